#include "parser/interval.h"

#include <math.h>

struct interval
interval_of(const struct figures *f, enum field_id id)
{
	double value = f->value[id], half = f->half[id] * (1 + 1e-9);

	return (struct interval){value - half, value + half};
}

struct interval
interval_times(struct interval a, struct interval b)
{
	return (struct interval){a.low * b.low, a.high * b.high};
}

struct interval
interval_scaled(struct interval a, double factor)
{
	return (struct interval){a.low * factor, a.high * factor};
}

/* Could both intervals hold the same number? NAN: nobody knows. */
enum finding
interval_meet(struct interval a, struct interval b)
{
	double slack = INTERVAL_FLOAT_ERROR * (fabs(a.high) + fabs(b.high));

	if (isnan(a.low) || isnan(b.low))
		return FINDING_UNKNOWN;
	if (a.low > b.high + slack || b.low > a.high + slack)
		return FINDING_BROKEN;
	return FINDING_HOLDS;
}

/* Of figures that all must be there; zero proves nothing about a product. */
enum finding
interval_product(const struct figures *f, enum field_id a, enum field_id b,
	struct interval result)
{
	if (f->value[a] < 0 || f->value[b] < 0)
		return FINDING_BROKEN;
	return interval_meet(
		interval_times(interval_of(f, a), interval_of(f, b)), result);
}

enum finding
interval_order(double small, double large)
{
	if (isnan(small) || isnan(large))
		return FINDING_UNKNOWN;
	return small <= large ? FINDING_HOLDS : FINDING_BROKEN;
}
