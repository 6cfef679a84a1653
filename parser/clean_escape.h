/*
 * The control sequences of terminals: colours, titles, cursor movements.
 */
#ifndef PARSER_CLEAN_ESCAPE_H
#define PARSER_CLEAN_ESCAPE_H

#include "parser/slice.h"

struct clean_escape {
	size_t len;    /* bytes of the sequence, at least 1 */
	size_t blanks; /* columns that it steps over, fewer than its bytes */
	bool new_line; /* it goes to another line */
};

/* The sequence at the start of s, which begins with ESC or CSI. */
struct clean_escape clean_escape_at(struct slice s);

#endif
