/*
 * UTF-16 and UTF-32, told by a byte order mark or by where the zero bytes
 * are: ab's own words are ASCII, so that half or more of such a log is zeros.
 */
#ifndef PARSER_ENCODING_WIDE_H
#define PARSER_ENCODING_WIDE_H

#include "parser/arena.h"

struct encoding_wide {
	const char *name; /* "UTF-16LE"; NULL: not wide at all */
	unsigned unit;    /* bytes of a unit: 2 or 4 */
	bool big_endian;
	bool mixed; /* plain ASCII stands before, between or after it */
};

struct encoding_wide encoding_wide_find(struct slice bytes);

/* Valid UTF-8 in the arena; *bad counts what was no character. */
struct slice encoding_wide_decode(struct arena *a, struct slice bytes,
	struct encoding_wide wide, size_t *bad);

#endif
