/*
 * A report whose labels are in no list of words: its lines are told apart by
 * their order and by ab's own arithmetic. Nothing is taken on looks alone: a
 * rate, a time and a count that fit each other must be there, and one more
 * figure that follows from them.
 */
#ifndef PARSER_SHAPE_H
#define PARSER_SHAPE_H

#include "parser/draft.h"

/*
 * Complete the draft with what the lines [from, to) say under labels that
 * nobody knows. True when anything was added; then d->by_shape is set.
 */
bool shape_complete(
	struct draft *d, const struct lexer *lexer, size_t from, size_t to);

#endif
