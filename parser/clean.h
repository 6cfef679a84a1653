/*
 * A raw line becomes what a reader saw: terminal sequences obeyed or dropped,
 * overprinted text gone, nothing invisible left.
 */
#ifndef PARSER_CLEAN_H
#define PARSER_CLEAN_H

#include "parser/lines.h"

/*
 * Append a raw line of valid UTF-8, without its line feed: itself where
 * nothing is amiss. It may hold several lines, ended by carriage returns, form
 * feeds or the line ends of Unicode; these share its number.
 */
void clean_line(
	struct text *t, struct arena *a, struct slice raw, unsigned number);

/* The same for lines that are there already. */
void clean_lines(struct text *t, struct arena *a);

#endif
