#include "parser/identity.h"

#include <math.h>

/* Versions up to 2.2.8 compute in 24-bit floats. */
#define FLOAT_ERROR 2.5e-7

struct interval {
	double low, high;
};

static struct interval
interval_of(const struct figures *f, enum field_id id)
{
	double value = f->value[id], half = f->half[id] * (1 + 1e-9);

	return (struct interval){value - half, value + half};
}

static struct interval
times(struct interval a, struct interval b)
{
	return (struct interval){a.low * b.low, a.high * b.high};
}

static struct interval
scaled(struct interval a, double factor)
{
	return (struct interval){a.low * factor, a.high * factor};
}

/* Could both intervals hold the same number? NAN: nobody knows. */
static enum finding
meet(struct interval a, struct interval b)
{
	double slack = FLOAT_ERROR * (fabs(a.high) + fabs(b.high));

	if (isnan(a.low) || isnan(b.low))
		return FINDING_UNKNOWN;
	if (a.low > b.high + slack || b.low > a.high + slack)
		return FINDING_BROKEN;
	return FINDING_HOLDS;
}

/* Of figures that all must be there; zero proves nothing about a product. */
static enum finding
product(const struct figures *f, enum field_id a, enum field_id b,
	struct interval result)
{
	if (f->value[a] < 0 || f->value[b] < 0)
		return FINDING_BROKEN;
	return meet(times(interval_of(f, a), interval_of(f, b)), result);
}

static enum finding
rate_by_time(const struct figures *f)
{
	return product(f, FIELD_RPS, FIELD_TIME_TAKEN,
		interval_of(f, FIELD_COMPLETE));
}

static enum finding
across_by_count(const struct figures *f)
{
	return product(f, FIELD_TPR_ACROSS, FIELD_COMPLETE,
		scaled(interval_of(f, FIELD_TIME_TAKEN), 1e3));
}

static enum finding
mean_by_concurrency(const struct figures *f)
{
	return product(f, FIELD_TPR_ACROSS, FIELD_CONCURRENCY,
		interval_of(f, FIELD_TPR));
}

static enum finding
rate_by_across(const struct figures *f)
{
	return product(f, FIELD_RPS, FIELD_TPR_ACROSS,
		(struct interval){1e3, 1e3});
}

static enum finding
rate_by_mean(const struct figures *f)
{
	return product(f, FIELD_RPS, FIELD_TPR,
		scaled(interval_of(f, FIELD_CONCURRENCY), 1e3));
}

static enum finding
mean_by_time(const struct figures *f)
{
	return product(f, FIELD_TPR, FIELD_COMPLETE,
		times(interval_of(f, FIELD_CONCURRENCY),
			scaled(interval_of(f, FIELD_TIME_TAKEN), 1e3)));
}

static void
narrow(struct interval *a, struct interval b)
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

	narrow(&t, scaled(interval_of(f, FIELD_TPR_ACROSS), n / 1e3));
	if (rate.low > 0)
		narrow(&t, (struct interval){n / rate.high, n / rate.low});
	return t;
}

/* Bytes per second in kilobytes of 1000, of 1024, or of whole 1024s. */
static enum finding
kilobytes(const struct figures *f, enum field_id rate, enum field_id bytes)
{
	struct interval seconds = sharp_time(f);
	struct interval kilo = times(interval_of(f, rate), seconds);
	double total = f->value[bytes];

	if (isnan(kilo.low) || isnan(total) || total < 0)
		return FINDING_UNKNOWN;
	if (meet(kilo, (struct interval){total / 1000, total / 1000}) ==
		FINDING_HOLDS)
		return FINDING_HOLDS;
	return meet(kilo,
		(struct interval){f->whole_kilobytes ? floor(total / 1024) :
						       total / 1024,
			total / 1024});
}

static enum finding
rate_by_bytes(const struct figures *f)
{
	return kilobytes(f, FIELD_RATE_RECEIVED, FIELD_TRANSFERRED);
}

static enum finding
sent_by_bytes(const struct figures *f)
{
	return kilobytes(f, FIELD_RATE_SENT, FIELD_BODY_SENT);
}

