/*
 * Words as Pango shapes them: fonts, languages, directions, and the scripts
 * for which there is no font. For canvas.c and
 * outline.c alone.
 */
#ifndef REPORT_GLYPH_H
#define REPORT_GLYPH_H

#include <pango/pangocairo.h>

#include "parser/error.h"
#include "report/mark.h"

/* Is any font installed? Without one a chart would be all boxes. */
bool glyph_has_fonts(struct error *e);

/* One line of words, shaped; the caller's to unref. */
PangoLayout *glyph_layout(
	cairo_t *cr, const struct chart *chart, const struct mark *text);

/* Moves to where the words stand, narrowed to the room they have. */
void glyph_place(cairo_t *cr, const struct mark *text, PangoLayout *layout);

/* In px, before that. */
double glyph_width(PangoLayout *layout);

/* May some of it be pictures in colour instead of shapes? */
bool glyph_has_emoji(PangoLayout *layout);

/* The scripts, as bits, of characters that no font has. */
unsigned long glyph_gaps(PangoLayout *layout);

/* The name of the script of a bit, and a Debian package with a font for it;
 * NULL when there is no such bit. */
const char *glyph_script(unsigned bit, const char **package);

#endif
