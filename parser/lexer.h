/*
 * Lines become items: the frame of a report by its fixed English lines, the
 * report itself by its labels in any language.
 */
#ifndef PARSER_LEXER_H
#define PARSER_LEXER_H

#include "parser/item.h"

/* Fold the lines; lexer_run and table_read need them. */
void lexer_fold(struct lexer *lexer);

/* Everything that the lines say, ITEM_BLANK and ITEM_PROSE included, but for
 * those lines that are taken already. */
void lexer_run(struct items *items, struct lexer *lexer, const bool *taken);

#endif
