#include "report/view.h"

#include <math.h>
#include <stdio.h>

#include "tests/unit/rendered.h"

static void
the_finding_is_the_first_heading(void **state)
{
	struct rendered r = {0};

	(void)state;
	sample_two_servers(&r.sample);
	rendered_page(&r);
	rendered_has(&r,
		"<h1><bdi>Lighttpd</bdi> serves +15.80% "
		"requests per second compared with <bdi>Apache</bdi></h1>");
	rendered_has(&r,
		"<title>Lighttpd serves +15.80% requests per "
		"second compared with Apache</title>");
	rendered_end(&r);
}

static void
a_change_has_a_sign_a_word_and_a_plain_number(void **state)
{
	struct rendered r = {0};

	(void)state;
	sample_two_servers(&r.sample);
	rendered_view(&r);
	rendered_has(&r,
		"<value kind=\"figure\" number=\"608.71\">"
		"608.71</value>");
	rendered_has(&r,
		"<value kind=\"change\" change=\"higher\" "
		"word=\"higher\" number=\"12.69");
	rendered_has(&r, ">+12.69%</value>");
	rendered_end(&r);
}

static void
a_change_that_rounding_explains_is_no_percentage(void **state)
{
	struct rendered r = {0};

	(void)state;
	sample_side(&r.sample, "A");
	run_set_number(sample_run(&r.sample, 100, 5, NAN), FIELD_P95_MS, 5, 0,
		SETTLED_PRINTED, 1);
	sample_side(&r.sample, "B");
	run_set_number(sample_run(&r.sample, 100, 5, NAN), FIELD_P95_MS, 6, 0,
		SETTLED_PRINTED, 1);
	sample_compare(&r.sample, FIELD_P95_MS);
	rendered_view(&r);
	rendered_has(&r,
		"<value kind=\"change\" change=\"rounding\" "
		"word=\"within rounding\" number=\"20\">~</value>");
	rendered_end(&r);
}

static void
what_rounding_allows_is_told_where_it_is_wide(void **state)
{
	struct rendered r = {0};

	(void)state;
	sample_side(&r.sample, "A");
	run_set_number(sample_run(&r.sample, 100, 5, NAN), FIELD_P99_MS, 64, 0,
		SETTLED_PRINTED, 1);
	sample_side(&r.sample, "B");
	run_set_number(sample_run(&r.sample, 100, 5, NAN), FIELD_P99_MS, 71, 0,
		SETTLED_PRINTED, 1);
	sample_compare(&r.sample, FIELD_P99_MS);
	rendered_view(&r);
	rendered_has(&r, "range=\"+9.30% to +12.60%\">+10.94%</value>");
	rendered_end(&r);
}

static void
settings_that_differ_are_marked_with_a_word(void **state)
{
	struct rendered r = {0};
	struct run *run;

	(void)state;
	sample_side(&r.sample, "A");
	sample_run(&r.sample, 100, 5, 10);
	sample_side(&r.sample, "B");
	run = sample_run(&r.sample, 100, 5, 20);
	run_set_text(run, &r.sample.set.arena, FIELD_SERVER_HOSTNAME,
		slice_of("b.example"), 1);
	sample_compare(&r.sample, FIELD_RPS);
	rendered_page(&r);
	rendered_has(&r,
		"<tr class=\"differs\"><th scope=\"row\">"
		"Server Hostname<td class=\"text\">"
		"<bdi>192.168.0.100</bdi><td class=\"text\">"
		"<bdi>b.example</bdi><td class=\"mark\">differs");
	rendered_has(&r,
		"<tr><th scope=\"row\">Concurrency Level"
		"<td class=\"text\">5<td class=\"text\">5"
		"<td class=\"mark\">same");
	rendered_end(&r);
}

static void
one_run_is_a_report_on_that_run(void **state)
{
	struct rendered r = {0};

	(void)state;
	sample_side(&r.sample, "A");
	sample_run(&r.sample, 100, 5, 427.18);
	sample_compare(&r.sample, FIELD_RPS);
	rendered_page(&r);
	rendered_has(&r,
		"<h1><bdi>192.168.0.100</bdi> serves 427.18 "
		"requests per second</h1>");
	rendered_has(&r, "<dt>Requests per second</dt><dd>427.18</dd>");
	rendered_has(&r, ">What was measured</h2>");
	rendered_has_not(&r, "<th scope=\"col\">Difference");
	rendered_has_not(&r, "href=\"#charts\"");
	rendered_end(&r);
}

