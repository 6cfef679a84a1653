/*
 * Where a large document can be cut: between two runs, together with what
 * stands above the second run and names it.
 */
#ifndef PARSER_BOUNDARY_H
#define PARSER_BOUNDARY_H

#include "parser/slice.h"

/* The last good place to cut; 0 where there is none. It begins a line. */
size_t boundary_find(struct slice bytes);

/* Behind the last line end; 0 where there is none. */
size_t boundary_line(struct slice bytes);

#endif
