/*
 * Lines in which the words that they begin with stand once more.
 */
#ifndef PARSER_LAYOUT_REPEAT_H
#define PARSER_LAYOUT_REPEAT_H

#include <stdint.h>

#include "parser/slice.h"

/* Where the first words stand again; 0 where they do not. */
size_t layout_repeat_at(struct slice line);

/* A bit for these words, so that different ones can be counted. */
uint64_t layout_repeat_bit(struct slice line);

#endif
