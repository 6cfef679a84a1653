#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/unit/page.h"

/* The numbers of the lines that are not empty, as in "1 3 ". */
static const char *
numbers_of(const char *document, unsigned first)
{
	static struct buffer out;
	struct text text = {0};
	struct arena arena = {0};
	struct notices notices = {0};

	out.len = 0;
	buffer_puts(&out, "");
	html_lines(&text, &arena, slice_of(document), first, &notices);
	for (size_t i = 0; i < text.count; i++)
		if (text.lines[i].text.len)
			buffer_printf(&out, "%u ", text.lines[i].number);
	arena_free(&arena);
	return out.bytes;
}

static bool
ends(const char *document)
{
	struct text text = {0};
	struct arena arena = {0};
	struct notices notices = {0};

	html_lines(&text, &arena, slice_of(document), 1, &notices);
	arena_free(&arena);
	return text.ended;
}

static bool
looks(const char *document)
{
	return html_looks(slice_of(document));
}

static void
a_page_is_told_by_how_it_begins(void **state)
{
	(void)state;
	assert_true(looks("<!DOCTYPE html><title>x</title>"));
	assert_true(looks("\n  <HTML>x"));
	assert_true(looks("\xEF\xBB\xBF<html>x"));
	assert_true(looks("<!-- saved from url=(0014)about:internet -->\n"
			  "<html lang=\"pl\">x"));
}

static void
text_with_a_sign_or_two_is_no_page(void **state)
{
	(void)state;
	assert_false(looks(""));
	assert_false(looks("This is ApacheBench, Version 2.3 "
			   "<$Revision: 655654 $>\n"));
	assert_false(looks(" 0% <0> (never)\n"));
	assert_false(looks("Read <this> and see a < b, <br> and <host>.\n"));
	assert_false(looks("![x](y) <img src=a> <a href=b>c</a> <b>d</b>\n"));
}

static void
a_page_that_ab_dumped_does_not_make_its_log_a_page(void **state)
{
	(void)state;
	assert_false(looks("This is ApacheBench, Version 2.3\n"
			   "LOG: header received:\nHTTP/1.1 200 OK\n\n"
			   "<html><body><p>a<p>b<table><tr><td>c\n"));
	assert_true(
		looks("<p>\n This is ApacheBench, Version 2.3<br>\n</p><p>\n"
		      "LOG: header received:\n<table><tr><td>c\n"));
}

static void
what_a_paste_left_of_a_page_is_markup(void **state)
{
	(void)state;
	assert_true(looks("Requests:&nbsp; &nbsp; &nbsp; 11.00\n"));
	assert_true(looks("Server Software: nginx<br>\nServer Port: 80<br>\n"
			  "Document Path: /<br>\n"));
}

static void
preformatted_text_keeps_its_lines_and_blanks(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines("<html><body><p>Look:<pre>Connect:        0    1\n"
			   "\n  50%     12\n</pre><p>Well.</body></html>"),
		"Look:\n\nConnect:        0    1\n\n  50%     12\n\nWell.\n");
}

static void
entities_come_out_as_characters(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<html><pre>Version 2.3 &lt;$Revision: 655654 $&gt;\n"
			"a&nbsp;b &amp; &#39;c&#x27; &eacute; &unknown; &x"),
		"Version 2.3 <$Revision: 655654 $>\n"
		"a\xC2\xA0"
		"b & 'c' \xC3\xA9 &unknown; &x\n\n");
}

static void
what_only_looks_like_a_tag_stays(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines("<html><pre>Version <$Revision: 1.146 $>\n"
			   "0% <0> (never) a < b <= c</pre>"),
		"Version <$Revision: 1.146 $>\n0% <0> (never) a < b <= c\n\n");
	assert_string_equal(
		page_lines(
			"<br><br><br>ab http://<host>/ <VirtualHost *:80>\n"),
		"ab http://<host>/ <VirtualHost *:80>\n");
}

static void
breaks_and_blocks_end_lines(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines("<html><body><div>Server Software: <b>nginx</b><br/>"
			   "Server Port: 80</div><ul><li>one<li>two</ul>x"),
		"Server Software: nginx\nServer Port: 80\none\ntwo\nx\n");
}

static void
wrapped_sentences_are_joined_and_reports_are_not(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines("<html><body><p>Lighttpd: 608,71\n  requests/s (+\n"
			   "  12,69%)</p></body>"),
		"Lighttpd: 608,71 requests/s (+ 12,69%)\n");
	assert_string_equal(
		page_lines("<html><body><p>Server Software: nginx\n"
			   "Server Port: 80\nDocument Path: /</p></body>"),
		"Server Software: nginx\nServer Port: 80\nDocument Path: /\n");
}

