/*
 * One metric as horizontal bars, by cell and side. Names, values and deltas
 * are words, and words are read along the bars. All bars start at zero.
 */
#include "report/chart_kind.h"

#include <math.h>

#include "report/bar_plan.h"

#define DOT 6 /* a repeat */

static bool
fits(const struct comparison *c)
{
	return c->table_count > 0 && c->side_count > 0 && c->cell_count > 0;
}

static const char *
tip(const struct bar_plan *p, const struct bar_row *row)
{
	const char *cell = row->cell == p->c->cell_count
		? frame_word(p->frame, "geometric_mean")
		: p->c->cells[row->cell].label;
	struct buffer b = {0};

	buffer_printf(&b, "%s%s%s: %s", p->c->sides[row->side].label,
		*cell ? ", " : "", cell, row->value);
	if (*row->delta)
		buffer_printf(&b, " (%s)", row->delta);
	return ruler_clean(
		&p->frame->chart->arena, frame_keep(p->frame->chart, &b));
}

static struct mark *
about(struct mark *m, const struct bar_row *row)
{
	m->side = row->side;
	m->cell = row->cell;
	return m;
}

static enum ink
side_ink(const struct bar_plan *p, const struct bar_row *row)
{
	return palette_side(row->side, p->c->side_count);
}

static double
middle(const struct bar_plan *p, const struct bar_row *row)
{
	return row->y + p->thickness / 2;
}

/* The result is where the bar ends. */
static double
draw_bar(const struct bar_plan *p, const struct bar_row *row)
{
	struct mark *m = about(mark_box(p->frame->chart, ROLE_BAR,
				       side_ink(p, row), p->x.from_px, row->y),
		row);

	m->width = scale_at(&p->x, row->entry->value) - p->x.from_px;
	m->height = p->thickness;
	m->value = row->entry->value;
	m->tip = tip(p, row);
	return m->x + m->width;
}

/* Every repeat as a dot; the result is where bar and dots end. */
static double
draw_dots(const struct bar_plan *p, const struct bar_row *row, double end)
{
	for (size_t i = 0; row->repeats && i < row->repeats->count; i++) {
		double value = run_number(row->repeats->runs[i], p->t->field);
		struct mark *m;

		if (isnan(value))
			continue;
		m = about(mark_marker(p->frame->chart, ROLE_DOT, MARKER_CIRCLE,
				  scale_at(&p->x, value), middle(p, row)),
			row);
		mark_resize(m, DOT);
		m->value = value;
		m->ringed = true;
		end = fmax(end, m->x + m->width);
	}
	return end;
}

/*
 * The side's marker: in the ground's colour within its bar, else behind a bar
 * that is too short for it. The result is where the words may start.
 */
static double
draw_cue(const struct bar_plan *p, const struct bar_row *row, double bar,
	double end)
{
	bool inside = bar - p->x.from_px > 2 * MARKER;
	struct mark *m;

	if (p->rows_are_named)
		return end + BAR_TAIL;
	m = about(mark_marker(p->frame->chart, ROLE_CUE,
			  mark_of_side(row->side, p->c->side_count),
			  inside ? p->x.from_px + MARKER : end + MARKER,
			  middle(p, row)),
		row);
	m->ink = inside ? INK_GROUND : side_ink(p, row);
	return inside ? end + BAR_TAIL : end + 2 * MARKER;
}

static enum ink
delta_ink(const struct bar_plan *p, const struct delta *delta)
{
	enum better better = p->t->metric->better;

	if (delta->within_rounding || better == BETTER_NEITHER)
		return INK_MUTED;
	return (delta->percent > 0) == (better == BETTER_HIGHER) ? INK_BETTER
								 : INK_WORSE;
}