/* Up to 2.2.8 the parts are cut to whole kilobytes before the division. */
static enum finding
rates_add_up(const struct figures *f)
{
	double sum = f->value[FIELD_RATE_RECEIVED] + f->value[FIELD_RATE_SENT];
	double slack = 3 * f->half[FIELD_RATE_TOTAL] +
		FLOAT_ERROR * f->value[FIELD_RATE_TOTAL];

	if (f->whole_kilobytes && f->value[FIELD_TIME_TAKEN] > 0)
		slack += 2 / f->value[FIELD_TIME_TAKEN];

	if (isnan(sum) || isnan(f->value[FIELD_RATE_TOTAL]))
		return FINDING_UNKNOWN;
	return fabs(sum - f->value[FIELD_RATE_TOTAL]) <= slack ?
		FINDING_HOLDS :
		FINDING_BROKEN;
}

static enum finding
failures_add_up(const struct figures *f)
{
	double sum = f->value[FIELD_FAILED_CONNECT] +
		f->value[FIELD_FAILED_LENGTH] +
		f->value[FIELD_FAILED_EXCEPTIONS];

	if (!isnan(f->value[FIELD_FAILED_RECEIVE]))
		sum += f->value[FIELD_FAILED_RECEIVE];
	if (isnan(sum) || isnan(f->value[FIELD_FAILED]) || f->trunk)
		return FINDING_UNKNOWN;
	return sum == f->value[FIELD_FAILED] ? FINDING_HOLDS : FINDING_BROKEN;
}

/* Responses of requests that were begun but not counted may be in the sum. */
static enum finding
bodies_add_up(const struct figures *f)
{
	double each = f->value[FIELD_DOCUMENT_LENGTH];
	double least = each * f->value[FIELD_COMPLETE];
	double most = each *
		(f->value[FIELD_COMPLETE] + f->value[FIELD_CONCURRENCY]);
	double sum = f->value[FIELD_HTML_TRANSFERRED];

	if (isnan(most) || isnan(sum) || f->value[FIELD_FAILED] != 0 ||
		f->value[FIELD_COMPLETE] == 0 || f->interrupted || f->trunk)
		return FINDING_UNKNOWN;
	return sum >= least && sum <= most ? FINDING_HOLDS : FINDING_BROKEN;
}

static enum finding
order(double small, double large)
{
	if (isnan(small) || isnan(large))
		return FINDING_UNKNOWN;
	return small <= large ? FINDING_HOLDS : FINDING_BROKEN;
}

static enum finding
headers_add_up(const struct figures *f)
{
	return order(f->value[FIELD_HTML_TRANSFERRED],
		f->value[FIELD_TRANSFERRED]);
}

static enum finding
non_2xx_within(const struct figures *f)
{
	return order(f->value[FIELD_NON_2XX], f->value[FIELD_COMPLETE]);
}

/* Versions up to 2.0.50 count those too that were only begun. */
static enum finding
keep_alive_within(const struct figures *f)
{
	double most = f->value[FIELD_COMPLETE];

	if (f->early || f->whole_kilobytes)
		most += f->value[FIELD_CONCURRENCY];
	return order(f->value[FIELD_KEEP_ALIVE], most);
}

static enum finding
mean_within_slots(const struct figures *f)
{
	if (f->early)
		return FINDING_UNKNOWN;
	return order(f->value[FIELD_TOTAL_MEAN_MS], f->value[FIELD_TPR] + 1);
}

/* The order within a row of the table: min, mean, sd, median, max. */
static enum finding
row_in_order(const struct figures *f, int first)
{
	const double *v = f->value + first;
	double most = (v[4] - v[0] + 1) / 2;
	double n = f->value[FIELD_COMPLETE];

	if (isnan(v[0]) || isnan(v[4]))
		return FINDING_UNKNOWN;
	if (order(v[0], v[4]) == FINDING_BROKEN ||
		order(v[0], v[1] + 1) == FINDING_BROKEN ||
		order(v[1], v[4] + 1) == FINDING_BROKEN ||
		order(v[0], v[3]) == FINDING_BROKEN ||
		order(v[3], v[4]) == FINDING_BROKEN)
		return FINDING_BROKEN;
	if (n > 1 && !isnan(v[2]) && v[2] > most * sqrt(n / (n - 1)) + 0.05)
		return FINDING_BROKEN;
	return FINDING_HOLDS;
}

static enum finding
connect_in_order(const struct figures *f)
{
	return row_in_order(f, FIELD_CONNECT_MIN_MS);
}

static enum finding
processing_in_order(const struct figures *f)
{
	return f->early ? FINDING_UNKNOWN :
			  row_in_order(f, FIELD_PROCESSING_MIN_MS);
}

