#include "report/template.h"

#include "tests/unit/bound.h"

static void
an_unknown_name_is_an_error_with_file_and_line(void **state)
{
	(void)state;
	bound_is("<div>\n<p data-text='verdcit'/></div>",
		"error: my.html:2: 'verdcit': the view has no element "
		"'verdcit'");
	bound_is("<p data-attr='class=row/@knid'/>",
		"error: my.html:1: 'row/@knid': the view has no attribute "
		"'knid'");
	bound_is("<p data-if=\"row and rwo or row[lable = 'rowe']\"/>",
		"error: my.html:1: 'row and rwo or row[lable = 'rowe']': "
		"the view has no element 'rwo'");
}

static void
an_unknown_name_is_an_error_where_the_data_never_comes(void **state)
{
	(void)state;
	bound_is("<div data-if='false()'><p data-each='rows'/></div>",
		"error: my.html:1: 'rows': the view has no element 'rows'");
}

static void
an_unknown_word_is_an_error(void **state)
{
	(void)state;
	bound_is("<p data-text=\"word('geometric_maen')\"/>",
		"error: my.html:1: 'word('geometric_maen')': "
		"there are no words for 'geometric_maen'");
}

static void
wrong_xpath_is_an_error(void **state)
{
	struct buffer page = {0};

	(void)state;
	bound_page(&page, "<p data-text='title['/>");
	assert_memory_equal(page.bytes, "error: my.html:1: 'title['", 26);
	buffer_free(&page);
	bound_is("<p data-text='nonsense(title)'/>",
		"error: my.html:1: 'nonsense(title)': "
		"there is no function 'nonsense'");
	bound_is("<p data-each='count(row)'/>",
		"error: my.html:1: data-each is not a path");
	bound_is("<p data-text='$title'/>",
		"error: my.html:1: '$title': there are no variables");
}

static void
wrong_attributes_are_errors(void **state)
{
	(void)state;
	bound_is("<p data-txt='title'/>",
		"error: my.html:1: there is no attribute 'data-txt'");
	bound_is("<p data-attr='title'/>",
		"error: my.html:1: 'title' is not name=value");
	bound_is("<p data-attr='onclick=title'/>",
		"error: my.html:1: 'onclick': a report runs no script");
}

static void
markup_that_is_not_well_formed_is_an_error_with_its_line(void **state)
{
	struct buffer page = {0};

	(void)state;
	bound_page(&page, "<div>\n<p>\n</div>");
	assert_memory_equal(page.bytes, "error: my.html:3: ", 18);
	buffer_free(&page);
}

static void
a_script_is_an_error_and_data_is_none(void **state)
{
	(void)state;
	bound_is("<div>\n<script>alert(1)</script></div>",
		"error: my.html:2: a report runs no script");
	bound_is("<script type='application/json'>{}</script>",
		"<script type=\"application/json\">{}</script>");
}

static void
a_report_links_nothing_from_elsewhere(void **state)
{
	(void)state;
	bound_is("<link rel='stylesheet' href='https://a.b/c.css'/>",
		"error: my.html:1: 'https://a.b/c.css': a report fetches "
		"nothing");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			an_unknown_name_is_an_error_with_file_and_line),
		cmocka_unit_test(
			an_unknown_name_is_an_error_where_the_data_never_comes),
		cmocka_unit_test(an_unknown_word_is_an_error),
		cmocka_unit_test(wrong_xpath_is_an_error),
		cmocka_unit_test(wrong_attributes_are_errors),
		cmocka_unit_test(
			markup_that_is_not_well_formed_is_an_error_with_its_line),
		cmocka_unit_test(a_script_is_an_error_and_data_is_none),
		cmocka_unit_test(a_report_links_nothing_from_elsewhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