static void
draw_delta(const struct bar_plan *p, const struct bar_row *row, struct point at)
{
	const struct delta *delta = &row->entry->delta;
	struct mark *m;

	if (!*row->delta)
		return;
	if (!delta->within_rounding) {
		m = about(mark_marker(p->frame->chart, ROLE_DELTA,
				  delta->percent > 0 ? MARKER_UP : MARKER_DOWN,
				  at.x + MARKER / 2.0, middle(p, row)),
			row);
		m->ink = delta_ink(p, delta);
		at.x += MARKER + BAR_TAIL / 2.0;
	}
	m = about(mark_text(p->frame->chart, ROLE_DELTA, FONT_LABEL, at,
			  row->delta),
		row);
	m->ink = delta_ink(p, delta);
	m->value = delta->percent;
}

static void
draw_row(const struct bar_plan *p, const struct bar_row *row)
{
	bool missing = isnan(row->entry->value);
	double bar = missing ? p->x.from_px : draw_bar(p, row);
	struct point at = {
		.y = middle(p, row) - mark_line_height(FONT_LABEL) / 2};
	struct mark *m;

	at.x = draw_cue(p, row, bar, draw_dots(p, row, bar));
	frame_clear(p->frame, at, bar_plan_words(row), FONT_LABEL);
	m = about(
		mark_text(p->frame->chart, missing ? ROLE_MISSING : ROLE_VALUE,
			FONT_LABEL, at, row->value),
		row);
	m->value = row->entry->value;
	m->ink = missing ? INK_MUTED : INK_TEXT;
	at.x += m->width + BAR_BETWEEN;
	draw_delta(p, row, at);
}

static void
draw_lines(const struct bar_plan *p, const struct bar_row *row, enum font font,
	const struct ruler_lines *lines, double y)
{
	enum role role = font == FONT_HEADING ? ROLE_HEADING : ROLE_CATEGORY;

	for (size_t i = 0; i < lines->count; i++) {
		struct point at = {
			p->frame->left, y + (double)i * mark_line_height(font)};

		if (!p->beside)
			frame_clear(p->frame, at,
				ruler_width(lines->at[i], font), font);
		about(mark_text(p->frame->chart, role, font, at, lines->at[i]),
			row);
	}
}

/* Beside bars a name stands at the middle of all that it names. */
static void
draw_names(const struct bar_plan *p, const struct bar_row *row)
{
	double line = mark_line_height(FONT_LABEL);
	double rows = p->rows_are_named ? 1 : (double)p->sides;
	double above = row->y - 2 - (double)row->name.count * line;
	double beside = middle(p, row) + (rows - 1) * p->pitch / 2 - line / 2;

	draw_lines(p, row, FONT_LABEL, &row->name, p->beside ? beside : above);
	draw_lines(p, row, FONT_HEADING, &row->heading,
		(p->beside ? row->y : above) -
			(double)row->heading.count * (line + 2));
}

/* The data in words, for those who do not see the bars. */
static void
summarize(const struct bar_plan *p)
{
	struct buffer b = {0};

	for (size_t i = 0; i < p->count; i++)
		buffer_printf(&b, "%s%s", i ? "; " : "", tip(p, &p->rows[i]));
	p->frame->chart->summary = frame_keep(p->frame->chart, &b);
}

static void
layout(struct chart *chart, const struct report *report)
{
	struct frame frame;
	struct bar_plan p;

	frame_begin(&frame, chart, report);
	frame_subtitle(
		&frame, frame_metric(&frame, &report->comparison->tables[0]));
	bar_plan_rows(&p, &frame, &report->comparison->tables[0]);
	if (!p.rows_are_named)
		frame_legend(&frame);
	bar_plan_places(&p);
	frame_ticks_below(&frame, &p.x, p.bottom);
	for (size_t i = 0; i < p.count; i++) {
		draw_names(&p, &p.rows[i]);
		draw_row(&p, &p.rows[i]);
	}
	summarize(&p);
	frame_end(&frame);
}

const struct chart_kind chart_bars = {"bars", true, fits, layout};
