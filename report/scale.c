#include "report/scale.h"

#include <math.h>

#include "parser/slice.h"

static double
position(const struct scale *s, double value)
{
	if (s->logarithmic)
		return log(value / s->low) / log(s->high / s->low);
	return (value - s->low) / (s->high - s->low);
}

double
scale_at(const struct scale *s, double value)
{
	if (!(s->high > s->low))
		return s->from_px;
	return s->from_px + position(s, value) * (s->to_px - s->from_px);
}

static double
first_multiple(double low, double step)
{
	return ceil(low / step - 1e-9);
}

static double
last_multiple(double high, double step)
{
	return floor(high / step + 1e-9);
}

/* The least of 1, 2, 5, 10 ... of which no more than `most` are in the range.
 */
static double
step_for(double low, double high, size_t most)
{
	/* Fours are for two ticks only, which else would not always be had. */
	static const double nice[] = {1, 2, 4, 5};
	double power = pow(10, floor(log10((high - low) / (double)most)) - 1);

	for (;; power *= 10)
		for (size_t i = 0; i < COUNTOF(nice); i++) {
			double step = nice[i] * power;

			if (nice[i] == 4 && most > 2)
				continue;
			if (last_multiple(high, step) -
					first_multiple(low, step) <
				(double)most)
				return step;
		}
}

/* Ticks are computed as whole multiples, so that errors do not add up. */
static void
multiples(struct ticks *t, double low, double high, double step)
{
	double last = last_multiple(high, step);

	for (double i = first_multiple(low, step);
		i <= last && t->count < TICKS_MAX; i++)
		t->at[t->count++] = i * step + 0.0; /* never -0 */
	t->decimals = step < 1 ? (int)ceil(-log10(step) - 1e-9) : 0;
}

static bool
is_range(double low, double high)
{
	return isfinite(low) && isfinite(high) && low <= high;
}

static void
ticks_with_least_step(
	struct ticks *t, double low, double high, size_t most, double least)
{
	double step;

	*t = (struct ticks){0};
	if (!is_range(low, high))
		return;
	if (most > TICKS_MAX)
		most = TICKS_MAX;
	if (most < 2)
		most = 2;
	if (low == high) {
		t->at[t->count++] = low;
		return;
	}
	step = fmax(step_for(low, high, most), least);
	multiples(t, low, high, step);
}

void
scale_ticks(struct ticks *t, double low, double high, size_t most)
{
	ticks_with_least_step(t, low, high, most, 0);
}

void
scale_whole_ticks(struct ticks *t, double low, double high, size_t most)
{
	ticks_with_least_step(t, low, high, most, 1);
}

void
scale_log2_ticks(struct ticks *t, double low, double high, size_t most)
{
	double first, last, stride;

	*t = (struct ticks){0};
	if (!is_range(low, high) || low <= 0)
		return;
	if (most > TICKS_MAX)
		most = TICKS_MAX;
	first = ceil(log2(low) - 1e-9);
	last = floor(log2(high) + 1e-9);
	stride = fmax(1, ceil((last - first + 1) / (double)(most ? most : 1)));
	for (double i = first; i <= last && t->count < TICKS_MAX; i += stride)
		t->at[t->count++] = exp2(i);
}

/* True when all of them fit. */
static bool
decades(struct ticks *t, double low, double high, const double *within,
	size_t count)
{
	double last = floor(log10(high) + 1e-9);

	for (double i = floor(log10(low) + 1e-9); i <= last; i++)
		for (size_t k = 0; k < count; k++) {
			double value = within[k] * pow(10, i);

			if (value < low * (1 - 1e-9) ||
				value > high * (1 + 1e-9))
				continue;
			if (t->count == TICKS_MAX)
				return false;
			t->at[t->count++] = value;
		}
	return true;
}

static int
decimals_of_least(const struct ticks *t)
{
	if (!t->count || t->at[0] >= 1)
		return 0;
	return (int)ceil(-log10(t->at[0]) - 1e-9);
}

void
scale_log10_ticks(struct ticks *t, double low, double high, size_t most)
{
	static const double within[] = {1, 2, 5};

	*t = (struct ticks){0};
	if (!is_range(low, high) || low <= 0)
		return;
	if (!decades(t, low, high, within, COUNTOF(within)) ||
		t->count > most) {
		*t = (struct ticks){0};
		decades(t, low, high, within, 1);
	}
	t->decimals = decimals_of_least(t);
}
