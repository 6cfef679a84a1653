#include "report/bar_plan.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/unit/placed.h"

static void
a_missing_figure_is_said_and_never_a_bar_of_zero(void **state)
{
	static const char *const labels[] = {"A", "B"};
	static const double rates[] = {500, NAN};
	struct placed p;

	(void)state;
	placed_single_runs(&p, labels, rates, 2);
	placed_compute(&p, "bars", 720, "en");
	assert_int_equal(placed_count(&p, ROLE_BAR), 1);
	assert_int_equal(placed_count(&p, ROLE_DELTA), 0);
	assert_string_equal(placed_nth(&p, ROLE_MISSING, 0)->text, "no figure");
	placed_free(&p);
}

static void
a_rate_of_zero_is_a_bar_without_length(void **state)
{
	static const char *const labels[] = {"A", "B"};
	static const double rates[] = {500, 0};
	struct placed p;

	(void)state;
	placed_single_runs(&p, labels, rates, 2);
	placed_compute(&p, "bars", 720, "en");
	assert_true(placed_nth(&p, ROLE_BAR, 1)->width == 0);
	assert_non_null(placed_text(&p, "0.00"));
	placed_free(&p);
}

static void
names_stand_beside_bars_and_above_them_on_a_phone(void **state)
{
	const struct mark *name, *bar;
	struct placed p;

	(void)state;
	placed_two_servers(&p, 720, "en");
	name = placed_nth(&p, ROLE_CATEGORY, 0);
	bar = placed_nth(&p, ROLE_BAR, 0);
	assert_true(name->x + name->width < bar->x);
	placed_free(&p);
	placed_two_servers(&p, 360, "en");
	name = placed_nth(&p, ROLE_CATEGORY, 0);
	bar = placed_nth(&p, ROLE_BAR, 0);
	assert_true(name->y + name->height <= bar->y);
	assert_true(name->x == bar->x);
	placed_free(&p);
}

static void
one_setting_needs_no_legend_because_bars_have_names(void **state)
{
	static const char *const labels[] = {"A", "B"};
	static const double rates[] = {500, 600};
	struct placed p;

	(void)state;
	placed_single_runs(&p, labels, rates, 2);
	placed_compute(&p, "bars", 720, "en");
	assert_int_equal(placed_count(&p, ROLE_LEGEND), 0);
	assert_string_equal(placed_nth(&p, ROLE_CATEGORY, 1)->text, "B");
	placed_free(&p);
}

static void
every_repeat_is_a_dot_at_its_value(void **state)
{
	static const double rates[] = {100, 110, 90};
	struct placed p = {0};
	const struct mark *bar;

	(void)state;
	sample_side(&p.sample, "A");
	for (size_t i = 0; i < 3; i++)
		sample_run(&p.sample, 1000, 5, rates[i]);
	sample_compare(&p.sample, FIELD_RPS);
	placed_compute(&p, "bars", 720, "en");
	bar = placed_nth(&p, ROLE_BAR, 0);
	assert_int_equal(placed_count(&p, ROLE_DOT), 3);
	for (size_t i = 0; i < 3; i++) {
		const struct mark *dot = placed_nth(&p, ROLE_DOT, i);

		assert_true(fabs(dot->x + dot->width / 2 - bar->x -
				    rates[i] * bar->width / bar->value) < 1e-6);
	}
	placed_free(&p);
}

static void
arabic_bars_grow_to_the_left(void **state)
{
	const struct mark *name;
	struct placed p;

	(void)state;
	placed_two_servers(&p, 720, "ar");
	name = placed_nth(&p, ROLE_CATEGORY, 0);
	for (size_t i = 0; i < 20; i++) {
		const struct mark *bar = placed_nth(&p, ROLE_BAR, i);

		assert_true(fabs(bar->x + bar->width -
				    placed_nth(&p, ROLE_GRID, 0)->x) < 1e-6);
		assert_true(name->x > bar->x + bar->width);
	}
	assert_null(placed_outside(&p));
	placed_free(&p);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			a_missing_figure_is_said_and_never_a_bar_of_zero),
		cmocka_unit_test(a_rate_of_zero_is_a_bar_without_length),
		cmocka_unit_test(
			names_stand_beside_bars_and_above_them_on_a_phone),
		cmocka_unit_test(
			one_setting_needs_no_legend_because_bars_have_names),
		cmocka_unit_test(every_repeat_is_a_dot_at_its_value),
		cmocka_unit_test(arabic_bars_grow_to_the_left),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
