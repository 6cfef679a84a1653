/*
 * One encoding to UTF-8, by the C library's iconv: it knows all that people
 * have saved logs in, needs no further library, and never asks the locale.
 */
#ifndef PARSER_ENCODING_CONVERT_H
#define PARSER_ENCODING_CONVERT_H

#include "parser/arena.h"

/*
 * The bytes as UTF-8 in the arena. Those that are no character become U+FFFD
 * and are counted in *bad. False when iconv does not know the encoding.
 */
bool encoding_convert(struct slice *text, struct arena *a, const char *name,
	struct slice bytes, size_t *bad);

/* The character of a byte in windows-1252; U+FFFD where it has none. */
unsigned encoding_convert_western(unsigned char byte);

#endif
