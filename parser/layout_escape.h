/*
 * Reports that a program wrote into a string: a JSON log, the result of a
 * test, a representation of Python's. Each such line becomes the lines that it
 * holds, all with its number.
 */
#ifndef PARSER_LAYOUT_ESCAPE_H
#define PARSER_LAYOUT_ESCAPE_H

#include "parser/lines.h"

/* Could the line hold escaped text? */
bool layout_escape_may(struct slice line);

/* False when there was no such line. */
bool layout_escape_undo(struct text *t, struct arena *a);

#endif
