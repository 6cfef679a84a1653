/*
 * Charts: computed first, drawn after. A chart is a function of a comparison
 * that ends in positions (struct chart, in mark.h) which a test can check;
 * svg.c writes them down, and canvas.c puts ink.
 */
#ifndef REPORT_CHART_H
#define REPORT_CHART_H

#include "report/renderer.h"

struct chart;

/* The names of all kinds, by number from 0; NULL after the last. */
const char *chart_name(size_t number);

/* Have these runs something for a chart of this kind? */
bool chart_fits(const char *name, const struct comparison *c);

/* Compute where everything is, in a zero chart; mark_free is the caller's. */
bool chart_compute(
	struct chart *chart, const struct report *report, struct error *e);

/* A chart as a stand-alone SVG file. `prefix` makes its ids unique in a page:
 * "" for a file of its own. */
bool chart_svg(struct buffer *out, const struct report *report,
	const char *prefix, struct error *e);

/* At scale 1 or 2 pixels per px. */
bool chart_png(struct buffer *out, const struct report *report, double scale,
	struct error *e);

bool chart_pdf(
	struct buffer *out, const struct report *report, struct error *e);

#endif
