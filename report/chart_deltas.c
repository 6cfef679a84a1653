/*
 * By how much each side differs from the baseline in each cell: ratios on a
 * logarithmic axis, where twice as much and half as much are equally far from
 * no difference. Whiskers are what the printed decimals allow.
 */
#include "report/chart_kind.h"

#include <math.h>

#include "report/key.h"
#include "report/phrase.h"
#include "report/rows.h"

#define ROWS_MOST 420
#define TAIL 12
#define PAD 0.06   /* of the range, at both ends */
#define LEAST 0.02 /* the range in logarithms, at the least */

/* What is drawn in the row of the same number. */
struct change {
	const struct delta *delta;
	const char *words;
};

struct plan {
	const struct comparison *c;
	const struct table *t;
	struct frame *frame;
	struct rows rows;
	struct change *changes;
	struct scale x;
};

static bool
fits(const struct comparison *c)
{
	const struct entry *e = c->tables[0].entries;

	for (size_t i = 0; i < c->cell_count * c->side_count; i++)
		if (i % c->side_count != c->baseline && e[i].delta.ratio > 0)
			return true;
	return false;
}

static const char *
words_of(const struct plan *p, const struct delta *delta)
{
	struct buffer b = {0};

	if (isnan(delta->percent))
		return frame_word(p->frame, "no_figure");
	phrase_delta(&b, p->frame->report->locale, delta);
	return frame_keep(p->frame->chart, &b);
}

static void
add_row(struct plan *p, const char *name, size_t cell, size_t side)
{
	bool means = cell == p->c->cell_count;
	struct change *change = &p->changes[p->rows.count];
	struct row *row = rows_add(&p->rows, name, side, cell);

	row->apart = means && *name;
	change->delta = means
		? &p->t->means[side].delta
		: &comparison_entry(p->c, p->t, cell, side)->delta;
	change->words = words_of(p, change->delta);
}

/* Sides have names where there is but one cell, or no colour for them. */
static void
add_group(struct plan *p, size_t cell)
{
	const char *name = frame_cell(p->frame, cell);
	bool named = p->c->cell_count == 1 || p->c->side_count > PALETTE_SIDES;

	for (size_t s = 0; s < p->c->side_count; s++) {
		if (s == p->c->baseline)
			continue;
		add_row(p, named ? p->c->sides[s].label : name, cell, s);
		if (named)
			p->rows.items[p->rows.count - 1].heading = name;
		name = "";
	}
}

static void
list_rows(struct plan *p)
{
	size_t others = p->c->side_count - 1;
	size_t cells = ROWS_MOST / (others ? others : 1);

	if (cells > p->c->cell_count)
		cells = p->c->cell_count;
	p->changes = arena_array(&p->frame->chart->arena,
		(cells + 1) * (others + 1), sizeof(*p->changes));
	for (size_t i = 0; i < cells; i++)
		add_group(p, i);
	if (p->t->shared > 1)
		add_group(p, p->c->cell_count);
}

static double
ratio(double percent)
{
	return 1 + percent / 100;
}

/* Around no difference, and as far as differences go. */
static void
make_scale(struct plan *p)
{
	double low = 0, high = 0, words = 0, pad;

	for (size_t i = 0; i < p->rows.count; i++) {
		const struct delta *d = p->changes[i].delta;

		words = fmax(
			words, ruler_width(p->changes[i].words, FONT_LABEL));
		if (!(d->ratio > 0))
			continue;
		low = fmin(low, log(d->ratio));
		high = fmax(high, log(d->ratio));
	}
	pad = fmax(LEAST, (high - low) * PAD);
	p->x = (struct scale){.logarithmic = true,
		.low = exp(low - pad),
		.high = exp(high + pad),
		.from_px = p->rows.left,
		.to_px = p->frame->right - TAIL - words};
}

static const char *
tick_words(const struct plan *p, double percent)
{
	return arena_printf(&p->frame->chart->arena, "%s%s%s",
		percent > 0 ? "+" : "", frame_number(p->frame, percent, 0),
		p->frame->report->locale->percent);
}

/* Round differences, the most telling ones first. */
static void
draw_ticks(const struct plan *p)
{
	static const double percents[] = {0, 100, -50, 50, 20, -20, 10, -10, 5,
		-5, 400, -80, 900, -90, 200, 2, -2, 1, -1};
	struct frame_tick ticks[COUNTOF(percents)];
	double top = p->frame->y;
	size_t count = 0;

	for (size_t i = 0; i < COUNTOF(percents); i++) {
		double at = ratio(percents[i]);

		if (at < p->x.low || at > p->x.high)
			continue;
		ticks[count].at = at;
		ticks[count++].words = tick_words(p, percents[i]);
	}
	p->frame->y = p->rows.bottom + GAP / 2.0;
	frame_ticks(p->frame, &p->x, ticks, count,
		(struct point){top, p->rows.bottom});
	p->frame->y += mark_line_height(FONT_CAPTION);
}

