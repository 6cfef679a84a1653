/*
 * Where the bars of a metric go: which rows there are, what they are called,
 * how far each reaches. Computed here, drawn by chart_bars.c.
 */
#ifndef REPORT_BAR_PLAN_H
#define REPORT_BAR_PLAN_H

#include "report/frame.h"
#include "report/ruler.h"

#define BAR_TAIL 6     /* from a bar's end to its words */
#define BAR_BETWEEN 10 /* from a value to its delta */

struct bar_row {
	size_t cell; /* cell_count: the geometric means */
	size_t side;
	const struct entry *entry;
	const struct group *repeats; /* NULL where there is but one figure */
	const char *value;           /* in words */
	const char *delta;           /* likewise; "" where there is none */
	struct ruler_lines heading;  /* over a group of named rows */
	struct ruler_lines name; /* of the row, or of a group at its first */
	double y;                /* the top of the bar */
};

struct bar_plan {
	struct frame *frame;
	const struct comparison *c;
	const struct table *t;
	struct bar_row *rows;
	size_t count;
	size_t sides;        /* rows of a cell */
	bool rows_are_named; /* each row by its side, not a group by its cell */
	bool beside;         /* names are left of bars, else above */
	double thickness, pitch;
	double bottom;
	struct scale x;
};

/* Choose the rows and name them; what is left of a hostile log is bounded. */
void bar_plan_rows(struct bar_plan *p, struct frame *f, const struct table *t);

/* Place the rows below what the frame has taken. */
void bar_plan_places(struct bar_plan *p);

/* The width of a row's value and delta. */
double bar_plan_words(const struct bar_row *row);

#endif
