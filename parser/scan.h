/*
 * The labels, rows and percentages within one line, in any language, at any
 * place: the report's own part of the lexer.
 */
#ifndef PARSER_SCAN_H
#define PARSER_SCAN_H

#include "parser/item.h"

/* Adds the items of the line; false when there are none. */
bool scan_line(struct items *items, struct lexer *lexer, size_t line);

#endif
