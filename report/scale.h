/*
 * Values to pixels, and the round values that a reader expects at an axis.
 * Pure arithmetic: what a chart draws is decided here and can be tested.
 */
#ifndef REPORT_SCALE_H
#define REPORT_SCALE_H

#include <stdbool.h>
#include <stddef.h>

struct scale {
	double low, high; /* values; low > 0 on a logarithmic scale */
	double from_px,
		to_px; /* where they are drawn; from may be the larger */
	bool logarithmic;
};

/* Where a value is drawn. A scale without extent draws all at from_px. */
double scale_at(const struct scale *s, double value);

#define TICKS_MAX 24

struct ticks {
	double at[TICKS_MAX]; /* rising */
	size_t count;
	int decimals; /* that every tick needs to be told from the next */
};

/*
 * Multiples of 1, 2 or 5 times a power of ten within [low, high], as many as
 * there may be at most (2 at the least). None where low or high is not a
 * number or low > high.
 */
void scale_ticks(struct ticks *t, double low, double high, size_t most);

/* The same for counts: no step below 1. */
void scale_whole_ticks(struct ticks *t, double low, double high, size_t most);

/* Powers of two, or of a higher power of two where those are too many. */
void scale_log2_ticks(struct ticks *t, double low, double high, size_t most);

/*
 * 1, 2 and 5 times powers of ten on a logarithmic scale; powers of ten alone
 * where those are too many.
 */
void scale_log10_ticks(struct ticks *t, double low, double high, size_t most);

#endif
