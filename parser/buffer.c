#include "parser/buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parser/arena.h"

static void
reserve(struct buffer *b, size_t more)
{
	if (b->room - b->len > more)
		return;
	b->room = b->room ? b->room : 256;
	while (b->room - b->len <= more)
		b->room *= 2;
	b->bytes = arena_heap(b->bytes, b->room);
}

void
buffer_put(struct buffer *b, struct slice bytes)
{
	reserve(b, bytes.len);
	if (bytes.len)
		memcpy(b->bytes + b->len, bytes.at, bytes.len);
	b->len += bytes.len;
	b->bytes[b->len] = '\0';
}

void
buffer_puts(struct buffer *b, const char *text)
{
	buffer_put(b, slice_of(text));
}

void
buffer_putc(struct buffer *b, char c)
{
	buffer_put(b, (struct slice){&c, 1});
}

void
buffer_printf(struct buffer *b, const char *format, ...)
{
	va_list args;
	int len;

	va_start(args, format);
	len = vsnprintf(NULL, 0, format, args);
	va_end(args);
	if (len < 0)
		return;
	reserve(b, (size_t)len);
	va_start(args, format);
	vsnprintf(b->bytes + b->len, (size_t)len + 1, format, args);
	va_end(args);
	b->len += (size_t)len;
}

struct slice
buffer_slice(const struct buffer *b)
{
	return (struct slice){b->bytes, b->len};
}

void
buffer_free(struct buffer *b)
{
	free(b->bytes);
	*b = (struct buffer){0};
}
