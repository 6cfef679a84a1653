/*
 * The INPUTs of the command line become one set of runs, and what was found in
 * them is told on standard error as it is found.
 */
#ifndef REPORT_READING_H
#define REPORT_READING_H

#include "parser/input.h"
#include "report/compare.h"
#include "report/finding.h"

/* What is said of the notices of runs; those of inputs are always said. */
enum telling { TELL_ALL, TELL_ERRORS, TELL_NOTHING };

/* Zero but for what the caller asks for; reading_free empties it. */
struct reading {
	enum separator separator;
	enum telling telling;
	/* Takes the runs as they come, after which they are forgotten; NULL:
	 * they stay in the set. False stops the reading. */
	bool (*take)(const struct run *run, void *context);
	void *context;

	struct runset set;
	struct compare_input *inputs;
	size_t count, room;
	struct arena arena;         /* of the inputs and their labels */
	struct finding_tally tally; /* of what was said */
	size_t told;                /* notices of the set that were */
	size_t runs;                /* in all, also those that are forgotten */
	bool failed;  /* an input could not be read or had no run */
	bool warned;  /* there was a notice of level warning */
	bool stopped; /* by take */
};

/* Read FILE or LABEL=FILE; a file that has the whole name wins. */
void reading_add(struct reading *r, const char *word);

/* When all inputs are read: series go to the runs that they are of. */
void reading_attach(struct reading *r);

/* Tell how many notices were not told one by one. */
void reading_sum_up(const struct reading *r);

void reading_free(struct reading *r);

#endif
