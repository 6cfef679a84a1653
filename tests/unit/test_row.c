#include "tests/unit/recorded.h"

#include "parser/row.h"

typedef bool row_reader(struct item *item, const struct words *words,
	const struct folded *f, size_t at);

/* What a line's row holds: its id, then the first reading of each figure, `?`
 * where one has none; `-` where the line is no such row. */
static void
assert_row(row_reader *read, const char *line, const char *expected)
{
	struct arena a = {0};
	struct folded f = fold_line(&a, slice_of(line));
	struct number numbers[ITEM_NUMBERS] = {{.count = 0}};
	struct item item = {.numbers = numbers, .scale = 1};
	struct buffer out = {0};

	buffer_puts(&out, "");
	if (read(&item, words_all(), &f, 0)) {
		buffer_printf(&out, "%d:", item.id);
		for (size_t i = 0; i < item.number_count; i++)
			if (numbers[i].count)
				buffer_printf(&out, " %.*f",
					numbers[i].readings[0].decimals,
					numbers[i].readings[0].value);
			else
				buffer_puts(&out, " ?");
	} else {
		buffer_puts(&out, "-");
	}
	assert_string_equal(out.bytes, expected);
	buffer_free(&out);
	arena_free(&a);
}

/* The same, where the expected id is one of the words. */
static void
assert_times(const char *line, enum word_id id, const char *figures)
{
	char expected[200];

	snprintf(expected, sizeof(expected), "%d:%s", (int)id, figures);
	assert_row(row_times, line, expected);
}

static void
rows_of_times_have_three_or_five_figures(void **state)
{
	(void)state;
	assert_times("Connect:        0    1   0.4      1       2",
		WORD_CONNECT, " 0 1 0.4 1 2");
	assert_times(
		"Processing:    21    47    65", WORD_PROCESSING, " 21 47 65");
	assert_times(
		"Waiting:    0     1    0.4 1 2", WORD_WAITING, " 0 1 0.4 1 2");
	assert_times("Total: -1 2 3.0 4 5", WORD_TOTAL, " -1 2 3.0 4 5");
}

static void
deviations_in_brackets_are_figures_too(void **state)
{
	(void)state;
	assert_times("Total: 1 2 [+/-3.4] 5 6", WORD_TOTAL, " 1 2 3.4 5 6");
}

static void
other_lines_are_no_rows_of_times(void **state)
{
	(void)state;
	assert_row(row_times, "Total transferred: 35300 bytes", "-");
	assert_row(row_times, "Connect: yes", "-");
	assert_row(row_times, "", "-");
}

static void
percentages_are_those_that_ab_prints(void **state)
{
	(void)state;
	assert_row(row_percentile, "50%      2", "50: 2");
	assert_row(row_percentile, "100%     67 (longest request)", "100: 67");
	assert_row(row_percentile, "99 % 1234", "99: 1234");
	assert_row(row_percentile, "51%      2", "-");
	assert_row(row_percentile, "50%", "-");
	assert_int_equal(row_percentile_field(95), FIELD_P95_MS);
	assert_int_equal(row_percentile_field(51), FIELD_COUNT);
}

static void
kinds_of_failures_keep_their_order(void **state)
{
	(void)state;
	assert_row(row_breakdown,
		"(Connect: 1, Receive: 2, Length: 3, Exceptions: 4)",
		"0: 1 2 3 4");
	assert_row(row_breakdown, "(Connect: 1, Length: 3, Exceptions: 4)",
		"0: 1 ? 3 4");
	assert_row(
		row_breakdown, "(mean, across all concurrent requests)", "-");
}

static void
continued_rates_say_which_they_are(void **state)
{
	char sent[40], total[40];

	(void)state;
	snprintf(sent, sizeof(sent), "%d: 83.98", FIELD_RATE_SENT);
	snprintf(total, sizeof(total), "%d: 152.93", FIELD_RATE_TOTAL);
	assert_row(row_rate, "83.98 kb/s sent", sent);
	assert_row(row_rate, "152.93 kb/s total", total);
	assert_row(row_rate, "152.93 kb/s", "-");
}

static bool
is_header(const char *line)
{
	struct arena a = {0};
	struct folded f = fold_line(&a, slice_of(line));
	struct item item = {0};
	bool is = row_header(&item, words_all(), &f);

	arena_free(&a);
	return is;
}

static void
headers_name_the_columns_and_nothing_else(void **state)
{
	(void)state;
	assert_true(is_header("              min  mean[+/-sd] median   max"));
	assert_true(is_header("              min   avg   max"));
	assert_false(is_header("min"));
	assert_false(is_header("the mean and the median differ"));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_of_times_have_three_or_five_figures),
		cmocka_unit_test(deviations_in_brackets_are_figures_too),
		cmocka_unit_test(other_lines_are_no_rows_of_times),
		cmocka_unit_test(percentages_are_those_that_ab_prints),
		cmocka_unit_test(kinds_of_failures_keep_their_order),
		cmocka_unit_test(continued_rates_say_which_they_are),
		cmocka_unit_test(headers_name_the_columns_and_nothing_else),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
