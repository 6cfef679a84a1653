/*
 * Where the bars of a metric go: which rows there are, what they say, how far
 * each reaches. Computed here, drawn by chart_bars.c.
 */
#ifndef REPORT_BAR_PLAN_H
#define REPORT_BAR_PLAN_H

#include "report/rows.h"

#define BAR_TAIL 6     /* from a bar's end to its words */
#define BAR_BETWEEN 10 /* from a value to its delta */

/* What is drawn in the row of the same number. */
struct bar {
	const struct entry *entry;
	const struct group *repeats; /* NULL where there is but one figure */
	const char *value;           /* in words */
	const char *delta;           /* likewise; "" where there is none */
};

struct bar_plan {
	const struct comparison *c;
	const struct table *t;
	struct rows rows;
	struct bar *bars;
	bool rows_are_named; /* each by its side, so that no cue is needed */
	struct scale x;
};

/* Choose the rows and name them; what comes of a hostile log is bounded. */
void bar_plan_rows(
	struct bar_plan *p, struct frame *f, const struct comparison *c);

/* Place the rows below what the frame has taken, and scale them. */
void bar_plan_places(struct bar_plan *p);

/* What a cell is called; cell_count stands for the geometric means. */
const char *bar_plan_cell(const struct bar_plan *p, size_t cell);

/* The width of a bar's value and delta. */
double bar_plan_words(const struct bar *bar);

#endif
