#include "report/wrap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void
wrapped_is(const char *text, size_t columns, const char *expected)
{
	struct buffer out = {0};

	wrap_put(&out, text, columns);
	assert_string_equal(out.bytes, expected);
	buffer_free(&out);
}

static void
shortened_is(const char *text, size_t columns, const char *expected)
{
	struct buffer out = {0};

	wrap_shorten(&out, text, columns);
	assert_string_equal(out.bytes ? out.bytes : "", expected);
	buffer_free(&out);
}

static void
lines_break_at_spaces(void **state)
{
	(void)state;
	wrapped_is("one two three", 7, "one two\nthree\n");
	wrapped_is("one two three", 8, "one two\nthree\n");
	wrapped_is("one two three", 6, "one\ntwo\nthree\n");
	wrapped_is("one", 80, "one\n");
}

static void
a_word_longer_than_a_line_is_broken_where_that_ends(void **state)
{
	(void)state;
	wrapped_is("abcdefgh ij", 4, "abcd\nefgh\nij\n");
	wrapped_is("ab cdefgh i", 4, "ab\ncdef\ngh i\n");
}

static void
wide_characters_take_two_columns_and_may_be_broken_between(void **state)
{
	(void)state;
	wrapped_is("\xec\x84\x9c\xeb\xb2\x84\xea\xb0\x80", 4,
		"\xec\x84\x9c\xeb\xb2\x84\n\xea\xb0\x80\n");
}

static void
long_names_end_in_an_ellipsis(void **state)
{
	(void)state;
	shortened_is("abcdef", 6, "abcdef");
	shortened_is("abcdefg", 6, "abcde\xe2\x80\xa6");
	shortened_is("abcdefg", 1, "\xe2\x80\xa6");
	shortened_is("abcdefg", 0, "");
}

static void
half_a_wide_character_is_a_space(void **state)
{
	(void)state;
	shortened_is("\xec\x84\x9c\xeb\xb2\x84\xea\xb0\x80", 4,
		"\xec\x84\x9c\xe2\x80\xa6 ");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lines_break_at_spaces),
		cmocka_unit_test(
			a_word_longer_than_a_line_is_broken_where_that_ends),
		cmocka_unit_test(
			wide_characters_take_two_columns_and_may_be_broken_between),
		cmocka_unit_test(long_names_end_in_an_ellipsis),
		cmocka_unit_test(half_a_wide_character_is_a_space),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
