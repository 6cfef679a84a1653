/*
 * A line as the parser compares it: code points without case, accents, width
 * and emphasis, spaces squeezed to one, digits of every script as ASCII. Each
 * code point remembers where in the line it came from, so that what is quoted
 * from a log is quoted unchanged.
 */
#ifndef PARSER_FOLD_H
#define PARSER_FOLD_H

#include <stdint.h>

#include "parser/arena.h"

/* What a single no-break or thin space becomes: it may group digits. */
#define FOLD_TIGHT_SPACE 0xa0u

struct folded {
	struct slice text;    /* borrowed */
	const uint32_t *code; /* code[count] is 0 */
	const uint32_t
		*at; /* byte offsets into text; at[count] is its length */
	size_t count;
};

struct folded fold_line(struct arena *a, struct slice text);

/* The part of the line between two code points, trimmed. */
struct slice fold_slice(const struct folded *f, size_t start, size_t end);

bool fold_is_space(uint32_t code);
bool fold_is_digit(uint32_t code);

/* Can the code point be part of a word? Digits are not. */
bool fold_is_letter(uint32_t code);

/* May a word begin at this code point? */
bool fold_starts_word(const struct folded *f, size_t at);

/* A letter of a script that writes no spaces between words. */
bool fold_is_unspaced(uint32_t code);

#endif
