/*
 * What was read of a file of ab -g becomes a record: counts and times by ab's
 * own definitions, and notices about rows that are left out.
 */
#ifndef PARSER_SERIES_RECORD_H
#define PARSER_SERIES_RECORD_H

#include "parser/series_requests.h"

/* The percentiles that ab's own table has. */
struct series_record_percent {
	enum field_id field;
	unsigned percent;
};

#define SERIES_RECORD_PERCENTS 9
extern const struct series_record_percent
	series_record_percents[SERIES_RECORD_PERCENTS];

/* The record, at the end of the set; its columns and seconds move there. */
void series_record_add(struct series_requests *r, struct runset *set,
	const char *file, unsigned line);

#endif
