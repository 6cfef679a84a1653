/*
 * Lines through values in a panel, with the marker of their side at each
 * value. Where a value is missing, the line has a gap.
 */
#ifndef REPORT_CURVE_H
#define REPORT_CURVE_H

#include "report/panel.h"

#define CURVE_POINTS 128 /* more are left out */

struct curve {
	size_t side, cell;
	const struct point *at; /* values; y is NAN where there is none */
	size_t count;
	const char *name; /* what its points are called when pointed at */
	bool faint;       /* a single run beside its summary */
};

/* A value with the marker of its side. */
void curve_mark(
	const struct panel *p, const struct curve *curve, struct point value);

/* A single run as a small dot beside the curve. */
void curve_dot(
	const struct panel *p, const struct curve *curve, struct point value);

/* The result is the y in px where the curve ends; NAN where it is empty. */
double curve_draw(const struct panel *p, const struct curve *curve);

#endif
