#include "report/nearest.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const char *
nearest_to(const char *word)
{
	static const char *const known[] = {
		"baseline",
		"title",
		"width",
		"requests_per_second",
		"p95_ms",
		"time_taken_s",
	};
	struct nearest near = {0};

	for (size_t i = 0; i < COUNTOF(known); i++)
		nearest_try(&near, slice_of(word), known[i]);
	return near.name ? near.name : "";
}

static void
a_slip_of_the_fingers_is_near(void **state)
{
	(void)state;
	assert_string_equal(nearest_to("basline"), "baseline");
	assert_string_equal(nearest_to("tilte"), "title");
	assert_string_equal(nearest_to("widht"), "width");
}

static void
first_letters_and_parts_are_near(void **state)
{
	(void)state;
	assert_string_equal(nearest_to("rps"), "requests_per_second");
	assert_string_equal(nearest_to("p95"), "p95_ms");
}

static void
something_else_is_not_near(void **state)
{
	(void)state;
	assert_string_equal(nearest_to("colour"), "");
	assert_string_equal(nearest_to(""), "");
	assert_string_equal(nearest_to("x"), "");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_slip_of_the_fingers_is_near),
		cmocka_unit_test(first_letters_and_parts_are_near),
		cmocka_unit_test(something_else_is_not_near),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
