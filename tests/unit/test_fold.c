#include "tests/unit/recorded.h"

#include "parser/fold.h"

/* The folded line as text; a tight space is written `_`. */
static void
assert_folds(const char *text, const char *folded)
{
	struct arena a = {0};
	struct folded f = fold_line(&a, slice_of(text));
	struct buffer out = {0};

	buffer_puts(&out, "");
	for (size_t i = 0; i < f.count; i++)
		if (f.code[i] == FOLD_TIGHT_SPACE)
			buffer_putc(&out, '_');
		else if (f.code[i] < 0x80)
			buffer_putc(&out, (char)f.code[i]);
		else
			buffer_printf(&out, "<%x>", (unsigned)f.code[i]);
	assert_string_equal(out.bytes, folded);
	assert_int_equal(f.code[f.count], 0);
	assert_int_equal(f.at[f.count], strlen(text));
	buffer_free(&out);
	arena_free(&a);
}

static void
case_and_accents_make_no_difference(void **state)
{
	(void)state;
	assert_folds("Server SOFTWARE:", "server software:");
	assert_folds("Requ\xc3\xaates \xc3\x89"
		     "chou\xc3\xa9"
		     "es",
		"requetes echouees");
	assert_folds("\xc5\xbb\xc4\x85"
		     "dania",
		"zadania");
}

static void
a_letter_with_a_combining_accent_is_the_letter(void **state)
{
	(void)state;
	assert_folds("reque\xcc\x82tes", "requetes");
}

static void
spaces_are_squeezed_to_one(void **state)
{
	(void)state;
	assert_folds("Server   Port:\t\t80", "server port: 80");
	assert_folds("a\xe3\x80\x80\xe3\x80\x80"
		     "b",
		"a b");
}

static void
a_single_no_break_space_is_kept_apart(void **state)
{
	(void)state;
	assert_folds("2\xc2\xa0"
		     "391",
		"2_391");
	assert_folds("2\xe2\x80\x89"
		     "391",
		"2_391");
}

static void
full_width_letters_and_digits_of_all_scripts_are_ascii(void **state)
{
	(void)state;
	assert_folds("\xef\xbc\xb0\xef\xbc\x8f\xef\xbc\x95", "p/5");
	assert_folds("\xd9\xa4\xdb\xb2\xe0\xa5\xa9", "423");
}

static void
what_is_quoted_comes_from_the_line_unchanged(void **state)
{
	struct arena a = {0};
	const char *text = "  \xc3\x89"
			   "cole   No\xc3\xabl  x";
	struct folded f = fold_line(&a, slice_of(text));
	size_t x = f.count - 1;
	struct slice part = fold_slice(&f, 0, x);

	(void)state;
	assert_int_equal(f.code[x], 'x');
	assert_true(slice_equals(part,
		"\xc3\x89"
		"cole   No\xc3\xabl"));
	arena_free(&a);
}

static void
scripts_without_spaces_are_known(void **state)
{
	(void)state;
	assert_true(fold_is_unspaced(0x6587)); /* Chinese */
	assert_true(fold_is_unspaced(0x3042)); /* Japanese */
	assert_false(fold_is_unspaced('a'));
	assert_false(fold_is_unspaced(0x0436)); /* Cyrillic */
	assert_true(fold_is_letter(0x0436));
	assert_false(fold_is_letter('7'));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(case_and_accents_make_no_difference),
		cmocka_unit_test(
			a_letter_with_a_combining_accent_is_the_letter),
		cmocka_unit_test(spaces_are_squeezed_to_one),
		cmocka_unit_test(a_single_no_break_space_is_kept_apart),
		cmocka_unit_test(
			full_width_letters_and_digits_of_all_scripts_are_ascii),
		cmocka_unit_test(what_is_quoted_comes_from_the_line_unchanged),
		cmocka_unit_test(scripts_without_spaces_are_known),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
