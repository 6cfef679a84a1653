#include "report/ruler.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "report/canvas.h"
#include "tests/unit/sample.h"

static struct arena arena;

static int
empty_arena(void **state)
{
	(void)state;
	arena_free(&arena);
	return 0;
}

/* The lines with " | " between them. */
static const char *
wrapped(const char *text, double width, size_t most)
{
	struct buffer b = {0};
	struct ruler_lines lines;
	const char *result;

	ruler_wrap(&lines, &arena, text, FONT_LABEL, width, most);
	for (size_t i = 0; i < lines.count; i++)
		buffer_printf(&b, "%s%s", i ? " | " : "", lines.at[i]);
	result = arena_copy(&arena, buffer_slice(&b));
	buffer_free(&b);
	return result;
}

static void
hostile_words_come_out_inert(void **state)
{
	const char *turned = arena_printf(&arena, "a%sb", SAMPLE_TURN);

	(void)state;
	assert_string_equal(ruler_clean(&arena, turned), "ab");
	assert_string_equal(
		ruler_clean(&arena, "\x01\x1b[31mred\x7f"), "[31mred");
	assert_string_equal(
		ruler_clean(&arena, "x\xff\xc3y\xef\xbf\xbe"), "xy");
	assert_string_equal(ruler_clean(&arena, "  one\t\n two  "), "one two");
	assert_string_equal(ruler_clean(&arena, "<&\"'>"), "<&\"'>");
	assert_string_equal(ruler_clean(&arena, ""), "");
}

static void
words_of_people_stay_as_they_are(void **state)
{
	(void)state;
	assert_string_equal(ruler_clean(&arena, "żółć 서버 服务器 خادم 1 234"),
		"żółć 서버 服务器 خادم 1 234");
}

static void
lines_break_at_spaces(void **state)
{
	(void)state;
	assert_string_equal(wrapped("one two three", 60, 4), "one two | three");
	assert_string_equal(wrapped("one two three", 500, 4), "one two three");
}

static void
a_word_that_is_too_long_breaks_anywhere(void **state)
{
	(void)state;
	assert_string_equal(wrapped("aaaaaaaaaa", 40, 4), "aaaaa | aaaaa");
}

static void
paths_break_after_their_slashes(void **state)
{
	(void)state;
	assert_string_equal(wrapped("/srv/www/html/a.log", 70, 4),
		"/srv/www/ | html/a.log");
}

static void
chinese_breaks_between_characters_but_not_before_a_comma(void **state)
{
	(void)state;
	assert_string_equal(wrapped("每秒请求数", 40, 4), "每秒请 | 求数");
	assert_string_equal(
		wrapped("每秒请，求数", 40, 4), "每秒 | 请，求 | 数");
}

static void
an_accent_stays_with_its_letter(void **state)
{
	(void)state;
	assert_string_equal(
		wrapped("aaae\xcc\x81xx", 30, 4), "aaae\xcc\x81 | xx");
}

static void
what_is_left_over_ends_with_an_ellipsis(void **state)
{
	(void)state;
	assert_string_equal(wrapped("one two three four", 60, 1), "one tw…");
	assert_string_equal(wrapped("one two three four five", 60, 2),
		"one two | three fo…");
}

static void
no_line_is_wider_than_asked_for(void **state)
{
	static const char *const texts[] = {
		"Requests per second, 每秒请求数, 초당 요청 수, Żądania",
		"/a/very-long/path_without_any_space_in_it/at/all/index.html",
		"WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"};

	(void)state;
	for (size_t i = 0; i < COUNTOF(texts); i++)
		for (double width = 30; width < 500; width += 7) {
			struct ruler_lines lines;

			ruler_wrap(&lines, &arena, texts[i], FONT_LABEL, width,
				RULER_LINES);
			assert_true(ruler_widest(&lines, FONT_LABEL) <= width);
		}
}

static void
a_line_is_torn_within_words_without_spaces_only(void **state)
{
	struct ruler_lines lines;

	(void)state;
	ruler_wrap(&lines, &arena, "每秒请求数", FONT_LABEL, 40, 4);
	assert_int_equal(ruler_torn(&lines), 1);
	ruler_wrap(&lines, &arena, "每秒：请求数", FONT_LABEL, 40, 4);
	assert_int_equal(ruler_torn(&lines), 0);
	ruler_wrap(&lines, &arena, "one two three", FONT_LABEL, 60, 4);
	assert_int_equal(ruler_torn(&lines), 0);
}

static void
the_first_letter_tells_the_direction(void **state)
{
	(void)state;
	assert_true(ruler_is_right_to_left("خادم nginx"));
	assert_true(ruler_is_right_to_left("(12) שרת"));
	assert_false(ruler_is_right_to_left("nginx خادم"));
	assert_false(ruler_is_right_to_left("+12.69%"));
	assert_false(ruler_is_right_to_left(""));
}

/* With the fonts of this machine, as far as it has any for the script. */
static void
no_usual_font_is_wider_than_the_ruler_says(void **state)
{
	static const char *const texts[] = {"Requests per second", "1,146.94",
		"+22.80%", "nginx/1.24.0 (Ubuntu)", "Żądania na sekundę",
		"Запросов в секунду", "초당 요청 수", "每秒请求数",
		"リクエスト毎秒", "طلبات في الثانية", "בקשות לשנייה",
		"अनुरोध प्रति सेकंड", "คำขอต่อวินาที", "Αιτήματα ανά δευτερόλεπτο"};
	struct chart chart = {.lang = "en"};

	(void)state;
	for (size_t i = 0; i < COUNTOF(texts); i++) {
		struct mark *m = mark_text(&chart, ROLE_LABEL, FONT_LABEL,
			(struct point){0, 0}, texts[i]);

		assert_false(canvas_width(m, &chart) > m->width);
		m->font = FONT_TITLE;
		assert_false(canvas_width(m, &chart) >
			ruler_width(m->text, FONT_TITLE));
	}
	mark_free(&chart);
}

#define TEST(function) cmocka_unit_test_teardown(function, empty_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(hostile_words_come_out_inert),
		TEST(words_of_people_stay_as_they_are),
		TEST(lines_break_at_spaces),
		TEST(a_word_that_is_too_long_breaks_anywhere),
		TEST(paths_break_after_their_slashes),
		TEST(chinese_breaks_between_characters_but_not_before_a_comma),
		TEST(an_accent_stays_with_its_letter),
		TEST(what_is_left_over_ends_with_an_ellipsis),
		TEST(no_line_is_wider_than_asked_for),
		TEST(a_line_is_torn_within_words_without_spaces_only),
		TEST(the_first_letter_tells_the_direction),
		TEST(no_usual_font_is_wider_than_the_ruler_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
