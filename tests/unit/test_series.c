#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <math.h>

#include "parser/series.h"

#define G "starttime\tseconds\tctime\tdtime\tttime\twait\n"

static struct runset set;

static int
tear_down(void **state)
{
	(void)state;
	runset_free(&set);
	return 0;
}

/* Reads a whole file, in pieces of so many lines; what is left unread. */
static const char *
read_file(const char *file)
{
	struct slice bytes = slice_of(file);
	struct series_header header = series_find(bytes);
	struct series_reader *reader;
	size_t at = header.end;

	assert_int_not_equal(header.form, SERIES_NONE);
	reader = series_open(&header, 1);
	while (at < bytes.len) {
		struct slice rest = slice_part(bytes, at, bytes.len);
		size_t line = slice_find(rest, "\n") + 1;
		size_t read = series_read(reader, slice_part(rest, 0, line));

		if (!read)
			break;
		at += read;
	}
	series_close(reader, &set, "a.tsv");
	return file + at;
}

static double
field(enum field_id id)
{
	assert_int_equal(set.count, 1);
	return run_number(set.runs[0], id);
}

static bool
equal(double a, double b)
{
	return a - b < 1e-9 && b - a < 1e-9;
}

static const char *
notice_text(size_t i)
{
	assert_int_equal(set.count, 1);
	assert_true(i < set.runs[0]->notices.count);
	assert_int_equal(set.runs[0]->notices.items[i].id, NOTICE_SERIES_ROWS);
	return set.runs[0]->notices.items[i].message;
}

static void
headers_are_found_by_content(void **state)
{
	(void)state;
	assert_int_equal(series_find(slice_of(G)).form, SERIES_REQUESTS);
	assert_int_equal(
		series_find(slice_of("\xEF\xBB\xBF"
				     "\"starttime\";\"seconds\";\"ctime\";"
				     "\"dtime\";\"ttime\";\"wait\"\r\n"))
			.form,
		SERIES_REQUESTS);
	assert_int_equal(
		series_find(slice_of("Percentage served,Time in ms\r\n")).form,
		SERIES_PERCENTS);
	assert_true(series_find(slice_of("Percentage served,Time in us"))
			    .microseconds);
	assert_int_equal(
		series_find(
			slice_of("my run\n\nPercentage served;Time in ms\n"))
			.start,
		8);
}

static void
other_texts_have_no_header(void **state)
{
	(void)state;
	assert_int_equal(series_find(slice_of("")).form, SERIES_NONE);
	assert_int_equal(
		series_find(slice_of("starttime seconds\n")).form, SERIES_NONE);
	assert_int_equal(
		series_find(slice_of("Percentage served the requests\n")).form,
		SERIES_NONE);
	assert_int_equal(
		series_find(slice_of("Server Software:        nginx\n" G)).form,
		SERIES_NONE);
}

static void
requests_become_abs_own_figures(void **state)
{
	(void)state;
	read_file(G "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t1\t14\t15\t14\n"
		    "Mon Nov 30 21:39:49 2026\t1796074789\t0\t7\t7\t7\n");
	assert_int_equal(set.runs[0]->kind, KIND_SERIES);
	assert_true(equal(field(FIELD_COMPLETE), 3));
	assert_true(equal(field(FIELD_TOTAL_MIN_MS), 7));
	assert_true(equal(field(FIELD_TOTAL_MEAN_MS), 10.7));
	assert_true(equal(field(FIELD_TOTAL_SD_MS), 4.0));
	assert_true(equal(field(FIELD_TOTAL_MEDIAN_MS), 12.5));
	assert_true(equal(field(FIELD_TOTAL_MAX_MS), 15));
	assert_true(equal(field(FIELD_P50_MS), 10));
	assert_true(equal(field(FIELD_P75_MS), 15));
	assert_true(equal(field(FIELD_CONNECT_MAX_MS), 1));
	assert_true(equal(field(FIELD_PROCESSING_MAX_MS), 14));
	assert_true(equal(field(FIELD_WAITING_MIN_MS), 7));
	assert_true(isnan(field(FIELD_TIME_TAKEN)));
	assert_int_equal(
		set.runs[0]->values[FIELD_P50_MS].settled, SETTLED_COMPUTED);
	assert_int_equal(set.runs[0]->notices.count, 0);
}

static void
requests_are_counted_by_the_second(void **state)
{
	const struct series *series;

	(void)state;
	read_file(G "Mon Nov 30 21:39:49 2026\t1796074789\t0\t7\t7\t7\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t1\t14\t15\t14\n");
	series = set.runs[0]->series;
	assert_int_equal(series->second_count, 3);
	assert_int_equal(series->first_second, 1796074787);
	assert_int_equal(series->seconds[0].count, 2);
	assert_int_equal(series->seconds[0].sum_ms, 25);
	assert_int_equal(series->seconds[0].max_ms, 15);
	assert_int_equal(series->seconds[1].count, 0);
	assert_int_equal(series->seconds[2].count, 1);
}

