#include "tests/unit/decoded.h"

/* A literal with zeros in it, as a slice. */
#define BYTES(literal) ((struct slice){literal, sizeof(literal) - 1})

static enum text_verdict
verdict_of(struct slice bytes)
{
	struct decoded d;
	enum text_verdict verdict;

	decode(&d, bytes);
	verdict = d.verdict;
	decoded_free(&d);
	return verdict;
}

static void
clean_text_is_not_copied(void **state)
{
	static const char bytes[] = "Server Port:            80\n\nRequ\n";
	struct decoded d;

	(void)state;
	decode(&d, slice_of(bytes));
	assert_int_equal(d.text.count, 3);
	for (size_t i = 0; i < d.text.count; i++)
		assert_true(d.text.lines[i].text.at >= bytes &&
			d.text.lines[i].text.at < bytes + sizeof(bytes));
	decoded_free(&d);
}

static void
lines_know_their_numbers(void **state)
{
	struct decoded d;

	(void)state;
	d = (struct decoded){0};
	text_decode(
		&d.text, &d.arena, slice_of("a\r\n\r\nb\n"), 41, &d.notices);
	assert_int_equal(d.text.count, 3);
	assert_int_equal(d.text.lines[0].number, 41);
	assert_int_equal(d.text.lines[2].number, 43);
	arena_free(&d.arena);
}

static void
knows_whether_the_last_line_is_whole(void **state)
{
	static const struct {
		const char *bytes;
		bool ended;
	} rows[] = {{"a\nb\n", true}, {"a\nb", false}, {"a\r\n", true},
		{"a\rb\r", true}, {"\xC3\xA9\n", true}, {"\xC3\xA9", false}};

	(void)state;
	for (size_t i = 0; i < COUNTOF(rows); i++) {
		struct decoded d;

		decode(&d, slice_of(rows[i].bytes));
		assert_int_equal(d.text.ended, rows[i].ended);
		decoded_free(&d);
	}
}

static void
knows_every_line_end(void **state)
{
	(void)state;
	assert_decodes("a\nb\n", "a\nb\n");
	assert_decodes("a\r\nb\r\n", "a\nb\n");
	assert_decodes("a\rb\r", "a\nb\n");
	assert_decodes("a\r\r\nb\r\r\n", "a\nb\n");
	assert_decodes("a\xC2\x85"
		       "b\xC2\x85",
		"a\nb\n\n");
	assert_decodes("a\xE2\x80\xA8"
		       "b\xE2\x80\xA9"
		       "c",
		"a\nb\nc\n");
	assert_decodes("a\fb\vc\n", "a\nb\nc\n");
}

static void
blanks_at_line_ends_are_gone(void **state)
{
	(void)state;
	assert_decodes(
		"Server Software:        \nb\t\n", "Server Software:\nb\n");
}

static void
other_spaces_digits_and_forms_stay(void **state)
{
	(void)state;
	assert_unchanged("4\xE2\x80\xAF"
			 "050,22\n");
	assert_unchanged("4\xC2\xA0"
			 "050,22\n");
	assert_unchanged("３．９９９ 秒\n");
	assert_unchanged("١٥٬٣٦٠ بايت\n");
}

static void
invisible_characters_are_gone(void **state)
{
	(void)state;
	assert_decodes("\xEF\xBB\xBFServer\n", "Server\n");
	assert_decodes("a\xEF\xBB\xBF"
		       "b\n",
		"ab\n");
	assert_decodes("Re\xC2\xADquests\xE2\x80\x8B per\xE2\x80\x8E second\n",
		"Requests per second\n");
	assert_decodes("\xE2\x80\xAA"
		       "42.66\xE2\x80\xAC\n",
		"42.66\n");
	assert_bytes_decode(BYTES("\0a\0b\n\0"), "ab\n\n");
}

static void
control_sequences_of_terminals_are_gone(void **state)
{
	(void)state;
	assert_decodes("\x1B[1;32mServer\x1B[0m Port\n", "Server Port\n");
	assert_decodes("\x1B]0;title\aServer\n", "Server\n");
	assert_decodes("\x1B]8;;http://a\x1B\\link\x1B]8;;\x1B\\\n", "link\n");
	assert_decodes("\x1B(Ba\x1B=b\xC2\x9B"
		       "31mc\n",
		"abc\n");
	assert_decodes("a\x1B[2Cb\n", "a  b\n");
	assert_decodes("a\x1B[5;1Hb\n", "a\nb\n");
	assert_decodes("end\x1B\n\x1B[\n\x1B]no end\n", "end\n\nno end\n");
}

