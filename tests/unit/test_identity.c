#include "tests/unit/recorded.h"

#include <math.h>

#include "parser/identity.h"

/* A figure with the half of its last digit. */
struct figure {
	enum field_id id;
	double value;
	double half;
};

static enum finding
finding_of(const char *name, const struct figure *figures, size_t count)
{
	struct figures f = {0};

	for (size_t i = 0; i < FIELD_COUNT; i++)
		f.value[i] = NAN;
	for (size_t i = 0; i < count; i++) {
		f.value[figures[i].id] = figures[i].value;
		f.half[figures[i].id] = figures[i].half;
	}
	for (size_t i = 0; i < identity_count; i++)
		if (!strcmp(identities[i].name, name))
			return identities[i].check(&f);
	fail_msg("no identity is called '%s'", name);
	return FINDING_UNKNOWN;
}

#define FINDING(name, ...) \
	finding_of(name, (const struct figure[]){__VA_ARGS__}, \
		COUNTOF(((const struct figure[]){__VA_ARGS__})))
#define BY_TIME "requests per second = complete requests / time taken"
#define BY_BYTES "transfer rate = total transferred / time taken"
#define FAILURES "failed requests = the sum of their kinds"

static void
a_rate_is_requests_by_time(void **state)
{
	(void)state;
	assert_int_equal(FINDING(BY_TIME, {FIELD_RPS, 200.00, .005},
				 {FIELD_COMPLETE, 100, 0},
				 {FIELD_TIME_TAKEN, .5, .0005}),
		FINDING_HOLDS);
	assert_int_equal(FINDING(BY_TIME, {FIELD_RPS, 210.00, .005},
				 {FIELD_COMPLETE, 100, 0},
				 {FIELD_TIME_TAKEN, .5, .0005}),
		FINDING_BROKEN);
}

static void
what_rounding_explains_is_not_broken(void **state)
{
	(void)state;
	/* 200 requests in 0.0471047 s, which is printed as 0.047. */
	assert_int_equal(FINDING(BY_TIME, {FIELD_RPS, 4245.83, .005},
				 {FIELD_COMPLETE, 200, 0},
				 {FIELD_TIME_TAKEN, .047, .0005}),
		FINDING_HOLDS);
	assert_int_equal(FINDING(BY_TIME, {FIELD_RPS, 4245.83, .005},
				 {FIELD_COMPLETE, 200, 0},
				 {FIELD_TIME_TAKEN, .048, .0005}),
		FINDING_BROKEN);
}

static void
nothing_is_said_while_a_figure_is_missing(void **state)
{
	(void)state;
	assert_int_equal(FINDING(BY_TIME, {FIELD_RPS, 200.00, .005},
				 {FIELD_COMPLETE, 100, 0}),
		FINDING_UNKNOWN);
}

static void
kilobytes_are_1000_or_1024_bytes(void **state)
{
	(void)state;
	assert_int_equal(FINDING(BY_BYTES, {FIELD_RATE_RECEIVED, 68.95, .005},
				 {FIELD_TRANSFERRED, 35300, 0},
				 {FIELD_TIME_TAKEN, .5, .0005}),
		FINDING_HOLDS);
	assert_int_equal(FINDING(BY_BYTES, {FIELD_RATE_RECEIVED, 70.60, .005},
				 {FIELD_TRANSFERRED, 35300, 0},
				 {FIELD_TIME_TAKEN, .5, .0005}),
		FINDING_HOLDS);
	assert_int_equal(FINDING(BY_BYTES, {FIELD_RATE_RECEIVED, 75.00, .005},
				 {FIELD_TRANSFERRED, 35300, 0},
				 {FIELD_TIME_TAKEN, .5, .0005}),
		FINDING_BROKEN);
}

static void
failures_are_the_sum_of_their_kinds(void **state)
{
	(void)state;
	assert_int_equal(FINDING(FAILURES, {FIELD_FAILED, 9, 0},
				 {FIELD_FAILED_CONNECT, 0, 0},
				 {FIELD_FAILED_RECEIVE, 1, 0},
				 {FIELD_FAILED_LENGTH, 2, 0},
				 {FIELD_FAILED_EXCEPTIONS, 6, 0}),
		FINDING_HOLDS);
	assert_int_equal(FINDING(FAILURES, {FIELD_FAILED, 3, 0},
				 {FIELD_FAILED_CONNECT, 0, 0},
				 {FIELD_FAILED_RECEIVE, 1, 0},
				 {FIELD_FAILED_LENGTH, 2, 0},
				 {FIELD_FAILED_EXCEPTIONS, 6, 0}),
		FINDING_BROKEN);
}

static void
an_edited_figure_is_kept_and_its_identity_named(void **state)
{
	struct runset set = {0};
	const struct notices *notices;

	(void)state;
	read_text(&set, SEPARATOR_AUTO,
		"Concurrency Level:      10\n"
		"Time taken for tests:   0.500 seconds\n"
		"Complete requests:      100\n"
		"Failed requests:        0\n"
		"Requests per second:    900.00 [#/sec] (mean)\n"
		"Transfer rate:          68.95 [Kbytes/sec] received\n");
	assert_int_equal(set.count, 1);
	assert_true(run_number(set.runs[0], FIELD_RPS) == 900);
	notices = &set.runs[0]->notices;
	assert_int_equal(notices->count, 1);
	assert_int_equal(notices->items[0].id, NOTICE_BROKEN_IDENTITY);
	assert_non_null(strstr(notices->items[0].message, BY_TIME));
	runset_free(&set);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_rate_is_requests_by_time),
		cmocka_unit_test(what_rounding_explains_is_not_broken),
		cmocka_unit_test(nothing_is_said_while_a_figure_is_missing),
		cmocka_unit_test(kilobytes_are_1000_or_1024_bytes),
		cmocka_unit_test(failures_are_the_sum_of_their_kinds),
		cmocka_unit_test(
			an_edited_figure_is_kept_and_its_identity_named),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
