#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <math.h>

#include "parser/buffer.h"
#include "parser/series.h"

static struct runset set;
static struct buffer file;

static int
tear_down(void **state)
{
	(void)state;
	runset_free(&set);
	buffer_free(&file);
	return 0;
}

static void
read_text(const char *text)
{
	struct slice bytes = slice_of(text);
	struct series_header header = series_find(bytes);
	struct series_reader *reader;

	assert_int_equal(header.form, SERIES_PERCENTS);
	reader = series_open(&header, 1);
	series_read(reader, slice_part(bytes, header.end, bytes.len));
	series_close(reader, &set, "a.csv");
	assert_int_equal(set.count, 1);
}

/* The file of ab -e for the times 1.001, 2.001 ... with what is past them. */
static void
read_rows(unsigned requests, unsigned last, const char *beyond)
{
	buffer_puts(&file, "Percentage served,Time in ms\n");
	for (unsigned i = 0; i <= last; i++) {
		unsigned place = (unsigned)(0.5 + requests * i / 100.0);

		if (i == 100)
			place = requests - 1;
		buffer_printf(&file, "%u,", i);
		if (place < requests)
			buffer_printf(&file, "%u.001\n", place + 1);
		else
			buffer_printf(&file, "%s\n", beyond);
	}
	read_text(file.bytes);
}

static bool
is(enum field_id id, double number)
{
	return fabs(run_number(set.runs[0], id) - number) < 1e-9;
}

static bool
lacks(enum field_id id)
{
	return !run_has(set.runs[0], id);
}

static const char *
notice_text(void)
{
	assert_int_equal(set.runs[0]->notices.count, 1);
	assert_int_equal(set.runs[0]->notices.items[0].id, NOTICE_SERIES_ROWS);
	return set.runs[0]->notices.items[0].message;
}

static void
rows_become_percentiles(void **state)
{
	(void)state;
	read_rows(1000, 100, "");
	assert_true(is(FIELD_TOTAL_MIN_MS, 1.001));
	assert_true(is(FIELD_P50_MS, 501.001));
	assert_true(is(FIELD_P99_MS, 991.001));
	assert_true(is(FIELD_P100_MS, 1000.001));
	assert_int_equal(run_decimals(set.runs[0], FIELD_P50_MS), 3);
	assert_int_equal(set.runs[0]->values[FIELD_P50_MS].line, 52);
	assert_int_equal(set.runs[0]->notices.count, 0);
	assert_true(set.runs[0]->series->has_percents);
	assert_true(fabs(set.runs[0]->series->percents[1] - 11.001) < 1e-9);
}

static void
rows_past_the_list_are_left_out_when_huge(void **state)
{
	(void)state;
	read_rows(10, 99, "139651675267.376");
	assert_true(is(FIELD_P90_MS, 10.001));
	assert_true(lacks(FIELD_P95_MS) && lacks(FIELD_P99_MS));
	assert_true(lacks(FIELD_P100_MS));
	assert_string_equal(notice_text(),
		"rows 95, 96, 97, 98 and 99 are left out, unlike the others: "
		"ab may have read past the end of its list of times");
}

static void
rows_past_the_list_are_left_out_when_small(void **state)
{
	(void)state;
	read_rows(20, 100, "0.257");
	assert_true(is(FIELD_P95_MS, 20.001));
	assert_true(lacks(FIELD_P98_MS) && lacks(FIELD_P99_MS));
	assert_true(is(FIELD_P100_MS, 20.001));
}

static void
rows_past_the_list_are_left_out_when_plausible(void **state)
{
	(void)state;
	read_rows(37, 99, "40.123");
	assert_true(is(FIELD_P98_MS, 37.001));
	assert_true(lacks(FIELD_P99_MS));
	assert_string_equal(notice_text(),
		"row 99 is left out, unlike the others: ab may have read past "
		"the end of its list of times");
}

static void
fifty_one_requests_lose_nothing(void **state)
{
	(void)state;
	read_rows(51, 99, "0");
	assert_true(is(FIELD_P99_MS, 51.001));
	assert_int_equal(set.runs[0]->notices.count, 0);
}

static void
whole_milliseconds_have_no_decimals(void **state)
{
	(void)state;
	read_text("Percentage served,Time in ms\n0,5.000000\n50,14.000000\n");
	assert_true(is(FIELD_P50_MS, 14));
	assert_int_equal(run_decimals(set.runs[0], FIELD_P50_MS), 0);
}

