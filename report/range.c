#include "report/range.h"

#include <math.h>

static size_t
side_count(const struct range *r)
{
	return r->rows->frame->report->comparison->side_count;
}

static enum ink
side_ink(const struct range *r)
{
	return palette_side(r->row->side, side_count(r));
}

static double
place(const struct range *r, double ms)
{
	return scale_at(r->x, fmax(ms, r->x->low));
}

/* A line across the row. */
static void
draw_tick(const struct range *r, double ms, double height)
{
	double x = place(r, ms), y = rows_middle(r->rows, r->row);
	struct mark *m;

	if (isnan(ms))
		return;
	m = rows_about(r->row,
		mark_line(r->rows->frame->chart, ROLE_RANGE,
			height > RANGE_BODY ? INK_TEXT : side_ink(r),
			(struct point){x, y - height / 2},
			(struct point){x, y + height / 2}));
	m->value = ms;
	m->thickness = 2;
}

static void
draw_range(const struct range *r, const double *at)
{
	double y = rows_middle(r->rows, r->row);
	struct mark *m;

	if (isnan(at[TIMES_MIN]) || isnan(at[TIMES_MAX]))
		return;
	m = rows_about(r->row,
		mark_line(r->rows->frame->chart, ROLE_RANGE, side_ink(r),
			(struct point){place(r, at[TIMES_MIN]), y},
			(struct point){place(r, at[TIMES_MAX]), y}));
	m->thickness = 2;
	draw_tick(r, at[TIMES_MIN], RANGE_BODY);
	draw_tick(r, at[TIMES_MAX], RANGE_BODY);
}

/* From a deviation below the mean to one above, as far as there are times. */
static void
draw_deviation(const struct range *r, const double *at)
{
	double from = fmax(at[TIMES_MEAN] - at[TIMES_SD], at[TIMES_MIN]);
	double to = fmin(at[TIMES_MEAN] + at[TIMES_SD], at[TIMES_MAX]);
	struct mark *m;

	if (isnan(at[TIMES_SD]))
		return;
	m = rows_about(r->row,
		mark_box(r->rows->frame->chart, ROLE_RANGE, side_ink(r),
			place(r, from),
			rows_middle(r->rows, r->row) - RANGE_BODY / 2.0));
	m->width = place(r, to) - place(r, from);
	m->height = RANGE_BODY;
}

static void
draw_mean(const struct range *r, double ms)
{
	struct mark *m;

	if (isnan(ms))
		return;
	m = rows_about(r->row,
		mark_marker(r->rows->frame->chart, ROLE_DOT,
			mark_of_side(r->row->side, side_count(r)), place(r, ms),
			rows_middle(r->rows, r->row)));
	mark_resize(m, MARKER + 2);
	m->ink = side_ink(r);
	m->ringed = true;
	m->value = ms;
}

void
range_draw(const struct range *r, const struct times *t)
{
	draw_range(r, t->at);
	draw_deviation(r, t->at);
	draw_tick(r, t->at[TIMES_MEDIAN], RANGE_MEDIAN);
	draw_mean(r, t->at[TIMES_MEAN]);
}
