/*
 * What html.c makes of a page, for tests to compare with a literal.
 */
#ifndef TESTS_UNIT_PAGE_H
#define TESTS_UNIT_PAGE_H

#include "parser/buffer.h"
#include "parser/html.h"

/* The lines of a document, each with an end of line; valid until the next. */
static inline const char *
page_lines(const char *document)
{
	static struct buffer out;
	struct text text = {0};
	struct arena arena = {0};
	struct notices notices = {0};

	out.len = 0;
	buffer_puts(&out, "");
	html_lines(&text, &arena, slice_of(document), 1, &notices);
	for (size_t i = 0; i < text.count; i++) {
		buffer_put(&out, text.lines[i].text);
		buffer_putc(&out, '\n');
	}
	arena_free(&arena);
	return out.bytes;
}

#endif
