/*
 * Texts that are numbered in the order in which they are first seen. What is
 * many in a hostile log (labels, settings) is looked up here, so that reading
 * it stays linear. Texts are borrowed and must outlive the index.
 */
#ifndef REPORT_INDEX_H
#define REPORT_INDEX_H

#include <stddef.h>

#include "parser/arena.h"

struct index {
	const char **texts; /* in the order of their numbers */
	size_t count;
	size_t room;
	size_t *slots; /* a number plus one; 0 is free */
	size_t slot_count;
};

/* The number of the text, which gets the next one when it is new. */
size_t index_add(struct index *index, const char *text);

/* The same for a text that may go away: a copy in the arena is kept. */
size_t index_copy(struct index *index, struct arena *a, const char *text);

/* The number of the text, or SIZE_MAX when it has none. */
size_t index_find(const struct index *index, const char *text);

void index_free(struct index *index);

#endif
