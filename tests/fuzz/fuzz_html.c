/*
 * Any bytes as a page: lines come out valid, with numbers that do not fall
 * below the first.
 */
#include <stdint.h>
#include <stdlib.h>

#include "parser/html.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct slice bytes = {(const char *)data, size};
	struct arena arena = {0};
	struct notices notices = {0};
	struct text text = {0};

	html_looks(bytes);
	html_lines(&text, &arena, bytes, 1, &notices);
	for (size_t i = 0; i < text.count; i++) {
		const struct line *line = &text.lines[i];

		if (!line->number || !line->text.at ||
			line->text.at[line->text.len])
			abort();
		for (size_t k = 0; k < line->text.len; k++)
			if (line->text.at[k] == '\n')
				abort();
	}
	arena_free(&arena);
	return 0;
}
