/*
 * What a reader would call a run: the heading, the short line or the list item
 * above it, without its markup. A sentence is no name.
 */
#ifndef PARSER_LABEL_H
#define PARSER_LABEL_H

#include "parser/draft.h"

/* Which lines stand within a listing, where # is no heading. */
bool *label_listings(struct arena *a, const struct text *text);

/*
 * Finds the name of a draft whose lines begin at d->first_line, among the
 * lines from `from` on; empty when nothing there is a name.
 */
struct slice label_find(const struct lexer *lexer, const bool *listings,
	const struct draft *d, size_t from);

/* Markup, bullets and quotes off both ends; empty when it is no name. */
struct slice label_clean(struct slice text);

#endif
