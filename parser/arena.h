/*
 * Memory that lives and dies together. What is taken from an arena is zeroed,
 * aligned for any type, and freed only by arena_free. Running out of memory
 * ends the program: a report that cannot be held cannot be written either.
 */
#ifndef PARSER_ARENA_H
#define PARSER_ARENA_H

#include <stddef.h>

#include "parser/slice.h"

struct arena_block;

struct arena {
	struct arena_block *blocks; /* newest first */
};

/* Zeroed memory of count things of size bytes each; never NULL. */
void *arena_array(struct arena *a, size_t count, size_t size);

/* A NUL-terminated copy; NUL bytes within stay and end it early. */
char *arena_copy(struct arena *a, struct slice text);

char *arena_printf(struct arena *a, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/*
 * The array of count items, moved to a larger place when *room is used up, so
 * that one more fits. The old place stays valid until arena_free.
 */
void *arena_grow(
	struct arena *a, void *items, size_t count, size_t *room, size_t size);

/* Empties the arena; fine on a zero arena, and twice. */
void arena_free(struct arena *a);

/* malloc and realloc that end the program instead of returning NULL. */
void *arena_heap(void *old, size_t size);

#endif
