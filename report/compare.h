/*
 * Runs become one comparison, and every output is a function of it. Pure
 * arithmetic: nothing here prints, and nothing here knows a language. A side
 * is what is compared; a cell is what must be equal for a fair comparison; the
 * runs of one side in one cell are repeats, and the run is the unit of
 * replication. A report on a single run is a comparison of one side.
 */
#ifndef REPORT_COMPARE_H
#define REPORT_COMPARE_H

#include "report/comparison.h"

/* Runs that were given together on the command line. */
struct compare_input {
	const char *label; /* of LABEL=INPUT, else "" */
	const char *name;  /* the INPUT as given */
	size_t first;      /* its runs: set->runs[first .. first + count) */
	size_t count;
};

struct compare_options {
	const struct compare_input *inputs;
	size_t input_count;
	const char *baseline;         /* a side's label, or "" for the first */
	const enum field_id *metrics; /* the first is the headline */
	size_t metric_count;          /* 0: those of metrics that people ask
	                                   for first, as far as there are any */
	bool force;                   /* compare also what is unlike */
};

/* False with *e set when an option asks for what is not there, or when there
 * are too many sides and cells to hold. */
bool compare_runs(struct comparison *c, const struct runset *set,
	const struct compare_options *options, struct error *e);

void compare_free(struct comparison *c);

#endif
