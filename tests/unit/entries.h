/*
 * The words files as the program holds them, line by line, for the tests that
 * look at them.
 */
#ifndef TESTS_ENTRIES_H
#define TESTS_ENTRIES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "parser/arena.h"
#include "templates/resource.h"

#define FOLDER "words/"
#define ENGLISH "words/en.txt"

/* One line of a words file. */
struct entry {
	const char *file;
	struct slice key;
	struct slice forms;
};

struct entries {
	struct arena arena;
	struct entry *items;
	size_t count;
	size_t room;
};

/* The part of rest before a mark; it and the mark are taken off rest. */
static inline struct slice
take_until(struct slice *rest, const char *mark)
{
	size_t end = slice_find(*rest, mark);
	struct slice part = slice_part(*rest, 0, end);

	*rest = slice_part(*rest, end + strlen(mark), rest->len);
	return part;
}

static inline bool
is_same(struct slice a, struct slice b)
{
	return a.len == b.len && (!a.len || !memcmp(a.at, b.at, a.len));
}

static inline bool
is_words(const struct resource *resource)
{
	return !strncmp(resource->name, FOLDER, strlen(FOLDER));
}

static inline void
add_entries(struct entries *entries, const struct resource *resource)
{
	struct slice rest = resource->bytes;

	while (rest.len) {
		struct slice line = take_until(&rest, "\n");
		struct entry entry = {resource->name, {0}, {0}};

		if (!line.len || *line.at == '#')
			continue;
		if (slice_find(line, ": ") == line.len)
			fail_msg("%s: not a key with its words: '%.*s'",
				resource->name, (int)line.len, line.at);
		entry.key = take_until(&line, ": ");
		entry.forms = line;
		entries->items = arena_grow(&entries->arena, entries->items,
			entries->count, &entries->room, sizeof(entry));
		entries->items[entries->count++] = entry;
	}
}

/* Every line of every language. */
static inline struct entries
read_entries(void)
{
	struct entries entries = {0};

	for (size_t i = 0; i < resource_count; i++)
		if (is_words(&resources[i]))
			add_entries(&entries, &resources[i]);
	return entries;
}

/* "key in words/pl.txt", for messages. */
#define ENTRY_FORMAT "%.*s in %s"
#define ENTRY_ARGUMENTS(entry) \
	(int)(entry)->key.len, (entry)->key.at, (entry)->file

#endif
