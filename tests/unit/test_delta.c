#include "report/delta.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* One figure with the rounding that its decimals allow. */
static struct entry
entry_of(double value, int decimals)
{
	static struct runset set;
	struct run *run = run_new(&set, KIND_RUN, "x", 1);
	const struct run *runs[] = {run};
	struct group group = {runs, 1};
	struct entry entry;

	run_set_number(run, FIELD_RPS, value, decimals, SETTLED_PRINTED, 1);
	entry = delta_entry(&group, FIELD_RPS);
	runset_free(&set);
	return entry;
}

static struct delta
delta_of(double a, double b, int decimals)
{
	struct entry one = entry_of(a, decimals), other = entry_of(b, decimals);

	return delta_between(&one, &other);
}

static bool
is_near(double a, double b, double most)
{
	return fabs(a - b) <= most;
}

static void
a_delta_is_relative_to_its_base(void **state)
{
	struct delta forth = delta_of(1000, 1228, 2);
	struct delta back = delta_of(1228, 1000, 2);

	(void)state;
	assert_true(is_near(forth.percent, 22.80, 1e-9));
	assert_true(is_near(forth.ratio, 1.228, 1e-12));
	assert_true(is_near(back.percent, -18.5667752, 1e-7));
	assert_true(is_near(forth.ratio * back.ratio, 1, 1e-12));
}

/* The worked examples of statistics/STATS.md, section 2. */
static void
printed_decimals_allow_an_interval(void **state)
{
	struct delta rate = delta_of(1000.00, 1228.00, 2);
	struct delta p50 = delta_of(5, 6, 0);
	struct delta p99 = delta_of(64, 71, 0);

	(void)state;
	assert_true(is_near(rate.low_percent, 22.7989, 5e-5));
	assert_true(is_near(rate.high_percent, 22.8011, 5e-5));
	assert_true(is_near(p50.low_percent, 0, 1e-12));
	assert_true(is_near(p50.high_percent, 44.44, 5e-3));
	assert_true(is_near(p99.low_percent, 9.30, 5e-3));
	assert_true(is_near(p99.high_percent, 12.60, 5e-3));
}

static void
rounding_explains_what_it_may_and_no_more(void **state)
{
	(void)state;
	assert_true(delta_of(5, 6, 0).within_rounding);
	assert_true(delta_of(12, 12, 0).within_rounding);
	assert_false(delta_of(5, 7, 0).within_rounding);
	assert_false(delta_of(64, 71, 0).within_rounding);
	assert_true(delta_of(100.00, 100.01, 2).within_rounding);
	assert_false(delta_of(100.00, 100.02, 2).within_rounding);
}

static void
there_is_no_delta_without_a_base_above_zero(void **state)
{
	(void)state;
	assert_true(isnan(delta_of(0, 5, 0).percent));
	assert_true(isnan(delta_of(NAN, 5, 0).percent));
	assert_true(isnan(delta_of(5, NAN, 0).percent));
	assert_true(is_near(delta_of(5, 0, 0).percent, -100, 1e-12));
}

static struct entry
repeats(enum field_id field, const double *values, size_t count)
{
	static struct runset set;
	const struct run *runs[16];
	struct group group = {runs, count};
	struct entry entry;

	for (size_t i = 0; i < count; i++) {
		struct run *run = run_new(&set, KIND_RUN, "x", 1);

		run_set_number(run, field, values[i],
			field == FIELD_RPS ? 2 : 0, SETTLED_PRINTED, 1);
		runs[i] = run;
	}
	entry = delta_entry(&group, field);
	runset_free(&set);
	return entry;
}

/* statistics/STATS.md, section 4: ten runs of either side. */
static void
repeats_come_out_as_their_geometric_mean(void **state)
{
	static const double before[] = {408.6, 350.48, 381.52, 401.41, 404.35,
		403.03, 399.66, 370.58, 355.54, 356.07};
	static const double after[] = {440.25, 435.43, 441.87, 432.08, 455.4,
		431.09, 449.23, 404.57, 385.98, 376.41};
	struct entry a = repeats(FIELD_RPS, before, 10);
	struct entry b = repeats(FIELD_RPS, after, 10);
	struct delta delta = delta_between(&a, &b);

	(void)state;
	assert_true(is_near(a.value, 382.4863, 5e-5));
	assert_true(is_near(b.value, 424.4364, 5e-5));
	assert_true(is_near(delta.percent, 10.9677, 5e-5));
	assert_int_equal(a.count, 10);
}

static void
repeated_counts_come_out_as_their_arithmetic_mean(void **state)
{
	static const double failed[] = {0, 3};
	struct entry entry = repeats(FIELD_FAILED, failed, 2);

	(void)state;
	assert_true(entry.value == 1.5);
	assert_int_equal(entry.decimals, 1);
	assert_true(entry.low == entry.high);
}

static void
a_zero_among_repeats_leaves_no_geometric_mean(void **state)
{
	static const double times[] = {0, 1, 2};
	struct entry entry = repeats(FIELD_P50_MS, times, 3);

	(void)state;
	assert_true(isnan(entry.value));
	assert_int_equal(entry.count, 3);
}

static void
the_mean_of_a_doubling_and_a_halving_is_no_change(void **state)
{
	struct entry base[] = {entry_of(100, 2), entry_of(100, 2)};
	struct entry own[] = {entry_of(200, 2), entry_of(50, 2)};
	struct entry a = delta_mean(base, 2), b = delta_mean(own, 2);

	(void)state;
	assert_true(is_near(delta_between(&a, &b).ratio, 1, 1e-12));
}

static void
there_is_no_mean_over_a_figure_that_is_missing(void **state)
{
	struct entry entries[] = {entry_of(100, 2), entry_of(NAN, 2)};

	(void)state;
	assert_true(isnan(delta_mean(entries, 2).value));
	assert_true(isnan(delta_mean(entries, 0).value));
	assert_true(delta_mean(entries, 1).value == 100);
}

static void
a_stated_delta_may_be_rounded_but_not_wrong(void **state)
{
	struct delta delta = delta_of(540.14, 608.71, 2); /* +12.6948 */

	(void)state;
	assert_int_equal(delta_check(&delta, 12.69, 2), STATED_AGREES);
	assert_int_equal(delta_check(&delta, 12.7, 1), STATED_AGREES);
	assert_int_equal(delta_check(&delta, 13, 0), STATED_AGREES);
	assert_int_equal(delta_check(&delta, 12.60, 2), STATED_DIFFERS);
	assert_int_equal(delta_check(&delta, 12.71, 2), STATED_DIFFERS);
	assert_int_equal(delta_check(&delta, -12.69, 2), STATED_DIFFERS);
	assert_int_equal(delta_check(&delta, NAN, 2), STATED_NOT);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_delta_is_relative_to_its_base),
		cmocka_unit_test(printed_decimals_allow_an_interval),
		cmocka_unit_test(rounding_explains_what_it_may_and_no_more),
		cmocka_unit_test(there_is_no_delta_without_a_base_above_zero),
		cmocka_unit_test(repeats_come_out_as_their_geometric_mean),
		cmocka_unit_test(
			repeated_counts_come_out_as_their_arithmetic_mean),
		cmocka_unit_test(a_zero_among_repeats_leaves_no_geometric_mean),
		cmocka_unit_test(
			the_mean_of_a_doubling_and_a_halving_is_no_change),
		cmocka_unit_test(
			there_is_no_mean_over_a_figure_that_is_missing),
		cmocka_unit_test(a_stated_delta_may_be_rounded_but_not_wrong),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