static void
text_with_some_markup_keeps_its_lines(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<h1>Nginx</h1>\n\nBenchmarking a (be patient)<br/>\n"
			"Server Port:            <b>80</b><br>\n  50%  12<br>\n"),
		"# Nginx\n\nBenchmarking a (be patient)\n"
		"Server Port:            80\n  50%  12\n");
}

static void
scripts_and_styles_say_nothing(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<html><head><title>My  test</title><style>p{}</style>"
			"<script>if (a<b) { x('</p>') }</script></head>"
			"<body>a<!-- b --><svg><text>c</text></svg>d"),
		"My  test\n\nad\n");
}

static void
a_script_without_an_end_hides_nothing(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<html><body>use <script> and <!-- so\n<p>50% 12</p>"),
		"use <script> and <!-- so\n50% 12\n");
}

static void
headings_become_markdown_headings(void **state)
{
	(void)state;
	assert_string_equal(page_lines("<html><body><h2 id=a>Apache\n  2.4</h2>"
				       "<p>x</p><h3></h3><h1>y</h1>"),
		"## Apache 2.4\n\nx\n\n# y\n\n");
}

static void
the_report_that_an_interrupted_ab_w_prints_as_text_is_kept(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<p>\n This is ApacheBench, Version 2.3 <i>x</i><br>\n"
			"</p>\n<p>\n\n\nServer Software:        PyAb/1.0\n"
			"Server Port:            80\n\n  50%     13\n"),
		"\n This is ApacheBench, Version 2.3 x\n\n\n\n\n"
		"Server Software:        PyAb/1.0\n"
		"Server Port:            80\n\n  50%     13\n");
}

static void
lines_know_where_they_were(void **state)
{
	(void)state;
	assert_string_equal(
		numbers_of(
			"<html>\n<body>\n<p>a\nb\n</p>\n<pre>\nc\n\nd</pre>\n"
			"<script>\n\n</script><table>\n<tr>\n<td>e\n"
			"<tr><td>f</table>\n<p>g",
			10),
		"12 16 18 22 24 25 ");
}

static void
a_page_that_is_cut_is_not_ended(void **state)
{
	(void)state;
	assert_true(ends("<html><p>Complete requests: 1000</p>"));
	assert_true(ends("<html><pre>Complete requests: 1000\n"));
	assert_false(ends("<html><p>Complete requests: 10"));
	assert_false(ends("<html><table><tr><td>a</td><td>10</td>"));
	assert_false(ends("<html><table><tr><td>a</td><td>10</t"));
}

static void
deep_pages_lose_nothing(void **state)
{
	struct buffer page = {0};
	const char *lines;

	(void)state;
	buffer_puts(&page, "<html><body>");
	for (int i = 0; i < 200000; i++)
		buffer_puts(&page, "<div>");
	buffer_puts(&page, "\n<pre>Server Port:  80\n</pre>");
	lines = page_lines(page.bytes);
	assert_string_equal(lines, "Server Port:  80\n\n");
	buffer_free(&page);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_page_is_told_by_how_it_begins),
		cmocka_unit_test(text_with_a_sign_or_two_is_no_page),
		cmocka_unit_test(
			a_page_that_ab_dumped_does_not_make_its_log_a_page),
		cmocka_unit_test(what_a_paste_left_of_a_page_is_markup),
		cmocka_unit_test(preformatted_text_keeps_its_lines_and_blanks),
		cmocka_unit_test(entities_come_out_as_characters),
		cmocka_unit_test(what_only_looks_like_a_tag_stays),
		cmocka_unit_test(breaks_and_blocks_end_lines),
		cmocka_unit_test(
			wrapped_sentences_are_joined_and_reports_are_not),
		cmocka_unit_test(text_with_some_markup_keeps_its_lines),
		cmocka_unit_test(scripts_and_styles_say_nothing),
		cmocka_unit_test(a_script_without_an_end_hides_nothing),
		cmocka_unit_test(headings_become_markdown_headings),
		cmocka_unit_test(
			the_report_that_an_interrupted_ab_w_prints_as_text_is_kept),
		cmocka_unit_test(lines_know_where_they_were),
		cmocka_unit_test(a_page_that_is_cut_is_not_ended),
		cmocka_unit_test(deep_pages_lose_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
