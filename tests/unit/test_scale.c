#include "report/scale.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

/* Ticks as text: "0 500 1000", with their decimals. */
static const char *
as_text(const struct ticks *t)
{
	static char text[256];
	size_t len = 0;

	text[0] = '\0';
	for (size_t i = 0; i < t->count; i++)
		len += (size_t)snprintf(text + len, sizeof(text) - len,
			"%s%.*f", i ? " " : "", t->decimals, t->at[i]);
	return text;
}

static const char *
linear(double low, double high, size_t most)
{
	struct ticks t;

	scale_ticks(&t, low, high, most);
	return as_text(&t);
}

static void
ticks_are_round_numbers_within_the_range(void **state)
{
	(void)state;
	assert_string_equal(linear(0, 2646.44, 6), "0 500 1000 1500 2000 2500");
	assert_string_equal(linear(0, 1, 6), "0.0 0.2 0.4 0.6 0.8 1.0");
	assert_string_equal(linear(0, 0.0034, 4), "0.000 0.001 0.002 0.003");
	assert_string_equal(linear(93, 128, 5), "100 110 120");
	assert_string_equal(linear(-3, 7, 5), "-2 0 2 4 6");
}

static void
there_are_never_more_ticks_than_asked_for(void **state)
{
	(void)state;
	for (size_t most = 2; most <= TICKS_MAX; most++)
		for (double high = 0.013; high < 1e9; high *= 1.37) {
			struct ticks t;

			scale_ticks(&t, 0, high, most);
			assert_in_range(t.count, 2, most);
			assert_true(t.at[0] == 0 &&
				t.at[t.count - 1] <= high * (1 + 1e-9));
		}
}

static void
zero_and_one_more_tick_remain_where_room_is_short(void **state)
{
	(void)state;
	assert_string_equal(linear(0, 2646.44, 2), "0 2000");
	assert_string_equal(linear(0, 427.18, 0), "0 400");
}

static void
a_range_of_one_value_has_one_tick(void **state)
{
	(void)state;
	assert_string_equal(linear(5, 5, 6), "5");
}

static void
what_is_no_range_has_no_ticks(void **state)
{
	(void)state;
	assert_string_equal(linear(NAN, 5, 6), "");
	assert_string_equal(linear(0, INFINITY, 6), "");
	assert_string_equal(linear(5, 1, 6), "");
}

static void
counts_have_no_ticks_between_them(void **state)
{
	struct ticks t;

	(void)state;
	scale_whole_ticks(&t, 0, 3, 10);
	assert_string_equal(as_text(&t), "0 1 2 3");
}

static void
powers_of_two_are_thinned_out_evenly(void **state)
{
	struct ticks t;

	(void)state;
	scale_log2_ticks(&t, 1, 64, 10);
	assert_string_equal(as_text(&t), "1 2 4 8 16 32 64");
	scale_log2_ticks(&t, 1, 64, 4);
	assert_string_equal(as_text(&t), "1 4 16 64");
	scale_log2_ticks(&t, 5, 100, 10);
	assert_string_equal(as_text(&t), "8 16 32 64");
}

static void
powers_of_ten_stand_alone_where_room_is_short(void **state)
{
	struct ticks t;

	(void)state;
	scale_log10_ticks(&t, 1, 100, 8);
	assert_string_equal(as_text(&t), "1 2 5 10 20 50 100");
	scale_log10_ticks(&t, 1, 1000, 8);
	assert_string_equal(as_text(&t), "1 10 100 1000");
	scale_log10_ticks(&t, 0.05, 2, 8);
	assert_string_equal(as_text(&t), "0.05 0.10 0.20 0.50 1.00 2.00");
}

static void
a_scale_without_logarithm_of_its_low_end_has_no_ticks(void **state)
{
	struct ticks t;

	(void)state;
	scale_log2_ticks(&t, 0, 64, 10);
	assert_int_equal(t.count, 0);
	scale_log10_ticks(&t, -1, 64, 10);
	assert_int_equal(t.count, 0);
}

static void
values_are_placed_in_proportion(void **state)
{
	struct scale s = {.low = 0, .high = 200, .from_px = 50, .to_px = 450};

	(void)state;
	assert_true(scale_at(&s, 0) == 50);
	assert_true(scale_at(&s, 50) == 150);
	assert_true(scale_at(&s, 200) == 450);
}

static void
equal_ratios_are_equal_distances_on_a_logarithmic_scale(void **state)
{
	struct scale s = {.low = 1,
		.high = 16,
		.from_px = 0,
		.to_px = 400,
		.logarithmic = true};

	(void)state;
	assert_true(fabs(scale_at(&s, 2) - 100) < 1e-9);
	assert_true(fabs(scale_at(&s, 8) - 300) < 1e-9);
}

static void
a_scale_may_run_upwards(void **state)
{
	struct scale s = {.low = 0, .high = 10, .from_px = 300, .to_px = 100};

	(void)state;
	assert_true(scale_at(&s, 2.5) == 250);
}

static void
a_scale_without_extent_draws_all_at_its_start(void **state)
{
	struct scale s = {.low = 3, .high = 3, .from_px = 20, .to_px = 90};

	(void)state;
	assert_true(scale_at(&s, 3) == 20);
	assert_true(scale_at(&s, 7) == 20);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ticks_are_round_numbers_within_the_range),
		cmocka_unit_test(there_are_never_more_ticks_than_asked_for),
		cmocka_unit_test(
			zero_and_one_more_tick_remain_where_room_is_short),
		cmocka_unit_test(a_range_of_one_value_has_one_tick),
		cmocka_unit_test(what_is_no_range_has_no_ticks),
		cmocka_unit_test(counts_have_no_ticks_between_them),
		cmocka_unit_test(powers_of_two_are_thinned_out_evenly),
		cmocka_unit_test(powers_of_ten_stand_alone_where_room_is_short),
		cmocka_unit_test(
			a_scale_without_logarithm_of_its_low_end_has_no_ticks),
		cmocka_unit_test(values_are_placed_in_proportion),
		cmocka_unit_test(
			equal_ratios_are_equal_distances_on_a_logarithmic_scale),
		cmocka_unit_test(a_scale_may_run_upwards),
		cmocka_unit_test(a_scale_without_extent_draws_all_at_its_start),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
