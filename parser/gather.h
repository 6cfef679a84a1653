/*
 * Items become drafts: which lines make a run, which only quote one, and which
 * only look like one.
 */
#ifndef PARSER_GATHER_H
#define PARSER_GATHER_H

#include "parser/draft.h"

struct drafts {
	struct draft **items; /* in the order of their first lines */
	size_t count;
	size_t room;
};

/* Everything that the text says; memory comes from the lexer's arena. The
 * items are those that the lexer found, for what follows. */
void gather_drafts(
	struct drafts *found, struct items *items, struct lexer *lexer);

#endif