static void
each_repeat_stands_in_the_data_of_the_chart(void **state)
{
	struct rendered r = {0};

	(void)state;
	sample_side(&r.sample, "A");
	sample_run(&r.sample, 100, 5, 10);
	sample_run(&r.sample, 100, 5, 40);
	sample_side(&r.sample, "B");
	sample_run(&r.sample, 100, 5, 20);
	sample_compare(&r.sample, FIELD_RPS);
	rendered_view(&r);
	rendered_has(&r, ">10.00 \xc2\xb7 40.00</value>");
	/* Repeats: two, lowest, median, highest, geometric mean, spread. */
	rendered_has(&r, ">2</value>");
	rendered_has(&r, ">25.00</value>");
	rendered_has(&r, ">20.00</value>");
	rendered_has(&r, ">300.00%</value>");
	rendered_end(&r);
}

static void
failures_are_counted_by_kind(void **state)
{
	struct rendered r = {0};
	struct run *run;

	(void)state;
	sample_side(&r.sample, "A");
	run = sample_run(&r.sample, 100, 5, 10);
	run_set_number(run, FIELD_FAILED, 0, 0, SETTLED_PRINTED, 1);
	sample_side(&r.sample, "B");
	run = sample_run(&r.sample, 100, 5, 20);
	run_set_number(run, FIELD_FAILED, 7, 0, SETTLED_PRINTED, 1);
	run_set_number(run, FIELD_FAILED_LENGTH, 7, 0, SETTLED_PRINTED, 1);
	sample_compare(&r.sample, FIELD_RPS);
	rendered_view(&r);
	rendered_has(&r, "<note>Runs with failures: 1 of 2.</note>");
	rendered_has(&r, "number=\"7\">7</value>");
	rendered_end(&r);
}

static void
notices_of_one_kind_share_an_explanation(void **state)
{
	struct rendered r = {0};

	(void)state;
	sample_side(&r.sample, "A");
	for (unsigned i = 0; i < 10; i++) {
		struct run *run = sample_run(&r.sample, 100, 5, 10 + i);

		notice_add(&run->notices, &r.sample.set.arena, NOTICE_NON_2XX,
			12 + i, "5 of 100");
	}
	sample_compare(&r.sample, FIELD_RPS);
	rendered_page(&r);
	rendered_has(&r, "<article class=\"warning\">");
	rendered_has(&r,
		"<code><bdi>sample:12</bdi></code> "
		"<span><bdi>5 of 100</bdi></span>");
	rendered_has(&r, "<li>and 2 more</li>");
	rendered_has_not(&r, "sample:20<");
	rendered_end(&r);
}

static void
long_tables_go_on_in_parts_that_are_folded(void **state)
{
	struct rendered r = {0};

	(void)state;
	sample_side(&r.sample, "A");
	for (unsigned i = 0; i < 120; i++)
		sample_run(&r.sample, 100 + i, 5, 10 + i);
	sample_compare(&r.sample, FIELD_RPS);
	rendered_page(&r);
	rendered_has(&r, "<span id=\"results-table-3\">");
	rendered_has(&r, "<span> from row 101</span>");
	rendered_has(&r, "Runs 101 to 120</summary>");
	rendered_end(&r);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_finding_is_the_first_heading),
		cmocka_unit_test(a_change_has_a_sign_a_word_and_a_plain_number),
		cmocka_unit_test(
			a_change_that_rounding_explains_is_no_percentage),
		cmocka_unit_test(what_rounding_allows_is_told_where_it_is_wide),
		cmocka_unit_test(settings_that_differ_are_marked_with_a_word),
		cmocka_unit_test(one_run_is_a_report_on_that_run),
		cmocka_unit_test(each_repeat_stands_in_the_data_of_the_chart),
		cmocka_unit_test(failures_are_counted_by_kind),
		cmocka_unit_test(notices_of_one_kind_share_an_explanation),
		cmocka_unit_test(long_tables_go_on_in_parts_that_are_folded),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
