#include "report/bind.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* A view of two rows, the second of them marked, and a hostile name. */
static void
make_view(struct tree *view)
{
	struct buffer name = {0};
	struct _xmlNode *table, *row;

	tree_new(view, "view");
	tree_attr(view->root, "lang", "en");
	tree_add_text(view->root, "title", "a <b> & \"c\"");
	table = tree_add(view->root, "table");
	row = tree_add(table, "row");
	tree_add_text(row, "label", "one");
	row = tree_add(table, "row");
	tree_attr(row, "kind", "mean");
	tree_isolate(&name, "</td><script>");
	tree_add_text(row, "label", name.bytes);
	buffer_free(&name);
}

/* The page that a template makes of that view, or "error: " and why not. */
static void
bind(struct buffer *page, const char *template)
{
	struct template t = {0};
	struct error e = {0};
	struct locale locale = {0};
	struct tree view;

	assert_true(locale_load(&locale, "en", &e));
	make_view(&view);
	if (!template_parse(&t, slice_of(template), "my.html", &locale, &e) ||
		!bind_page(page, &t, &view, &e)) {
		buffer_free(page);
		buffer_printf(page, "error: %s", e.text);
	}
	template_free(&t);
	tree_free(&view);
	locale_free(&locale);
}

static void
assert_page(const char *template, const char *expected)
{
	struct buffer page = {0};
	const char *start = "<!DOCTYPE html>\n";

	bind(&page, template);
	if (strncmp(expected, "error", 5))
		assert_memory_equal(page.bytes, start, strlen(start));
	else
		start = "";
	assert_string_equal(page.bytes + strlen(start), expected);
	buffer_free(&page);
}

static void
text_replaces_the_sample_and_is_escaped(void **state)
{
	(void)state;
	assert_page("<p data-text='title'>sample</p>",
		"<p>a &lt;b&gt; &amp; \"c\"</p>");
}

static void
an_element_is_repeated_for_each_node(void **state)
{
	(void)state;
	assert_page("<ul><li data-each='table/row'>"
		"<b data-text='position()'>9</b></li></ul>",
		"<ul><li><b>1</b></li><li><b>2</b></li></ul>");
}

static void
a_name_from_a_log_stays_text_in_a_bdi(void **state)
{
	(void)state;
	assert_page("<p data-text='table/row[2]/label'/>",
		"<p><bdi>&lt;/td&gt;&lt;script&gt;</bdi></p>");
}

static void
a_test_decides_whether_an_element_is_there(void **state)
{
	(void)state;
	assert_page("<div><p data-if='table'>a</p><p data-if='finding'>b</p>"
		"<p data-if='not(finding)'>c</p></div>",
		"<div><p>a</p><p>c</p></div>");
}

static void
each_comes_before_if(void **state)
{
	(void)state;
	assert_page("<ul><li data-each='table/row' data-if='@kind'>x</li></ul>",
		"<ul><li>x</li></ul>");
}

static void
a_sample_is_left_out(void **state)
{
	(void)state;
	assert_page("<ul><li>a</li><li data-sample=''>b</li></ul>",
		"<ul><li>a</li></ul>");
}

static void
attributes_are_set_replaced_or_left_out(void **state)
{
	(void)state;
	assert_page("<p id='x' lang='fr' data-attr='lang=@lang; class=@kind;"
		" title=concat(\"a;\", title); hidden=not(finding);"
		" open=boolean(finding)'/>",
		"<p id=\"x\" lang=\"en\""
		" title=\"a;a &lt;b> &amp; &quot;c&quot;\" hidden=\"\"></p>");
}

static void
words_are_those_of_the_language(void **state)
{
	(void)state;
	assert_page("<p data-text=\"word('geometric_mean')\">?</p>",
		"<p>geometric mean</p>");
}

static void
void_elements_have_no_end_and_others_have_one(void **state)
{
	(void)state;
	assert_page("<div><br/><td/><meta charset='utf-8'/></div>",
		"<div><br><td></td><meta charset=\"utf-8\"></div>");
}

static void
indentation_and_comments_are_not_written(void **state)
{
	(void)state;
	assert_page("<div>\n\t\t<!-- why -->\n\t\t<p>a b</p>\n</div>",
		"<div>\n\n<p>a b</p>\n</div>");
}

static void
data_cannot_end_a_script_or_a_style(void **state)
{
	(void)state;
	assert_page("<div><script data-text='title'/><style>a &lt; b</style>"
		"</div>",
		"<div><script>a \\u003cb> & \"c\"</script>"
		"<style>a \\3c  b</style></div>");
}

