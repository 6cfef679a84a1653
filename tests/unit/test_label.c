#include "tests/unit/recorded.h"

#include "tests/unit/form.h"

#include "parser/label.h"

/* The names of the runs in a document, parted by `|`. */
static void
assert_labels(const char *text, const char *labels)
{
	struct runset set = {0};
	struct buffer out = {0};

	buffer_puts(&out, "");
	read_text(&set, SEPARATOR_AUTO, text);
	for (size_t i = 0; i < set.count; i++)
		buffer_printf(&out, "%s%s", i ? "|" : "",
			run_text(set.runs[i], FIELD_LABEL));
	assert_string_equal(out.bytes, labels);
	buffer_free(&out);
	runset_free(&set);
}

static void
a_heading_names_the_run_below_it(void **state)
{
	(void)state;
	assert_labels("# nginx\n\n" REPORT "\n## Apache httpd\n\n" REPORT,
		"nginx|Apache httpd");
	assert_labels("nginx\n=====\n\n" REPORT, "nginx");
	assert_labels("== nginx ==\n\n" REPORT, "nginx");
}

static void
markup_is_no_part_of_a_name(void **state)
{
	(void)state;
	assert_labels("**nginx**\n\n" REPORT, "nginx");
	assert_labels("### `nginx` 1.22:\n\n" REPORT, "nginx 1.22");
}

static void
a_list_item_names_the_run_below_it(void **state)
{
	(void)state;
	assert_labels("- Lighttpd:\n\n" REPORT "\n- Apache:\n\n" REPORT,
		"Lighttpd|Apache");
	assert_labels("1. Lighttpd\n\n" REPORT, "Lighttpd");
}

static void
a_heading_stands_above_the_command(void **state)
{
	(void)state;
	assert_labels("## With cache\n\n"
		      "$ ab -n 100 -c 10 http://127.0.0.1:18080/small\n" REPORT,
		"With cache");
}

static void
a_sentence_is_no_name(void **state)
{
	(void)state;
	assert_labels("Yesterday I have measured the server again, because the "
		      "numbers were not what everybody had expected, and this "
		      "is what came out of it in the end.\n\n" REPORT,
		"");
}

static void
nothing_above_is_no_name(void **state)
{
	(void)state;
	assert_labels(REPORT, "");
	assert_labels(BANNER DONE REPORT, "");
}

static void
a_comment_in_a_listing_is_no_heading(void **state)
{
	(void)state;
	assert_labels("# Results\n\n```\n" REPORT "```\n", "Results");
}

static void
names_lose_their_marks_at_both_ends(void **state)
{
	(void)state;
	assert_true(slice_equals(label_clean(slice_of("## nginx:")), "nginx"));
	assert_true(
		slice_equals(label_clean(slice_of("**Apache**")), "Apache"));
	assert_true(slice_equals(label_clean(slice_of("* \"a b\"")), "a b"));
	assert_int_equal(label_clean(slice_of("-----")).len, 0);
	assert_int_equal(label_clean(slice_of("")).len, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_heading_names_the_run_below_it),
		cmocka_unit_test(markup_is_no_part_of_a_name),
		cmocka_unit_test(a_list_item_names_the_run_below_it),
		cmocka_unit_test(a_heading_stands_above_the_command),
		cmocka_unit_test(a_sentence_is_no_name),
		cmocka_unit_test(nothing_above_is_no_name),
		cmocka_unit_test(a_comment_in_a_listing_is_no_heading),
		cmocka_unit_test(names_lose_their_marks_at_both_ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
