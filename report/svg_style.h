/*
 * The one style that an SVG has: the inks of readers who prefer dark. Each
 * mark names its ink by a class; the rules hold for one chart of a page only.
 */
#ifndef REPORT_SVG_STYLE_H
#define REPORT_SVG_STYLE_H

#include "parser/buffer.h"
#include "report/mark.h"

/* The rules for all inks that the chart uses. */
void svg_style_write(
	struct buffer *out, const struct chart *chart, const char *prefix);

/* The classes of a mark, for its class attribute. */
void svg_style_class(struct buffer *out, const struct mark *m);

#endif
