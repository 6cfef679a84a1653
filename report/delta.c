#include "report/delta.h"

#include <math.h>

/* Intervals that only touch do so within this many percent: binary fractions
 * may fall on either side of where decimal ones meet. */
#define SLACK 1e-9

/* Half a unit of the last digit that was printed. */
static double
half_unit(int decimals)
{
	return 0.5 * pow(10, -decimals);
}

static struct entry
no_entry(void)
{
	return (struct entry){
		.value = NAN,
		.low = NAN,
		.high = NAN,
		.delta = {.percent = NAN,
			.ratio = NAN,
			.low_percent = NAN,
			.high_percent = NAN,
			.stated_percent = NAN,
			.recomputed_percent = NAN},
	};
}

/* Sums towards a mean: of logarithms for decimals, of values for counts. */
struct sums {
	double value, low, high;
	double only;
	int decimals;
	size_t count;
};

static void
add_decimal(struct sums *sums, double value, int decimals)
{
	double half = half_unit(decimals);

	sums->value += log(value);
	sums->low += log(fmax(value - half, 0));
	sums->high += log(value + half);
}

static void
add_run(struct sums *sums, const struct run *run, enum field_id field)
{
	double value = run_number(run, field);
	int decimals = run_decimals(run, field);

	if (isnan(value))
		return;
	if (fields[field].type == TYPE_DECIMAL)
		add_decimal(sums, value, decimals);
	else
		sums->value += value;
	sums->only = value;
	if (decimals > sums->decimals)
		sums->decimals = decimals;
	sums->count++;
}

static struct entry
mean_of_counts(const struct sums *sums)
{
	struct entry entry = no_entry();

	entry.value = sums->value / (double)sums->count;
	entry.low = entry.high = entry.value;
	entry.decimals = entry.value == floor(entry.value) ? 0 : 1;
	entry.count = sums->count;
	return entry;
}

/* A mean of whole milliseconds is known to more than whole ones. */
static int
decimals_of_mean(const struct sums *sums)
{
	return sums->count > 1 && !sums->decimals ? 1 : sums->decimals;
}

static struct entry
mean_of_decimals(const struct sums *sums)
{
	struct entry entry = no_entry();
	double n = (double)sums->count;

	entry.count = sums->count;
	entry.decimals = decimals_of_mean(sums);
	if (sums->count > 1 && isinf(sums->value))
		return entry;
	entry.value = exp(sums->value / n);
	entry.low = exp(sums->low / n);
	entry.high = exp(sums->high / n);
	return entry;
}

struct entry
delta_entry(const struct group *group, enum field_id field)
{
	struct sums sums = {0};
	struct entry entry;

	for (size_t i = 0; i < group->count; i++)
		add_run(&sums, group->runs[i], field);
	if (!sums.count)
		return no_entry();
	if (fields[field].type != TYPE_DECIMAL)
		return mean_of_counts(&sums);
	entry = mean_of_decimals(&sums);
	if (sums.count == 1) {
		/* Exactly, not by way of logarithms. */
		double half = half_unit(sums.decimals);

		entry.value = sums.only;
		entry.low = fmax(sums.only - half, 0);
		entry.high = sums.only + half;
	}
	return entry;
}

struct entry
delta_mean(const struct entry *entries, size_t count)
{
	struct sums sums = {.count = count};

	if (!count)
		return no_entry();
	for (size_t i = 0; i < count; i++) {
		const struct entry *entry = &entries[i];

		if (!(entry->value > 0))
			return no_entry();
		sums.value += log(entry->value);
		sums.low += log(fmax(entry->low, 0));
		sums.high += log(entry->high);
		if (entry->decimals > sums.decimals)
			sums.decimals = entry->decimals;
	}
	return count == 1 ? *entries : mean_of_decimals(&sums);
}

static double
percent_of(double ratio)
{
	return 100 * (ratio - 1);
}

struct delta
delta_between(const struct entry *a, const struct entry *b)
{
	struct delta delta = no_entry().delta;

	if (!(a->value > 0) || isnan(b->value))
		return delta;
	delta.ratio = b->value / a->value;
	delta.percent = percent_of(delta.ratio);
	delta.low_percent = percent_of(b->low / a->high);
	delta.high_percent = a->low > 0 ? percent_of(b->high / a->low)
					: (double)INFINITY;
	delta.within_rounding = delta.low_percent < delta.high_percent &&
		delta.low_percent <= SLACK && delta.high_percent >= -SLACK;
	return delta;
}

enum agreement
delta_check(const struct delta *delta, double stated_percent, int decimals)
{
	double half = half_unit(decimals) + SLACK;

	if (isnan(stated_percent) || isnan(delta->percent))
		return STATED_NOT;
	if (stated_percent + half < delta->low_percent ||
		stated_percent - half > delta->high_percent)
		return STATED_DIFFERS;
	return STATED_AGREES;
}
