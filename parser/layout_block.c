#include "parser/layout_block.h"

#include <string.h>

/* Lines in a row that may lack the prefix: a wrapped one, a remark. */
#define STRAYS 4

/* Blank lines in a row after which a block is over. */
#define GAP 12

static size_t
blanks_at(struct slice s)
{
	size_t i = 0;

	while (i < s.len && (s.at[i] == ' ' || s.at[i] == '\t'))
		i++;
	return i;
}

struct slice
layout_block_rest(const struct layout_block *b, struct slice line, size_t len)
{
	size_t blanks = blanks_at(slice_part(line, len, line.len));

	return slice_part(
		line, len + (blanks < b->gap ? blanks : b->gap), line.len);
}

/* Labels are not indented: what stands before them belongs to the prefix. */
static void
measure_gap(struct layout_block *b, size_t blanks, bool label)
{
	if (label == b->gap_known && blanks < b->gap)
		b->gap = blanks;
	if (label && !b->gap_known)
		b->gap = blanks;
	b->gap_known = b->gap_known || label;
}

/* Labels and percentiles that differ have bits that do, mostly. */
static uint64_t
bit_of(struct slice rest, const struct layout_label *label)
{
	unsigned sum = 0;

	if (label)
		return (uint64_t)1 << ((uintptr_t)label / sizeof(*label) % 64);
	for (size_t i = 0; i < rest.len && i < 8; i++)
		sum = 31 * sum + (unsigned char)rest.at[i];
	return (uint64_t)1 << (sum >> 4) % 64;
}

/* A line joins the block. */
static void
count_in(struct layout_block *b, struct slice line, size_t len,
	unsigned long number)
{
	size_t blanks = blanks_at(slice_part(line, len, line.len));
	struct slice rest = slice_part(line, len + blanks, line.len);
	const struct layout_label *label = layout_label_at(rest);

	if (rest.len)
		measure_gap(b, blanks, label && label->strong);
	if (b->matches) {
		b->steps += number == b->last + 1;
		b->rises += number > b->last;
	}
	b->last = number;
	b->matches++;
	b->spoken += layout_label_speaks(rest);
	if ((label && label->strong) || layout_label_is_row(rest))
		b->labels |= bit_of(rest, label);
}

void
layout_block_follow(struct layout_block *b, const struct text *t, size_t first)
{
	size_t strays = 0, blanks = 0;

	b->first = first;
	b->gap = SIZE_MAX;
	for (size_t i = first; i < t->count; i++) {
		struct slice line = t->lines[i].text;
		unsigned long number = 0;
		size_t len;

		if (!line.len) {
			if (++blanks > GAP)
				break;
			continue;
		}
		blanks = 0;
		len = layout_shape_match(&b->shape, line, &number);
		if (len) {
			count_in(b, line, len, number);
			b->misses += strays;
			strays = 0;
			b->end = i + 1;
		} else if (++strays > STRAYS) {
			break;
		}
	}
}

static unsigned
labels_of(const struct layout_block *b)
{
	unsigned count = 0;

	for (uint64_t bits = b->labels; bits; bits &= bits - 1)
		count++;
	return count;
}

/*
 * Words end in a sign where a program put them, but for Kubernetes' name of a
 * stream; else they are a sentence.
 */
static bool
ends_in_sign(const struct layout_shape *shape)
{
	char last = shape->tokens[shape->count - 1];
	struct slice tokens = {shape->tokens, shape->count};

	return strchr(":|]>)/-\"'#=", last) != NULL || (last & 0x80) ||
		slice_equals(tokens, "stdout F") ||
		slice_equals(tokens, "stderr F");
}

bool
layout_block_is_prefixed(const struct layout_block *b)
{
	if (b->matches < 3 * b->misses)
		return false;
	switch (b->shape.kind) {
	case LAYOUT_NONE:
		break;
	case LAYOUT_QUOTE:
		return b->matches >= 2;
	case LAYOUT_SIGNS:
		return b->matches >= 3 && b->spoken >= 2;
	case LAYOUT_NUMBER:
		if (b->matches < 5 || b->spoken < 2)
			return false;
		return b->steps * 5 >= (b->matches - 1) * 4 ||
			(b->rises == b->matches - 1 && labels_of(b) >= 3);
	case LAYOUT_STAMP:
		return b->matches >= 3 && b->spoken >= 2;
	case LAYOUT_WORDS:
		return labels_of(b) >= 3 && ends_in_sign(&b->shape);
	}
	return false;
}

void
layout_block_extend_up(
	struct layout_block *b, const struct text *t, size_t limit)
{
	while (b->first > limit) {
		struct slice line = t->lines[b->first - 1].text;
		unsigned long number;
		size_t len = layout_shape_match(&b->shape, line, &number);
		size_t blanks = blanks_at(slice_part(line, len, line.len));

		if (!len)
			return;
		if (len + blanks < line.len)
			measure_gap(b, blanks, false);
		b->first--;
	}
}
