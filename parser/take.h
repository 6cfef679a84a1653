/*
 * What an item says of the run that is being read, and whether it is still of
 * that run.
 */
#ifndef PARSER_TAKE_H
#define PARSER_TAKE_H

#include "parser/draft.h"

/* Would this item begin another run? */
bool take_is_full(const struct draft *d, const struct item *item, bool apart);

/* Take what the item says. The text tells line numbers. */
void take_item(
	struct draft *d, const struct item *item, const struct lexer *lexer);

#endif
