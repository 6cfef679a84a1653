/*
 * Exact counts of whole milliseconds: of any number of requests in as much
 * memory as the slowest needs. Its figures follow ab's own definitions, the
 * odd ones included.
 */
#ifndef PARSER_HISTOGRAM_H
#define PARSER_HISTOGRAM_H

#include <stdbool.h>
#include <stdint.h>

#include "parser/arena.h"

/* Thirty-five minutes; what takes longer is not a request but a damaged row. */
#define HISTOGRAM_MS ((size_t)1 << 21)

struct histogram {
	uint32_t *counts; /* counts[ms]; of the heap until histogram_keep */
	size_t length;    /* one more than the largest ms that fits */
	uint64_t total;   /* known from histogram_keep on */
};

/* Makes room for this ms; false when it is beyond all bounds. */
bool histogram_reach(struct histogram *h, uint64_t ms);

/* False when it is beyond all bounds; nothing is counted then. */
static inline bool
histogram_add(struct histogram *h, uint64_t ms)
{
	if (ms >= h->length && !histogram_reach(h, ms))
		return false;
	h->counts[ms]++;
	return true;
}

/* Moves the counts into the arena and adds them up. What follows needs that. */
void histogram_keep(struct histogram *h, struct arena *a);

/* Frees what is of the heap. */
void histogram_drop(struct histogram *h);

/* The time with so many shorter or equal ones before it; total is not 0. */
double histogram_at(const struct histogram *h, uint64_t rank);

/* ab's: of n times the one with floor(n * percent / 100) before it. */
double histogram_percentile(const struct histogram *h, unsigned percent);

double histogram_mean(const struct histogram *h);

/* With n - 1 in the denominator; 0 for a single time. */
double histogram_sd(const struct histogram *h);

/*
 * ab's: the mean of the middle one and the next when their number is odd, the
 * upper of the middle ones when it is even.
 */
double histogram_median(const struct histogram *h);

#endif
