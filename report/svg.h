/*
 * A chart as SVG, written through libxml2: well-formed whatever the words
 * hold. Words are <text> elements, the finding and the data stand in <title>
 * and <desc>, and colours are attributes that any viewer knows; with
 * THEME_AUTO a style of a few rules changes them for readers who prefer dark.
 * No script, no reference to anything outside.
 */
#ifndef REPORT_SVG_H
#define REPORT_SVG_H

#include "parser/buffer.h"
#include "report/mark.h"

struct svg_options {
	const char
		*prefix; /* of all ids, for several charts in a page; or "" */
	enum theme theme;
	/* Words as shapes: the path of a text, appended to out. NULL: <text>. */
	bool (*outline)(struct buffer *out, const struct mark *text,
		const struct chart *chart, void *context);
	void *context;
};

bool svg_write(struct buffer *out, const struct chart *chart,
	const struct svg_options *options, struct error *e);

#endif
