#include "parser/blocks.h"

#include <string.h>

struct slice
blocks_now(const struct blocks *b)
{
	return (struct slice){b->bytes, b->length};
}

void
blocks_fill(struct blocks *b, size_t wanted)
{
	struct error e = {0};
	size_t count;

	if (b->ended || b->length >= wanted)
		return;
	if (b->room < wanted) {
		b->room = wanted;
		b->bytes = arena_heap(b->bytes, b->room);
	}
	count = origin_fill(
		b->origin, b->bytes + b->length, wanted - b->length, &e);
	b->ended = count < wanted - b->length;
	b->length += count;
	b->total += count;
	b->broken = e.set || (b->ended && b->total < b->origin->size);
	if (e.set)
		intake_notice(
			b->in, b->origin->failure, b->name, 0, "%s", e.text);
	else if (b->broken)
		intake_notice(b->in, NOTICE_UNREADABLE, b->name, 0,
			"it became shorter while it was read: %zu of %zu bytes",
			b->total, b->origin->size);
}

void
blocks_drop(struct blocks *b, size_t count)
{
	b->length -= count;
	memmove(b->bytes, b->bytes + count, b->length);
}

unsigned
blocks_lines(struct slice bytes)
{
	unsigned count = 0;

	for (size_t i = 0; i < bytes.len; i++)
		count += bytes.at[i] == '\n';
	return count;
}

bool
blocks_are_wide(const struct blocks *b)
{
	struct slice bytes = blocks_now(b);

	return slice_starts(bytes, "\xFF\xFE") ||
		slice_starts(bytes, "\xFE\xFF");
}
