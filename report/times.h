/*
 * ab's table of connection times, one of its rows at a time: of a run as it
 * stands there, of repeats as the range of all and the means of the rest.
 */
#ifndef REPORT_TIMES_H
#define REPORT_TIMES_H

#include "report/compare.h"

/* In the order of ab's columns and of our fields. */
enum times_column {
	TIMES_MIN,
	TIMES_MEAN,
	TIMES_SD,
	TIMES_MEDIAN,
	TIMES_MAX,
	TIMES_COLUMNS
};

struct times_row {
	const char *word;    /* the key of its name */
	enum field_id first; /* its least time; the others follow */
};

#define TIMES_ROWS 4
#define TIMES_TOTAL 3

/* Connect, processing, waiting, total. */
extern const struct times_row times_rows[TIMES_ROWS];

struct times {
	double at[TIMES_COLUMNS]; /* in ms; NAN where ab says nothing */
	int decimals;
};

/* Deviations within runs say nothing of that between them: of repeats there is
 * none. */
struct times times_read(const struct group *group, const struct times_row *row);

/* Is there a mean or a median? */
bool times_known(const struct times *t);

#endif
