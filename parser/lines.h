/*
 * A document as lines. The texts are borrowed: from the input where nothing
 * had to be changed, else from the arena.
 */
#ifndef PARSER_LINES_H
#define PARSER_LINES_H

#include "parser/arena.h"

struct line {
	struct slice text; /* without its end of line and blanks before it */
	unsigned number;   /* of the input's line, from 1 */
	bool html;         /* a row of the table that ab -w prints */
};

struct text {
	struct line *lines;
	size_t count;
	size_t room;
	bool ended;          /* the last line had an end of line: it is whole */
	bool utf16_or_other; /* it was not UTF-8 */
	bool marked; /* it may hold escapes, entities, emphasis or colours */
};

/* Append a line that is clean already. */
void lines_add(
	struct text *t, struct arena *a, struct slice line, unsigned number);

#endif
