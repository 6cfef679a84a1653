#include "report/place.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void
names_with_room_stay_where_they_are(void **state)
{
	double at[] = {100, 20, 60};

	(void)state;
	place_apart(at, 3, 16, 0, 200);
	assert_true(at[0] == 100 && at[1] == 20 && at[2] == 60);
}

static void
names_that_touch_part_around_their_middle(void **state)
{
	double at[] = {52, 48};

	(void)state;
	place_apart(at, 2, 16, 0, 200);
	assert_true(at[0] == 58 && at[1] == 42);
}

static void
names_that_are_pushed_push_others(void **state)
{
	double at[] = {50, 50, 60};

	(void)state;
	place_apart(at, 3, 16, 0, 200);
	assert_true(fabs(at[1] - at[0] - 16) < 1e-9);
	assert_true(fabs(at[2] - at[1] - 16) < 1e-9);
	assert_true(fabs(at[0] + at[1] + at[2] - 160) < 1e-9);
}

static void
names_stay_within_their_bounds(void **state)
{
	double at[] = {198, 199, 2};

	(void)state;
	place_apart(at, 3, 16, 10, 200);
	assert_true(at[0] == 184 && at[1] == 200 && at[2] == 10);
}

static void
too_many_names_stand_evenly(void **state)
{
	double at[] = {5, 5, 5, 5, 5};

	(void)state;
	place_apart(at, 5, 16, 0, 40);
	for (size_t i = 0; i < 5; i++)
		assert_true(at[i] == 10 * (double)i);
}

static void
no_names_are_fine(void **state)
{
	(void)state;
	place_apart(NULL, 0, 16, 0, 40);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names_with_room_stay_where_they_are),
		cmocka_unit_test(names_that_touch_part_around_their_middle),
		cmocka_unit_test(names_that_are_pushed_push_others),
		cmocka_unit_test(names_stay_within_their_bounds),
		cmocka_unit_test(too_many_names_stand_evenly),
		cmocka_unit_test(no_names_are_fine),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
