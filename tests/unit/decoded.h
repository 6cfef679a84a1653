/*
 * What text_decode makes of some bytes, as one string that a test can compare.
 */
#ifndef TESTS_UNIT_DECODED_H
#define TESTS_UNIT_DECODED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "parser/buffer.h"
#include "parser/text.h"

struct decoded {
	struct arena arena;
	struct text text;
	struct notices notices;
	struct buffer lines; /* each with a line feed */
	enum text_verdict verdict;
};

static inline void
decode(struct decoded *d, struct slice bytes)
{
	*d = (struct decoded){0};
	d->verdict = text_decode(&d->text, &d->arena, bytes, 1, &d->notices);
	buffer_puts(&d->lines, "");
	for (size_t i = 0; i < d->text.count; i++) {
		buffer_put(&d->lines, d->text.lines[i].text);
		buffer_putc(&d->lines, '\n');
	}
}

static inline void
decoded_free(struct decoded *d)
{
	buffer_free(&d->lines);
	arena_free(&d->arena);
}

/* The bytes come out as these lines. */
static inline void
assert_bytes_decode(struct slice bytes, const char *lines)
{
	struct decoded d;

	decode(&d, bytes);
	assert_string_equal(d.lines.bytes, lines);
	decoded_free(&d);
}

static inline void
assert_decodes(const char *bytes, const char *lines)
{
	assert_bytes_decode(slice_of(bytes), lines);
}

/* They come out as they are. */
static inline void
assert_unchanged(const char *bytes)
{
	assert_decodes(bytes, bytes);
}

#endif
