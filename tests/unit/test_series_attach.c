#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "parser/series.h"

#define G \
	"starttime\tseconds\tctime\tdtime\tttime\twait\n" \
	"Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n" \
	"Mon Nov 30 21:39:47 2026\t1796074787\t1\t14\t15\t14\n" \
	"Mon Nov 30 21:39:49 2026\t1796074789\t0\t7\t7\t7\n"

#define E \
	"Percentage served,Time in ms\n0,7.100\n50,10.200\n66,10.200\n" \
	"75,10.200\n90,15.000\n100,15.000\n"

static struct runset set;

static int
tear_down(void **state)
{
	(void)state;
	runset_free(&set);
	return 0;
}

static void
add_series(const char *file, const char *text)
{
	struct slice bytes = slice_of(text);
	struct series_header header = series_find(bytes);
	struct series_reader *reader = series_open(&header, 1);

	series_read(reader, slice_part(bytes, header.end, bytes.len));
	series_close(reader, &set, file);
}

static struct run *
add_run(const char *file, double complete, double min, double max)
{
	struct run *run = run_new(&set, KIND_RUN, file, 1);

	run_set_number(run, FIELD_COMPLETE, complete, 0, SETTLED_PRINTED, 2);
	run_set_number(run, FIELD_TOTAL_MIN_MS, min, 0, SETTLED_PRINTED, 3);
	run_set_number(run, FIELD_TOTAL_MAX_MS, max, 0, SETTLED_PRINTED, 3);
	return run;
}

static void
files_of_one_name_belong_together(void **state)
{
	struct run *run = add_run("logs/a.txt", 3, 7, 15);
	struct run *other = add_run("logs/b.txt", 3, 7, 15);

	(void)state;
	add_series("logs/a.tsv", G);
	series_attach(&set, NULL, 0);
	assert_int_equal(set.count, 2);
	assert_non_null(run->series);
	assert_int_equal(run->series->columns[SERIES_TOTAL].total, 3);
	assert_null(other->series);
}

static void
packed_files_of_one_name_belong_together(void **state)
{
	struct run *run = add_run("x.zip:a.txt.gz", 3, 7, 15);

	(void)state;
	add_run("y.zip:a.txt.gz", 3, 7, 15);
	add_series("x.zip:a.tsv.xz", G);
	series_attach(&set, NULL, 0);
	assert_non_null(run->series);
}

static void
equal_counts_belong_together(void **state)
{
	struct run *run = add_run("one", 3, 7, 15);

	(void)state;
	add_run("two", 3, 7, 16);
	add_series("other", G);
	series_attach(&set, NULL, 0);
	assert_non_null(run->series);
}

static void
a_contradiction_keeps_them_apart(void **state)
{
	struct run *run = add_run("a.txt", 4, 7, 15);

	(void)state;
	add_series("a.tsv", G);
	series_attach(&set, NULL, 0);
	assert_int_equal(set.count, 2);
	assert_null(run->series);
}

static void
two_equal_runs_leave_it_open(void **state)
{
	(void)state;
	add_run("one", 3, 7, 15);
	add_run("two", 3, 7, 15);
	add_series("other", G);
	series_attach(&set, NULL, 0);
	assert_int_equal(set.count, 3);
}

static void
a_run_can_have_both_files(void **state)
{
	struct run *run = add_run("a.txt", 3, 7, 15);

	(void)state;
	run_set_number(run, FIELD_P100_MS, 15, 0, SETTLED_PRINTED, 4);
	add_series("a.tsv", G);
	add_series("a.csv", E);
	series_attach(&set, NULL, 0);
	assert_int_equal(set.count, 1);
	assert_true(run->series->has_percents);
	assert_int_equal(run->series->columns[SERIES_TOTAL].total, 3);
	assert_int_equal((int)(run->series->percents[50] * 10), 102);
}

static void
percentiles_that_were_not_printed_are_filled_in(void **state)
{
	struct run *html = add_run("a.html", 3, 7, 15);

	(void)state;
	add_series("a.tsv", G);
	series_attach(&set, NULL, 0);
	assert_true(run_has(html, FIELD_P50_MS));
	assert_int_equal((int)run_number(html, FIELD_P50_MS), 10);
	assert_int_equal(html->values[FIELD_P50_MS].settled, SETTLED_COMPUTED);
}

static void
what_was_wrong_with_the_file_is_told_of_the_run(void **state)
{
	struct run *run = add_run("a.txt", 3, 7, 15);

	(void)state;
	add_series("a.tsv", G "damaged\n");
	series_attach(&set, NULL, 0);
	assert_int_equal(run->notices.count, 1);
	assert_string_equal(run->notices.items[0].file, "a.tsv");
	assert_int_equal(run->notices.items[0].line, 5);
}

static void
marks_keep_their_places(void **state)
{
	size_t marks[] = {0, 1, 2, 3, 4};

	(void)state;
	add_run("a.txt", 3, 7, 15);
	add_series("a.tsv", G);
	add_run("b.txt", 5, 1, 2);
	add_series("c.tsv", G);
	series_attach(&set, marks, 5);
	assert_int_equal(set.count, 3);
	assert_int_equal(marks[0], 0);
	assert_int_equal(marks[1], 1);
	assert_int_equal(marks[2], 1);
	assert_int_equal(marks[3], 2);
	assert_int_equal(marks[4], 3);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(
			files_of_one_name_belong_together, tear_down),
		cmocka_unit_test_teardown(
			packed_files_of_one_name_belong_together, tear_down),
		cmocka_unit_test_teardown(
			equal_counts_belong_together, tear_down),
		cmocka_unit_test_teardown(
			a_contradiction_keeps_them_apart, tear_down),
		cmocka_unit_test_teardown(
			two_equal_runs_leave_it_open, tear_down),
		cmocka_unit_test_teardown(a_run_can_have_both_files, tear_down),
		cmocka_unit_test_teardown(
			percentiles_that_were_not_printed_are_filled_in,
			tear_down),
		cmocka_unit_test_teardown(
			what_was_wrong_with_the_file_is_told_of_the_run,
			tear_down),
		cmocka_unit_test_teardown(marks_keep_their_places, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
