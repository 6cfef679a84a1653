/*
 * The arithmetic of figures that were printed with few decimals: what a group
 * of runs amounts to, how one figure changed against another, and what their
 * rounding allows. Where there is no base, or none but zero, there is no
 * delta.
 */
#ifndef REPORT_DELTA_H
#define REPORT_DELTA_H

#include "report/comparison.h"

/*
 * One metric of a group of runs. Repeats of a decimal come out as their
 * geometric mean, of a count as their arithmetic mean; a zero among repeated
 * decimals leaves no geometric mean, and so no value.
 */
struct entry delta_entry(const struct group *group, enum field_id field);

/* The geometric mean of entries; no value unless all of them are above 0. */
struct entry delta_mean(const struct entry *entries, size_t count);

/* How b changed against a. */
struct delta delta_between(const struct entry *a, const struct entry *b);

/* Does a delta stated with these decimals follow, as far as rounding goes? */
enum agreement delta_check(
	const struct delta *delta, double stated_percent, int decimals);

#endif
