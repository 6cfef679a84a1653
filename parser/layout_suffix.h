/*
 * Signs that end each line of a block: the line breaks of Markdown and
 * AsciiDoc, the right side of a box.
 */
#ifndef PARSER_LAYOUT_SUFFIX_H
#define PARSER_LAYOUT_SUFFIX_H

#include "parser/lines.h"

/* Could the line, which has no blanks at its end, have one? */
bool layout_suffix_may(struct slice line);

void layout_suffix_strip(struct text *t);

#endif
