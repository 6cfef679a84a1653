#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/unit/placed.h"

static void
bars_are_as_long_as_their_values_say(void **state)
{
	struct placed p;
	double unit;

	(void)state;
	placed_two_servers(&p, 720, "en");
	assert_int_equal(placed_count(&p, ROLE_BAR), 20);
	unit = placed_nth(&p, ROLE_BAR, 0)->width / 540.14;
	for (size_t i = 0; i < 20; i++) {
		const struct mark *bar = placed_nth(&p, ROLE_BAR, i);

		assert_true(fabs(bar->width - bar->value * unit) < 1e-6);
	}
	placed_free(&p);
}

static void
all_bars_start_at_the_tick_of_zero(void **state)
{
	const struct mark *zero;
	struct placed p;

	(void)state;
	placed_two_servers(&p, 720, "en");
	zero = placed_nth(&p, ROLE_GRID, 0);
	assert_true(zero->value == 0);
	for (size_t i = 0; i < 20; i++)
		assert_true(placed_nth(&p, ROLE_BAR, i)->x == zero->x);
	placed_free(&p);
}

static void
ticks_stand_where_bars_of_their_value_end(void **state)
{
	const struct mark *bar, *zero, *tick;
	struct placed p;

	(void)state;
	placed_two_servers(&p, 720, "en");
	bar = placed_nth(&p, ROLE_BAR, 5);
	zero = placed_nth(&p, ROLE_GRID, 0);
	tick = placed_nth(&p, ROLE_GRID, 2);
	assert_true(tick->value == 1000);
	assert_true(fabs((tick->x - zero->x) / 1000 - bar->width / bar->value) <
		1e-9);
	assert_string_equal(placed_nth(&p, ROLE_TICK, 2)->text, "1,000");
	placed_free(&p);
}

static void
values_and_deltas_stand_behind_their_bars(void **state)
{
	const struct mark *bar, *value, *delta;
	struct placed p;

	(void)state;
	placed_two_servers(&p, 720, "en");
	bar = placed_nth(&p, ROLE_BAR, 5);
	value = placed_text(&p, "2,646.44");
	delta = placed_text(&p, "+25.33%");
	assert_true(bar->value == 2646.44);
	assert_true(value->x > bar->x + bar->width);
	assert_true(delta->x > value->x + value->width);
	assert_true(value->y + value->height / 2 == bar->y + bar->height / 2);
	placed_free(&p);
}

static void
only_sides_that_have_a_baseline_have_deltas(void **state)
{
	struct placed p;
	size_t words = 0;

	(void)state;
	placed_two_servers(&p, 720, "en");
	for (size_t i = 0; i < placed_count(&p, ROLE_DELTA); i++) {
		const struct mark *m = placed_nth(&p, ROLE_DELTA, i);

		assert_int_equal(m->side, 1);
		words += m->shape == SHAPE_TEXT;
	}
	assert_int_equal(words, 10);
	placed_free(&p);
}

static void
each_side_has_one_ink_and_one_marker(void **state)
{
	struct placed p;

	(void)state;
	placed_two_servers(&p, 720, "en");
	for (size_t i = 0; i < 20; i++) {
		const struct mark *bar = placed_nth(&p, ROLE_BAR, i);
		const struct mark *cue = placed_nth(&p, ROLE_CUE, i);

		assert_int_equal(bar->ink, INK_SIDE + bar->side);
		assert_int_equal(
			cue->marker, bar->side ? MARKER_SQUARE : MARKER_CIRCLE);
	}
	placed_free(&p);
}

static void
an_arrow_and_an_ink_say_what_is_better(void **state)
{
	static const char *const labels[] = {"A", "B", "C"};
	static const double rates[] = {400, 500, 300};
	const struct mark *up, *down;
	struct placed p;

	(void)state;
	placed_single_runs(&p, labels, rates, 3);
	placed_compute(&p, "bars", 720, "en");
	up = placed_nth(&p, ROLE_DELTA, 0);
	down = placed_nth(&p, ROLE_DELTA, 2);
	assert_int_equal(up->marker, MARKER_UP);
	assert_int_equal(up->ink, INK_BETTER);
	assert_int_equal(down->marker, MARKER_DOWN);
	assert_int_equal(down->ink, INK_WORSE);
	placed_free(&p);
}

static void
less_is_better_where_the_metric_is_a_time(void **state)
{
	struct placed p = {0};

	(void)state;
	for (int i = 0; i < 2; i++) {
		sample_side(&p.sample, i ? "B" : "A");
		run_set_number(sample_run(&p.sample, 1000, 5, 100), FIELD_TPR,
			i ? 12.5 : 10.0, 3, SETTLED_PRINTED, 1);
	}
	sample_compare(&p.sample, FIELD_TPR);
	placed_compute(&p, "bars", 720, "en");
	assert_int_equal(placed_nth(&p, ROLE_DELTA, 0)->marker, MARKER_UP);
	assert_int_equal(placed_nth(&p, ROLE_DELTA, 0)->ink, INK_WORSE);
	placed_free(&p);
}

static void
what_rounding_explains_has_neither_arrow_nor_colour(void **state)
{
	static const char *const labels[] = {"A", "B"};
	static const double rates[] = {0.03, 0.03};
	const struct mark *delta;
	struct placed p;

	(void)state;
	placed_single_runs(&p, labels, rates, 2);
	placed_compute(&p, "bars", 720, "en");
	assert_int_equal(placed_count(&p, ROLE_DELTA), 1);
	delta = placed_nth(&p, ROLE_DELTA, 0);
	assert_string_equal(delta->text, "~");
	assert_int_equal(delta->ink, INK_MUTED);
	placed_free(&p);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bars_are_as_long_as_their_values_say),
		cmocka_unit_test(all_bars_start_at_the_tick_of_zero),
		cmocka_unit_test(ticks_stand_where_bars_of_their_value_end),
		cmocka_unit_test(values_and_deltas_stand_behind_their_bars),
		cmocka_unit_test(only_sides_that_have_a_baseline_have_deltas),
		cmocka_unit_test(each_side_has_one_ink_and_one_marker),
		cmocka_unit_test(an_arrow_and_an_ink_say_what_is_better),
		cmocka_unit_test(less_is_better_where_the_metric_is_a_time),
		cmocka_unit_test(
			what_rounding_explains_has_neither_arrow_nor_colour),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
