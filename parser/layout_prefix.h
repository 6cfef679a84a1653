/*
 * Prefixes that a mail program, an editor or a logger put before each line of
 * a block: learned from the lines before which they stand, taken away where
 * most lines of a block have the same.
 */
#ifndef PARSER_LAYOUT_PREFIX_H
#define PARSER_LAYOUT_PREFIX_H

#include "parser/lines.h"

/* Could the line have such a prefix? */
bool layout_prefix_may(struct slice line);

/* Take one layer of prefixes away; false when there was none. */
bool layout_prefix_strip(struct text *t, struct arena *a);

#endif
