/*
 * Which cells of a comparison differ in nothing but concurrency: a sweep. The
 * number of requests may go along with concurrency where each level is there
 * only once.
 */
#ifndef REPORT_SWEEP_H
#define REPORT_SWEEP_H

#include "report/compare.h"

#define SWEEP_LEVELS 128 /* a comparison of more cells has no sweep */

struct sweep {
	size_t levels[SWEEP_LEVELS]; /* cells, by rising concurrency */
	size_t count;
};

/* The sweep that begins with this cell, if it is one and begins there. */
bool sweep_from(struct sweep *sweep, const struct comparison *c, size_t cell);

/* Is there any? Is there but one, and nothing beside it? */
bool sweep_any(const struct comparison *c);
bool sweep_alone(const struct comparison *c);

#endif
