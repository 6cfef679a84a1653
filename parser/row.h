/*
 * The lines of ab's tables: rows of times, percentages, the breakdown of the
 * failures, the continued transfer rates. Each function reads one from a place
 * in a line; false when none begins there. item->end is the place behind it.
 */
#ifndef PARSER_ROW_H
#define PARSER_ROW_H

#include "parser/item.h"

/* Connect: 0 1 0.1 1 1, with two figures or more. */
bool row_times(struct item *item, const struct words *words,
	const struct folded *f, size_t at);

/* 50% 12; item->id is the percentage. */
bool row_percentile(struct item *item, const struct words *words,
	const struct folded *f, size_t at);

/* (Connect: 0, Receive: 0, Length: 2, Exceptions: 0); numbers in that order,
 * those that are not there have no readings. */
bool row_breakdown(struct item *item, const struct words *words,
	const struct folded *f, size_t at);

/* 12.3 kb/s sent; item->id is the field. */
bool row_rate(struct item *item, const struct words *words,
	const struct folded *f, size_t at);

/* The whole line is min mean[+/-sd] median max or min avg max. */
bool row_header(
	struct item *item, const struct words *words, const struct folded *f);

/* The field of a percentage, or FIELD_COUNT. */
enum field_id row_percentile_field(int percentage);

#endif
