/*
 * Notices as people see them: "file:line: level: message [id]". Many of one
 * kind are counted instead of repeated.
 */
#ifndef REPORT_FINDING_H
#define REPORT_FINDING_H

#include "parser/buffer.h"
#include "parser/run.h"

/* How many there were of each kind. */
struct finding_tally {
	size_t seen[NOTICE_COUNT];
};

/* One line, unless enough of the kind have been said. The file is that of the
 * run, or of the notice where it belongs to no run. */
void finding_say(struct buffer *out, struct finding_tally *tally,
	const char *file, const struct notice *notice);

/* A line for each kind of which not all were said. */
void finding_sum_up(struct buffer *out, const struct finding_tally *tally);

/* The notices of all runs of a set, one a line. */
void finding_list(struct buffer *out, const struct runset *set);

#endif
