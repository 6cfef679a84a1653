#include "tests/unit/decoded.h"

/* The lines of a report that most prefixes are tried on. */
static const char *const report[] = {
	"This is ApacheBench, Version 2.3 <$Revision: 1903618 $>",
	"",
	"Server Software:        nginx/1.22.1",
	"Server Hostname:        localhost",
	"Server Port:            80",
	"",
	"Complete requests:      500",
	"Failed requests:        2",
	"   (Connect: 0, Receive: 0, Length: 2, Exceptions: 0)",
	"Requests per second:    712.25 [#/sec] (mean)",
	"",
	"Connection Times (ms)",
	"              min  mean[+/-sd] median   max",
	"Connect:        0    0   1.3      0       3",
	"Total:          9   26   9.7     25      78",
	"",
	"Percentage of the requests served within a certain time (ms)",
	"  50%     25",
	"  66%     28",
	" 100%     78 (longest request)",
};

/* In words that no list has. */
static const char *const foreign[] = {
	"Norpa zulime: nginx",
	"Vaketi morudo: 500",
	"Lopi vaketi ar sekundu: 712,25 [#/sec]",
	"Tempo ar vaketi: 28,080 [ms]",
	"  50%     25",
	"  66%     28",
	"  75%     31",
	"  80%     33",
	" 100%     78 (longi)",
};

/*
 * Put a prefix before each line, its %d replaced by a number that grows, and
 * see that nothing of it is left.
 */
static void
assert_prefix_is_undone(
	const char *prefix, const char *const *lines, size_t count)
{
	struct buffer with = {0}, without = {0};
	const char *place = strstr(prefix, "%d");
	struct slice before = slice_part(slice_of(prefix), 0,
		place ? (size_t)(place - prefix) : strlen(prefix));

	for (size_t i = 0; i < count; i++) {
		buffer_put(&with, before);
		if (place)
			buffer_printf(&with, "%zu%s", 10 + i, place + 2);
		buffer_printf(&with, "%s\n", lines[i]);
		buffer_printf(&without, "%s\n", lines[i]);
	}
	assert_decodes(with.bytes, without.bytes);
	buffer_free(&with);
	buffer_free(&without);
}

static void
quotes_comments_and_bullets_are_undone(void **state)
{
	static const char *const prefixes[] = {"> ", "> > ", ">> ", ">", "| ",
		"# ", "// ", ";", " * ", "- ", "* ", "\xE2\x80\xA2 ", "+", "-"};

	(void)state;
	for (size_t i = 0; i < COUNTOF(prefixes); i++)
		assert_prefix_is_undone(prefixes[i], report, COUNTOF(report));
}

static void
line_numbers_are_undone(void **state)
{
	static const char *const prefixes[] = {
		"%d: ", "  %d  ", "   %d\t", "%d|", "%d. ", "%d:", "%d | "};

	(void)state;
	for (size_t i = 0; i < COUNTOF(prefixes); i++)
		assert_prefix_is_undone(prefixes[i], report, COUNTOF(report));
}

static void
what_loggers_put_before_lines_is_undone(void **state)
{
	static const char *const prefixes[] = {"2024-05-06T07:08:%d.123456Z ",
		"[2024-05-06 07:08:%d+02:00] ", "2024-05-06 07:08:%d,123 ",
		"[07:08:%d] ", "07:08:%d ", "[   12.3456%d] ",
		"Jan  2 07:08:%d host ab[1234]: ",
		"2024-05-06 07:08:%d INFO bench - ", "bench_1  | ", "web-1  | ",
		"2024-05-06T07:08:%d.1Z stdout F ", "[bench] ",
		"07:08:%d bench.1  | ", "2024-05-06T07:08:%dZ web_1 | > "};

	(void)state;
	for (size_t i = 0; i < COUNTOF(prefixes); i++) {
		assert_prefix_is_undone(prefixes[i], report, COUNTOF(report));
		assert_prefix_is_undone(prefixes[i], foreign, COUNTOF(foreign));
	}
}