static void
colours_whose_escape_sign_is_lost_are_gone(void **state)
{
	(void)state;
	assert_decodes("[32mServer Port:[0m 80\n", "Server Port: 80\n");
	assert_decodes("^[[1;31mfailed^[[0m\n", "failed\n");
	assert_unchanged("10.526 [ms] (mean)\n[2001:db8::1]\n");
}

static void
overprinted_characters_are_gone(void **state)
{
	(void)state;
	assert_decodes("N\bNA\bAM\bME\bE\n", "NAME\n");
	assert_decodes("12\b\b\b34\n", "34\n");
	assert_decodes("\xC3\xA9\be\n", "e\n");
}

static void
of_progress_only_the_last_stays(void **state)
{
	(void)state;
	assert_decodes("10% done\r20% done\r100% done\n", "100% done\n");
	assert_decodes("10% done\r20% done\r        \n", "20% done\n");
}

static void
a_report_written_over_progress_is_a_line(void **state)
{
	(void)state;
	assert_decodes("Benchmarking a (be patient)...\r          \r"
		       "Server Software:        PyAb/1.0\n",
		"Benchmarking a (be patient)...\n"
		"Server Software:        PyAb/1.0\n");
	assert_decodes("\r          \rServer Software:        PyAb/1.0\n",
		"Server Software:        PyAb/1.0\n");
}

static void
lines_that_lost_their_feeds_are_lines(void **state)
{
	(void)state;
	assert_decodes("title\nServer Port: 80\rDocument Path: /\r\nend\n",
		"title\nServer Port: 80\nDocument Path: /\nend\n");
}

static void
empty_is_no_bytes_or_only_space(void **state)
{
	(void)state;
	assert_int_equal(verdict_of((struct slice){0}), TEXT_EMPTY);
	assert_int_equal(verdict_of(slice_of("\n \t\r\n")), TEXT_EMPTY);
	assert_int_equal(verdict_of(slice_of("\xEF\xBB\xBF\n")), TEXT_EMPTY);
	assert_int_equal(
		verdict_of(slice_of("\xC2\xA0\xE3\x80\x80\n")), TEXT_EMPTY);
	assert_int_equal(verdict_of(slice_of(".")), TEXT_OK);
}

static void
files_that_are_no_text_are_binary(void **state)
{
	(void)state;
	assert_int_equal(verdict_of(BYTES("\x7F"
					  "ELF\2\1\1\0 Complete requests:")),
		TEXT_BINARY);
	assert_int_equal(verdict_of(BYTES("\x89PNG\r\n\x1A\n\0\0\0\rIHDR")),
		TEXT_BINARY);
	assert_int_equal(verdict_of(BYTES("\1\2\3 some \4\5\6 text \7\x10")),
		TEXT_BINARY);
	assert_int_equal(verdict_of(BYTES("\0\0\0\0\0\0\0\0")), TEXT_BINARY);
}

static void
zeros_after_a_crash_do_not_make_a_log_binary(void **state)
{
	(void)state;
	assert_bytes_decode(BYTES("Server Port: 80\n\0\0\0\0\0\0\0\0"),
		"Server Port: 80\n\n");
}

static void
a_line_of_any_length_is_one_line(void **state)
{
	size_t len = (size_t)1 << 20;
	struct arena arena = {0};
	char *bytes = arena_array(&arena, len + 1, 1);
	struct decoded d;

	(void)state;
	memset(bytes, 'x', len);
	decode(&d, slice_of(bytes));
	assert_int_equal(d.text.count, 1);
	assert_int_equal(d.text.lines[0].text.len, len);
	decoded_free(&d);
	arena_free(&arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(clean_text_is_not_copied),
		cmocka_unit_test(lines_know_their_numbers),
		cmocka_unit_test(knows_whether_the_last_line_is_whole),
		cmocka_unit_test(knows_every_line_end),
		cmocka_unit_test(blanks_at_line_ends_are_gone),
		cmocka_unit_test(other_spaces_digits_and_forms_stay),
		cmocka_unit_test(invisible_characters_are_gone),
		cmocka_unit_test(control_sequences_of_terminals_are_gone),
		cmocka_unit_test(colours_whose_escape_sign_is_lost_are_gone),
		cmocka_unit_test(overprinted_characters_are_gone),
		cmocka_unit_test(of_progress_only_the_last_stays),
		cmocka_unit_test(a_report_written_over_progress_is_a_line),
		cmocka_unit_test(lines_that_lost_their_feeds_are_lines),
		cmocka_unit_test(empty_is_no_bytes_or_only_space),
		cmocka_unit_test(files_that_are_no_text_are_binary),
		cmocka_unit_test(zeros_after_a_crash_do_not_make_a_log_binary),
		cmocka_unit_test(a_line_of_any_length_is_one_line),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
