/*
 * The rows of ab -e: a percent and the time within which that share of the
 * requests was served. In runs of up to 50 requests ab reads the last rows
 * before the hundredth past the end of its list; they hold whatever was there.
 */
#ifndef PARSER_SERIES_PERCENTS_H
#define PARSER_SERIES_PERCENTS_H

#include "parser/series.h"

#define SERIES_PERCENTS_COUNT 101

struct series_percents {
	bool microseconds;
	double ms[SERIES_PERCENTS_COUNT];      /* NAN: no such row */
	unsigned lines[SERIES_PERCENTS_COUNT]; /* 0: no such row */
	signed char decimals;                  /* of the times in the file */
	unsigned damaged;                      /* lines that are no rows */
	unsigned damaged_line;                 /* the first of them */
	unsigned line;                         /* of the next row */
};

void series_percents_open(struct series_percents *p, bool microseconds);

/* Like series_requests_read. */
size_t series_percents_read(struct series_percents *p, struct slice rows);

/* Takes out what cannot be a time, and adds the record if a row is left. */
void series_percents_close(struct series_percents *p, struct runset *set,
	const char *file, unsigned line);

#endif