static void
programs_that_ran_at_once_are_told_apart(void **state)
{
	(void)state;
	assert_decodes("ab-1  | Server Port:            80\n"
		       "ab-2  | Server Port:            81\n"
		       "ab-1  |\n"
		       "ab-2  |\n"
		       "ab-1  | Complete requests:      10\n"
		       "ab-1  | Failed requests:        0\n"
		       "ab-2  | Complete requests:      20\n"
		       "db    | ready\n"
		       "ab-2  | Failed requests:        1\n",
		"ab-1\nServer Port:            80\n\n"
		"Complete requests:      10\nFailed requests:        0\n"
		"ab-2\nServer Port:            81\n\n"
		"Complete requests:      20\nFailed requests:        1\n"
		"db\nready\n");
	assert_decodes("10:00:01 [a] Server Port:            80\n"
		       "10:00:02 [b] Server Port:            81\n"
		       "10:00:02 [a] Complete requests:      10\n"
		       "10:00:03 [a] Failed requests:        0\n"
		       "10:00:04 [b] Failed requests:        1\n",
		"a\nServer Port:            80\nComplete requests:      10\n"
		"Failed requests:        0\n"
		"b\nServer Port:            81\nFailed requests:        1\n");
}

static void
words_around_a_block_keep_their_signs(void **state)
{
	(void)state;
	assert_decodes(
		"# Title\n\n- first\n- second\n- third\n\n1. one\n2. two\n"
		"> Complete requests:      500\n"
		"> Failed requests:        0\n"
		"\nC:\\>dir\n",
		"# Title\n\n- first\n- second\n- third\n\n1. one\n2. two\n"
		"Complete requests:      500\n"
		"Failed requests:        0\n"
		"\nC:\\>dir\n");
}

static void
figures_are_no_prefixes(void **state)
{
	(void)state;
	assert_unchanged("10: 540.14 [#/sec]\n20: 600.20 [#/sec]\n"
			 "50: 610.00 [#/sec]\n100: 620.00 [#/sec]\n"
			 "200: 612.00 [#/sec]\n");
	assert_unchanged("  50%     25\n  66%     28\n  75%     31\n"
			 "  80%     33\n 100%     78 (longest request)\n");
	assert_unchanged("- 5\n- 6\n- 7\n---\nServer: a\n---\n");
	assert_unchanged("50,13.566\n51,13.600\n52,13.601\n53,13.9\n54,14.0\n");
}

static void
labels_that_repeat_are_no_prefixes(void **state)
{
	(void)state;
	assert_unchanged("a.log:Requests per second:    1.00 [#/sec] (mean)\n"
			 "b.log:Requests per second:    2.00 [#/sec] (mean)\n"
			 "c.log:Requests per second:    3.00 [#/sec] (mean)\n"
			 "d.log:Requests per second:    4.00 [#/sec] (mean)\n");
	assert_unchanged("Completed 100 requests\nCompleted 200 requests\n"
			 "Completed 300 requests\nCompleted 400 requests\n");
}

static void
tables_keep_their_bars(void **state)
{
	(void)state;
	assert_unchanged("| Requests per second | 427.18 |\n"
			 "|---|---:|\n"
			 "| Time per request | 2.341 [ms] |\n"
			 "| Failed requests | 0 |\n");
	assert_unchanged("|             | min  | mean |\n"
			 "| ----------- | ---- | ---- |\n"
			 "| Connect:    | 0    | 0    |\n"
			 "| Total:      | 1    | 2    |\n");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(quotes_comments_and_bullets_are_undone),
		cmocka_unit_test(line_numbers_are_undone),
		cmocka_unit_test(what_loggers_put_before_lines_is_undone),
		cmocka_unit_test(programs_that_ran_at_once_are_told_apart),
		cmocka_unit_test(words_around_a_block_keep_their_signs),
		cmocka_unit_test(figures_are_no_prefixes),
		cmocka_unit_test(labels_that_repeat_are_no_prefixes),
		cmocka_unit_test(tables_keep_their_bars),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
