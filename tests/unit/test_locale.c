#include "report/locale.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static struct locale
load(const char *tag)
{
	struct error e = {0};
	struct locale l;

	assert_true(locale_load(&l, tag, &e));
	return l;
}

static void
number_is(const char *tag, double number, int decimals, const char *expected)
{
	struct locale l = load(tag);
	struct buffer out = {0};

	locale_number(&l, &out, number, decimals);
	assert_string_equal(out.bytes, expected);
	buffer_free(&out);
	locale_free(&l);
}

static void
percent_is(const char *tag, double percent, const char *expected)
{
	struct locale l = load(tag);
	struct buffer out = {0};

	locale_percent(&l, &out, percent);
	assert_string_equal(out.bytes, expected);
	buffer_free(&out);
	locale_free(&l);
}

static void
figures_have_the_shape_of_their_language(void **state)
{
	(void)state;
	number_is("en", 1146.94, 2, "1,146.94");
	number_is("en", 1234567, 0, "1,234,567");
	number_is("en", 999.5, 1, "999.5");
	number_is("de", 1146.94, 2, "1.146,94");
	number_is("pl", 1146.94, 2,
		"1\xc2\xa0"
		"146,94");
	number_is("fr", 1146.94, 2,
		"1\xe2\x80\xaf"
		"146,94");
}

static void
what_is_absent_is_a_dash_and_never_zero(void **state)
{
	(void)state;
	number_is("en", NAN, 2, "\xe2\x80\x93");
	number_is("en", INFINITY, 2, "\xe2\x88\x9e");
	percent_is("en", NAN, "\xe2\x80\x93");
}

static void
deltas_are_signed_with_two_decimals(void **state)
{
	(void)state;
	percent_is("en", 22.8, "+22.80%");
	percent_is("en", -9.7289, "-9.73%");
	percent_is("en", 1234.5, "+1,234.50%");
	percent_is("de", 22.8, "+22,80\xc2\xa0%");
}

static void
what_rounds_to_nothing_has_no_sign(void **state)
{
	(void)state;
	percent_is("en", 0, "0.00%");
	percent_is("en", -0.001, "0.00%");
	percent_is("en", 0.001, "0.00%");
	percent_is("en", 0.01, "+0.01%");
	number_is("en", -0.0, 0, "0");
}

static void
a_tag_is_known_in_all_its_spellings(void **state)
{
	static const char *const spellings[] = {
		"pl",
		"PL",
		"pl_PL",
		"pl_PL.UTF-8",
		"pl-PL",
		"pl@euro",
	};

	(void)state;
	for (size_t i = 0; i < COUNTOF(spellings); i++) {
		struct locale l = load(spellings[i]);

		assert_string_equal(l.tag, "pl");
		assert_string_equal(l.decimal, ",");
		locale_free(&l);
	}
}

static void
an_unknown_language_is_an_error_that_names_the_known_ones(void **state)
{
	struct error e = {0};
	struct locale l;

	(void)state;
	assert_false(locale_load(&l, "xx", &e));
	assert_non_null(strstr(e.text, "'xx'"));
	assert_non_null(strstr(e.text, " en"));
	locale_free(&l);
	e = (struct error){0};
	assert_false(locale_load(&l, "", &e));
	assert_false(locale_load(&l, "../en", &e));
	locale_free(&l);
}

static void
reports_print_the_first_form_of_a_word(void **state)
{
	struct locale l = load("en");

	(void)state;
	assert_string_equal(
		locale_word(&l, "requests_per_second"), "Requests per second");
	assert_string_equal(locale_word(&l, "no_such_key"), "no_such_key");
	assert_true(locale_has(&l, "requests_per_second"));
	assert_false(locale_has(&l, "no_such_key"));
	locale_free(&l);
}

static void
places_of_a_sentence_are_filled_by_name(void **state)
{
	struct locale l = load("en");
	struct buffer out = {0};

	(void)state;
	locale_sentence(
		&l, &out, "pair", "value", "22 {name}", "name", "CGI", NULL);
	assert_string_equal(out.bytes, "CGI: 22 {name}");
	buffer_free(&out);
	locale_sentence(&l, &out, "pair", "name", "CGI", NULL);
	assert_string_equal(out.bytes, "CGI: {value}");
	buffer_free(&out);
	locale_free(&l);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(figures_have_the_shape_of_their_language),
		cmocka_unit_test(what_is_absent_is_a_dash_and_never_zero),
		cmocka_unit_test(deltas_are_signed_with_two_decimals),
		cmocka_unit_test(what_rounds_to_nothing_has_no_sign),
		cmocka_unit_test(a_tag_is_known_in_all_its_spellings),
		cmocka_unit_test(
			an_unknown_language_is_an_error_that_names_the_known_ones),
		cmocka_unit_test(reports_print_the_first_form_of_a_word),
		cmocka_unit_test(places_of_a_sentence_are_filled_by_name),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
