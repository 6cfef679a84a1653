#include "report/range.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/unit/placed.h"

static void
times_of_repeats_are_the_whole_range_and_the_mean_of_means(void **state)
{
	struct sample s = {0};
	struct times t;

	(void)state;
	sample_side(&s, "A");
	sample_times(sample_run(&s, 1000, 5, 400), 10);
	sample_times(sample_run(&s, 1000, 5, 400), 20);
	sample_compare(&s, FIELD_RPS);
	t = times_read(
		&s.comparison.cells[0].groups[0], &times_rows[TIMES_TOTAL]);
	assert_true(t.at[TIMES_MIN] == 2);
	assert_true(t.at[TIMES_MEAN] == 16.5);
	assert_true(t.at[TIMES_MEDIAN] == 15);
	assert_true(t.at[TIMES_MAX] == 80);
	assert_true(isnan(t.at[TIMES_SD]));
	sample_free(&s);
}

static void
latency(struct placed *p, double median_ms, double max_ms)
{
	struct run *run;

	*p = (struct placed){0};
	sample_side(&p->sample, "A");
	run = sample_run(&p->sample, 1000, 5, 400);
	sample_times(run, median_ms);
	run_set_number(run, FIELD_TOTAL_MAX_MS, max_ms, 0, SETTLED_PRINTED, 1);
	sample_compare(&p->sample, FIELD_RPS);
	placed_compute(p, "latency", 720, "en");
}

static void
each_part_of_a_request_has_a_row(void **state)
{
	static const char *const names[] = {
		"Connect", "Processing", "Waiting", "Total"};
	struct placed p;

	(void)state;
	latency(&p, 20, 80);
	for (size_t i = 0; i < 4; i++)
		assert_string_equal(
			placed_nth(&p, ROLE_CATEGORY, i)->text, names[i]);
	assert_non_null(placed_text(&p, "median 20 \xc2\xb7 max 80"));
	placed_free(&p);
}

static void
means_are_dots_at_their_times(void **state)
{
	const struct mark *zero, *tick, *dot;
	struct placed p;

	(void)state;
	latency(&p, 20, 80);
	zero = placed_nth(&p, ROLE_GRID, 0);
	tick = placed_nth(&p, ROLE_GRID, 1);
	dot = placed_nth(&p, ROLE_DOT, 3);
	assert_true(zero->value == 0 && dot->value == 22);
	assert_true(fabs(dot->x + dot->width / 2 - zero->x -
			    22 * (tick->x - zero->x) / tick->value) < 1e-6);
	placed_free(&p);
}

static void
a_heavy_tail_makes_the_scale_logarithmic(void **state)
{
	struct placed p;
	double step;

	(void)state;
	latency(&p, 20, 20000);
	step = placed_nth(&p, ROLE_GRID, 1)->x -
		placed_nth(&p, ROLE_GRID, 0)->x;
	assert_true(placed_nth(&p, ROLE_GRID, 1)->value ==
		10 * placed_nth(&p, ROLE_GRID, 0)->value);
	assert_true(fabs(placed_nth(&p, ROLE_GRID, 2)->x -
			    placed_nth(&p, ROLE_GRID, 1)->x - step) < 1e-6);
	assert_null(placed_outside(&p));
	placed_free(&p);
}

static void
deltas(struct placed *p, double one, double other)
{
	*p = (struct placed){0};
	sample_side(&p->sample, "A");
	sample_run(&p->sample, 100, 5, 100);
	sample_run(&p->sample, 200, 5, 100);
	sample_side(&p->sample, "B");
	sample_run(&p->sample, 100, 5, one);
	sample_run(&p->sample, 200, 5, other);
	sample_compare(&p->sample, FIELD_RPS);
	placed_compute(p, "deltas", 720, "en");
}

static void
twice_and_half_are_equally_far_from_no_difference(void **state)
{
	const struct mark *axis, *twice, *half;
	struct placed p;

	(void)state;
	deltas(&p, 200, 50);
	axis = placed_nth(&p, ROLE_AXIS, 0);
	twice = placed_nth(&p, ROLE_DOT, 0);
	half = placed_nth(&p, ROLE_DOT, 1);
	assert_true(
		fabs(twice->x + half->x + twice->width - 2 * axis->x) < 1e-6);
	assert_true(twice->x > axis->x);
	placed_free(&p);
}

static void
the_geometric_mean_of_deltas_comes_last(void **state)
{
	struct placed p;

	(void)state;
	deltas(&p, 200, 50);
	assert_string_equal(
		placed_nth(&p, ROLE_CATEGORY, 2)->text, "geometric mean");
	assert_true(fabs(placed_nth(&p, ROLE_DOT, 2)->value - 1) < 1e-9);
	placed_free(&p);
}

/* Only one of two sides says what kind its failures were. */
static void
failures_are_counted_by_kind_and_unknown_ones_are_no_zero(void **state)
{
	struct placed p = {0};
	struct run *run;

	(void)state;
	sample_side(&p.sample, "A");
	run = sample_run(&p.sample, 100, 5, 100);
	run_set_number(run, FIELD_FAILED, 7, 0, SETTLED_PRINTED, 1);
	run_set_number(run, FIELD_FAILED_LENGTH, 7, 0, SETTLED_PRINTED, 1);
	sample_side(&p.sample, "B");
	run = sample_run(&p.sample, 100, 5, 100);
	run_set_number(run, FIELD_FAILED, 3, 0, SETTLED_PRINTED, 1);
	sample_compare(&p.sample, FIELD_RPS);
	placed_compute(&p, "failures", 720, "en");
	assert_int_equal(placed_count(&p, ROLE_BAR), 1);
	assert_true(placed_nth(&p, ROLE_BAR, 0)->value == 7);
	assert_int_equal(placed_count(&p, ROLE_MISSING), 1);
	placed_free(&p);
}

static void
a_run_without_failures_has_none_of_any_kind(void **state)
{
	struct placed p = {0};
	struct run *run;

	(void)state;
	sample_side(&p.sample, "A");
	run = sample_run(&p.sample, 100, 5, 100);
	run_set_number(run, FIELD_FAILED, 7, 0, SETTLED_PRINTED, 1);
	run_set_number(run, FIELD_FAILED_LENGTH, 7, 0, SETTLED_PRINTED, 1);
	sample_side(&p.sample, "B");
	run = sample_run(&p.sample, 100, 5, 100);
	run_set_number(run, FIELD_FAILED, 0, 0, SETTLED_PRINTED, 1);
	sample_compare(&p.sample, FIELD_RPS);
	placed_compute(&p, "failures", 720, "en");
	assert_int_equal(placed_count(&p, ROLE_BAR), 2);
	assert_true(placed_nth(&p, ROLE_BAR, 1)->width == 0);
	assert_string_equal(placed_nth(&p, ROLE_VALUE, 1)->text, "0");
	placed_free(&p);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			times_of_repeats_are_the_whole_range_and_the_mean_of_means),
		cmocka_unit_test(each_part_of_a_request_has_a_row),
		cmocka_unit_test(means_are_dots_at_their_times),
		cmocka_unit_test(a_heavy_tail_makes_the_scale_logarithmic),
		cmocka_unit_test(
			twice_and_half_are_equally_far_from_no_difference),
		cmocka_unit_test(the_geometric_mean_of_deltas_comes_last),
		cmocka_unit_test(
			failures_are_counted_by_kind_and_unknown_ones_are_no_zero),
		cmocka_unit_test(a_run_without_failures_has_none_of_any_kind),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