/* No difference: what all is measured from. */
static void
draw_middle(const struct plan *p, double top)
{
	double x = scale_at(&p->x, 1);

	mark_line(p->frame->chart, ROLE_AXIS, INK_MUTED, (struct point){x, top},
		(struct point){x, p->rows.bottom});
}

static void
draw_stem(const struct plan *p, const struct row *row, double from, double to,
	double thickness)
{
	double y = rows_middle(&p->rows, row);
	struct mark *m;

	if (!(from > 0) || !(to > 0))
		return;
	m = rows_about(row,
		mark_line(p->frame->chart, ROLE_RANGE,
			palette_side(row->side, p->c->side_count),
			(struct point){scale_at(&p->x, from), y},
			(struct point){scale_at(&p->x, to), y}));
	m->thickness = thickness;
}

static void
draw_change(
	const struct plan *p, const struct row *row, const struct delta *delta)
{
	struct mark *m;

	if (!(delta->ratio > 0))
		return;
	draw_stem(p, row, 1, delta->ratio, 2);
	draw_stem(p, row, fmax(ratio(delta->low_percent), p->x.low),
		fmin(ratio(delta->high_percent), p->x.high), 5);
	m = rows_about(row,
		mark_marker(p->frame->chart, ROLE_DOT,
			mark_of_side(row->side, p->c->side_count),
			scale_at(&p->x, delta->ratio),
			rows_middle(&p->rows, row)));
	mark_resize(m, MARKER + 2);
	m->ink = palette_side(row->side, p->c->side_count);
	m->ringed = true;
	m->value = delta->ratio;
}

static const char *
tip(const struct plan *p, size_t i)
{
	const struct row *row = &p->rows.items[i];
	const char *cell = frame_cell(p->frame, row->cell);

	return ruler_clean(&p->frame->chart->arena,
		arena_printf(&p->frame->chart->arena, "%s%s%s: %s",
			p->c->sides[row->side].label, *cell ? ", " : "", cell,
			p->changes[i].words));
}

static void
draw_rows(const struct plan *p)
{
	struct buffer summary = {0};

	for (size_t i = 0; i < p->rows.count; i++) {
		const struct row *row = &p->rows.items[i];
		const struct delta *delta = p->changes[i].delta;
		struct mark *m;

		draw_change(p, row, delta);
		m = rows_about(row,
			mark_text(p->frame->chart, ROLE_DELTA, FONT_LABEL,
				(struct point){p->x.to_px + TAIL,
					rows_middle(&p->rows, row) -
						mark_line_height(FONT_LABEL) /
							2},
				p->changes[i].words));
		m->ink = isnan(delta->percent)
			? INK_MUTED
			: palette_delta(delta, p->t->metric->better);
		m->value = delta->percent;
		m->tip = tip(p, i);
		buffer_printf(&summary, "%s%s", i ? "; " : "", m->tip);
	}
	p->frame->chart->summary = frame_keep(p->frame->chart, &summary);
}

/* "Requests per second; higher is better; baseline: Apache" */
static const char *
subtitle(struct chart *chart, const struct report *report)
{
	const struct comparison *c = report->comparison;
	const struct locale *l = report->locale;
	struct buffer b = {0}, baseline = {0};

	buffer_puts(&b, frame_metric(chart, report, &c->tables[0]));
	locale_sentence(l, &baseline, "pair", "name",
		locale_word(l, "baseline"), "value",
		c->sides[c->baseline].label, NULL);
	phrase_add(&b, l, "notes_two", baseline.bytes);
	buffer_free(&baseline);
	return frame_keep(chart, &b);
}

static void
layout(struct chart *chart, const struct report *report)
{
	struct frame frame;
	struct plan p = {.c = report->comparison,
		.frame = &frame,
		.t = &report->comparison->tables[0],
		.rows = {.frame = &frame}};
	struct key key;
	double top;

	frame_begin(&frame, chart, report);
	frame_subtitle(&frame, subtitle(chart, report));
	list_rows(&p);
	key_begin(&key, &frame);
	if (p.c->cell_count > 1 && p.c->side_count > 2)
		key_sides(&key);
	key_end(&key);
	rows_place(&p.rows);
	make_scale(&p);
	top = frame.y;
	draw_ticks(&p);
	draw_middle(&p, top);
	rows_draw_names(&p.rows);
	draw_rows(&p);
	frame_end(&frame);
}

const struct chart_kind chart_deltas = {
	"deltas", FIELD_COUNT, true, fits, NULL, layout};
