#include <math.h>

#include "parser/identity_checks.h"
#include "parser/interval.h"

/* The order within a row of the table: min, mean, sd, median, max. */
static enum finding
row_in_order(const struct figures *f, int first)
{
	const double *v = f->value + first;
	double most = (v[4] - v[0] + 1) / 2;
	double n = f->value[FIELD_COMPLETE];

	if (isnan(v[0]) || isnan(v[4]))
		return FINDING_UNKNOWN;
	if (interval_order(v[0], v[4]) == FINDING_BROKEN ||
		interval_order(v[0], v[1] + 1) == FINDING_BROKEN ||
		interval_order(v[1], v[4] + 1) == FINDING_BROKEN ||
		interval_order(v[0], v[3]) == FINDING_BROKEN ||
		interval_order(v[3], v[4]) == FINDING_BROKEN)
		return FINDING_BROKEN;
	if (n > 1 && !isnan(v[2]) && v[2] > most * sqrt(n / (n - 1)) + 0.05)
		return FINDING_BROKEN;
	return FINDING_HOLDS;
}

enum finding
identity_connect_in_order(const struct figures *f)
{
	return row_in_order(f, FIELD_CONNECT_MIN_MS);
}

enum finding
identity_processing_in_order(const struct figures *f)
{
	return f->early ? FINDING_UNKNOWN
			: row_in_order(f, FIELD_PROCESSING_MIN_MS);
}

enum finding
identity_waiting_in_order(const struct figures *f)
{
	return row_in_order(f, FIELD_WAITING_MIN_MS);
}

enum finding
identity_total_in_order(const struct figures *f)
{
	return row_in_order(f, FIELD_TOTAL_MIN_MS);
}

enum finding
identity_means_add_up(const struct figures *f)
{
	double rest = f->value[FIELD_TOTAL_MEAN_MS] -
		f->value[FIELD_CONNECT_MEAN_MS] -
		f->value[FIELD_PROCESSING_MEAN_MS];

	if (isnan(rest))
		return FINDING_UNKNOWN;
	return fabs(rest) <= 1 ? FINDING_HOLDS : FINDING_BROKEN;
}

enum finding
identity_maxima_fit(const struct figures *f)
{
	return interval_order(f->value[FIELD_TOTAL_MAX_MS],
		f->value[FIELD_CONNECT_MAX_MS] +
			f->value[FIELD_PROCESSING_MAX_MS] + 1);
}

/* A request takes as long as its parts, but for ab's own rounding. */
enum finding
identity_maxima_cover(const struct figures *f)
{
	double slack = f->early ? 1 : 0;

	return interval_order(fmax(f->value[FIELD_CONNECT_MAX_MS],
				      f->value[FIELD_PROCESSING_MAX_MS]),
		f->value[FIELD_TOTAL_MAX_MS] + slack);
}

enum finding
identity_minima_fit(const struct figures *f)
{
	if (f->early)
		return FINDING_UNKNOWN;
	return interval_order(f->value[FIELD_CONNECT_MIN_MS] +
			f->value[FIELD_PROCESSING_MIN_MS] - 1,
		f->value[FIELD_TOTAL_MIN_MS]);
}

/* Waiting ends at the first byte, processing at the last. */
enum finding
identity_waiting_within(const struct figures *f)
{
	enum finding found = FINDING_UNKNOWN;

	for (int i = 0; i < 5; i++) {
		enum finding one;

		if (i == 2)
			continue;
		one = interval_order(f->value[FIELD_WAITING_MIN_MS + i],
			f->value[FIELD_PROCESSING_MIN_MS + i] + f->early);
		if (one == FINDING_BROKEN)
			return one;
		if (one == FINDING_HOLDS)
			found = one;
	}
	return found;
}

enum finding
identity_percentiles_rise(const struct figures *f)
{
	double before = f->value[FIELD_TOTAL_MIN_MS];
	enum finding found = FINDING_UNKNOWN;

	for (int id = FIELD_P50_MS; id <= FIELD_P100_MS; id++) {
		enum finding one = interval_order(before, f->value[id]);

		if (one == FINDING_BROKEN)
			return one;
		if (one == FINDING_HOLDS)
			found = one;
		if (!isnan(f->value[id]))
			before = f->value[id];
	}
	return found;
}

enum finding
identity_longest_is_max(const struct figures *f)
{
	return interval_meet(interval_of(f, FIELD_P100_MS),
		interval_of(f, FIELD_TOTAL_MAX_MS));
}

/* For an odd number of requests ab takes half a step too much. */
enum finding
identity_half_is_median(const struct figures *f)
{
	double n = f->value[FIELD_COMPLETE];
	double median = f->value[FIELD_TOTAL_MEDIAN_MS];
	double half = f->value[FIELD_P50_MS];

	if (isnan(n) || isnan(median) || isnan(half) || n < 2)
		return FINDING_UNKNOWN;
	if (fmod(n, 2) == 0)
		return half == median ? FINDING_HOLDS : FINDING_BROKEN;
	if (n < 5)
		return FINDING_UNKNOWN;
	if (interval_order(half, median) == FINDING_BROKEN)
		return FINDING_BROKEN;
	return interval_order(median, f->value[FIELD_P66_MS]);
}

/* With few requests the high percentiles are the longest request itself. */
enum finding
identity_tail_is_longest(const struct figures *f)
{
	static const struct {
		int field, most;
	} tails[] = {{FIELD_P99_MS, 100}, {FIELD_P98_MS, 50},
		{FIELD_P95_MS, 20}, {FIELD_P90_MS, 10}, {FIELD_P80_MS, 5},
		{FIELD_P75_MS, 4}};
	enum finding found = FINDING_UNKNOWN;

	for (size_t i = 0; i < COUNTOF(tails) && !f->early; i++) {
		double value = f->value[tails[i].field];

		if (!(f->value[FIELD_COMPLETE] <= tails[i].most) ||
			isnan(value) || isnan(f->value[FIELD_P100_MS]))
			continue;
		if (value != f->value[FIELD_P100_MS])
			return FINDING_BROKEN;
		found = FINDING_HOLDS;
	}
	return found;
}
