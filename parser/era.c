#include "parser/era.h"

#include <stdlib.h>
#include <string.h>

static bool
is_release_up_to_36(struct slice version)
{
	char number[8] = "";

	if (!slice_starts(version, "2.0.") || version.len > 6)
		return false;
	memcpy(number, version.at + 4, version.len - 4);
	return strtol(number, NULL, 10) <= 36;
}

/* The trunk called itself 2.3 from r390511 on, long before 2.2.9 (r655654). */
static bool
is_before_2_2_9(struct slice revision)
{
	char number[8] = "";

	if (!revision.len || revision.len >= sizeof(number) ||
		slice_find(revision, ".") < revision.len)
		return false;
	memcpy(number, revision.at, revision.len);
	return strtol(number, NULL, 10) < 655654;
}

enum era
era_of(const struct draft *d)
{
	struct slice version = d->values[FIELD_AB_VERSION].words;
	struct slice revision = d->values[FIELD_AB_REVISION].words;

	if (slice_equals(version, "1.3e") && !revision.len)
		return ERA_UNKNOWN;
	if (slice_equals(version, "1.3e"))
		return slice_equals(revision, "1.69") ? ERA_2_0_16 : ERA_2_0_17;
	if (slice_starts(version, "1."))
		return ERA_1_3;
	if (is_release_up_to_36(version))
		return ERA_2_0_17;
	if (slice_starts(version, "2.0."))
		return ERA_2_0_37;
	if (!slice_starts(version, "2.3"))
		return ERA_UNKNOWN;
	return is_before_2_2_9(revision) ? ERA_2_0_37 : ERA_2_3;
}

/* The table of -w has no times per request: with them it is somebody's own. */
static bool
is_html(const struct draft *d)
{
	return d->html && !d->values[FIELD_TPR].set;
}

void
era_expect(enum origin expected[FIELD_COUNT], const struct draft *d)
{
	enum era era = era_of(d);

	for (int id = 0; id < FIELD_COUNT; id++)
		expected[id] = AS_PRINTED;
	expected[FIELD_SERVER_PORT] = AS_PRINTED;
	if (era == ERA_2_0_16 ||
		(is_html(d) && (era == ERA_2_0_17 || era == ERA_2_0_37)))
		expected[FIELD_TIME_TAKEN] = AS_MILLISECONDS;
	else if (era == ERA_2_0_17 || era == ERA_2_0_37)
		expected[FIELD_TIME_TAKEN] = AS_MICROSECONDS;
	if (era == ERA_2_0_17)
		expected[FIELD_TPR] = expected[FIELD_TPR_ACROSS] = AS_SECONDS;
}

/* Leave the candidates of this origin; the first where there are none. */
static void
keep_origin(struct candidates *v, enum origin origin)
{
	int kept = 0;

	for (int k = 0; k < v->count; k++)
		if (v->items[k].origin == origin)
			v->items[kept++] = v->items[k];
	if (kept)
		v->count = kept;
	else if (v->count > 1)
		v->count = 1;
}

/* Versions since 2.2.9 print three decimals; others are not from them. */
static bool
is_of_another(const struct draft *d)
{
	const struct candidates *v = &d->values[FIELD_TIME_TAKEN];

	return era_of(d) == ERA_2_3 && v->count &&
		(v->items[0].decimals == 4 || v->items[0].decimals == 5);
}

void
era_settle(struct draft *d)
{
	static const enum field_id rates[] = {FIELD_RPS, FIELD_RATE_RECEIVED,
		FIELD_RATE_SENT, FIELD_RATE_TOTAL};
	static const enum field_id doubtful[] = {
		FIELD_TIME_TAKEN, FIELD_TPR, FIELD_TPR_ACROSS};
	enum origin expected[FIELD_COUNT];

	for (size_t i = 0; i < COUNTOF(rates) && d->html && !is_html(d); i++)
		keep_origin(&d->values[rates[i]], AS_PRINTED);
	if (era_of(d) == ERA_UNKNOWN || is_of_another(d))
		return;
	era_expect(expected, d);
	for (size_t i = 0; i < COUNTOF(doubtful); i++)
		keep_origin(&d->values[doubtful[i]], expected[doubtful[i]]);
}

bool
era_whole_kilobytes(const struct draft *d)
{
	return era_of(d) == ERA_2_0_17 || era_of(d) == ERA_2_0_37;
}

bool
era_is_early(const struct draft *d)
{
	return era_of(d) == ERA_1_3 || era_of(d) == ERA_2_0_16 || is_html(d);
}

bool
era_divides_twice(const struct draft *d)
{
	struct slice version = d->values[FIELD_AB_VERSION].words;
	struct slice revision = d->values[FIELD_AB_REVISION].words;
	enum era era = era_of(d);

	if (is_html(d)) /* -w divides once */
		return false;
	if (era == ERA_2_0_16 || era == ERA_2_0_17)
		return true;
	return era == ERA_2_0_37 && slice_starts(version, "2.0.") &&
		!slice_starts(version, "2.0.41") &&
		!slice_equals(revision, "1.146");
}
