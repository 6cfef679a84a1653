#include "tests/unit/recorded.h"

#include "parser/separation.h"

/* The value behind a label of five letters, and whether a mark was there. */
static void
assert_separates(const char *line, const char *value, bool mark)
{
	struct arena a = {0};
	struct folded f = fold_line(&a, slice_of(line));
	struct separation seen = separation_find(&f, 5);
	struct slice rest = fold_slice(&f, seen.value, f.count);

	assert_int_equal(rest.len, strlen(value));
	assert_memory_equal(rest.at, value, rest.len);
	assert_int_equal(seen.mark, mark);
	arena_free(&a);
}

static void
colons_signs_and_bars_stand_before_a_value(void **state)
{
	(void)state;
	assert_separates("Label: 10", "10", true);
	assert_separates("Label:10", "10", true);
	assert_separates("Label = 10", "10", true);
	assert_separates("Label => 10", "10", true);
	assert_separates("Label | 10", "10", true);
	assert_separates("Label\xef\xbc\x9a"
			 "10",
		"10", true);
	assert_separates("Label,10", "10", true);
	assert_separates("Label 10", "10", false);
}

static void
signs_and_addresses_belong_to_the_value(void **state)
{
	(void)state;
	assert_separates("Label: -15456", "-15456", true);
	assert_separates("Label: ::1", "::1", true);
	assert_separates("Label = ::1", "::1", true);
}

static void
a_remark_in_brackets_belongs_to_the_label(void **state)
{
	struct arena a = {0};
	struct folded f = fold_line(&a, slice_of("Label [ms] (x): 10"));
	struct separation seen = separation_find(&f, 5);
	struct slice remark = fold_slice(&f, seen.remark, seen.remark_end);

	(void)state;
	assert_true(slice_equals(remark, "[ms]"));
	arena_free(&a);
	assert_separates("Label [ms]: 10", "10", true);
	assert_separates("Label ...... 10", "10", false);
	assert_separates("Label...: 10", "10", true);
}

static void
remarks_of_bloggers_begin_behind_a_space(void **state)
{
	struct arena a = {0};
	struct folded f = fold_line(
		&a, slice_of("10 # a // b <-- c a#b http://d"));
	size_t comments = 0;

	(void)state;
	for (size_t i = 0; i < f.count; i++)
		comments += separation_is_comment(&f, i);
	assert_int_equal(comments, 3);
	assert_true(separation_is_comment(&f, 3));
	arena_free(&a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(colons_signs_and_bars_stand_before_a_value),
		cmocka_unit_test(signs_and_addresses_belong_to_the_value),
		cmocka_unit_test(a_remark_in_brackets_belongs_to_the_label),
		cmocka_unit_test(remarks_of_bloggers_begin_behind_a_space),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
