#include <math.h>

#include "parser/identity_checks.h"
#include "parser/interval.h"

enum finding
identity_failures_add_up(const struct figures *f)
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
enum finding
identity_bodies_add_up(const struct figures *f)
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

enum finding
identity_headers_add_up(const struct figures *f)
{
	return interval_order(
		f->value[FIELD_HTML_TRANSFERRED], f->value[FIELD_TRANSFERRED]);
}

enum finding
identity_non_2xx_within(const struct figures *f)
{
	return interval_order(
		f->value[FIELD_NON_2XX], f->value[FIELD_COMPLETE]);
}

/* Versions up to 2.0.50 count those too that were only begun. */
enum finding
identity_keep_alive_within(const struct figures *f)
{
	double most = f->value[FIELD_COMPLETE];

	if (f->early || f->whole_kilobytes)
		most += f->value[FIELD_CONCURRENCY];
	return interval_order(f->value[FIELD_KEEP_ALIVE], most);
}

enum finding
identity_mean_within_slots(const struct figures *f)
{
	if (f->early)
		return FINDING_UNKNOWN;
	return interval_order(
		f->value[FIELD_TOTAL_MEAN_MS], f->value[FIELD_TPR] + 1);
}
