#include "report/curve.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/unit/placed.h"

static double
middle_x(const struct mark *m)
{
	return m->x + m->width / 2;
}

static double
middle_y(const struct mark *m)
{
	return m->y + m->height / 2;
}

/* Where a value is on an axis that goes through two of its grid lines. */
static double
on_axis(const struct placed *p, double value)
{
	const struct mark *a = placed_nth(p, ROLE_GRID, 0);
	const struct mark *b = placed_nth(p, ROLE_GRID, 1);

	return a->y +
		(value - a->value) * (b->y - a->y) / (b->value - a->value);
}

static void
one_run_with_times(struct placed *p)
{
	*p = (struct placed){0};
	sample_side(&p->sample, "A");
	sample_times(sample_run(&p->sample, 1000, 5, 400), 20);
	sample_compare(&p->sample, FIELD_RPS);
	placed_compute(p, "percentiles", 720, "en");
}

static void
percentiles_are_dots_at_their_times(void **state)
{
	struct placed p;

	(void)state;
	one_run_with_times(&p);
	assert_int_equal(placed_count(&p, ROLE_DOT), 9);
	for (size_t i = 0; i < 9; i++) {
		const struct mark *dot = placed_nth(&p, ROLE_DOT, i);
		double ms = run_number(p.sample.set.runs[0],
			(enum field_id)(FIELD_P50_MS + (int)i));

		assert_true(dot->value == ms);
		assert_true(fabs(middle_y(dot) - on_axis(&p, ms)) < 1e-6);
	}
	placed_free(&p);
}

/* Each nine takes as much room as the one before. */
static void
the_axis_of_percentiles_spreads_the_tail(void **state)
{
	const struct mark *p50, *p90, *p99;
	struct placed p;

	(void)state;
	one_run_with_times(&p);
	p50 = placed_nth(&p, ROLE_DOT, 0);
	p90 = placed_nth(&p, ROLE_DOT, 4);
	p99 = placed_nth(&p, ROLE_DOT, 7);
	assert_true(fabs((middle_x(p99) - middle_x(p90)) * log10(5) -
			    (middle_x(p90) - middle_x(p50))) < 1e-6);
	placed_free(&p);
}

static void
a_missing_percentile_is_a_gap(void **state)
{
	struct placed p = {0};

	(void)state;
	sample_side(&p.sample, "A");
	sample_times(sample_run(&p.sample, 1000, 5, 400), 20);
	run_clear(p.sample.set.runs[0], FIELD_P80_MS);
	sample_compare(&p.sample, FIELD_RPS);
	placed_compute(&p, "percentiles", 720, "en");
	assert_int_equal(placed_count(&p, ROLE_DOT), 8);
	assert_int_equal(placed_count(&p, ROLE_CURVE), 2);
	placed_free(&p);
}

/* Sides at concurrency 1, 2, 4 and 8, given out of order. */
static void
sweep(struct placed *p, size_t sides, double width, const char *lang)
{
	static const char *const labels[] = {"A", "B", "C"};
	static const double levels[] = {4, 1, 8, 2};

	*p = (struct placed){0};
	for (size_t s = 0; s < sides; s++) {
		sample_side(&p->sample, labels[s]);
		for (size_t i = 0; i < 4; i++)
			sample_run(&p->sample, 1000, levels[i],
				100 * levels[i] + (double)s);
	}
	sample_compare(&p->sample, FIELD_RPS);
	placed_compute(p, "sweep", width, lang);
}

static void
a_sweep_doubles_concurrency_at_equal_distances(void **state)
{
	struct placed p;
	double step;

	(void)state;
	sweep(&p, 1, 720, "en");
	assert_int_equal(placed_count(&p, ROLE_DOT), 4);
	step = middle_x(placed_nth(&p, ROLE_DOT, 1)) -
		middle_x(placed_nth(&p, ROLE_DOT, 0));
	for (size_t i = 1; i < 4; i++)
		assert_true(fabs(middle_x(placed_nth(&p, ROLE_DOT, i)) -
				    middle_x(placed_nth(&p, ROLE_DOT, i - 1)) -
				    step) < 1e-6);
	assert_true(placed_nth(&p, ROLE_DOT, 0)->value == 100);
	assert_true(placed_nth(&p, ROLE_DOT, 3)->value == 800);
	placed_free(&p);
}

