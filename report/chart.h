/*
 * Charts: computed first, drawn after. A chart is a function of a comparison
 * that ends in positions (struct chart) which a test can check; chart_draw
 * puts ink through canvas.h, and svg.c, png.c and pdf.c are its devices.
 */
#ifndef REPORT_CHART_H
#define REPORT_CHART_H

#include "report/renderer.h"

/* A chart as a stand-alone SVG file. `prefix` makes its ids unique in a page:
 * "" for a file of its own. */
bool chart_svg(struct buffer *out, const struct report *report,
	const char *prefix, struct error *e);

/* At scale 1 or 2 pixels per px. */
bool chart_png(struct buffer *out, const struct report *report, double scale,
	struct error *e);

bool chart_pdf(struct buffer *out, const struct report *report,
	struct error *e);

#endif
