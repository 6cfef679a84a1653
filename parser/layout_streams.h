/*
 * Output of several programs at once, each line with the name of its own, as
 * docker compose and others print it: the lines of each come together, below
 * its name.
 */
#ifndef PARSER_LAYOUT_STREAMS_H
#define PARSER_LAYOUT_STREAMS_H

#include "parser/lines.h"

/* False when there were no two streams. */
bool layout_streams_part(struct text *t, struct arena *a);

#endif
