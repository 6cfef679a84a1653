#include "tests/unit/recorded.h"

#include <math.h>

static struct runset set;

static int
tear_down(void **state)
{
	(void)state;
	runset_free(&set);
	return 0;
}

static const struct run *
parse_as(enum separator separator, const char *text)
{
	read_text(&set, separator, text);
	assert_int_equal(set.count, 1);
	return set.runs[0];
}

static const struct run *
parse(const char *text)
{
	return parse_as(SEPARATOR_AUTO, text);
}

static bool
is_figure(const struct run *run, enum field_id id, double value,
	enum settled settled)
{
	return fabs(run_number(run, id) - value) < 1e-9 &&
		run->values[id].settled == settled;
}

/* The message of the only notice of this kind. */
static const char *
message_of(const struct run *run, enum notice_id id)
{
	for (size_t i = 0; i < run->notices.count; i++)
		if (run->notices.items[i].id == id)
			return run->notices.items[i].message;
	fail_msg("no such notice: %s", notice_kinds[id].name);
	return "";
}

static void
counts_are_whole_by_their_form(void **state)
{
	const struct run *run = parse("Server Hostname:        a.test\n"
				      "Server Port:            80\n"
				      "Concurrency Level:      10\n"
				      "Complete requests:      1.000\n"
				      "Failed requests:        0\n");

	(void)state;
	assert_true(is_figure(run, FIELD_COMPLETE, 1000, SETTLED_FORMAT));
}

static void
rates_have_two_decimals_by_their_form(void **state)
{
	const struct run *run = parse(
		"Complete requests:      100\n"
		"Failed requests:        0\n"
		"Requests per second:    1.186,93 [#/sec] (mean)\n"
		"Transfer rate:          1.234 [Kbytes/sec] received\n");

	(void)state;
	assert_true(is_figure(run, FIELD_RPS, 1186.93, SETTLED_PRINTED));
	assert_true(
		is_figure(run, FIELD_RATE_RECEIVED, 1234, SETTLED_DOCUMENT));
}

static void
arithmetic_settles_what_the_form_leaves_open(void **state)
{
	const struct run *run = parse("Concurrency Level:      10\n"
				      "Time taken for tests:   2,500 seconds\n"
				      "Complete requests:      100\n"
				      "Failed requests:        0\n"
				      "Requests per second:    40,00\n");

	(void)state;
	assert_true(fabs(run_number(run, FIELD_TIME_TAKEN) - 2.5) < 1e-9);
	assert_true(fabs(run_number(run, FIELD_RPS) - 40) < 1e-9);
	assert_int_equal(run->notices.count, 0);
}

static void
arithmetic_finds_thousands_where_they_are_meant(void **state)
{
	const struct run *run = parse("Concurrency Level:      10\n"
				      "Time taken for tests:   2,500 seconds\n"
				      "Complete requests:      100\n"
				      "Failed requests:        0\n"
				      "Requests per second:    0,04\n"
				      "Transfer rate:          0,07 kb/s\n");

	(void)state;
	assert_true(fabs(run_number(run, FIELD_TIME_TAKEN) - 2500) < 1e-9);
}

#define UNDECIDED \
	"Concurrency Level:      10\n" \
	"Complete requests:      100\n" \
	"Failed requests:        0\n" \
	"Time per request:       1,234 [ms] (mean)\n"

static void
the_document_settles_what_arithmetic_cannot(void **state)
{
	const struct run *run = parse(
		UNDECIDED "Transfer rate:          68,95 [Kbytes/sec] "
			  "received\n");

	(void)state;
	assert_true(fabs(run_number(run, FIELD_TPR) - 1.234) < 1e-9);
}

static void
the_user_settles_what_nothing_else_does(void **state)
{
	const struct run *run = parse_as(SEPARATOR_COMMA, UNDECIDED);

	(void)state;
	assert_true(fabs(run_number(run, FIELD_TPR) - 1.234) < 1e-9);
}

static void
what_stays_undecided_is_absent_with_both_readings(void **state)
{
	const struct run *run = parse(
		"Concurrency Level:      10\n"
		"Complete requests:      100\n"
		"Failed requests:        0\n"
		"Requests per second:    1,234 [#/sec] (mean)\n"
		"Keep-Alive requests:    100\n");

	(void)state;
	assert_false(run_has(run, FIELD_RPS));
	assert_string_equal(message_of(run, NOTICE_AMBIGUOUS),
		"requests_per_second '1,234' can be read as 1.234 or 1234, "
		"left out");
}

static void
a_figure_at_the_cut_of_a_log_is_absent(void **state)
{
	const struct run *run = parse("Concurrency Level:      10\n"
				      "Time taken for tests:   0.500 seconds\n"
				      "Complete requests:      10");

	(void)state;
	assert_false(run_has(run, FIELD_COMPLETE));
	assert_true(is_figure(run, FIELD_CONCURRENCY, 10, SETTLED_PRINTED));
	assert_non_null(strstr(message_of(run, NOTICE_CUT_FIGURE), "'10'"));
}

static void
contradicting_figures_are_noticed(void **state)
{
	const struct run *run = parse("Concurrency Level:      10\n"
				      "Time taken for tests:   0.500 seconds\n"
				      "Complete requests:      100\n"
				      "Failed requests:        0\n"
				      "Non-2xx responses:      400\n");

	(void)state;
	assert_true(run_number(run, FIELD_NON_2XX) == 400);
	assert_non_null(strstr(message_of(run, NOTICE_BROKEN_IDENTITY),
		"non-2xx responses <= complete requests"));
}

static void
a_negative_port_is_the_port_that_was_meant(void **state)
{
	const struct run *run = parse("Server Hostname:        a.test\n"
				      "Server Port:            -15456\n"
				      "Concurrency Level:      10\n"
				      "Complete requests:      100\n"
				      "Failed requests:        0\n");

	(void)state;
	assert_true(run_number(run, FIELD_SERVER_PORT) == 50080);
	assert_non_null(
		strstr(message_of(run, NOTICE_CORRECTED_FORM), "'-15456'"));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(
			counts_are_whole_by_their_form, tear_down),
		cmocka_unit_test_teardown(
			rates_have_two_decimals_by_their_form, tear_down),
		cmocka_unit_test_teardown(
			arithmetic_settles_what_the_form_leaves_open,
			tear_down),
		cmocka_unit_test_teardown(
			arithmetic_finds_thousands_where_they_are_meant,
			tear_down),
		cmocka_unit_test_teardown(
			the_document_settles_what_arithmetic_cannot, tear_down),
		cmocka_unit_test_teardown(
			the_user_settles_what_nothing_else_does, tear_down),
		cmocka_unit_test_teardown(
			what_stays_undecided_is_absent_with_both_readings,
			tear_down),
		cmocka_unit_test_teardown(
			a_figure_at_the_cut_of_a_log_is_absent, tear_down),
		cmocka_unit_test_teardown(
			contradicting_figures_are_noticed, tear_down),
		cmocka_unit_test_teardown(
			a_negative_port_is_the_port_that_was_meant, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
