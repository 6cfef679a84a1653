#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "parser/boundary.h"

#define BANNER "This is ApacheBench, Version 2.3 <$Revision: 655654 $>\n"
#define END "  99%      1\n 100%      2 (longest request)\n"

/* What stands behind the cut; "" where there is no cut. */
static const char *
behind(const char *text)
{
	size_t cut = boundary_find(slice_of(text));

	return cut ? text + cut : "";
}

static void
a_banner_begins_a_run(void **state)
{
	(void)state;
	assert_string_equal(behind(BANNER END BANNER "x\n"), BANNER "x\n");
	assert_string_equal(behind(BANNER END "\n\n" BANNER), "\n\n" BANNER);
	assert_string_equal(behind(BANNER END), "");
	assert_string_equal(behind(""), "");
}

static void
the_last_clear_cut_is_taken(void **state)
{
	(void)state;
	assert_string_equal(
		behind(BANNER END BANNER END BANNER "a\n"), BANNER "a\n");
	assert_string_equal(
		behind(BANNER END BANNER END "FastCGI: 2166.07\n" BANNER "a\n"),
		BANNER END "FastCGI: 2166.07\n" BANNER "a\n");
}

static void
what_stands_above_a_run_stays_with_it(void **state)
{
	(void)state;
	assert_string_equal(behind(BANNER END "$ ab -n 100 a/\n" BANNER),
		"$ ab -n 100 a/\n" BANNER);
	assert_string_equal(
		behind(BANNER "Requests:   12\n## Nginx\n\n$ ab a/\n" BANNER),
		"## Nginx\n\n$ ab a/\n" BANNER);
}

static void
the_end_of_an_aborted_run_stays_with_it(void **state)
{
	(void)state;
	assert_string_equal(
		behind(BANNER
			"Total of 5 requests completed\n\n$ ab a/\n" BANNER),
		"\n$ ab a/\n" BANNER);
	assert_string_equal(
		behind(BANNER "apr_socket_recv: Connection refused (111)\n"
			      "$ ab a/\n" BANNER),
		"$ ab a/\n" BANNER);
}

static void
a_run_is_not_cut_from_its_banner(void **state)
{
	(void)state;
	assert_string_equal(
		behind(BANNER "\nServer Software:        nginx\n"), "");
}

static void
without_banners_a_report_begins_with_its_server(void **state)
{
	(void)state;
	assert_string_equal(behind(END "\n\nServer Software:        nginx\n"),
		"\n\nServer Software:        nginx\n");
}

static void
lines_end_where_they_end(void **state)
{
	(void)state;
	assert_int_equal(boundary_line(slice_of("ab\ncd")), 3);
	assert_int_equal(boundary_line(slice_of("ab\n")), 3);
	assert_int_equal(boundary_line(slice_of("ab")), 0);
	assert_int_equal(boundary_line(slice_of("")), 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_banner_begins_a_run),
		cmocka_unit_test(the_last_clear_cut_is_taken),
		cmocka_unit_test(what_stands_above_a_run_stays_with_it),
		cmocka_unit_test(the_end_of_an_aborted_run_stays_with_it),
		cmocka_unit_test(a_run_is_not_cut_from_its_banner),
		cmocka_unit_test(
			without_banners_a_report_begins_with_its_server),
		cmocka_unit_test(lines_end_where_they_end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
