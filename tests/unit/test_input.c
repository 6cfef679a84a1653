#define _XOPEN_SOURCE 700 /* nftw */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "parser/buffer.h"
#include "parser/input.h"
#include "tests/unit/folder.h"

#define G \
	"starttime\tseconds\tctime\tdtime\tttime\twait\n" \
	"Mon Nov 30 21:39:47 2026\t1796074787\t0\t10\t10\t9\n"

static struct runset set;

static int
tear_down(void **state)
{
	runset_free(&set);
	return folder_close(state);
}

static bool
read_input(const char *path)
{
	return input_read(&set, path, SEPARATOR_AUTO, NULL);
}

/* "a.txt 100, b.txt 200": where the records are from, and their requests. */
static const char *
runs(void)
{
	static struct buffer out;

	out.len = 0;
	buffer_puts(&out, "");
	for (size_t i = 0; i < set.count; i++)
		buffer_printf(&out, "%s%s:%u %.0f", i ? ", " : "",
			set.runs[i]->file, set.runs[i]->line,
			run_number(set.runs[i], FIELD_COMPLETE));
	return out.bytes;
}

/* The only notice of the inputs, as "file: message". */
static const char *
notice(enum notice_id id)
{
	static struct buffer out;

	assert_int_equal(set.notices.count, 1);
	assert_int_equal(set.notices.items[0].id, id);
	out.len = 0;
	buffer_printf(&out, "%s: %s", set.notices.items[0].file,
		set.notices.items[0].message);
	return out.bytes;
}

static void
a_file_is_read(void **state)
{
	(void)state;
	folder_put("a.txt", FOLDER_RUN("100"));
	assert_true(read_input("a.txt"));
	assert_string_equal(runs(), "a.txt:1 100");
	assert_int_equal(set.notices.count, 0);
}

static void
folders_are_read_in_the_order_of_their_names(void **state)
{
	(void)state;
	mkdir("d", 0700);
	mkdir("d/c", 0700);
	folder_put("d/b.txt", FOLDER_RUN("200"));
	folder_put("d/c/a.txt", FOLDER_RUN("300"));
	folder_put("d/a.txt", FOLDER_RUN("100"));
	assert_true(read_input("d/"));
	assert_string_equal(
		runs(), "d/a.txt:1 100, d/b.txt:1 200, d/c/a.txt:1 300");
	assert_int_equal(set.notices.count, 0);
}

static void
hidden_files_and_pipes_are_not_read(void **state)
{
	(void)state;
	mkdir("d", 0700);
	folder_put("d/.a.txt", FOLDER_RUN("100"));
	folder_put("d/b.txt", FOLDER_RUN("200"));
	assert_int_equal(mkfifo("d/c", 0600), 0);
	assert_true(read_input("d"));
	assert_string_equal(runs(), "d/b.txt:1 200");
}

static void
links_do_not_count_a_file_twice(void **state)
{
	(void)state;
	mkdir("d", 0700);
	folder_put("d/b.txt", FOLDER_RUN("200"));
	assert_int_equal(symlink("b.txt", "d/a.txt"), 0);
	assert_int_equal(symlink("..", "d/loop"), 0);
	assert_int_equal(link("d/b.txt", "d/c.txt"), 0);
	assert_true(read_input("d"));
	assert_string_equal(runs(), "d/b.txt:1 200");
}

static void
other_files_of_a_folder_are_left_out(void **state)
{
	(void)state;
	mkdir("d", 0700);
	folder_put("d/a.md", "About these logs.\n");
	folder_put("d/b.txt", FOLDER_RUN("200"));
	folder_put("d/c", "");
	folder_write("d/d",
		"\x7F"
		"ELF\0\0\0\0",
		8);
	assert_true(read_input("d"));
	assert_string_equal(runs(), "d/b.txt:1 200");
	assert_string_equal(notice(NOTICE_LEFT_OUT),
		"d: 3 of 4 files left out, with nothing of ab in them, such as "
		"'d/a.md'");
}

