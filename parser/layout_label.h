/*
 * The words that ab's own lines begin with: by them the layout steps know what
 * stands before and between ab's lines.
 */
#ifndef PARSER_LAYOUT_LABEL_H
#define PARSER_LAYOUT_LABEL_H

#include "parser/slice.h"

struct layout_label {
	const char *text;
	size_t len;
	bool strong; /* nothing but ab says so, wherever in a line it stands */
};

/* The label at the very start; NULL where there is none. */
const struct layout_label *layout_label_at(struct slice s);

/*
 * The first strong label that is not at the start but near it, at *where;
 * NULL where there is none.
 */
const struct layout_label *layout_label_within(struct slice s, size_t *where);

/*
 * Does the line speak for being ab's, whatever its language? By a label, a
 * percentile's row, or a unit in brackets.
 */
bool layout_label_speaks(struct slice line);

/* Is it the row of a percentile, as in "  50%    12"? */
bool layout_label_is_row(struct slice line);

/* Where such a row begins within the line; 0 where there is none. */
size_t layout_label_row_within(struct slice line);

#endif
