/*
 * Somebody's own table of results: figures by server or by setting, in
 * Markdown, CSV or what html.c makes of a page's table. Its lines are not ab's
 * and say several runs at once, so they are read here and kept from the lexer.
 */
#ifndef PARSER_TABLE_H
#define PARSER_TABLE_H

#include "parser/draft.h"

struct tables {
	struct draft **drafts; /* one per column or row of figures */
	size_t count;
	size_t room;
	bool *taken; /* lines that the lexer must not read again */
};

/* Needs the lexer's folded lines. */
void table_read(struct tables *tables, const struct lexer *lexer);

#endif
