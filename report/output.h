/*
 * Where artefacts go. A file is written beside its target and renamed when it
 * is whole: whatever fails, or whoever interrupts, the target is as it was or
 * new and complete, and nothing else is left. "-" is standard output.
 */
#ifndef REPORT_OUTPUT_H
#define REPORT_OUTPUT_H

#include <stdbool.h>
#include <sys/types.h>

#include "parser/error.h"
#include "parser/slice.h"

struct output {
	const char *path; /* as the user wrote it; borrowed */
	char *target;     /* where that leads; NULL: written in place */
	int fd;
	int slot; /* of the temporary file; -1: none */
};

/* Call first of all: keeps the standard streams apart from files that are
 * opened later, and removes temporary files when a signal ends the program. */
void output_prepare(void);

/*
 * False with *e set on failure. A pipe whose reader has gone is a failure
 * without words, as nobody is to be told.
 */
bool output_open(struct output *o, const char *path, struct error *e);
bool output_put(struct output *o, struct slice bytes, struct error *e);

/* Make what was put the target. Call it once; after it there is nothing to
 * abandon. */
bool output_finish(struct output *o, struct error *e);

/* Forget what was put. Fine on an output that is not open. */
void output_abandon(struct output *o);

/* All of this at once. */
bool output_write(const char *path, struct slice bytes, struct error *e);

#endif
