#include "parser/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES ((size_t)64 * 1024)

struct arena_block {
	struct arena_block *next;
	size_t used;
	size_t room;
	max_align_t bytes[];
};

static _Noreturn void
out_of_memory(void)
{
	fputs("abreport: out of memory\n", stderr);
	exit(2);
}

void *
arena_heap(void *old, size_t size)
{
	void *p = realloc(old, size ? size : 1);

	if (!p)
		out_of_memory();
	return p;
}

static struct arena_block *
add_block(struct arena *a, size_t least)
{
	size_t room = least > BLOCK_BYTES ? least : BLOCK_BYTES;
	struct arena_block *block = arena_heap(NULL, sizeof(*block) + room);

	block->next = a->blocks;
	block->used = 0;
	block->room = room;
	a->blocks = block;
	return block;
}

void *
arena_array(struct arena *a, size_t count, size_t size)
{
	struct arena_block *block = a->blocks;
	size_t bytes;
	char *p;

	if (size && count > (SIZE_MAX / 2 - sizeof(*block)) / size)
		out_of_memory();
	bytes = (count * size + _Alignof(max_align_t) - 1) &
		~(_Alignof(max_align_t) - 1);
	if (!block || block->room - block->used < bytes)
		block = add_block(a, bytes);
	p = (char *)block->bytes + block->used;
	block->used += bytes;
	return memset(p, 0, bytes);
}

char *
arena_copy(struct arena *a, struct slice text)
{
	char *copy = arena_array(a, text.len + 1, 1);

	if (text.len)
		memcpy(copy, text.at, text.len);
	return copy;
}

char *
arena_printf(struct arena *a, const char *format, ...)
{
	va_list args;
	char *text;
	int len;

	va_start(args, format);
	len = vsnprintf(NULL, 0, format, args);
	va_end(args);
	if (len < 0)
		out_of_memory();
	text = arena_array(a, (size_t)len + 1, 1);
	va_start(args, format);
	vsnprintf(text, (size_t)len + 1, format, args);
	va_end(args);
	return text;
}

void *
arena_grow(
	struct arena *a, void *items, size_t count, size_t *room, size_t size)
{
	void *larger;

	if (count < *room)
		return items;
	*room = *room ? 2 * *room : 8;
	larger = arena_array(a, *room, size);
	if (count)
		memcpy(larger, items, count * size);
	return larger;
}

void
arena_free(struct arena *a)
{
	while (a->blocks) {
		struct arena_block *next = a->blocks->next;

		free(a->blocks);
		a->blocks = next;
	}
}
