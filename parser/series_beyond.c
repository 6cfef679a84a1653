#include "parser/series_beyond.h"

#include <math.h>
#include <string.h>

/* From 51 requests on, no row is past the end. */
#define MOST_REQUESTS 50

/* Eleven days: nothing that ab has waited for. */
#define MOST_MS 1e9

/* So many rows below an earlier one show that it is the one that is wrong. */
#define FALLS 6

/* Rows in whole ms are equal by chance; so many steps are not. */
#define STEPS 4

static unsigned
place(unsigned requests, unsigned percent)
{
	return (unsigned)(0.5 + requests * percent / 100.0);
}

/* The last row that is not past the end; it holds the slowest request. */
static unsigned
last_row(unsigned requests)
{
	unsigned row = 99;

	while (place(requests, row) >= requests)
		row--;
	return row;
}

static bool
differ(double a, double b)
{
	return !isnan(a) && !isnan(b) && (a < b || a > b);
}

/* Can these be the rows of so many requests? Those of a place are equal. */
static bool
fits(const double *ms, unsigned requests)
{
	unsigned before = 0;

	for (unsigned i = 1; i < 100; i++) {
		if (isnan(ms[i]))
			continue;
		if (place(requests, i) == place(requests, before) &&
			differ(ms[i], ms[before]))
			return false;
		before = i;
	}
	return !isnan(ms[last_row(requests)]) &&
		!differ(ms[100], ms[last_row(requests)]);
}

/* Do the rows up to this one say clearly of how many requests they are? */
static bool
is_clear(const double *ms, unsigned last)
{
	unsigned steps = 0;

	for (unsigned i = 0; i < last; i++) {
		if (differ(ms[i], floor(ms[i])))
			return true;
		steps += differ(ms[i], ms[i + 1]);
	}
	return steps >= STEPS;
}

/*
 * A row that repeats the slowest request is right wherever it comes from. What
 * lies past the end is seldom anywhere near the times.
 */
static bool
mark_beyond(bool *rejected, const double *ms, unsigned requests)
{
	unsigned last = last_row(requests);
	double near = is_clear(ms, last) ? ms[last] : 2 * ms[last] + 10;
	bool marked = false;

	for (unsigned i = last + 1; i < 100; i++)
		if (ms[i] < ms[last] || ms[i] > near) {
			rejected[i] = true;
			marked = true;
		}
	return marked;
}

static unsigned
count_falls(const bool *rejected, const double *ms, unsigned row)
{
	unsigned falls = 0;

	for (unsigned i = row + 1; i < SERIES_BEYOND_ROWS; i++)
		falls += !rejected[i] && ms[i] < ms[row];
	return falls;
}

static void
mark_falls(bool *rejected, const double *ms)
{
	double most = 0;

	for (unsigned i = 0; i < SERIES_BEYOND_ROWS; i++) {
		if (isnan(ms[i]) || rejected[i])
			continue;
		if (ms[i] < most || count_falls(rejected, ms, i) >= FALLS)
			rejected[i] = true;
		else
			most = ms[i];
	}
}

void
series_beyond_mark(bool *rejected, const double *ms)
{
	memset(rejected, 0, SERIES_BEYOND_ROWS * sizeof(*rejected));
	for (unsigned n = 1; n <= MOST_REQUESTS; n++)
		if (fits(ms, n) && mark_beyond(rejected, ms, n))
			break;
	for (unsigned i = 0; i < SERIES_BEYOND_ROWS; i++)
		if (ms[i] > MOST_MS || ms[i] < 0)
			rejected[i] = true;
	mark_falls(rejected, ms);
}
