#include "tests/unit/recorded.h"

#include "parser/number.h"

/* All readings of the number at the start of a text, as `1.234 | 1234`, with
 * the decimals that each has; "-" where no number begins. */
static void
assert_reads(const char *text, enum number_spaces spaces, const char *readings)
{
	struct arena a = {0};
	struct folded f = fold_line(&a, slice_of(text));
	struct buffer out = {0};
	struct number n;

	buffer_puts(&out, "");
	if (!number_read(&n, &f, 0, spaces)) {
		buffer_puts(&out, "-");
		n.count = 0;
	}
	for (int i = 0; i < n.count; i++)
		buffer_printf(&out, "%s%.*f", i ? " | " : "",
			n.readings[i].decimals, n.readings[i].value);
	assert_string_equal(out.bytes, readings);
	buffer_free(&out);
	arena_free(&a);
}

static void
plain_figures_have_one_reading(void **state)
{
	(void)state;
	assert_reads("0", NUMBER_TIGHT, "0");
	assert_reads("1186.93", NUMBER_TIGHT, "1186.93");
	assert_reads("0.084", NUMBER_TIGHT, "0.084");
	assert_reads("-15456", NUMBER_TIGHT, "-15456");
	assert_reads("608,71", NUMBER_TIGHT, "608.71");
}

static void
three_digits_behind_a_mark_are_a_group_or_a_fraction(void **state)
{
	(void)state;
	assert_reads("1.234", NUMBER_TIGHT, "1.234 | 1234");
	assert_reads("1,234", NUMBER_TIGHT, "1.234 | 1234");
	assert_reads("12.345", NUMBER_TIGHT, "12.345 | 12345");
}

static void
a_group_never_begins_with_zero(void **state)
{
	(void)state;
	assert_reads("0.123", NUMBER_TIGHT, "0.123");
	assert_reads("0,084", NUMBER_TIGHT, "0.084");
}

static void
two_kinds_of_marks_tell_each_other_apart(void **state)
{
	(void)state;
	assert_reads("1.234,56", NUMBER_TIGHT, "1234.56");
	assert_reads("1,234.56", NUMBER_TIGHT, "1234.56");
	assert_reads("1.234.567", NUMBER_TIGHT, "1234567");
	assert_reads("2'391.5", NUMBER_TIGHT, "2391.5");
	assert_reads("2\xe2\x80\x99"
		     "391.5",
		NUMBER_TIGHT, "2391.5");
}

static void
groups_are_of_three_or_as_in_india(void **state)
{
	(void)state;
	assert_reads("12,34,567.89", NUMBER_TIGHT, "1234567.89");
	assert_reads("12,34,567", NUMBER_TIGHT, "1234567");
}

static void
spaces_group_digits_only_where_they_may(void **state)
{
	(void)state;
	assert_reads("1 234", NUMBER_SPACED, "1234");
	assert_reads("1 234", NUMBER_TIGHT, "1");
	assert_reads("2 391,64", NUMBER_SPACED, "2391.64");
	assert_reads("2\xc2\xa0"
		     "391,64",
		NUMBER_TIGHT, "2391.64");
	assert_reads("2\xe2\x80\xaf"
		     "391,64",
		NUMBER_TIGHT, "2391.64");
	assert_reads("1 23", NUMBER_SPACED, "1");
}

static void
digits_of_every_script_are_digits(void **state)
{
	(void)state;
	/* 427.18 in Arabic, 427.18 full-width, 123 in Devanagari */
	assert_reads("\xd9\xa4\xd9\xa2\xd9\xa7\xd9\xab\xd9\xa1\xd9\xa8",
		NUMBER_TIGHT, "427.18");
	assert_reads("\xef\xbc\x94\xef\xbc\x92\xef\xbc\x97\xef\xbc\x8e"
		     "\xef\xbc\x91\xef\xbc\x98",
		NUMBER_TIGHT, "427.18");
	assert_reads(
		"\xe0\xa5\xa7\xe0\xa5\xa8\xe0\xa5\xa9", NUMBER_TIGHT, "123");
}

static void
a_space_behind_a_mark_tears_a_figure_that_is_mended(void **state)
{
	(void)state;
	assert_reads("7. 379", NUMBER_SPACED, "7.379");
}

static void
an_exponent_belongs_to_the_figure(void **state)
{
	(void)state;
	assert_reads("2.897222e-01", NUMBER_TIGHT, "0.289722");
	assert_reads("1.400000e+01", NUMBER_TIGHT, "14.000000");
}

static void
what_is_no_figure_is_read_without_a_value(void **state)
{
	(void)state;
	assert_reads("inf", NUMBER_TIGHT, "");
	assert_reads("-nan", NUMBER_TIGHT, "");
	assert_reads("1.#INF", NUMBER_TIGHT, "");
	assert_reads("nginx", NUMBER_TIGHT, "-");
	assert_reads("", NUMBER_TIGHT, "-");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(plain_figures_have_one_reading),
		cmocka_unit_test(
			three_digits_behind_a_mark_are_a_group_or_a_fraction),
		cmocka_unit_test(a_group_never_begins_with_zero),
		cmocka_unit_test(two_kinds_of_marks_tell_each_other_apart),
		cmocka_unit_test(groups_are_of_three_or_as_in_india),
		cmocka_unit_test(spaces_group_digits_only_where_they_may),
		cmocka_unit_test(digits_of_every_script_are_digits),
		cmocka_unit_test(
			a_space_behind_a_mark_tears_a_figure_that_is_mended),
		cmocka_unit_test(an_exponent_belongs_to_the_figure),
		cmocka_unit_test(what_is_no_figure_is_read_without_a_value),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
