/*
 * Bytes that grow at their end: what every renderer writes into. Valid as
 * zeros; buffer_free empties it and may be called twice.
 */
#ifndef PARSER_BUFFER_H
#define PARSER_BUFFER_H

#include <stddef.h>

#include "parser/slice.h"

struct buffer {
	char *bytes; /* NUL-terminated once anything was put */
	size_t len;
	size_t room;
};

void buffer_put(struct buffer *b, struct slice bytes);
void buffer_puts(struct buffer *b, const char *text);
void buffer_putc(struct buffer *b, char c);
void buffer_printf(struct buffer *b, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
struct slice buffer_slice(const struct buffer *b);
void buffer_free(struct buffer *b);

#endif
