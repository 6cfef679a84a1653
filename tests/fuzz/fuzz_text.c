/*
 * Any bytes are lines: decoding them neither crashes nor hangs, and every line
 * is what text.h promises.
 */
#include <assert.h>
#include <stdint.h>

#include "parser/text.h"
#include "parser/utf8.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t len);

static void
check_line(const struct line *line)
{
	struct slice rest = line->text;

	assert(line->number >= 1);
	assert(utf8_valid(rest) == rest.len);
	while (rest.len) {
		uint32_t c = utf8_next(&rest);

		assert(c == '\t' || (c >= ' ' && c != 0x7F));
		assert(!utf8_is_invisible(c));
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t len)
{
	struct slice input = {(const char *)(const void *)bytes, len};
	struct arena arena = {0};
	struct notices notices = {0};
	struct text text;
	enum text_verdict verdict;

	verdict = text_decode(&text, &arena, input, 1, &notices);
	for (size_t i = 0; verdict == TEXT_OK && i < text.count; i++)
		check_line(&text.lines[i]);
	arena_free(&arena);
	return 0;
}
