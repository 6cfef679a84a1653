/*
 * What somebody may have meant by a word that is not known.
 */
#ifndef REPORT_NEAREST_H
#define REPORT_NEAREST_H

#include "parser/slice.h"

/* The best candidate so far; zero at first. */
struct nearest {
	const char *name; /* NULL: nothing is near */
	size_t distance;
};

/* Is this candidate nearer? A name that holds the word, or whose parts begin
 * with its letters ("rps"), is near however long it is. */
void nearest_try(struct nearest *best, struct slice word, const char *name);

#endif