static void
microseconds_of_old_versions_are_seen(void **state)
{
	(void)state;
	read_file(
		G "Mon Nov 30 21:15:09 202\t1796073309438296\t0\t22\t22\t21\n"
		  "Mon Nov 30 21:15:09 202\t1796073309440631\t0\t50\t50\t5\n");
	assert_int_equal(set.runs[0]->series->second_count, 1);
	assert_int_equal(set.runs[0]->series->first_second, 1796073309);
	assert_true(equal(field(FIELD_TIME_TAKEN), 0.052));
}

static void
spreadsheets_change_nothing(void **state)
{
	(void)state;
	read_file("\"starttime\";\"seconds\";\"ctime\";\"dtime\";\"ttime\";"
		  "\"wait\"\r\n"
		  "\"Mon Nov 30 21:39:47 2026\";\"1796074787\";0;10;10;9\r\n"
		  "30.11.2026 21:39;1796074787;1;14;15;14\r\n");
	assert_true(equal(field(FIELD_COMPLETE), 2));
	assert_true(equal(field(FIELD_TOTAL_MAX_MS), 15));
	assert_int_equal(set.runs[0]->notices.count, 0);
}

static void
damaged_rows_are_left_out_and_the_rest_is_kept(void **state)
{
	(void)state;
	read_file(G "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t0\t1x\t14\t14\n"
		    "\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t99\t9\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t0\t12\t12\t9\n");
	assert_true(isnan(field(FIELD_COMPLETE)));
	assert_true(equal(field(FIELD_P100_MS), 12));
	assert_string_equal(notice_text(0),
		"damaged rows left out: 2 of 4 (the first is here)");
	assert_int_equal(set.runs[0]->notices.items[0].line, 3);
}

static void
a_row_that_the_end_cuts_is_left_out(void **state)
{
	(void)state;
	read_file(G "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t0\t124\t124\t12");
	assert_true(equal(field(FIELD_P100_MS), 10));
	assert_string_equal(notice_text(0),
		"damaged rows left out: 1 of 2 (the first is here)");
}

static void
a_last_row_needs_no_end_of_line(void **state)
{
	(void)state;
	read_file(G "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t0\t124\t124\t123");
	assert_true(equal(field(FIELD_COMPLETE), 2));
	assert_int_equal(set.runs[0]->notices.count, 0);
}

static void
a_column_that_holds_no_times_is_left_out(void **state)
{
	(void)state;
	read_file(G "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"
		    "Mon Nov 30 21:39:47 2026\t1796074787\t0\t14\t14\t"
		    "-1796073551779\n");
	assert_true(equal(field(FIELD_COMPLETE), 2));
	assert_true(isnan(field(FIELD_WAITING_MAX_MS)));
	assert_true(equal(field(FIELD_PROCESSING_MAX_MS), 14));
	assert_string_equal(notice_text(0),
		"1 of 2 values of wait are not times: the column is left out");
}

static void
starts_that_cannot_be_of_one_run_are_left_out(void **state)
{
	(void)state;
	read_file(G "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"
		    "Mon Nov 30 21:39:47 2026\t96074787\t0\t14\t14\t9\n");
	assert_true(equal(field(FIELD_COMPLETE), 2));
	assert_int_equal(set.runs[0]->series->second_count, 0);
	assert_int_equal(set.runs[0]->notices.count, 1);
}

static void
a_report_below_the_rows_ends_them(void **state)
{
	const char *rest = read_file(
		G "Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"
		  "This is ApacheBench, Version 2.3\n");

	(void)state;
	assert_string_equal(rest, "This is ApacheBench, Version 2.3\n");
	assert_true(equal(field(FIELD_COMPLETE), 1));
}

static void
a_header_alone_is_no_record(void **state)
{
	(void)state;
	read_file(G);
	assert_int_equal(set.count, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(headers_are_found_by_content),
		cmocka_unit_test(other_texts_have_no_header),
		cmocka_unit_test_teardown(
			requests_become_abs_own_figures, tear_down),
		cmocka_unit_test_teardown(
			requests_are_counted_by_the_second, tear_down),
		cmocka_unit_test_teardown(
			microseconds_of_old_versions_are_seen, tear_down),
		cmocka_unit_test_teardown(
			spreadsheets_change_nothing, tear_down),
		cmocka_unit_test_teardown(
			damaged_rows_are_left_out_and_the_rest_is_kept,
			tear_down),
		cmocka_unit_test_teardown(
			a_row_that_the_end_cuts_is_left_out, tear_down),
		cmocka_unit_test_teardown(
			a_last_row_needs_no_end_of_line, tear_down),
		cmocka_unit_test_teardown(
			a_column_that_holds_no_times_is_left_out, tear_down),
		cmocka_unit_test_teardown(
			starts_that_cannot_be_of_one_run_are_left_out,
			tear_down),
		cmocka_unit_test_teardown(
			a_report_below_the_rows_ends_them, tear_down),
		cmocka_unit_test_teardown(
			a_header_alone_is_no_record, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
