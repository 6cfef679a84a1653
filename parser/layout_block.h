/*
 * A block of lines that have a prefix in common, and what speaks for taking it
 * away.
 */
#ifndef PARSER_LAYOUT_BLOCK_H
#define PARSER_LAYOUT_BLOCK_H

#include <stdint.h>

#include "parser/layout_shape.h"
#include "parser/lines.h"

struct layout_block {
	struct layout_shape shape;
	size_t first, end; /* lines [first, end) */
	size_t gap;        /* blanks that stand after it in every line */
	bool gap_known;    /* before one of ab's labels */
	size_t matches;
	size_t misses;      /* lines within that have it not */
	size_t spoken;      /* lines whose rest is ab's */
	size_t steps;       /* numbers that are one more than the last */
	size_t rises;       /* numbers that are larger than the last */
	uint64_t labels;    /* a bit for each label and percentile */
	unsigned long last; /* number */
};

/* Follow the prefix of line `first` down as far as most lines have it. */
void layout_block_follow(
	struct layout_block *b, const struct text *t, size_t first);

/* Does enough speak for its being a prefix? */
bool layout_block_is_prefixed(const struct layout_block *b);

/*
 * Lines above that have the prefix too, but did not show it: not beyond line
 * `limit`.
 */
void layout_block_extend_up(
	struct layout_block *b, const struct text *t, size_t limit);

/*
 * The rest of a line behind `len` bytes of the prefix's shape: it begins where
 * ab's own indentation does.
 */
struct slice layout_block_rest(
	const struct layout_block *b, struct slice line, size_t len);

#endif
