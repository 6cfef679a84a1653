/*
 * Reports within a unified diff: the old one's lines come first, then the new
 * one's, as if each stood there by itself.
 */
#ifndef PARSER_LAYOUT_DIFF_H
#define PARSER_LAYOUT_DIFF_H

#include "parser/lines.h"

/* Is it the line that a hunk begins with? */
bool layout_diff_is_hunk(struct slice line);

/* False when there was no hunk with ab's lines in it. */
bool layout_diff_undo(struct text *t, struct arena *a);

#endif
