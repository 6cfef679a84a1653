/*
 * Marks that publishing left in plain text: entities of HTML, backslashes and
 * asterisks of Markdown, colours of a terminal whose escape signs are lost.
 */
#ifndef PARSER_LAYOUT_MARKS_H
#define PARSER_LAYOUT_MARKS_H

#include "parser/lines.h"

/* Which kinds of them a document has. */
struct layout_marks {
	bool entities;
	bool escapes;
	bool colours;
	bool bold;
};

/* Look for them in one more line. */
void layout_marks_look(struct layout_marks *found, struct slice line);

void layout_marks_undo(
	struct text *t, struct arena *a, struct layout_marks found);

#endif
