#include "report/svg.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/unit/drawn.h"

static void
words_are_text_elements(void **state)
{
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	drawn_svg(&s, "");
	assert_string_equal(
		drawn_ask(&s.svg, "count(//s:text[.='2,646.44'])"), "1");
	assert_string_equal(
		drawn_ask(&s.svg, "count(//s:text[.='+25.33%'])"), "1");
	assert_string_equal(
		drawn_ask(&s.svg, "count(//s:text[.='Lighttpd'])"), "1");
	drawn_free(&s);
}

static void
title_and_desc_say_the_finding_and_the_data(void **state)
{
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	drawn_svg(&s, "");
	assert_string_equal(drawn_ask(&s.svg, "string(/s:svg/s:title)"),
		"Lighttpd serves +15.80% requests per second compared with "
		"Apache");
	assert_string_equal(drawn_ask(&s.svg,
				    "contains(/s:svg/s:desc, "
				    "'Lighttpd, n 100 c 5: 608.71 (+12.69%)')"),
		"true");
	assert_string_equal(drawn_ask(&s.svg, "string(/s:svg/@role)"), "img");
	assert_string_equal(
		drawn_ask(&s.svg, "string(/s:svg/@aria-labelledby)"),
		"title desc");
	assert_string_equal(
		drawn_ask(&s.svg, "string(/s:svg/@xml:lang)"), "en");
	drawn_free(&s);
}

static void
every_bar_says_what_it_shows_when_pointed_at(void **state)
{
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	drawn_svg(&s, "");
	assert_string_equal(drawn_ask(&s.svg, "count(//s:rect/s:title)"), "20");
	assert_string_equal(drawn_ask(&s.svg,
				    "count(//s:rect[s:title='Apache, n 100 c "
				    "5: 540.14'])"),
		"1");
	drawn_free(&s);
}

static void
all_ids_and_references_begin_with_the_prefix(void **state)
{
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	drawn_svg(&s, "p7-");
	assert_string_equal(drawn_ask(&s.svg, "count(//@id)"), "3");
	assert_string_equal(
		drawn_ask(&s.svg, "count(//@id[starts-with(., 'p7-')])"), "3");
	assert_string_equal(
		drawn_ask(&s.svg, "string(/s:svg/@aria-labelledby)"),
		"p7-title p7-desc");
	assert_string_equal(
		drawn_ask(&s.svg, "contains(//s:style, '#p7-chart .s1{')"),
		"true");
	drawn_free(&s);
}

static void
no_rule_of_the_style_reaches_out_of_the_chart(void **state)
{
	struct drawn s;
	const char *at;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	at = strchr(strstr(drawn_svg(&s, "p7-"), "<style>"), '{') + 1;
	for (; *at != '}'; at = strchr(at, '}') + 1)
		assert_memory_equal(at, "#p7-chart .", 11);
	drawn_free(&s);
}

static void
a_fixed_theme_needs_no_style(void **state)
{
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	s.report.theme = THEME_DARK;
	drawn_svg(&s, "");
	assert_string_equal(
		drawn_ask(&s.svg, "count(//s:style) + count(//@class)"), "0");
	assert_string_equal(
		drawn_ask(&s.svg, "string(//s:rect[1]/@fill)"), "#0d1117");
	drawn_free(&s);
}

static void
nothing_outside_is_referred_to(void **state)
{
	static const char *const words[] = {"<script", "href", "url(",
		"@import", "<image", "<use", "onload"};
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	drawn_svg(&s, "");
	for (size_t i = 0; i < COUNTOF(words); i++)
		assert_null(strstr(s.svg.bytes, words[i]));
	drawn_free(&s);
}

static void
two_sides_and_nine_cells_take_less_than_40_kilobytes(void **state)
{
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	drawn_svg(&s, "");
	assert_true(s.svg.len < 40000);
	drawn_free(&s);
}

static void
fill_with_hostile_names(struct sample *s)
{
	sample_side(s, "<script>alert(\"1\")</script> & ]]>");
	sample_run(s, 100, 1, 500);
	sample_side(s,
		arena_printf(&s->set.arena, "%sgnp.exe\x01\x02\xff'--><!--",
			SAMPLE_TURN));
	sample_run(s, 100, 1, 650.5);
	sample_compare(s, FIELD_RPS);
}

static void
hostile_names_come_out_as_words(void **state)
{
	struct drawn s;

	(void)state;
	drawn_begin(&s, fill_with_hostile_names);
	drawn_svg(&s, "");
	assert_string_equal(drawn_ask(&s.svg, "count(//s:script)"), "0");
	assert_string_equal(drawn_ask(&s.svg,
				    "count(//s:text[.='<script>alert(\"1\")"
				    "</script> & ]]>'])"),
		"1");
	assert_null(strstr(s.svg.bytes, SAMPLE_TURN));
	for (size_t i = 0; i < s.svg.len; i++)
		assert_true((unsigned char)s.svg.bytes[i] >= ' ' ||
			s.svg.bytes[i] == '\n');
	drawn_free(&s);
}

static void
the_same_comparison_gives_the_same_bytes(void **state)
{
	struct drawn one, other;

	(void)state;
	drawn_begin(&one, sample_two_servers);
	drawn_begin(&other, sample_two_servers);
	assert_string_equal(drawn_svg(&one, ""), drawn_svg(&other, ""));
	drawn_free(&one);
	drawn_free(&other);
}

static void
arabic_is_written_from_the_right(void **state)
{
	struct error e = {0};
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	locale_free(&s.locale);
	assert_true(locale_load(&s.locale, "ar", &e));
	drawn_svg(&s, "");
	assert_string_equal(
		drawn_ask(&s.svg, "string(/s:svg/@direction)"), "rtl");
	assert_string_equal(
		drawn_ask(&s.svg, "string(/s:svg/@xml:lang)"), "ar");
	assert_string_equal(
		drawn_ask(&s.svg, "string(//s:text[.='Lighttpd']/@direction)"),
		"ltr");
	assert_string_equal(
		drawn_ask(
			&s.svg, "string(//s:text[.='Lighttpd']/@text-anchor)"),
		"end");
	drawn_free(&s);
}

static void
outlines_leave_no_words_but_those_for_listeners(void **state)
{
	struct drawn s;

	(void)state;
	drawn_begin(&s, sample_two_servers);
	s.report.outlines = true;
	drawn_svg(&s, "");
	assert_string_equal(drawn_ask(&s.svg, "count(//s:text)"), "0");
	assert_string_equal(drawn_ask(&s.svg, "count(//s:desc)"), "1");
	drawn_free(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words_are_text_elements),
		cmocka_unit_test(title_and_desc_say_the_finding_and_the_data),
		cmocka_unit_test(every_bar_says_what_it_shows_when_pointed_at),
		cmocka_unit_test(all_ids_and_references_begin_with_the_prefix),
		cmocka_unit_test(no_rule_of_the_style_reaches_out_of_the_chart),
		cmocka_unit_test(a_fixed_theme_needs_no_style),
		cmocka_unit_test(nothing_outside_is_referred_to),
		cmocka_unit_test(
			two_sides_and_nine_cells_take_less_than_40_kilobytes),
		cmocka_unit_test(hostile_names_come_out_as_words),
		cmocka_unit_test(the_same_comparison_gives_the_same_bytes),
		cmocka_unit_test(arabic_is_written_from_the_right),
		cmocka_unit_test(
			outlines_leave_no_words_but_those_for_listeners),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
