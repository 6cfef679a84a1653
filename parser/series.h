/*
 * The files that ab -g and ab -e write: one row a request, or one row a
 * percent. They are told by their header, whatever their name; rows are read
 * by position and counted as they come, so that a file of any length takes
 * the same memory. Rows that cannot be trusted are left out with a notice.
 */
#ifndef PARSER_SERIES_H
#define PARSER_SERIES_H

#include "parser/histogram.h"
#include "parser/run.h"

enum series_form {
	SERIES_NONE,
	SERIES_REQUESTS, /* -g */
	SERIES_PERCENTS  /* -e */
};

enum series_column {
	SERIES_CONNECT,
	SERIES_PROCESSING,
	SERIES_TOTAL,
	SERIES_WAITING,
	SERIES_COLUMNS
};

/* The requests that started in one second. */
struct series_second {
	uint32_t count;
	uint32_t max_ms;
	uint64_t sum_ms;
};

/* A run may have both: of -g the columns, of -e the percentiles. */
struct series {
	struct histogram columns[SERIES_COLUMNS]; /* total 0: none or damaged */
	struct series_second
		*seconds;     /* one each, those without requests too */
	size_t second_count;  /* 0: the starts are not known */
	int64_t first_second; /* Unix time of seconds[0] */
	bool has_percents;
	double percents[101]; /* ms; NAN where there is none */
};

struct series_header {
	enum series_form form;
	size_t start; /* where its line begins */
	size_t end;   /* and where the next does */
	bool microseconds;
};

/* A header in the first lines of an input, with nothing of ab above it. */
struct series_header series_find(struct slice head);

struct series_reader;

/* A reader of the rows below this header, which stands on line. */
struct series_reader *series_open(
	const struct series_header *header, unsigned line);

/*
 * Read rows. Only the last of all may lack its end of line. Returns how many
 * bytes were rows; it is less than there are when something else of ab, such as
 * another header, begins there.
 */
size_t series_read(struct series_reader *reader, struct slice rows);

/* The number of the line that is read next. */
unsigned series_line(const struct series_reader *reader);

/* The record of the rows, at the end of the set; false when there were none.
 * Ends the reader. */
bool series_close(
	struct series_reader *reader, struct runset *set, const char *file);

/*
 * Gives series to the runs of the set that they belong to, by their file's
 * name or by equal counts; those records leave the set. Marks are places in
 * set->runs in rising order, such as where the runs of an input begin: they
 * move along.
 */
void series_attach(struct runset *set, size_t *marks, size_t mark_count);

#endif
