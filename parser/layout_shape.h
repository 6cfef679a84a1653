/*
 * The shape of what stands before the text of a line: a quotation mark, a
 * comment sign, a line number, a time, a container's name. Numbers in it are
 * alike, whatever they are, and so are runs of blanks.
 */
#ifndef PARSER_LAYOUT_SHAPE_H
#define PARSER_LAYOUT_SHAPE_H

#include "parser/layout_label.h"

#define LAYOUT_SHAPE_MOST 160

enum layout_kind {
	LAYOUT_NONE,
	LAYOUT_QUOTE,  /* only > and blanks: a mail, or Markdown */
	LAYOUT_SIGNS,  /* punctuation: # // ; - * | + " */
	LAYOUT_NUMBER, /* one number and what ends it */
	LAYOUT_STAMP,  /* a time or a date, perhaps with words */
	LAYOUT_WORDS   /* a name */
};

struct layout_shape {
	enum layout_kind kind;
	/* Literal bytes; '0' is any number, ' ' any run of blanks. */
	char tokens[LAYOUT_SHAPE_MOST];
	size_t count;
	char closing; /* what it may be closed with: a quote or a bar; else 0 */
};

/*
 * The shape of a line's prefix, which is what stands before the first of ab's
 * words or a percentile's row or, where there are none of them, before the
 * first letter. Kind NONE where nothing but blanks does.
 */
void layout_shape_of(struct layout_shape *shape, struct slice line);

/*
 * Where the first letter stands that is no time's; 0 when that is at the start,
 * or there is none near.
 */
size_t layout_shape_first_letter(struct slice line);

bool layout_shape_equals(
	const struct layout_shape *a, const struct layout_shape *b);

/*
 * How many bytes of the line have this shape, without blanks after them; 0 when
 * it does not begin so. The last number in them goes into *number.
 */
size_t layout_shape_match(const struct layout_shape *shape, struct slice line,
	unsigned long *number);

#endif
