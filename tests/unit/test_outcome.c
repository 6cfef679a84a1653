#include "tests/unit/recorded.h"

#include "tests/unit/form.h"

static struct runset set;

static int
tear_down(void **state)
{
	(void)state;
	runset_free(&set);
	return 0;
}

static enum outcome
outcome_of(const char *text)
{
	enum outcome outcome;

	read_text(&set, SEPARATOR_AUTO, text);
	assert_int_equal(set.count, 1);
	outcome = set.runs[0]->outcome;
	runset_free(&set);
	return outcome;
}

/* The message of the first notice of the only run. */
static const char *
first_message(const char *text, enum notice_id id)
{
	read_text(&set, SEPARATOR_AUTO, text);
	assert_int_equal(set.count, 1);
	assert_true(set.runs[0]->notices.count > 0);
	assert_int_equal(set.runs[0]->notices.items[0].id, id);
	return set.runs[0]->notices.items[0].message;
}

static void
a_report_to_its_last_line_is_complete(void **state)
{
	(void)state;
	assert_int_equal(outcome_of(BANNER DONE REPORT), OUTCOME_COMPLETE);
	assert_int_equal(outcome_of(REPORT), OUTCOME_COMPLETE);
}

static void
a_report_without_its_end_is_truncated(void **state)
{
	(void)state;
	assert_int_equal(outcome_of(BANNER DONE SERVER DOCUMENT BODY),
		OUTCOME_TRUNCATED);
	assert_int_equal(outcome_of(BANNER DONE SERVER DOCUMENT BODY
				 "\nConnection Times (ms)\n"),
		OUTCOME_TRUNCATED);
}

static void
an_excerpt_does_not_say_how_it_ended(void **state)
{
	(void)state;
	assert_int_equal(outcome_of(SERVER DOCUMENT BODY), OUTCOME_UNKNOWN);
}

static void
a_report_right_behind_the_start_was_asked_for_by_a_signal(void **state)
{
	(void)state;
	assert_int_equal(outcome_of(BANNER "Benchmarking a.test (be patient)"
					   "...\n\n\n" REPORT),
		OUTCOME_INTERRUPTED);
	assert_int_equal(
		outcome_of(BANNER "Benchmarking a.test (be patient)\n"
				  "Completed 50 requests\n\n\n" REPORT),
		OUTCOME_INTERRUPTED);
}

static void
an_error_is_quoted_with_its_line(void **state)
{
	const char *message = first_message(BANNER
		"Benchmarking a.test (be patient)\n"
		"Completed 100 requests\n"
		"apr_pollset_poll: The timeout specified has expired "
		"(70007)\nTotal of 137 requests completed\n",
		NOTICE_ABORTED);

	(void)state;
	assert_non_null(strstr(message,
		"apr_pollset_poll: The timeout "
		"specified has expired (70007)"));
	assert_int_equal(set.runs[0]->outcome, OUTCOME_ABORTED);
	assert_int_equal(set.runs[0]->notices.items[0].line, 7);
	assert_true(run_number(set.runs[0], FIELD_COMPLETE) == 137);
}

static void
failures_that_are_all_of_length_are_explained(void **state)
{
	const char *message = first_message(LEVEL TAKEN
		"Complete requests:      100\n"
		"Failed requests:        7\n"
		"   (Connect: 0, Receive: 0, Length: 7, "
		"Exceptions: 0)\n" TOTAL,
		NOTICE_LENGTH_FAILURES);

	(void)state;
	assert_non_null(strstr(message, "all 7 failed requests"));
	assert_non_null(strstr(message, "ab -l"));
}

static void
other_failures_are_counted(void **state)
{
	const char *message = first_message(LEVEL TAKEN
		"Complete requests:      100\n"
		"Failed requests:        7\n"
		"   (Connect: 0, Receive: 1, Length: 6, "
		"Exceptions: 0)\n" TOTAL,
		NOTICE_FAILURES);

	(void)state;
	assert_non_null(strstr(message, "7 of 100 requests failed"));
}

static void
error_pages_are_told_from_some_error_pages(void **state)
{
	(void)state;
	assert_non_null(strstr(first_message(LEVEL TAKEN ALL
				       "Non-2xx responses:      100\n" TOTAL,
				       NOTICE_NON_2XX),
		"every response"));
	runset_free(&set);
	assert_non_null(strstr(first_message(LEVEL TAKEN ALL
				       "Non-2xx responses:      4\n" TOTAL,
				       NOTICE_NON_2XX),
		"4 responses"));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_report_to_its_last_line_is_complete),
		cmocka_unit_test(a_report_without_its_end_is_truncated),
		cmocka_unit_test(an_excerpt_does_not_say_how_it_ended),
		cmocka_unit_test(
			a_report_right_behind_the_start_was_asked_for_by_a_signal),
		cmocka_unit_test_teardown(
			an_error_is_quoted_with_its_line, tear_down),
		cmocka_unit_test_teardown(
			failures_that_are_all_of_length_are_explained,
			tear_down),
		cmocka_unit_test_teardown(
			other_failures_are_counted, tear_down),
		cmocka_unit_test_teardown(
			error_pages_are_told_from_some_error_pages, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