static void
an_unknown_name_is_an_error_with_file_and_line(void **state)
{
	(void)state;
	assert_page("<div>\n<p data-text='verdcit'/></div>",
		"error: my.html:2: 'verdcit': the view has no element "
		"'verdcit'");
	assert_page("<p data-attr='class=row/@knid'/>",
		"error: my.html:1: 'row/@knid': the view has no attribute "
		"'knid'");
	assert_page("<p data-if=\"row and rwo or row[lable = 'rowe']\"/>",
		"error: my.html:1: 'row and rwo or row[lable = 'rowe']': "
		"the view has no element 'rwo'");
}

static void
an_unknown_name_is_an_error_where_the_data_never_comes(void **state)
{
	(void)state;
	assert_page("<div data-if='false()'><p data-each='rows'/></div>",
		"error: my.html:1: 'rows': the view has no element 'rows'");
}

static void
an_unknown_word_is_an_error(void **state)
{
	(void)state;
	assert_page("<p data-text=\"word('geometric_maen')\"/>",
		"error: my.html:1: 'word('geometric_maen')': "
		"there are no words for 'geometric_maen'");
}

static void
wrong_xpath_is_an_error(void **state)
{
	struct buffer page = {0};

	(void)state;
	bind(&page, "<p data-text='title['/>");
	assert_memory_equal(page.bytes, "error: my.html:1: 'title['", 26);
	buffer_free(&page);
	assert_page("<p data-text='nonsense(title)'/>",
		"error: my.html:1: 'nonsense(title)': "
		"there is no function 'nonsense'");
	assert_page("<p data-each='count(row)'/>",
		"error: my.html:1: data-each is not a path");
	assert_page("<p data-text='$title'/>",
		"error: my.html:1: '$title': there are no variables");
}

static void
wrong_attributes_are_errors(void **state)
{
	(void)state;
	assert_page("<p data-txt='title'/>",
		"error: my.html:1: there is no attribute 'data-txt'");
	assert_page("<p data-attr='title'/>",
		"error: my.html:1: 'title' is not name=value");
	assert_page("<p data-attr='onclick=title'/>",
		"error: my.html:1: 'onclick': a report runs no script");
}

static void
markup_that_is_not_well_formed_is_an_error_with_its_line(void **state)
{
	struct buffer page = {0};

	(void)state;
	bind(&page, "<div>\n<p>\n</div>");
	assert_memory_equal(page.bytes, "error: my.html:3: ", 18);
	buffer_free(&page);
}

static void
a_report_links_nothing_from_elsewhere(void **state)
{
	(void)state;
	assert_page("<link rel='stylesheet' href='https://a.b/c.css'/>",
		"error: my.html:1: 'https://a.b/c.css': a report fetches "
		"nothing");
}

static void
svg_in_the_view_comes_out_as_svg(void **state)
{
	struct buffer page = {0};
	struct template t = {0};
	struct error e = {0};
	struct locale locale = {0};
	struct tree view;

	(void)state;
	tree_new(&view, "view");
	assert_true(tree_add_xml(tree_add(view.root, "picture"), slice_of(
		"<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'"
		" viewBox='0 0 1 1'><style>a{x:'&lt;'}</style><path d='M0'/>"
		"</svg>"), &e));
	assert_true(template_parse(&t, slice_of("<p data-text='picture'/>"),
		"my.html", &locale, &e));
	assert_true(bind_page(&page, &t, &view, &e));
	assert_string_equal(page.bytes, "<!DOCTYPE html>\n"
		"<p><svg xmlns=\"http://www.w3.org/2000/svg\""
		" viewBox=\"0 0 1 1\"><style>a{x:'&lt;'}</style>"
		"<path d=\"M0\"/></svg></p>");
	template_free(&t);
	tree_free(&view);
	buffer_free(&page);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(text_replaces_the_sample_and_is_escaped),
		cmocka_unit_test(an_element_is_repeated_for_each_node),
		cmocka_unit_test(a_name_from_a_log_stays_text_in_a_bdi),
		cmocka_unit_test(a_test_decides_whether_an_element_is_there),
		cmocka_unit_test(each_comes_before_if),
		cmocka_unit_test(a_sample_is_left_out),
		cmocka_unit_test(attributes_are_set_replaced_or_left_out),
		cmocka_unit_test(words_are_those_of_the_language),
		cmocka_unit_test(void_elements_have_no_end_and_others_have_one),
		cmocka_unit_test(indentation_and_comments_are_not_written),
		cmocka_unit_test(data_cannot_end_a_script_or_a_style),
		cmocka_unit_test(an_unknown_name_is_an_error_with_file_and_line),
		cmocka_unit_test(
			an_unknown_name_is_an_error_where_the_data_never_comes),
		cmocka_unit_test(an_unknown_word_is_an_error),
		cmocka_unit_test(wrong_xpath_is_an_error),
		cmocka_unit_test(wrong_attributes_are_errors),
		cmocka_unit_test(
			markup_that_is_not_well_formed_is_an_error_with_its_line),
		cmocka_unit_test(a_report_links_nothing_from_elsewhere),
		cmocka_unit_test(svg_in_the_view_comes_out_as_svg),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
