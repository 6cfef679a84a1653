#include "tests/unit/recorded.h"

#include <math.h>

#include "parser/unit.h"

/* The scale of the unit behind a figure, and what is left behind it. */
static void
assert_scale(int field, const char *unit, double scale, const char *rest)
{
	struct arena a = {0};
	struct folded f = fold_line(&a, slice_of(unit));
	size_t end = 99;
	double got = unit_scale(words_all(), &f, 0, field, &end);
	struct slice left = fold_slice(&f, end, f.count);

	if (isnan(scale))
		assert_true(isnan(got));
	else
		assert_true(fabs(got - scale) < 1e-9 * scale);
	assert_int_equal(left.len, strlen(rest));
	assert_memory_equal(left.at, rest, left.len);
	arena_free(&a);
}

static void
the_unit_of_the_field_changes_nothing(void **state)
{
	(void)state;
	assert_scale(FIELD_TIME_TAKEN, "seconds", 1, "");
	assert_scale(FIELD_TPR, "ms (mean)", 1, "(mean)");
	assert_scale(FIELD_TRANSFERRED, "bytes", 1, "");
	assert_scale(FIELD_COMPLETE, "", 1, "");
}

static void
other_units_are_converted(void **state)
{
	(void)state;
	assert_scale(FIELD_TPR, "s", 1000, "");
	assert_scale(FIELD_TPR, "us", .001, "");
	assert_scale(FIELD_TIME_TAKEN, "ms", .001, "");
	assert_scale(FIELD_RATE_RECEIVED, "MB/s", 1024, "");
	assert_scale(FIELD_RPS, "k", 1000, "");
}

static void
what_is_not_exact_has_no_scale(void **state)
{
	(void)state;
	assert_scale(FIELD_TRANSFERRED, "MB", NAN, "");
	assert_scale(FIELD_TIME_TAKEN, "minutes", NAN, "");
}

static void
words_behind_a_figure_are_no_unit(void **state)
{
	(void)state;
	assert_scale(FIELD_COMPLETE, "by nginx", 1, "by nginx");
	assert_scale(FIELD_TPR, "small", 1, "small");
}

static bool
is_rate(const char *text)
{
	struct arena a = {0};
	struct folded f = fold_line(&a, slice_of(text));
	size_t end;
	bool is = unit_is_rate(words_all(), &f, 0, &end);

	arena_free(&a);
	return is;
}

static void
requests_per_second_are_known_in_short(void **state)
{
	(void)state;
	assert_true(is_rate("requests/s"));
	assert_true(is_rate("req/sec"));
	assert_true(is_rate("rps"));
	assert_false(is_rate("requests"));
	assert_false(is_rate("ms"));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_unit_of_the_field_changes_nothing),
		cmocka_unit_test(other_units_are_converted),
		cmocka_unit_test(what_is_not_exact_has_no_scale),
		cmocka_unit_test(words_behind_a_figure_are_no_unit),
		cmocka_unit_test(requests_per_second_are_known_in_short),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
