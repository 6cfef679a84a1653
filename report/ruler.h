/*
 * How wide words are, without asking a font. An SVG is laid out here and read
 * elsewhere, in fonts that nobody here can know; so widths come from a table
 * that is as wide as the widest of the usual fonts. A chart then looks the
 * same on every machine, also on one that has no font at all, and words are
 * never wider than the room they were given.
 */
#ifndef REPORT_RULER_H
#define REPORT_RULER_H

#include <stdbool.h>

#include "parser/arena.h"
#include "report/palette.h"

/*
 * A copy with nothing in it but characters and single spaces. Controls, stray
 * bytes and marks that turn the direction of what follows are left out, so
 * that hostile words come out inert.
 */
const char *ruler_clean(struct arena *a, const char *text);

/* In px; not less than what a usual font needs. */
double ruler_width(const char *text, enum font font);

/* Is the first letter one of a script that is written from right to left? */
bool ruler_is_right_to_left(const char *text);

#define RULER_LINES 4

struct ruler_lines {
	const char *at[RULER_LINES + 1]; /* one to spare, to see what is over */
	size_t count;                    /* at least 1 */
};

/*
 * Break text into at most `most` lines of at most width px: at spaces where
 * there are any, else before any base character. What is left over ends with
 * an ellipsis. Lines are cleaned and live in the arena.
 */
void ruler_wrap(struct ruler_lines *lines, struct arena *a, const char *text,
	enum font font, double width, size_t most);

/* How many lines end within words that are written without spaces. */
size_t ruler_torn(const struct ruler_lines *lines);

double ruler_widest(const struct ruler_lines *lines, enum font font);

#endif
