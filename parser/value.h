/*
 * The value behind a label: a figure with its unit, or a text, on the same
 * line or on the next.
 */
#ifndef PARSER_VALUE_H
#define PARSER_VALUE_H

#include "parser/item.h"
#include "parser/separation.h"

/* Where to look: a line of the lexer's text. */
struct value_place {
	const struct lexer *lexer;
	const struct folded *f;
	size_t line;
};

/*
 * The value behind a label that ends at this code point; item->id says of what
 * field, item->numbers has room for one. False when what follows is no value.
 */
bool value_take(
	const struct value_place *p, struct item *item, size_t label_end);

/* A figure and its unit; the place behind it, 0 when there is none. */
size_t value_take_number(
	const struct value_place *p, struct item *item, struct separation seen);

/* Where a value that begins here ends: at the next label, bar or remark. */
size_t value_end(const struct value_place *p, size_t start);

/* Does the log end right behind this place, without an end of line? What may
 * belong to a longer figure does not make it whole. */
bool value_is_cut(const struct value_place *p, size_t end);

#endif
