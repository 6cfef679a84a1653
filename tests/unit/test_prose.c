#include "tests/unit/recorded.h"

#define CALL "ab -n 10000 -c 100 http://192.168.0.100/test.jpg\n\n"
#define IS_CALL(label) \
	"label " label "\nkind figure\n" \
	"command ab -n 10000 -c 100 http://192.168.0.100/test.jpg\n" \
	"document_path /test.jpg\nconcurrency 100\n" \
	"requested_requests 10000\n"

static void
a_name_and_a_rate_make_a_figure(void **state)
{
	(void)state;
	assert_records(CALL "Apache: 540.11 requests/s\n",
		IS_CALL("Apache") "requests_per_second 540.11\n");
}

static void
a_stated_change_belongs_to_the_figure(void **state)
{
	(void)state;
	assert_records(CALL "Apache: 540,11 requests/s\n"
			    "Lighttpd: 608,67 requests/s (+ 12,69%)\n",
		IS_CALL("Apache") "requests_per_second 540.11\n--\n" IS_CALL(
			"Lighttpd") "requests_per_second 608.67\n"
				    "stated_delta_percent 12.69\n");
	assert_records(CALL "Lighttpd: 500.00 requests/s (-7.43%)\n",
		IS_CALL("Lighttpd") "requests_per_second 500.00\n"
				    "stated_delta_percent -7.43\n");
}

static void
figures_in_a_sentence_are_left_alone(void **state)
{
	(void)state;
	assert_records("In 2009 the 3 servers of our club made 500 requests "
		       "a day, which is less than 1 in a minute.\n",
		"");
}

static void
a_restatement_below_the_log_is_no_second_run(void **state)
{
	struct runset set = {0};

	(void)state;
	read_text(&set, SEPARATOR_AUTO,
		"Server Software:        nginx\n"
		"Concurrency Level:      10\n"
		"Time taken for tests:   0.500 seconds\n"
		"Complete requests:      100\n"
		"Failed requests:        0\n"
		"Requests per second:    200.00 [#/sec] (mean)\n"
		"Time per request:       50.000 [ms] (mean)\n"
		"\nFastCGI: 200.00 requests/s\n");
	assert_int_equal(set.count, 1);
	assert_int_equal(set.runs[0]->kind, KIND_RUN);
	runset_free(&set);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_name_and_a_rate_make_a_figure),
		cmocka_unit_test(a_stated_change_belongs_to_the_figure),
		cmocka_unit_test(figures_in_a_sentence_are_left_alone),
		cmocka_unit_test(a_restatement_below_the_log_is_no_second_run),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
