#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "parser/histogram.h"

static struct arena arena;

/* Of the times first, first + 1 ... last, once each. */
static struct histogram
histogram_of(uint64_t first, uint64_t last)
{
	struct histogram h = {0};

	for (uint64_t ms = first; ms <= last; ms++)
		assert_true(histogram_add(&h, ms));
	histogram_keep(&h, &arena);
	return h;
}

static int
tear_down(void **state)
{
	(void)state;
	arena_free(&arena);
	return 0;
}

static bool
equal(double a, double b)
{
	return a - b < 1e-9 && b - a < 1e-9;
}

static void
percentiles_are_those_of_abs_table(void **state)
{
	struct histogram h = histogram_of(1, 10);

	(void)state;
	assert_true(equal(histogram_percentile(&h, 50), 6));
	assert_true(equal(histogram_percentile(&h, 90), 10));
	assert_true(equal(histogram_percentile(&h, 0), 1));
	assert_true(equal(histogram_percentile(&h, 100), 10));
}

static void
the_median_is_abs_with_its_fault(void **state)
{
	struct histogram even = histogram_of(1, 10);
	struct histogram odd = histogram_of(1, 9);
	struct histogram one = histogram_of(7, 7);

	(void)state;
	assert_true(equal(histogram_median(&even), 6));
	assert_true(equal(histogram_median(&odd), 5.5));
	assert_true(equal(histogram_median(&one), 7));
}

static void
the_deviation_divides_by_one_less(void **state)
{
	struct histogram h = histogram_of(1, 3);
	struct histogram one = histogram_of(7, 7);

	(void)state;
	assert_true(equal(histogram_mean(&h), 2));
	assert_true(equal(histogram_sd(&h), 1));
	assert_true(equal(histogram_sd(&one), 0));
}

static void
times_beyond_all_bounds_are_refused(void **state)
{
	struct histogram h = {0};

	(void)state;
	assert_true(histogram_add(&h, HISTOGRAM_MS - 1));
	assert_false(histogram_add(&h, HISTOGRAM_MS));
	assert_false(histogram_add(&h, UINT64_MAX));
	histogram_drop(&h);
	histogram_drop(&h);
}

static void
times_are_counted_however_many(void **state)
{
	struct histogram h = {0};

	(void)state;
	for (int i = 0; i < 99; i++)
		histogram_add(&h, 3);
	histogram_add(&h, 5000);
	histogram_keep(&h, &arena);
	assert_int_equal(h.total, 100);
	assert_int_equal(h.counts[3], 99);
	assert_int_equal(h.length, 5001);
	assert_true(equal(histogram_at(&h, 98), 3));
	assert_true(equal(histogram_at(&h, 99), 5000));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(
			percentiles_are_those_of_abs_table, tear_down),
		cmocka_unit_test_teardown(
			the_median_is_abs_with_its_fault, tear_down),
		cmocka_unit_test_teardown(
			the_deviation_divides_by_one_less, tear_down),
		cmocka_unit_test(times_beyond_all_bounds_are_refused),
		cmocka_unit_test_teardown(
			times_are_counted_however_many, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
