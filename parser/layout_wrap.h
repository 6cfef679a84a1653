/*
 * Lines that a console broke at its width, without a blank: they are joined.
 */
#ifndef PARSER_LAYOUT_WRAP_H
#define PARSER_LAYOUT_WRAP_H

#include "parser/lines.h"

/* Is it a usual width of consoles? Others are believed where lines are padded. */
bool layout_wrap_is_width(size_t columns);

/* Lines must have the blanks at their ends still. */
void layout_wrap_undo(struct text *t, struct arena *a);

#endif
