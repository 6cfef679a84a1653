#include "parser/layout_repeat.h"

#include <string.h>

#include "parser/layout_label.h"

/*
 * The line's first words: one of ab's labels, or what ends in a colon; empty
 * where there are none.
 */
static struct slice
label_of(struct slice line)
{
	const struct layout_label *label;
	size_t blanks = 0, colon;

	while (blanks < line.len && strchr(" \t", line.at[blanks]))
		blanks++;
	line = slice_part(line, blanks, line.len);
	label = layout_label_at(line);
	if (label)
		return slice_part(line, 0, label->len);
	colon = slice_find(slice_part(line, 0, 64), ":");
	if (colon < 4 || colon == 64 || colon == line.len)
		return (struct slice){0};
	return slice_part(line, 0, colon + 1);
}

size_t
layout_repeat_at(struct slice line)
{
	struct slice label = label_of(line);
	struct slice rest;

	if (!label.len)
		return 0;
	rest = slice_part(
		line, (size_t)(label.at - line.at) + label.len, line.len);
	while (rest.len > label.len) {
		const char *hit = memchr(
			rest.at, *label.at, rest.len - label.len);

		if (!hit)
			return 0;
		if (!memcmp(hit, label.at, label.len))
			return (size_t)(hit - line.at);
		rest = slice_part(rest, (size_t)(hit - rest.at) + 1, rest.len);
	}
	return 0;
}

uint64_t
layout_repeat_bit(struct slice line)
{
	struct slice label = label_of(line);
	unsigned sum = 0;

	for (size_t i = 0; i < label.len; i++)
		sum = 31 * sum + (unsigned char)label.at[i];
	return (uint64_t)1 << (sum >> 8) % 64;
}
