#include "report/frame.h"

#include <math.h>

#include "report/caption.h"
#include "report/phrase.h"
#include "report/ruler.h"

#define TITLE_LINES 2 /* of large words; else they get smaller */
#define SUBTITLE_LINES 2
#define CAPTION_LINES 4
#define TICKS_BELOW 8

const char *
frame_keep(struct chart *c, struct buffer *b)
{
	const char *text = arena_copy(&c->arena, buffer_slice(b));

	buffer_free(b);
	return text;
}

const char *
frame_number(const struct frame *f, double number, int decimals)
{
	struct buffer b = {0};

	locale_number(f->report->locale, &b, number, decimals);
	return frame_keep(f->chart, &b);
}

const char *
frame_word(const struct frame *f, const char *key)
{
	return locale_word(f->report->locale, key);
}

/* Sentences of ours run in the direction of the language. */
static void
add_line(struct frame *f, enum role role, enum ink ink, enum font font,
	const char *text)
{
	struct mark *m = mark_text(
		f->chart, role, font, (struct point){f->left, f->y}, text);

	m->ink = ink;
	m->right_to_left = f->chart->right_to_left;
	f->y += m->height;
}

/*
 * Lines of even length look better than a full line and a single word: the
 * least width that needs no more lines, and tears no more words.
 */
static void
wrap_evenly(struct ruler_lines *lines, struct arena *a, const char *text,
	enum font font, double width)
{
	struct ruler_lines narrower;

	ruler_wrap(lines, a, text, font, width, RULER_LINES);
	for (double less = width - GAP; lines->count > 1 && less > width / 2;
		less -= GAP) {
		ruler_wrap(&narrower, a, text, font, less, RULER_LINES + 1);
		if (narrower.count > lines->count)
			return;
		if (ruler_torn(&narrower) <= ruler_torn(lines))
			*lines = narrower;
	}
}

static void
add_lines(struct frame *f, enum role role, enum ink ink, enum font font,
	const struct ruler_lines *lines)
{
	for (size_t i = 0; i < lines->count; i++)
		add_line(f, role, ink, font, lines->at[i]);
}

static void
add_title(struct frame *f)
{
	struct chart *c = f->chart;
	double width = f->right - f->left;
	enum font font = FONT_TITLE;
	struct ruler_lines lines;

	wrap_evenly(&lines, &c->arena, c->title, font, width);
	if (lines.count > TITLE_LINES) {
		font = FONT_LONG_TITLE;
		wrap_evenly(&lines, &c->arena, c->title, font, width);
	}
	add_lines(f, ROLE_TITLE, INK_TEXT, font, &lines);
}

void
frame_begin(struct frame *f, struct chart *chart, const struct report *report)
{
	*f = (struct frame){.chart = chart,
		.report = report,
		.left = MARGIN,
		.right = chart->width - MARGIN,
		.y = MARGIN};
	mark_box(chart, ROLE_GROUND, INK_GROUND, 0, 0);
	add_title(f);
	f->y += GAP / 2.0;
}

void
frame_subtitle(struct frame *f, const char *text)
{
	struct ruler_lines lines;

	ruler_wrap(&lines, &f->chart->arena, text, FONT_SUBTITLE,
		f->right - f->left, SUBTITLE_LINES);
	add_lines(f, ROLE_SUBTITLE, INK_MUTED, FONT_SUBTITLE, &lines);
	f->y += 2 * GAP;
}

static bool
is_free(const struct chart *c, size_t first, const struct mark *m)
{
	for (size_t i = first; i < c->count; i++) {
		const struct mark *other = c->marks[i];

		if (other != m && other->role == ROLE_TICK &&
			m->x < other->x + other->width + GAP &&
			other->x < m->x + m->width + GAP)
			return false;
	}
	return true;
}

void
frame_ticks(struct frame *f, const struct scale *s,
	const struct frame_tick *ticks, size_t count, struct point top_bottom)
{
	struct chart *c = f->chart;
	size_t first = c->count;

	for (size_t i = 0; i < count; i++) {
		double x = scale_at(s, ticks[i].at);
		struct mark *m = mark_text(c, ROLE_TICK, FONT_CAPTION,
			(struct point){x, f->y}, ticks[i].words);

		m->ink = INK_MUTED;
		m->value = ticks[i].at;
		mark_align(m, ALIGN_CENTER);
		m->x = fmin(m->x, f->right - m->width);
		if (!is_free(c, first, m))
			c->count--; /* no room: left out */
		else if (top_bottom.x < top_bottom.y)
			mark_line(c, ROLE_GRID, INK_GRID,
				(struct point){x, top_bottom.x},
				(struct point){x, top_bottom.y})
				->value = ticks[i].at;
	}
}

void
frame_ticks_below(struct frame *f, const struct scale *s, double bottom)
{
	double room = fabs(s->to_px - s->from_px);
	double width = ruler_width(frame_number(f, s->high, 0), FONT_CAPTION);
	size_t most = (size_t)fmax(2, floor(room / (width + 3 * GAP)));
	struct frame_tick words[TICKS_MAX];
	struct ticks ticks;
	double top = f->y;

	most = most > TICKS_BELOW ? TICKS_BELOW : most;
	if (s->logarithmic)
		scale_log10_ticks(&ticks, s->low, s->high, most);
	else
		scale_ticks(&ticks, s->low, s->high, most);
	for (size_t i = 0; i < ticks.count; i++) {
		bool whole = s->logarithmic && ticks.at[i] >= 1;

		words[i].at = ticks.at[i];
		words[i].words = frame_number(
			f, ticks.at[i], whole ? 0 : ticks.decimals);
	}
	f->y = bottom + GAP / 2.0;
	frame_ticks(f, s, words, ticks.count, (struct point){top, bottom});
	f->y += mark_line_height(FONT_CAPTION);
}

void
frame_clear(struct frame *f, struct point at, double width, enum font font)
{
	struct mark *m = mark_box(
		f->chart, ROLE_GROUND, INK_GROUND, at.x - 2, at.y + 1);

	m->width = width + 4;
	m->height = mark_line_height(font) - 2;
}

const char *
frame_cell(const struct frame *f, size_t cell)
{
	const struct comparison *c = f->report->comparison;

	return cell == c->cell_count ? frame_word(f, "geometric_mean")
				     : c->cells[cell].label;
}

const char *
frame_metric(
	struct chart *chart, const struct report *report, const struct table *t)
{
	static const char *const keys[] = {
		[BETTER_HIGHER] = "higher_is_better",
		[BETTER_LOWER] = "lower_is_better",
	};
	const struct locale *l = report->locale;
	struct buffer b = {0};

	phrase_metric_unit(&b, l, t->field);
	if (t->metric->better != BETTER_NEITHER)
		phrase_add(&b, l, "notes_two",
			locale_word(l, keys[t->metric->better]));
	return frame_keep(chart, &b);
}

void
frame_end(struct frame *f)
{
	struct chart *c = f->chart;
	struct ruler_lines lines;
	struct buffer b = {0};

	caption_write(&b, f->report);
	f->y += 2 * GAP;
	if (b.len) {
		ruler_wrap(&lines, &c->arena, frame_keep(c, &b), FONT_CAPTION,
			f->right - f->left, CAPTION_LINES);
		add_lines(f, ROLE_CAPTION, INK_MUTED, FONT_CAPTION, &lines);
	}
	c->height = ceil(f->y + MARGIN);
	c->marks[0]->width = c->width;
	c->marks[0]->height = c->height;
}
