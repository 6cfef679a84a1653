/*
 * ab's table of connection times: for each part of a request the range from
 * the least to the greatest, the standard deviation around the mean, and the
 * median. Where there are several cells, the total time of each.
 */
#include "report/chart_kind.h"

#include <math.h>

#include "report/key.h"
#include "report/phrase.h"
#include "report/range.h"

#define TAIL 12 /* from the plot to the words */
#define ROWS_MOST 420
#define PLOT_LEAST 48
#define TAIL_HEAVY 12 /* greatest over mean: from here on logarithmic */
#define LEAST_MS 0.5  /* ab rounds to whole ms: 0 is anything below */

/* What is drawn in the row of the same number. */
struct span {
	struct times times;
	const char *words;
};

struct plan {
	const struct comparison *c;
	struct frame *frame;
	struct rows rows;
	struct span *spans;
	struct scale x;
};

static bool
fits(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count; i++)
		for (size_t s = 0; s < c->side_count; s++) {
			struct times t = times_read(&c->cells[i].groups[s],
				&times_rows[TIMES_TOTAL]);

			if (times_known(&t))
				return true;
		}
	return false;
}

/* A single run of an ab that prints no percentiles. */
static bool
fits_alone(const struct comparison *c)
{
	return c->cell_count == 1 && c->side_count == 1 &&
		c->sides[0].run_count == 1 && fits(c);
}

/* "median 12 · max 64": what the marks alone say only roughly. */
static const char *
words_of(const struct frame *f, const struct times *t)
{
	static const struct {
		enum times_column column;
		const char *key;
	} shown[] = {{TIMES_MEDIAN, "median"}, {TIMES_MAX, "max"}};
	size_t count = f->chart->width < WIDTH_NARROW ? 1 : COUNTOF(shown);
	struct buffer b = {0};

	if (!times_known(t))
		return frame_word(f, "no_figure");
	for (size_t i = 0; i < count; i++)
		if (!isnan(t->at[shown[i].column]))
			buffer_printf(&b, "%s%s %s", b.len ? " \xc2\xb7 " : "",
				frame_word(f, shown[i].key),
				frame_number(f, t->at[shown[i].column],
					t->decimals));
	return frame_keep(f->chart, &b);
}

static void
add_group(struct plan *p, size_t cell, const struct times_row *part,
	const char *name)
{
	for (size_t s = 0; s < p->c->side_count; s++) {
		struct span *span = &p->spans[p->rows.count];
		struct row *row = rows_add(&p->rows, s ? "" : name, s, cell);

		if (p->c->side_count > PALETTE_SIDES) {
			row->heading = row->name;
			row->name = p->c->sides[s].label;
		}
		span->times = times_read(&p->c->cells[cell].groups[s], part);
		span->words = words_of(p->frame, &span->times);
	}
}

static void
list_rows(struct plan *p)
{
	const struct comparison *c = p->c;
	size_t groups = c->cell_count > 1 ? c->cell_count : TIMES_ROWS;

	while (groups > 1 && groups * c->side_count > ROWS_MOST)
		groups--;
	p->spans = arena_array(&p->frame->chart->arena, groups * c->side_count,
		sizeof(*p->spans));
	for (size_t i = 0; i < groups; i++)
		if (c->cell_count > 1)
			add_group(p, i, &times_rows[TIMES_TOTAL],
				c->cells[i].label);
		else
			add_group(p, 0, &times_rows[i],
				frame_word(p->frame, times_rows[i].word));
}

/* Linear from zero, unless a few slow requests would leave no room for the
 * others. */
