#include "report/times.h"

#include <math.h>

const struct times_row times_rows[TIMES_ROWS] = {
	{"connect", FIELD_CONNECT_MIN_MS},
	{"processing", FIELD_PROCESSING_MIN_MS},
	{"waiting", FIELD_WAITING_MIN_MS},
	{"total", FIELD_TOTAL_MIN_MS},
};

static double
figure(const struct run *run, const struct times_row *row,
	enum times_column column)
{
	return run_number(run, (enum field_id)((int)row->first + (int)column));
}

static double
mean_of(const struct group *group, const struct times_row *row,
	enum times_column column)
{
	double sum = 0, count = 0;

	for (size_t i = 0; i < group->count; i++) {
		double value = figure(group->runs[i], row, column);

		if (!isnan(value)) {
			sum += value;
			count++;
		}
	}
	return count > 0 ? sum / count : NAN;
}

/* fmin and fmax leave out what is no number. */
struct times
times_read(const struct group *group, const struct times_row *row)
{
	enum field_id mean = (enum field_id)((int)row->first + TIMES_MEAN);
	struct times t = {.decimals = group->count > 1 ? 1 : 0};

	t.at[TIMES_MIN] = t.at[TIMES_MAX] = NAN;
	for (size_t i = 0; i < group->count; i++) {
		const struct run *run = group->runs[i];

		t.at[TIMES_MIN] = fmin(
			t.at[TIMES_MIN], figure(run, row, TIMES_MIN));
		t.at[TIMES_MAX] = fmax(
			t.at[TIMES_MAX], figure(run, row, TIMES_MAX));
		if (run_decimals(run, mean) > t.decimals)
			t.decimals = run_decimals(run, mean);
	}
	t.at[TIMES_MEAN] = mean_of(group, row, TIMES_MEAN);
	t.at[TIMES_MEDIAN] = mean_of(group, row, TIMES_MEDIAN);
	t.at[TIMES_SD] = group->count == 1 ? mean_of(group, row, TIMES_SD)
					   : NAN;
	return t;
}

bool
times_known(const struct times *t)
{
	return !isnan(t->at[TIMES_MEAN]) || !isnan(t->at[TIMES_MEDIAN]);
}
