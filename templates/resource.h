/*
 * The files of templates/ as they were when the program was built, compiled
 * into it by templates/embed.c.
 */
#ifndef TEMPLATES_RESOURCE_H
#define TEMPLATES_RESOURCE_H

#include "parser/slice.h"

struct resource {
	const char *name; /* below templates/: "words/pl.txt", "report.html" */
	struct slice bytes; /* followed by a NUL that len does not count */
};

extern const struct resource resources[];
extern const size_t resource_count;

#endif
