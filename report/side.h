/*
 * What is compared with what. Each INPUT is a side; inside a single INPUT the
 * labels make the sides, else the servers, by the shortest text that tells
 * them apart.
 */
#ifndef REPORT_SIDE_H
#define REPORT_SIDE_H

#include "report/compare.h"

/*
 * Fill the sides of the comparison from its set. The result says which side
 * each run of the set belongs to; it lives in the comparison's arena.
 */
const size_t *side_build(
	struct comparison *c, const struct compare_options *options);

/* The side of this name, upper and lower case alike, or SIZE_MAX. */
size_t side_find(const struct comparison *c, const char *label);

#endif
