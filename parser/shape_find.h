/*
 * Which of the unknown lines is which: the arithmetic of shape.c.
 */
#ifndef PARSER_SHAPE_FIND_H
#define PARSER_SHAPE_FIND_H

#include "parser/number.h"

/* A report has no more lines than this before its tables. */
#define SHAPE_ENTRIES 40

/* A line `label: value` that the lexer did not know. */
struct shape_entry {
	size_t line;
	bool is_number;
	struct number n;
	struct slice text;
};

struct shape {
	struct shape_entry entries[SHAPE_ENTRIES];
	int count;
	int rows[4]; /* lines of the table's rows; -1 behind the last */
	int row_count;
	size_t columns;
};

struct shape_found {
	int rate, time, complete; /* entries; -1: not found */
	int mean, across, concurrency, bytes, kilobytes;
	double rate_value, time_value, complete_value;
	bool doubtful; /* two lines could be the count */
};

/* A rate, a time and a count that fit each other. */
bool shape_find_base(struct shape *s, struct shape_found *found);

/* With those: the times per request and the concurrency, then the bytes. */
void shape_find_times(struct shape *s, struct shape_found *found);
void shape_find_bytes(struct shape *s, struct shape_found *found);

/* Are these two lines the length of the document and the sum of bodies? */
bool shape_find_bodies(const struct shape *s, int length, int html,
	const struct shape_found *found);

#endif