static void
a_folder_without_logs_is_an_error(void **state)
{
	(void)state;
	mkdir("d", 0700);
	folder_put("d/a.md", "About these logs.\n");
	assert_false(read_input("d"));
	assert_string_equal(notice(NOTICE_NO_AB_OUTPUT),
		"d: there is nothing of ab in its 1 file");
}

static void
an_empty_folder_is_an_error(void **state)
{
	(void)state;
	mkdir("d", 0700);
	assert_false(read_input("d"));
	assert_string_equal(
		notice(NOTICE_EMPTY_DIRECTORY), "d: there is no file in it");
}

static void
a_missing_file_is_an_error(void **state)
{
	(void)state;
	assert_false(read_input("no/such"));
	assert_string_equal(notice(NOTICE_UNREADABLE),
		"no/such: cannot open: No such file or directory");
}

static void
an_empty_file_is_an_error(void **state)
{
	(void)state;
	folder_put("a", "");
	assert_false(read_input("a"));
	assert_string_equal(
		notice(NOTICE_EMPTY_INPUT), "a: there is nothing in it");
}

static void
a_binary_file_is_an_error(void **state)
{
	(void)state;
	folder_write("a",
		"\x7F"
		"ELF\0\0\0\0",
		8);
	assert_false(read_input("a"));
	assert_string_equal(notice(NOTICE_BINARY_INPUT), "a: it is not a text");
}

static void
a_text_without_ab_is_an_error(void **state)
{
	(void)state;
	folder_put("a", "Dear diary.\n");
	assert_false(read_input("a"));
	assert_string_equal(
		notice(NOTICE_NO_AB_OUTPUT), "a: there is nothing of ab in it");
}

static void
series_are_told_by_their_header(void **state)
{
	(void)state;
	folder_put("a", "data:\n" G);
	assert_true(read_input("a"));
	assert_string_equal(runs(), "a:2 1");
	assert_int_equal(set.runs[0]->kind, KIND_SERIES);
}

static void
what_follows_a_series_is_read_too(void **state)
{
	(void)state;
	folder_put("a", G G FOLDER_RUN("200") "\n");
	assert_true(read_input("a"));
	assert_string_equal(runs(), "a:1 1, a:3 1, a:5 200");
}

static void
a_series_of_a_spreadsheet_may_be_utf16(void **state)
{
	struct buffer wide = {0};

	(void)state;
	buffer_puts(&wide, "\xFF\xFE");
	for (const char *c = G; *c; c++) {
		buffer_putc(&wide, *c);
		buffer_putc(&wide, '\0');
	}
	folder_write("a", wide.bytes, wide.len);
	buffer_free(&wide);
	assert_true(read_input("a"));
	assert_string_equal(runs(), "a:1 1");
}

static void
a_header_without_rows_is_an_error(void **state)
{
	(void)state;
	folder_put("a", "Percentage served,Time in ms\n");
	assert_false(read_input("a"));
	assert_string_equal(notice(NOTICE_NO_AB_OUTPUT),
		"a: the header of ab -g or -e has no rows below it");
}

int
main(void)
{
	struct CMUnitTest tests[] = {
		cmocka_unit_test(a_file_is_read),
		cmocka_unit_test(folders_are_read_in_the_order_of_their_names),
		cmocka_unit_test(hidden_files_and_pipes_are_not_read),
		cmocka_unit_test(links_do_not_count_a_file_twice),
		cmocka_unit_test(other_files_of_a_folder_are_left_out),
		cmocka_unit_test(a_folder_without_logs_is_an_error),
		cmocka_unit_test(an_empty_folder_is_an_error),
		cmocka_unit_test(a_missing_file_is_an_error),
		cmocka_unit_test(an_empty_file_is_an_error),
		cmocka_unit_test(a_binary_file_is_an_error),
		cmocka_unit_test(a_text_without_ab_is_an_error),
		cmocka_unit_test(series_are_told_by_their_header),
		cmocka_unit_test(what_follows_a_series_is_read_too),
		cmocka_unit_test(a_series_of_a_spreadsheet_may_be_utf16),
		cmocka_unit_test(a_header_without_rows_is_an_error),
	};

	return folder_run(tests, COUNTOF(tests), tear_down);
}
