/*
 * Results quoted in prose: `Lighttpd: 608,71 requests/s (+ 12,69%)` under the
 * ab command they belong to.
 */
#ifndef PARSER_PROSE_H
#define PARSER_PROSE_H

#include "parser/draft.h"

/*
 * A name, a rate and nothing else but a stated change: the line as a draft.
 * False when it is anything else.
 */
bool prose_figure(struct draft *d, const struct lexer *lexer, size_t line);

#endif