static void
exponents_are_read(void **state)
{
	(void)state;
	read_text("Percentage served,Time in ms\n50,1.400000e+01\n");
	assert_true(is(FIELD_P50_MS, 14));
}

static void
a_whole_distribution_of_equal_rows_is_kept(void **state)
{
	(void)state;
	buffer_puts(&file, "Percentage served,Time in ms\n");
	for (int i = 0; i < 100; i++)
		buffer_printf(&file, "%d,%d.000000\n", i, i < 97 ? 1 : 2);
	read_text(file.bytes);
	assert_true(is(FIELD_P95_MS, 1) && is(FIELD_P99_MS, 2));
	assert_int_equal(set.runs[0]->notices.count, 0);
}

static void
spreadsheets_may_use_commas(void **state)
{
	(void)state;
	read_text("Percentage served;Time in ms\r\n"
		  "\"50\";\"13,566\"\r\n99;10.227,743\r\n");
	assert_true(is(FIELD_P50_MS, 13.566));
	assert_true(is(FIELD_P99_MS, 10227.743));
	runset_free(&set);
	read_text("Percentage served,Time in ms\n50,13,566\n");
	assert_true(is(FIELD_P50_MS, 13.566));
}

static void
microseconds_are_converted(void **state)
{
	(void)state;
	read_text("Percentage served,Time in us\n50,13566\n");
	assert_true(is(FIELD_P50_MS, 13.566));
	assert_int_equal(run_decimals(set.runs[0], FIELD_P50_MS), 3);
}

static void
a_row_that_the_end_cuts_is_left_out(void **state)
{
	(void)state;
	read_text("Percentage served,Time in ms\n50,13.566\n75,24.2");
	assert_true(lacks(FIELD_P75_MS));
	assert_string_equal(
		notice_text(), "damaged rows left out: 1 (the first is here)");
	runset_free(&set);
	read_text("Percentage served,Time in ms\n50,13.566\n75,24.206");
	assert_true(is(FIELD_P75_MS, 24.206));
}

static void
damaged_rows_are_left_out(void **state)
{
	(void)state;
	read_text("Percentage served,Time in ms\n50,13.566\n66,inf\n75,-1\n"
		  "90,20.000\n90,21.000\n101,5\n");
	assert_true(lacks(FIELD_P66_MS) && lacks(FIELD_P75_MS));
	assert_true(is(FIELD_P90_MS, 20));
	assert_string_equal(
		notice_text(), "damaged rows left out: 4 (the first is here)");
	assert_int_equal(set.runs[0]->notices.items[0].line, 3);
}

static void
one_wrong_row_does_not_spoil_the_others(void **state)
{
	(void)state;
	read_text("Percentage served,Time in ms\n1,1.5\n2,2.5\n3,999.5\n4,4.5\n"
		  "5,5.5\n6,6.5\n7,7.5\n8,8.5\n50,50.5\n90,90.5\n");
	assert_true(is(FIELD_P50_MS, 50.5) && is(FIELD_P90_MS, 90.5));
	assert_true(isnan(set.runs[0]->series->percents[3]));
	assert_true(!isnan(set.runs[0]->series->percents[4]));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(rows_become_percentiles, tear_down),
		cmocka_unit_test_teardown(
			rows_past_the_list_are_left_out_when_huge, tear_down),
		cmocka_unit_test_teardown(
			rows_past_the_list_are_left_out_when_small, tear_down),
		cmocka_unit_test_teardown(
			rows_past_the_list_are_left_out_when_plausible,
			tear_down),
		cmocka_unit_test_teardown(
			fifty_one_requests_lose_nothing, tear_down),
		cmocka_unit_test_teardown(
			whole_milliseconds_have_no_decimals, tear_down),
		cmocka_unit_test_teardown(exponents_are_read, tear_down),
		cmocka_unit_test_teardown(
			a_whole_distribution_of_equal_rows_is_kept, tear_down),
		cmocka_unit_test_teardown(
			spreadsheets_may_use_commas, tear_down),
		cmocka_unit_test_teardown(
			microseconds_are_converted, tear_down),
		cmocka_unit_test_teardown(
			a_row_that_the_end_cuts_is_left_out, tear_down),
		cmocka_unit_test_teardown(damaged_rows_are_left_out, tear_down),
		cmocka_unit_test_teardown(
			one_wrong_row_does_not_spoil_the_others, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
