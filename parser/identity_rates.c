#include <math.h>

#include "parser/identity_checks.h"
#include "parser/interval.h"

enum finding
identity_rate_by_time(const struct figures *f)
{
	return interval_product(
		f, FIELD_RPS, FIELD_TIME_TAKEN, interval_of(f, FIELD_COMPLETE));
}

enum finding
identity_across_by_count(const struct figures *f)
{
	return interval_product(f, FIELD_TPR_ACROSS, FIELD_COMPLETE,
		interval_scaled(interval_of(f, FIELD_TIME_TAKEN), 1e3));
}

enum finding
identity_mean_by_concurrency(const struct figures *f)
{
	return interval_product(f, FIELD_TPR_ACROSS, FIELD_CONCURRENCY,
		interval_of(f, FIELD_TPR));
}

enum finding
identity_rate_by_across(const struct figures *f)
{
	return interval_product(
		f, FIELD_RPS, FIELD_TPR_ACROSS, (struct interval){1e3, 1e3});
}

enum finding
identity_rate_by_mean(const struct figures *f)
{
	return interval_product(f, FIELD_RPS, FIELD_TPR,
		interval_scaled(interval_of(f, FIELD_CONCURRENCY), 1e3));
}

enum finding
identity_mean_by_time(const struct figures *f)
{
	return interval_product(f, FIELD_TPR, FIELD_COMPLETE,
		interval_times(interval_of(f, FIELD_CONCURRENCY),
			interval_scaled(
				interval_of(f, FIELD_TIME_TAKEN), 1e3)));
}

static void
interval_narrow(struct interval *a, struct interval b)
{
	if (isnan(b.low) || b.low > a->high || b.high < a->low)
		return;
	a->low = fmax(a->low, b.low);
	a->high = fmin(a->high, b.high);
}

/* The time taken, as sharp as the rates tell it: it is printed to 1 ms. */
static struct interval
sharp_time(const struct figures *f)
{
	struct interval t = interval_of(f, FIELD_TIME_TAKEN);
	struct interval rate = interval_of(f, FIELD_RPS);
	double n = f->value[FIELD_COMPLETE];

	interval_narrow(
		&t, interval_scaled(interval_of(f, FIELD_TPR_ACROSS), n / 1e3));
	if (rate.low > 0)
		interval_narrow(
			&t, (struct interval){n / rate.high, n / rate.low});
	return t;
}

/* Bytes per second in kilobytes of 1000, of 1024, or of whole 1024s. */
static enum finding
kilobytes(const struct figures *f, enum field_id rate, enum field_id bytes)
{
	struct interval seconds = sharp_time(f);
	struct interval kilo = interval_times(interval_of(f, rate), seconds);
	double total = f->value[bytes];

	if (isnan(kilo.low) || isnan(total) || total < 0)
		return FINDING_UNKNOWN;
	if (interval_meet(
		    kilo, (struct interval){total / 1000, total / 1000}) ==
		FINDING_HOLDS)
		return FINDING_HOLDS;
	return interval_meet(kilo,
		(struct interval){
			f->whole_kilobytes ? floor(total / 1024) : total / 1024,
			total / 1024});
}

enum finding
identity_rate_by_bytes(const struct figures *f)
{
	return kilobytes(f, FIELD_RATE_RECEIVED, FIELD_TRANSFERRED);
}

enum finding
identity_sent_by_bytes(const struct figures *f)
{
	return kilobytes(f, FIELD_RATE_SENT, FIELD_BODY_SENT);
}

/* Up to 2.2.8 the parts are cut to whole kilobytes before the division. */
enum finding
identity_rates_add_up(const struct figures *f)
{
	double sum = f->value[FIELD_RATE_RECEIVED] + f->value[FIELD_RATE_SENT];
	double slack = 3 * f->half[FIELD_RATE_TOTAL] +
		INTERVAL_FLOAT_ERROR * f->value[FIELD_RATE_TOTAL];

	if (f->whole_kilobytes && f->value[FIELD_TIME_TAKEN] > 0)
		slack += 2 / f->value[FIELD_TIME_TAKEN];

	if (isnan(sum) || isnan(f->value[FIELD_RATE_TOTAL]))
		return FINDING_UNKNOWN;
	return fabs(sum - f->value[FIELD_RATE_TOTAL]) <= slack ? FINDING_HOLDS
							       : FINDING_BROKEN;
}
