#include "parser/layout_suffix.h"

#include <string.h>

#include "parser/layout_label.h"

/* Lines of a block, and those of them that are ab's, before it is believed. */
#define ENOUGH 5
#define SPOKEN 3

static const char *const suffixes[] = {"\\", " +", "|", "\xE2\x94\x82", ";"};

static bool
ends_with(struct slice line, const char *suffix)
{
	size_t len = strlen(suffix);

	return line.len >= len &&
		!memcmp(line.at + line.len - len, suffix, len);
}

/* The suffix of a line; NULL where it has none, or is a row of a table. */
static const char *
suffix_of(struct slice line)
{
	for (size_t i = 0; i < COUNTOF(suffixes); i++) {
		const char *suffix = suffixes[i];
		size_t rest = line.len - strlen(suffix);

		if (ends_with(line, suffix))
			return slice_find(slice_part(line, 0, rest), suffix) ==
					rest
				? suffix
				: NULL;
	}
	return NULL;
}

bool
layout_suffix_may(struct slice line)
{
	char last = line.len ? line.at[line.len - 1] : 0;

	return last == '\\' || last == '+' || last == '|' || last == '\x82' ||
		last == ';';
}

/* Where the block of lines ends that have the suffix of the first. */
static size_t
block_end(const struct text *t, size_t first, const char *suffix, bool *enough)
{
	size_t lines = 0, spoken = 0, end = first;

	for (size_t i = first; i < t->count; i++) {
		struct slice line = t->lines[i].text;

		if (!line.len)
			continue;
		if (suffix_of(line) != suffix)
			break;
		lines++;
		spoken += layout_label_speaks(line);
		end = i + 1;
	}
	*enough = lines >= ENOUGH && spoken >= SPOKEN;
	return end;
}

static struct slice
without(struct slice line, const char *suffix)
{
	if (!line.len)
		return line;
	line.len -= strlen(suffix);
	while (line.len && strchr(" \t", line.at[line.len - 1]))
		line.len--;
	return line;
}

void
layout_suffix_strip(struct text *t)
{
	size_t end;

	for (size_t i = 0; i < t->count; i = end) {
		const char *suffix = suffix_of(t->lines[i].text);
		bool enough = false;

		end = suffix ? block_end(t, i, suffix, &enough) : i + 1;
		for (size_t k = i; enough && k < end; k++)
			t->lines[k].text = without(t->lines[k].text, suffix);
	}
}
