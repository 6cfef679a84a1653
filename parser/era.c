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

enum era
era_of(const struct draft *d)
{
	struct slice version = d->values[FIELD_AB_VERSION].words;
	struct slice revision = d->values[FIELD_AB_REVISION].words;

	if (slice_equals(version, "1.3e"))
		return slice_equals(revision, "1.69") ? ERA_2_0_16 : ERA_2_0_17;
	if (slice_starts(version, "1."))
		return ERA_1_3;
	if (is_release_up_to_36(version))
		return ERA_2_0_17;
	if (slice_starts(version, "2.0."))
		return ERA_2_0_37;
	return slice_starts(version, "2.3") ? ERA_2_3 : ERA_UNKNOWN;
}

double
era_cost(const struct draft *d, int field, enum origin origin)
{
	/* -w of 2.2.9 to 2.4.6 prints rates wrong, but never times. */
	if (era_of(d) == ERA_2_3 && d->html)
		return field == FIELD_TIME_TAKEN ? 50 : 1;
	return origin == AS_PRINTED ? 3 : 4;
}

void
era_expect(enum origin expected[FIELD_COUNT], const struct draft *d)
{
	enum era era = era_of(d);

	for (int id = 0; id < FIELD_COUNT; id++)
		expected[id] = AS_PRINTED;
	expected[FIELD_SERVER_PORT] = AS_PRINTED;
	if (era == ERA_2_0_16 ||
		(d->html && (era == ERA_2_0_17 || era == ERA_2_0_37)))
		expected[FIELD_TIME_TAKEN] = AS_MILLISECONDS;
	else if (era == ERA_2_0_17 || era == ERA_2_0_37)
		expected[FIELD_TIME_TAKEN] = AS_MICROSECONDS;
	if (era == ERA_2_0_17)
		expected[FIELD_TPR] = expected[FIELD_TPR_ACROSS] = AS_SECONDS;
}

bool
era_is_early(const struct draft *d)
{
	return era_of(d) == ERA_1_3 || era_of(d) == ERA_2_0_16 ||
		d->html;
}

bool
era_divides_twice(const struct draft *d)
{
	struct slice version = d->values[FIELD_AB_VERSION].words;
	struct slice revision = d->values[FIELD_AB_REVISION].words;
	enum era era = era_of(d);

	if (d->html) /* -w divides once */
		return false;
	if (era == ERA_2_0_16 || era == ERA_2_0_17)
		return true;
	return era == ERA_2_0_37 && !slice_starts(version, "2.0.41") &&
		!slice_equals(revision, "1.146");
}
