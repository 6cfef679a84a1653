/*
 * UTF-8 in and out, and the classes of code points that matter to a reader of
 * logs. Nothing here depends on the locale of the process.
 */
#ifndef PARSER_UTF8_H
#define PARSER_UTF8_H

#include <stdint.h>

#include "parser/slice.h"

#define UTF8_REPLACEMENT 0xFFFDu

/*
 * The first code point, which is taken off the slice; 0 when it is empty. A
 * byte that does not belong comes out as UTF8_REPLACEMENT, one for each.
 */
uint32_t utf8_next(struct slice *rest);

/* The last code point, which is taken off the end; 0 when it is empty. */
uint32_t utf8_last(struct slice *rest);

/* Write a code point, return its bytes, 1 to 4. */
size_t utf8_put(char bytes[4], uint32_t c);

/*
 * How many bytes at the start are valid: s.len when all are. Surrogates and
 * overlong forms are not.
 */
size_t utf8_valid(struct slice s);

/* White space of any script: blank, tab, line ends, no-break, thin, ideographic. */
bool utf8_is_space(uint32_t c);

/* Soft hyphen, zero width, bidi marks, BOM: there, but not to be seen. */
bool utf8_is_invisible(uint32_t c);

/* A letter or ideograph of any script: no digit, no mark, no punctuation. */
bool utf8_is_letter(uint32_t c);

/* Columns that a terminal gives to a code point: 0, 1 or 2. */
unsigned utf8_width(uint32_t c);

/* Columns that a terminal gives to a text. */
size_t utf8_columns(struct slice s);

#endif
