/*
 * One metric as horizontal bars, by cell and side. Names, values and deltas
 * are words, and words are read along the bars. All bars start at zero.
 */
#include "report/chart_bars.h"

#include <math.h>

#include "report/bar_plan.h"
#include "report/key.h"

#define DOT 6 /* a repeat */

static bool
fits(const struct comparison *c)
{
	return c->table_count > 0 && c->side_count > 0 && c->cell_count > 0;
}

/* What is drawn at a row. */
struct pen {
	const struct bar_plan *p;
	struct chart *chart;
	const struct row *row;
	const struct bar *bar;
	double middle;
};

static const char *
tip(const struct pen *pen)
{
	const char *cell = bar_plan_cell(pen->p, pen->row->cell);
	struct buffer b = {0};

	buffer_printf(&b, "%s%s%s: %s", pen->p->c->sides[pen->row->side].label,
		*cell ? ", " : "", cell, pen->bar->value);
	if (*pen->bar->delta)
		buffer_printf(&b, " (%s)", pen->bar->delta);
	return ruler_clean(&pen->chart->arena, frame_keep(pen->chart, &b));
}

static enum ink
side_ink(const struct pen *pen)
{
	return palette_side(pen->row->side, pen->p->c->side_count);
}

/* The result is where the bar ends. */
static double
draw_bar(const struct pen *pen)
{
	const struct scale *x = &pen->p->x;
	struct mark *m;

	if (isnan(pen->bar->entry->value))
		return x->from_px;
	m = rows_about(pen->row,
		mark_box(pen->chart, ROLE_BAR, side_ink(pen), x->from_px,
			pen->row->y));
	m->width = scale_at(x, pen->bar->entry->value) - x->from_px;
	m->height = pen->p->rows.thickness;
	m->value = pen->bar->entry->value;
	m->tip = tip(pen);
	return m->x + m->width;
}

/* Every repeat as a dot; the result is where bar and dots end. */
static double
draw_dots(const struct pen *pen, double end)
{
	const struct group *repeats = pen->bar->repeats;

	for (size_t i = 0; repeats && i < repeats->count; i++) {
		double value = run_number(repeats->runs[i], pen->p->t->field);
		struct mark *m;

		if (isnan(value))
			continue;
		m = rows_about(pen->row,
			mark_marker(pen->chart, ROLE_DOT, MARKER_CIRCLE,
				scale_at(&pen->p->x, value), pen->middle));
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
draw_cue(const struct pen *pen, double bar, double end)
{
	double zero = pen->p->x.from_px;
	bool inside = bar - zero > 2 * MARKER;
	struct mark *m;

	if (pen->p->rows_are_named)
		return end + BAR_TAIL;
	m = rows_about(pen->row,
		mark_marker(pen->chart, ROLE_CUE,
			mark_of_side(pen->row->side, pen->p->c->side_count),
			inside ? zero + MARKER : end + MARKER, pen->middle));
	m->ink = inside ? INK_GROUND : side_ink(pen);
	return inside ? end + BAR_TAIL : end + 2 * MARKER;
}

static void
draw_delta(const struct pen *pen, struct point at)
{
	const struct delta *delta = &pen->bar->entry->delta;
	enum ink ink = palette_delta(delta, pen->p->t->metric->better);
	struct mark *m;

	if (!*pen->bar->delta)
		return;
	if (!delta->within_rounding) {
		m = rows_about(pen->row,
			mark_marker(pen->chart, ROLE_DELTA,
				delta->percent > 0 ? MARKER_UP : MARKER_DOWN,
				at.x + MARKER / 2.0, pen->middle));
		m->ink = ink;
		at.x += MARKER + BAR_TAIL / 2.0;
	}
	m = rows_about(pen->row,
		mark_text(pen->chart, ROLE_DELTA, FONT_LABEL, at,
			pen->bar->delta));
	m->ink = ink;
	m->value = delta->percent;
}

static void
draw_row(const struct pen *pen)
{
	bool missing = isnan(pen->bar->entry->value);
	double bar = draw_bar(pen);
	struct point at = {draw_cue(pen, bar, draw_dots(pen, bar)),
		pen->middle - mark_line_height(FONT_LABEL) / 2};
	struct mark *m;

	frame_clear(
		pen->p->rows.frame, at, bar_plan_words(pen->bar), FONT_LABEL);
	m = rows_about(pen->row,
		mark_text(pen->chart, missing ? ROLE_MISSING : ROLE_VALUE,
			FONT_LABEL, at, pen->bar->value));
	m->value = pen->bar->entry->value;
	m->ink = missing ? INK_MUTED : INK_TEXT;
	at.x += m->width + BAR_BETWEEN;
	draw_delta(pen, at);
}

/* The data in words as well, for those who do not see the bars. */
static void
draw_rows(const struct bar_plan *p)
{
	struct pen pen = {.p = p, .chart = p->rows.frame->chart};
	struct buffer summary = {0};

	for (size_t i = 0; i < p->rows.count; i++) {
		pen.row = &p->rows.items[i];
		pen.bar = &p->bars[i];
		pen.middle = rows_middle(&p->rows, pen.row);
		draw_row(&pen);
		buffer_printf(&summary, "%s%s", i ? "; " : "", tip(&pen));
	}
	pen.chart->summary = frame_keep(pen.chart, &summary);
}

void
chart_bars_layout(struct chart *chart, const struct report *report,
	const struct comparison *c, const char *subtitle)
{
	struct frame frame;
	struct bar_plan p;
	struct key key;

	frame_begin(&frame, chart, report);
	frame_subtitle(&frame, subtitle);
	bar_plan_rows(&p, &frame, c);
	key_begin(&key, &frame);
	if (!p.rows_are_named)
		key_sides(&key);
	key_end(&key);
	bar_plan_places(&p);
	frame_ticks_below(&frame, &p.x, p.rows.bottom);
	rows_draw_names(&p.rows);
	draw_rows(&p);
	frame_end(&frame);
}

static void
layout(struct chart *chart, const struct report *report)
{
	const struct comparison *c = report->comparison;

	chart_bars_layout(
		chart, report, c, frame_metric(chart, report, &c->tables[0]));
}

const struct chart_kind chart_bars = {
	"bars", FIELD_COUNT, true, fits, fits, layout};
