#include "parser/series_record.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

static const enum field_id first_fields[SERIES_COLUMNS] = {
	[SERIES_CONNECT] = FIELD_CONNECT_MIN_MS,
	[SERIES_PROCESSING] = FIELD_PROCESSING_MIN_MS,
	[SERIES_TOTAL] = FIELD_TOTAL_MIN_MS,
	[SERIES_WAITING] = FIELD_WAITING_MIN_MS,
};

const struct series_record_percent
	series_record_percents[SERIES_RECORD_PERCENTS] = {
		{FIELD_P50_MS, 50},
		{FIELD_P66_MS, 66},
		{FIELD_P75_MS, 75},
		{FIELD_P80_MS, 80},
		{FIELD_P90_MS, 90},
		{FIELD_P95_MS, 95},
		{FIELD_P98_MS, 98},
		{FIELD_P99_MS, 99},
		{FIELD_P100_MS, 100},
};

static void
set_number(struct run *run, enum field_id id, double number, int decimals)
{
	double unit = decimals ? 10 : 1;

	run_set_number(run, id, round(number * unit) / unit, decimals,
		SETTLED_COMPUTED, run->line);
}

/* The five figures of a row of ab's table, in the order of the fields. */
static void
set_column(struct run *run, enum field_id first, const struct histogram *h)
{
	double median = histogram_median(h);

	set_number(run, first, histogram_at(h, 0), 0);
	set_number(run, first + 1, histogram_mean(h), 1);
	set_number(run, first + 2, histogram_sd(h), 1);
	set_number(run, first + 3, median, median > floor(median));
	set_number(run, first + 4, histogram_percentile(h, 100), 0);
}

static void
set_fields(struct run *run, const struct series_requests *r,
	const struct histogram *columns)
{
	const struct histogram *total = &columns[SERIES_TOTAL];

	if (!r->damaged)
		set_number(run, FIELD_COMPLETE, (double)r->rows, 0);
	if (r->unit != 1 && !r->damaged && !r->scattered)
		run_set_number(run, FIELD_TIME_TAKEN,
			(double)(r->end - r->start) / 1000, 3, SETTLED_COMPUTED,
			run->line);
	for (size_t i = 0; i < SERIES_COLUMNS; i++)
		if (!r->left_out[i])
			set_column(run, first_fields[i], &columns[i]);
	for (size_t i = 0; i < SERIES_RECORD_PERCENTS; i++)
		set_number(run, series_record_percents[i].field,
			histogram_percentile(
				total, series_record_percents[i].percent),
			0);
}

static void
add_notices(struct run *run, struct arena *a, const struct series_requests *r)
{
	static const char *const names[SERIES_COLUMNS] = {
		"ctime", "dtime", "ttime", "wait"};

	if (r->damaged)
		notice_add(&run->notices, a, NOTICE_SERIES_ROWS,
			r->damaged_line,
			"damaged rows left out: %" PRIu64 " of %" PRIu64
			" (the first is here)",
			r->damaged, r->damaged + r->rows);
	for (size_t i = 0; i < SERIES_COLUMNS; i++)
		if (r->left_out[i])
			notice_add(&run->notices, a, NOTICE_SERIES_ROWS,
				run->line,
				"%" PRIu64 " of %" PRIu64 " values of %s are "
				"not times: the column is left out",
				r->left_out[i], r->rows, names[i]);
	if (r->scattered)
		notice_add(&run->notices, a, NOTICE_SERIES_ROWS, run->line,
			"the rows' start times are not those of one run: they "
			"are left out");
}

static void
keep_seconds(
	struct series *series, struct arena *a, const struct series_requests *r)
{
	size_t count = r->highest - r->lowest + 1;

	if (r->scattered)
		return;
	series->seconds = arena_array(a, count, sizeof(*series->seconds));
	memcpy(series->seconds, r->seconds + r->lowest,
		count * sizeof(*series->seconds));
	series->second_count = count;
	series->first_second = r->first_second + (int64_t)r->lowest;
}

void
series_record_add(struct series_requests *r, struct runset *set,
	const char *file, unsigned line)
{
	struct run *run = run_new(set, KIND_SERIES, file, line);
	struct series *series = arena_array(&set->arena, 1, sizeof(*series));

	for (size_t i = 0; i < SERIES_COLUMNS; i++)
		if (!r->left_out[i]) {
			series->columns[i] = r->columns[i];
			histogram_keep(&series->columns[i], &set->arena);
			memset(&r->columns[i], 0, sizeof(r->columns[i]));
		}
	set_fields(run, r, series->columns);
	add_notices(run, &set->arena, r);
	keep_seconds(series, &set->arena, r);
	for (size_t i = 0; i < COUNTOF(series->percents); i++)
		series->percents[i] = NAN;
	run->series = series;
}
