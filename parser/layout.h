/*
 * Lines become what they were before a mail program, a logger, an editor or a
 * console got hold of them. A step takes away only what repeats over a block
 * of lines or cannot be ab's own, so that a clean log comes out unchanged.
 */
#ifndef PARSER_LAYOUT_H
#define PARSER_LAYOUT_H

#include "parser/lines.h"

/* Undo it, and take away the blanks at the end of every line. */
void layout_undo(struct text *t, struct arena *a);

#endif
