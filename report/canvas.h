/*
 * A chart as ink: the only door to cairo and Pango. Words are shaped by Pango
 * in the language of the chart; they are narrowed where a font is wider than
 * the room that the layout left for them. Nothing here depends on the time,
 * so that the same chart gives the same bytes.
 */
#ifndef REPORT_CANVAS_H
#define REPORT_CANVAS_H

#include "parser/buffer.h"
#include "report/mark.h"

/*
 * Scripts that had a character which no installed font can draw, as bits of
 * a set: what a reader would see there is a box.
 */
struct canvas_gaps {
	unsigned long scripts;
};

/* A script for a notice: its name, and the Debian package with a font. */
struct canvas_script {
	const char *name;
	const char *package;
};

/*
 * Takes one script out of the set; false when the set is empty.
 *     while (canvas_next_gap(&gaps, &script))
 */
bool canvas_next_gap(struct canvas_gaps *gaps, struct canvas_script *script);

struct canvas_options {
	enum theme theme;
	double scale;             /* pixels per px, of PNG */
	struct canvas_gaps *gaps; /* added to; NULL: nobody asks */
};

bool canvas_png(struct buffer *out, const struct chart *chart,
	const struct canvas_options *options, struct error *e);

bool canvas_pdf(struct buffer *out, const struct chart *chart,
	const struct canvas_options *options, struct error *e);

/* How wide the words of a text come out, in px, before they are narrowed; NAN
 * where no font has them. */
double canvas_width(const struct mark *text, const struct chart *chart);

#endif
