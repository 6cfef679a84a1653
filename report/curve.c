#include "report/curve.h"

#include <math.h>

#define THICK 2.5
#define DOT 7
#define SMALL 4

static enum ink
side_ink(const struct panel *p, const struct curve *curve)
{
	return palette_side(
		curve->side, p->frame->report->comparison->side_count);
}

static struct mark *
about(const struct curve *curve, struct mark *m)
{
	m->side = curve->side;
	m->cell = curve->cell;
	return m;
}

static struct point
place(const struct panel *p, struct point value)
{
	return (struct point){scale_at(&p->x, value.x),
		scale_at(&p->y, fmax(value.y, p->y.low))};
}

static void
draw_line(const struct panel *p, const struct curve *curve,
	const struct point *points, size_t count)
{
	struct mark *m;

	if (count < 2)
		return;
	m = about(curve,
		mark_path(p->frame->chart, ROLE_CURVE, side_ink(p, curve),
			points, count));
	m->thickness = curve->faint ? 1 : THICK;
}

void
curve_mark(const struct panel *p, const struct curve *curve, struct point value)
{
	struct point at = place(p, value);
	struct mark *m;

	if (isnan(value.y))
		return;
	m = about(curve,
		mark_marker(p->frame->chart, ROLE_DOT,
			mark_of_side(curve->side,
				p->frame->report->comparison->side_count),
			at.x, at.y));
	mark_resize(m, DOT);
	m->ink = side_ink(p, curve);
	m->ringed = true;
	m->value = value.y;
}

void
curve_dot(const struct panel *p, const struct curve *curve, struct point value)
{
	struct point at = place(p, value);
	struct mark *m;

	if (isnan(value.y))
		return;
	m = about(curve,
		mark_marker(
			p->frame->chart, ROLE_DOT, MARKER_CIRCLE, at.x, at.y));
	mark_resize(m, SMALL);
	m->ink = side_ink(p, curve);
	m->value = value.y;
}

double
curve_draw(const struct panel *p, const struct curve *curve)
{
	struct point stretch[CURVE_POINTS];
	double end = NAN;
	size_t n = 0;

	for (size_t i = 0; i < curve->count && i < CURVE_POINTS; i++) {
		if (isnan(curve->at[i].y)) {
			draw_line(p, curve, stretch, n);
			n = 0;
			continue;
		}
		stretch[n++] = place(p, curve->at[i]);
		end = stretch[n - 1].y;
	}
	draw_line(p, curve, stretch, n);
	for (size_t i = 0; !curve->faint && i < curve->count; i++)
		curve_mark(p, curve, curve->at[i]);
	return end;
}
