/*
 * The rows of ab -g: start, start in Unix time, and four times in ms each.
 * Every version of ab writes them in its own way; see series_requests.c.
 */
#ifndef PARSER_SERIES_REQUESTS_H
#define PARSER_SERIES_REQUESTS_H

#include "parser/series.h"

struct series_requests {
	struct histogram columns[SERIES_COLUMNS];
	uint64_t left_out[SERIES_COLUMNS]; /* times that are not times */
	uint64_t rows;
	uint64_t damaged;              /* rows that are left out */
	unsigned damaged_line;         /* the first of them */
	struct series_second *seconds; /* of the weeks around the first row */
	int64_t first_second;          /* Unix time of seconds[0] */
	size_t lowest, highest;        /* those in use */
	bool scattered;     /* the starts cannot be those of one run */
	int64_t unit;       /* of the starts, per second; 0: not known yet */
	int64_t start, end; /* of the run, in ms since 1970 */
	unsigned line;      /* of the next row */
};

/*
 * Read whole rows, the last one perhaps without its end of line, up to what is
 * not a row but begins something else. Returns the bytes read.
 */
size_t series_requests_read(struct series_requests *r, struct slice rows);

/* The record of what was read. Frees what the reader held. */
void series_requests_close(struct series_requests *r, struct runset *set,
	const char *file, unsigned line);

#endif
