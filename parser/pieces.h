/*
 * Text of any length: small documents whole, large ones in pieces cut between
 * runs.
 */
#ifndef PARSER_PIECES_H
#define PARSER_PIECES_H

#include "parser/blocks.h"

void pieces_read(struct blocks *b);

#endif