static void
throughput_starts_at_zero(void **state)
{
	struct placed p;

	(void)state;
	sweep(&p, 1, 720, "en");
	assert_true(placed_nth(&p, ROLE_GRID, 0)->value == 0);
	placed_free(&p);
}

static void
lines_are_named_at_their_ends_where_there_is_room(void **state)
{
	struct placed p;

	(void)state;
	sweep(&p, 2, 720, "en");
	assert_int_equal(placed_count(&p, ROLE_LABEL), 2);
	assert_int_equal(placed_count(&p, ROLE_LEGEND), 0);
	assert_true(placed_nth(&p, ROLE_LABEL, 0)->x >
		placed_nth(&p, ROLE_DOT, 3)->x);
	placed_free(&p);
	sweep(&p, 2, 360, "en");
	assert_int_equal(placed_count(&p, ROLE_LABEL), 0);
	assert_int_equal(placed_count(&p, ROLE_LEGEND), 4);
	placed_free(&p);
}

static void
latency_has_a_panel_of_its_own_below(void **state)
{
	const struct mark *above, *below;
	struct placed p = {0};

	(void)state;
	sample_side(&p.sample, "A");
	for (int i = 0; i < 3; i++)
		sample_times(sample_run(&p.sample, 1000, 1 << i, 100), 20);
	sample_compare(&p.sample, FIELD_RPS);
	placed_compute(&p, "sweep", 720, "en");
	above = placed_nth(&p, ROLE_HEADING, 0);
	below = placed_nth(&p, ROLE_HEADING, 1);
	assert_string_equal(above->text, "Requests per second");
	assert_string_equal(below->text, "95% of requests within (ms)");
	assert_true(below->y > placed_nth(&p, ROLE_DOT, 2)->y);
	assert_true(placed_nth(&p, ROLE_DOT, 0)->x ==
		placed_nth(&p, ROLE_DOT, 3)->x);
	placed_free(&p);
}

static void
repeats_are_dots_in_the_order_of_the_runs(void **state)
{
	static const double rates[] = {408.6, 350.48, 381.52};
	struct placed p = {0};

	(void)state;
	sample_side(&p.sample, "A");
	for (size_t i = 0; i < 3; i++)
		sample_run(&p.sample, 1000, 5, rates[i]);
	sample_compare(&p.sample, FIELD_RPS);
	placed_compute(&p, "repeats", 720, "en");
	assert_int_equal(placed_count(&p, ROLE_DOT), 3);
	for (size_t i = 0; i < 3; i++) {
		const struct mark *dot = placed_nth(&p, ROLE_DOT, i);

		assert_true(dot->value == rates[i]);
		assert_true(fabs(middle_y(dot) - on_axis(&p, rates[i])) < 1e-6);
		assert_true(!i || dot->x > placed_nth(&p, ROLE_DOT, i - 1)->x);
	}
	placed_free(&p);
}

static void
arabic_words_are_at_the_right_and_curves_still_run_to_it(void **state)
{
	const struct mark *title;
	struct placed p;

	(void)state;
	sweep(&p, 2, 720, "ar");
	title = placed_nth(&p, ROLE_TITLE, 0);
	assert_true(fabs(title->x + title->width - (720 - MARGIN)) < 1e-6);
	assert_true(placed_nth(&p, ROLE_DOT, 0)->value == 100);
	assert_true(placed_nth(&p, ROLE_DOT, 0)->x <
		placed_nth(&p, ROLE_DOT, 3)->x);
	placed_free(&p);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(percentiles_are_dots_at_their_times),
		cmocka_unit_test(the_axis_of_percentiles_spreads_the_tail),
		cmocka_unit_test(a_missing_percentile_is_a_gap),
		cmocka_unit_test(
			a_sweep_doubles_concurrency_at_equal_distances),
		cmocka_unit_test(throughput_starts_at_zero),
		cmocka_unit_test(
			lines_are_named_at_their_ends_where_there_is_room),
		cmocka_unit_test(latency_has_a_panel_of_its_own_below),
		cmocka_unit_test(
			arabic_words_are_at_the_right_and_curves_still_run_to_it),
		cmocka_unit_test(repeats_are_dots_in_the_order_of_the_runs),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