static enum finding
waiting_in_order(const struct figures *f)
{
	return row_in_order(f, FIELD_WAITING_MIN_MS);
}

static enum finding
total_in_order(const struct figures *f)
{
	return row_in_order(f, FIELD_TOTAL_MIN_MS);
}

static enum finding
means_add_up(const struct figures *f)
{
	double rest = f->value[FIELD_TOTAL_MEAN_MS] -
		f->value[FIELD_CONNECT_MEAN_MS] -
		f->value[FIELD_PROCESSING_MEAN_MS];

	if (isnan(rest))
		return FINDING_UNKNOWN;
	return fabs(rest) <= 1 ? FINDING_HOLDS : FINDING_BROKEN;
}

static enum finding
maxima_fit(const struct figures *f)
{
	return order(f->value[FIELD_TOTAL_MAX_MS],
		f->value[FIELD_CONNECT_MAX_MS] +
			f->value[FIELD_PROCESSING_MAX_MS] + 1);
}

/* A request takes as long as its parts, but for ab's own rounding. */
static enum finding
maxima_cover(const struct figures *f)
{
	double slack = f->early ? 1 : 0;

	return order(fmax(f->value[FIELD_CONNECT_MAX_MS],
			     f->value[FIELD_PROCESSING_MAX_MS]),
		f->value[FIELD_TOTAL_MAX_MS] + slack);
}

static enum finding
minima_fit(const struct figures *f)
{
	if (f->early)
		return FINDING_UNKNOWN;
	return order(f->value[FIELD_CONNECT_MIN_MS] +
			f->value[FIELD_PROCESSING_MIN_MS] - 1,
		f->value[FIELD_TOTAL_MIN_MS]);
}

/* Waiting ends at the first byte, processing at the last. */
static enum finding
waiting_within(const struct figures *f)
{
	enum finding found = FINDING_UNKNOWN;

	for (int i = 0; i < 5; i++) {
		enum finding one;

		if (i == 2)
			continue;
		one = order(f->value[FIELD_WAITING_MIN_MS + i],
			f->value[FIELD_PROCESSING_MIN_MS + i] + f->early);
		if (one == FINDING_BROKEN)
			return one;
		if (one == FINDING_HOLDS)
			found = one;
	}
	return found;
}

static enum finding
percentiles_rise(const struct figures *f)
{
	double before = f->value[FIELD_TOTAL_MIN_MS];
	enum finding found = FINDING_UNKNOWN;

	for (int id = FIELD_P50_MS; id <= FIELD_P100_MS; id++) {
		enum finding one = order(before, f->value[id]);

		if (one == FINDING_BROKEN)
			return one;
		if (one == FINDING_HOLDS)
			found = one;
		if (!isnan(f->value[id]))
			before = f->value[id];
	}
	return found;
}

static enum finding
longest_is_max(const struct figures *f)
{
	return meet(interval_of(f, FIELD_P100_MS),
		interval_of(f, FIELD_TOTAL_MAX_MS));
}

/* For an odd number of requests ab takes half a step too much. */
static enum finding
half_is_median(const struct figures *f)
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
	if (order(half, median) == FINDING_BROKEN)
		return FINDING_BROKEN;
	return order(median, f->value[FIELD_P66_MS]);
}

/* With few requests the high percentiles are the longest request itself. */
static enum finding
tail_is_longest(const struct figures *f)
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

