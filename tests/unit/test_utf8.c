#include "parser/utf8.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

/* Do these bytes decode to these code points, ended by 0? */
static bool
decodes(const char *bytes, const uint32_t *points)
{
	struct slice rest = slice_of(bytes);

	while (rest.len)
		if (utf8_next(&rest) != *points++)
			return false;
	return *points == 0;
}

static void
decodes_one_to_four_bytes(void **state)
{
	static const uint32_t points[] = {'a', 0xE9, 0x6E2C, 0x1F600, 0};

	(void)state;
	assert_true(decodes("a\xC3\xA9\xE6\xB8\xAC\xF0\x9F\x98\x80", points));
}

static void
an_empty_slice_has_no_code_point(void **state)
{
	struct slice none = {0};

	(void)state;
	assert_int_equal(utf8_next(&none), 0);
	assert_int_equal(utf8_last(&none), 0);
}

static void
each_byte_that_does_not_belong_is_replaced(void **state)
{
	static const uint32_t points[] = {
		'a', 0xFFFD, 'b', 0xFFFD, 0xFFFD, 'c', 0xFFFD, 0};

	(void)state;
	assert_true(decodes("a\x80"
			    "b\xE6\xB8"
			    "c\xC3",
		points));
}

static void
overlong_forms_surrogates_and_what_is_too_large_are_not_valid(void **state)
{
	static const char *const bad[] = {"\xC0\xAF", "\xE0\x80\xAF",
		"\xF0\x80\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"};

	(void)state;
	for (size_t i = 0; i < COUNTOF(bad); i++)
		assert_int_equal(utf8_valid(slice_of(bad[i])), 0);
}

static void
the_valid_part_ends_at_the_first_bad_byte(void **state)
{
	(void)state;
	assert_int_equal(utf8_valid(slice_of("requ\xC3\xAAtes")), 9);
	assert_int_equal(utf8_valid(slice_of("a long enough text\xE9 ")), 18);
	assert_int_equal(utf8_valid(slice_of("cut \xE6\xB8")), 4);
	assert_int_equal(utf8_valid((struct slice){0}), 0);
}

static void
goes_backwards_over_code_points_and_bad_bytes(void **state)
{
	struct slice s = slice_of("\xE6\xB8\xAC\xC3\xA9"
				  "a\xB8");

	(void)state;
	assert_int_equal(utf8_last(&s), 0xFFFD);
	assert_int_equal(utf8_last(&s), 'a');
	assert_int_equal(utf8_last(&s), 0xE9);
	assert_int_equal(utf8_last(&s), 0x6E2C);
	assert_int_equal(s.len, 0);
}

static void
writes_what_it_reads(void **state)
{
	static const uint32_t points[] = {
		0, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000, 0x10FFFF};

	(void)state;
	for (size_t i = 0; i < COUNTOF(points); i++) {
		char bytes[4];
		struct slice s = {bytes, utf8_put(bytes, points[i])};

		assert_int_equal(utf8_next(&s), points[i]);
		assert_int_equal(s.len, 0);
	}
}

static void
counts_the_columns_of_a_terminal(void **state)
{
	(void)state;
	assert_int_equal(utf8_columns(slice_of("Apache 2.4")), 10);
	assert_int_equal(utf8_columns(slice_of("초당 요청")), 9);
	assert_int_equal(utf8_columns(slice_of("測試")), 4);
	assert_int_equal(utf8_columns(slice_of("１２．３")), 8);
	assert_int_equal(utf8_columns(slice_of("ﾘｸｴｽﾄ")), 5);
	assert_int_equal(utf8_columns(slice_of("e\xCC\x81"
					       "clair")),
		6);
	assert_int_equal(utf8_columns(slice_of("प्रति")), 4);
	assert_int_equal(utf8_columns(slice_of("a\xE2\x80\x8B"
					       "b\xC2\xAD")),
		2);
	assert_int_equal(utf8_columns(slice_of("😀")), 2);
	assert_int_equal(utf8_columns(slice_of("–±·")), 3);
}

static void
knows_spaces_of_every_script(void **state)
{
	static const uint32_t spaces[] = {
		' ', '\t', '\n', '\r', 0x85, 0xA0, 0x2009, 0x202F, 0x3000};

	(void)state;
	for (size_t i = 0; i < COUNTOF(spaces); i++)
		assert_true(utf8_is_space(spaces[i]));
	assert_false(utf8_is_space(0x200B));
	assert_false(utf8_is_space('a'));
}

static void
knows_what_is_not_to_be_seen(void **state)
{
	static const uint32_t hidden[] = {
		0xAD, 0x200B, 0x200D, 0x200E, 0x202B, 0x2060, 0x2069, 0xFEFF};

	(void)state;
	for (size_t i = 0; i < COUNTOF(hidden); i++)
		assert_true(utf8_is_invisible(hidden[i]));
	assert_false(utf8_is_invisible(0xA0));
	assert_false(utf8_is_invisible(0x2010));
}

static void
tells_letters_from_digits_and_marks(void **state)
{
	static const uint32_t letters[] = {'A', 'z', 0xE9, 0x436, 0x5E9, 0x627,
		0x915, 0x30AB, 0x6E2C, 0xD55C};
	static const uint32_t others[] = {'1', '[', 0xA0, 0xAB, 0xD7, 0x663,
		0x967, 0x2014, 0x2502, 0x3002, 0xFF11, 0xFF1A, 0x1F600};

	(void)state;
	for (size_t i = 0; i < COUNTOF(letters); i++)
		assert_true(utf8_is_letter(letters[i]));
	for (size_t i = 0; i < COUNTOF(others); i++)
		assert_false(utf8_is_letter(others[i]));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(decodes_one_to_four_bytes),
		cmocka_unit_test(an_empty_slice_has_no_code_point),
		cmocka_unit_test(each_byte_that_does_not_belong_is_replaced),
		cmocka_unit_test(
			overlong_forms_surrogates_and_what_is_too_large_are_not_valid),
		cmocka_unit_test(the_valid_part_ends_at_the_first_bad_byte),
		cmocka_unit_test(goes_backwards_over_code_points_and_bad_bytes),
		cmocka_unit_test(writes_what_it_reads),
		cmocka_unit_test(counts_the_columns_of_a_terminal),
		cmocka_unit_test(knows_spaces_of_every_script),
		cmocka_unit_test(knows_what_is_not_to_be_seen),
		cmocka_unit_test(tells_letters_from_digits_and_marks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
