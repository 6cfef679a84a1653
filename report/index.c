#include "report/index.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* FNV-1a. */
static size_t
hash(const char *text)
{
	uint64_t h = 14695981039346656037u;

	for (; *text; text++)
		h = (h ^ (unsigned char)*text) * 1099511628211u;
	return (size_t)(h ^ h >> 32);
}

/* The slot that holds the text, or the free one where it belongs. */
static size_t *
slot_of(const struct index *index, const char *text)
{
	size_t mask = index->slot_count - 1;
	size_t i = hash(text) & mask;

	while (index->slots[i] &&
		strcmp(index->texts[index->slots[i] - 1], text) != 0)
		i = (i + 1) & mask;
	return &index->slots[i];
}

static void
grow(struct index *index)
{
	index->room = index->room ? 2 * index->room : 16;
	index->texts = arena_heap(
		(void *)index->texts, index->room * sizeof(*index->texts));
	free(index->slots);
	index->slot_count = 2 * index->room;
	index->slots = arena_heap(
		NULL, index->slot_count * sizeof(*index->slots));
	memset(index->slots, 0, index->slot_count * sizeof(*index->slots));
	for (size_t i = 0; i < index->count; i++)
		*slot_of(index, index->texts[i]) = i + 1;
}

size_t
index_add(struct index *index, const char *text)
{
	size_t *slot;

	if (index->count == index->room)
		grow(index);
	slot = slot_of(index, text);
	if (!*slot) {
		index->texts[index->count++] = text;
		*slot = index->count;
	}
	return *slot - 1;
}

size_t
index_find(const struct index *index, const char *text)
{
	size_t slot = index->count ? *slot_of(index, text) : 0;

	return slot ? slot - 1 : SIZE_MAX;
}

size_t
index_copy(struct index *index, struct arena *a, const char *text)
{
	size_t number = index_find(index, text);

	if (number != SIZE_MAX)
		return number;
	return index_add(index, arena_copy(a, slice_of(text)));
}

void
index_free(struct index *index)
{
	free((void *)index->texts);
	free(index->slots);
	*index = (struct index){0};
}