#define ROW(id) \
	{FIELD_##id##_MIN_MS, FIELD_##id##_MEAN_MS, FIELD_##id##_SD_MS, \
		FIELD_##id##_MEDIAN_MS, FIELD_##id##_MAX_MS, -1}

const struct identity identities[] = {
	{"requests per second = complete requests / time taken", rate_by_time,
		{FIELD_RPS, FIELD_COMPLETE, FIELD_TIME_TAKEN, -1}},
	{"time per request (across all) = time taken / complete requests",
		across_by_count,
		{FIELD_TPR_ACROSS, FIELD_TIME_TAKEN, FIELD_COMPLETE, -1}},
	{"time per request = concurrency * time per request (across all)",
		mean_by_concurrency,
		{FIELD_TPR, FIELD_CONCURRENCY, FIELD_TPR_ACROSS, -1}},
	{"requests per second * time per request (across all) = 1 second",
		rate_by_across, {FIELD_RPS, FIELD_TPR_ACROSS, -1}},
	{"requests per second * time per request = concurrency", rate_by_mean,
		{FIELD_RPS, FIELD_TPR, FIELD_CONCURRENCY, -1}},
	{"time per request = concurrency * time taken / complete requests",
		mean_by_time,
		{FIELD_TPR, FIELD_CONCURRENCY, FIELD_TIME_TAKEN,
			FIELD_COMPLETE, -1}},
	{"transfer rate = total transferred / time taken", rate_by_bytes,
		{FIELD_RATE_RECEIVED, FIELD_TRANSFERRED, FIELD_TIME_TAKEN, -1}},
	{"rate sent = total body sent / time taken", sent_by_bytes,
		{FIELD_RATE_SENT, FIELD_BODY_SENT, FIELD_TIME_TAKEN, -1}},
	{"total rate = rate received + rate sent", rates_add_up,
		{FIELD_RATE_TOTAL, FIELD_RATE_RECEIVED, FIELD_RATE_SENT, -1}},
	{"failed requests = the sum of their kinds", failures_add_up,
		{FIELD_FAILED, FIELD_FAILED_CONNECT, FIELD_FAILED_RECEIVE,
			FIELD_FAILED_LENGTH, FIELD_FAILED_EXCEPTIONS, -1}},
	{"html transferred = document length * complete requests",
		bodies_add_up,
		{FIELD_HTML_TRANSFERRED, FIELD_DOCUMENT_LENGTH, FIELD_COMPLETE,
			-1}},
	{"html transferred <= total transferred", headers_add_up,
		{FIELD_HTML_TRANSFERRED, FIELD_TRANSFERRED, -1}},
	{"non-2xx responses <= complete requests", non_2xx_within,
		{FIELD_NON_2XX, FIELD_COMPLETE, -1}},
	{"keep-alive requests <= complete requests", keep_alive_within,
		{FIELD_KEEP_ALIVE, FIELD_COMPLETE, -1}},
	{"mean total time <= time per request + 1 ms", mean_within_slots,
		{FIELD_TOTAL_MEAN_MS, FIELD_TPR, -1}},
	{"connect: min <= mean, median <= max, sd in between", connect_in_order, ROW(CONNECT)},
	{"processing: min <= mean, median <= max, sd in between", processing_in_order,
		ROW(PROCESSING)},
	{"waiting: min <= mean, median <= max, sd in between", waiting_in_order, ROW(WAITING)},
	{"total: min <= mean, median <= max, sd in between", total_in_order, ROW(TOTAL)},
	{"mean total = mean connect + mean processing, to 1 ms", means_add_up,
		{FIELD_TOTAL_MEAN_MS, FIELD_CONNECT_MEAN_MS,
			FIELD_PROCESSING_MEAN_MS, -1}},
	{"max total <= max connect + max processing + 1 ms", maxima_fit,
		{FIELD_TOTAL_MAX_MS, FIELD_CONNECT_MAX_MS,
			FIELD_PROCESSING_MAX_MS, -1}},
	{"max total >= max connect, max processing", maxima_cover,
		{FIELD_TOTAL_MAX_MS, FIELD_CONNECT_MAX_MS,
			FIELD_PROCESSING_MAX_MS, -1}},
	{"min total >= min connect + min processing - 1 ms", minima_fit,
		{FIELD_TOTAL_MIN_MS, FIELD_CONNECT_MIN_MS,
			FIELD_PROCESSING_MIN_MS, -1}},
	{"waiting <= processing, in each column", waiting_within,
		{FIELD_WAITING_MEAN_MS, FIELD_PROCESSING_MEAN_MS,
			FIELD_WAITING_MAX_MS, FIELD_PROCESSING_MAX_MS, -1}},
	{"percentiles rise", percentiles_rise,
		{FIELD_P50_MS, FIELD_P75_MS, FIELD_P90_MS, FIELD_P99_MS,
			FIELD_P100_MS, -1}},
	{"100% = max total", longest_is_max,
		{FIELD_P100_MS, FIELD_TOTAL_MAX_MS, -1}},
	{"50% = median total", half_is_median,
		{FIELD_P50_MS, FIELD_TOTAL_MEDIAN_MS, -1}},
	{"99% = 100% for up to 100 requests, and so on", tail_is_longest,
		{FIELD_COMPLETE, FIELD_P90_MS, FIELD_P95_MS, FIELD_P98_MS,
			FIELD_P99_MS, -1}},
};
const size_t identity_count = COUNTOF(identities);
