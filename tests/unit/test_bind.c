#include "report/bind.h"

#include "tests/unit/bound.h"

static void
text_replaces_the_sample_and_is_escaped(void **state)
{
	(void)state;
	bound_is("<p data-text='title'>sample</p>",
		"<p>a &lt;b&gt; &amp; \"c\"</p>");
}

static void
an_element_is_repeated_for_each_node(void **state)
{
	(void)state;
	bound_is("<ul><li data-each='table/row'>"
		 "<b data-text='position()'>9</b></li></ul>",
		"<ul><li><b>1</b></li><li><b>2</b></li></ul>");
}

static void
a_name_from_a_log_stays_text_in_a_bdi(void **state)
{
	(void)state;
	bound_is("<p data-text='table/row[2]/label'/>",
		"<p><bdi>&lt;/td&gt;&lt;script&gt;</bdi></p>");
}

static void
a_test_decides_whether_an_element_is_there(void **state)
{
	(void)state;
	bound_is("<div><p data-if='table'>a</p><p data-if='finding'>b</p>"
		 "<p data-if='not(finding)'>c</p></div>",
		"<div><p>a</p><p>c</p></div>");
}

static void
each_comes_before_if(void **state)
{
	(void)state;
	bound_is("<ul><li data-each='table/row' data-if='@kind'>x</li></ul>",
		"<ul><li>x</li></ul>");
}

static void
a_sample_is_left_out(void **state)
{
	(void)state;
	bound_is("<ul><li>a</li><li data-sample=''>b</li></ul>",
		"<ul><li>a</li></ul>");
}

static void
attributes_are_set_replaced_or_left_out(void **state)
{
	(void)state;
	bound_is("<p id='x' lang='fr' data-attr='lang=@lang; class=@kind;"
		 " title=concat(\"a;\", title); hidden=not(finding);"
		 " open=boolean(finding)'/>",
		"<p id=\"x\" lang=\"en\""
		" title=\"a;a &lt;b> &amp; &quot;c&quot;\" hidden=\"\"></p>");
}

static void
words_are_those_of_the_language(void **state)
{
	(void)state;
	bound_is("<p data-text=\"word('geometric_mean')\">?</p>",
		"<p>geometric mean</p>");
}

static void
void_elements_cells_and_rows_have_no_end(void **state)
{
	(void)state;
	bound_is("<div><br/><b/><td/><meta charset='utf-8'/></div>",
		"<div><br><b></b><td><meta charset=\"utf-8\"></div>");
}

static void
indentation_and_comments_are_not_written(void **state)
{
	(void)state;
	bound_is("<div>\n\t\t<!-- why -->\n\t\t<p>a b</p>\n</div>",
		"<div>\n\n<p>a b</p>\n</div>");
}

static void
data_cannot_end_a_script_or_a_style(void **state)
{
	(void)state;
	bound_is("<div><script type='application/json' "
		 "data-text='title'/><style>a &lt; b</style>"
		 "</div>",
		"<div><script type=\"application/json\">a \\u003cb> & \"c\"</script>"
		"<style>a \\3c  b</style></div>");
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
	assert_true(tree_add_xml(tree_add(view.root, "picture"),
		slice_of(
			"<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'"
			" viewBox='0 0 1 1'><style>a{x:'&lt;'}</style><path d='M0'/>"
			"</svg>"),
		&e));
	assert_true(template_parse(&t, slice_of("<p data-text='picture'/>"),
		"my.html", &locale, &e));
	assert_true(bind_page(&page, &t, &view, &e));
	assert_string_equal(page.bytes,
		"<!DOCTYPE html>\n"
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
		cmocka_unit_test(void_elements_cells_and_rows_have_no_end),
		cmocka_unit_test(indentation_and_comments_are_not_written),
		cmocka_unit_test(data_cannot_end_a_script_or_a_style),
		cmocka_unit_test(svg_in_the_view_comes_out_as_svg),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