static void
make_scale(struct plan *p)
{
	double high = 0, mean = 0, words = 0;

	for (size_t i = 0; i < p->rows.count; i++) {
		const double *at = p->spans[i].times.at;

		high = fmax(high, fmax(at[TIMES_MAX], at[TIMES_MEAN]));
		mean = fmax(mean, at[TIMES_MEAN]);
		words = fmax(words, ruler_width(p->spans[i].words, FONT_LABEL));
	}
	p->x = (struct scale){.high = high,
		.from_px = p->rows.left,
		.to_px = fmax(p->rows.left + PLOT_LEAST,
			p->frame->right - TAIL - words)};
	if (mean > 0 && high > TAIL_HEAVY * mean) {
		p->x.logarithmic = true;
		p->x.low = LEAST_MS;
	}
}

static const char *
tip(const struct plan *p, size_t i)
{
	const struct row *row = &p->rows.items[i];
	const struct row *named = row;
	struct buffer b = {0};

	while (!*named->name)
		named--;
	buffer_printf(&b, "%s, %s: %s", p->c->sides[row->side].label,
		*named->heading ? named->heading : named->name,
		p->spans[i].words);
	return ruler_clean(
		&p->frame->chart->arena, frame_keep(p->frame->chart, &b));
}

static void
draw_row(const struct plan *p, size_t i)
{
	const struct row *row = &p->rows.items[i];
	struct range range = {&p->rows, row, &p->x};
	bool known = times_known(&p->spans[i].times);
	struct mark *m;

	range_draw(&range, &p->spans[i].times);
	m = rows_about(row,
		mark_text(p->frame->chart, known ? ROLE_VALUE : ROLE_MISSING,
			FONT_LABEL,
			(struct point){p->x.to_px + TAIL,
				rows_middle(&p->rows, row) -
					mark_line_height(FONT_LABEL) / 2},
			p->spans[i].words));
	m->ink = known ? INK_TEXT : INK_MUTED;
	m->tip = tip(p, i);
}

static void
draw_rows(const struct plan *p)
{
	struct buffer summary = {0};

	for (size_t i = 0; i < p->rows.count; i++) {
		draw_row(p, i);
		buffer_printf(&summary, "%s%s", i ? "; " : "", tip(p, i));
	}
	p->frame->chart->summary = frame_keep(p->frame->chart, &summary);
}

/* "min – max", with another sign in other places. */
static const char *
two_words(const struct frame *f, const char *one, const char *sign,
	const char *other)
{
	return arena_printf(&f->chart->arena, "%s %s %s", frame_word(f, one),
		sign, frame_word(f, other));
}

static void
add_keys(struct frame *f, const struct plan *p)
{
	struct key key;

	key_begin(&key, f);
	if (p->c->side_count <= PALETTE_SIDES)
		key_sides(&key);
	key_line(&key, 2, two_words(f, "min", "\xe2\x80\x93", "max"));
	key_line(&key, RANGE_BODY, two_words(f, "mean", "\xc2\xb1", "sd"));
	key_marker(&key, MARKER_CIRCLE, frame_word(f, "mean"));
	key_tick(&key, RANGE_MEDIAN, frame_word(f, "median"));
	key_end(&key);
}

static const char *
subtitle(struct chart *chart, const struct report *report)
{
	struct buffer b = {0};

	locale_sentence(report->locale, &b, "with_unit", "name",
		locale_word(report->locale, "connection_times"), "unit", "ms",
		NULL);
	phrase_add(&b, report->locale, "notes_two",
		locale_word(report->locale, "lower_is_better"));
	return frame_keep(chart, &b);
}

static void
layout(struct chart *chart, const struct report *report)
{
	struct frame frame;
	struct plan p = {.c = report->comparison,
		.frame = &frame,
		.rows = {.frame = &frame}};

	frame_begin(&frame, chart, report);
	frame_subtitle(&frame, subtitle(chart, report));
	add_keys(&frame, &p);
	list_rows(&p);
	rows_place(&p.rows);
	make_scale(&p);
	frame_ticks_below(&frame, &p.x, p.rows.bottom);
	rows_draw_names(&p.rows);
	draw_rows(&p);
	frame_end(&frame);
}

const struct chart_kind chart_latency = {
	"latency", FIELD_P50_MS, true, fits, fits_alone, layout};
