#define _XOPEN_SOURCE 700 /* nftw */
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "parser/buffer.h"
#include "parser/content.h"
#include "tests/unit/folder.h"

static struct runset set;
static struct buffer text;
static struct buffer taken;
static bool full;

static int
tear_down(void **state)
{
	runset_free(&set);
	buffer_free(&text);
	buffer_free(&taken);
	return folder_close(state);
}

/* Notes down the records of a piece and lets go of them. */
static bool
take(struct runset *piece, void *context)
{
	(void)context;
	buffer_puts(&taken, "(");
	for (size_t i = 0; i < piece->count; i++)
		buffer_printf(&taken, "%s%u:%.0f", i ? " " : "",
			piece->runs[i]->line,
			run_number(piece->runs[i], FIELD_COMPLETE));
	for (size_t i = 0; i < piece->notices.count; i++)
		buffer_printf(&taken, "%s", piece->notices.items[i].message);
	buffer_puts(&taken, ")");
	runset_free(piece);
	return !full;
}

/* Reads the text in pieces of some hundred bytes. */
static const char *
read_text(void)
{
	const struct intake_limits limits = {.small = 600,
		.piece = 1000,
		.uncut = 2000,
		.lines = 1000,
		.fruitless = 2};
	const struct input_sink sink = {take, NULL};
	struct intake in = {.set = &set,
		.sink = &sink,
		.limits = &limits,
		.read = content_read};
	struct origin origin;
	int file;

	folder_write("a", text.bytes, text.len);
	file = open("a", O_RDONLY);
	origin = origin_of_file(file);
	content_read(&in, "a", &origin, 0);
	close(file);
	return taken.bytes;
}

static void
add_runs(int count, const char *above)
{
	for (int i = 0; i < count; i++) {
		buffer_puts(&text, above);
		buffer_puts(&text, FOLDER_RUN("100"));
	}
}

static void
a_small_document_is_one_piece(void **state)
{
	(void)state;
	add_runs(1, "");
	assert_string_equal(read_text(), "(1:100)");
}

static void
a_large_document_is_cut_between_runs(void **state)
{
	(void)state;
	add_runs(4, "");
	assert_string_equal(read_text(), "(1:100 18:100)(35:100 52:100)");
}

static void
a_heading_stays_with_its_run(void **state)
{
	(void)state;
	full = false;
	add_runs(3, "\n## Nginx\n\n");
	assert_string_equal(read_text(), "(4:100 24:100)(44:100)");
}

static void
reports_without_a_banner_are_cut_apart(void **state)
{
	const char *run = FOLDER_RUN("100");

	(void)state;
	for (int i = 0; i < 4; i++) {
		buffer_puts(&text, "\n");
		buffer_puts(&text, run + strlen(FOLDER_BANNER));
	}
	assert_string_equal(read_text(), "(2:100 18:100)(34:100 50:100)");
}

static void
what_cannot_be_cut_between_runs_is_cut_and_told(void **state)
{
	(void)state;
	add_runs(1, "");
	for (int i = 0; i < 100; i++)
		buffer_puts(&text, "something else between the runs of ab\n");
	assert_string_equal(read_text(),
		"(1:100no run begins for long: it is read in parts that end "
		"with any line)()()");
}

static void
what_is_no_log_is_not_read_to_its_end(void **state)
{
	(void)state;
	for (int i = 0; i < 1000; i++)
		buffer_puts(&text, "this is not what ab prints\n");
	assert_string_equal(read_text(),
		"(no run begins for long: it is read in parts that end with any "
		"line)()");
	assert_int_equal(set.notices.count, 2);
	assert_string_equal(set.notices.items[0].message,
		"the rest is not read: it is not like any log of ab");
	assert_int_equal(set.notices.items[1].id, NOTICE_NO_AB_OUTPUT);
}

static void
a_line_without_end_is_not_read_to_its_end(void **state)
{
	(void)state;
	for (int i = 0; i < 10000; i++)
		buffer_putc(&text, 'a');
	read_text();
	assert_int_equal(set.notices.count, 3);
	assert_string_equal(set.notices.items[1].message,
		"the rest is not read: it is not like any log of ab");
}

/* What is said of a file that ends too soon, or cannot be read. */
static const char *
read_broken(const char *path, size_t size)
{
	struct intake in = {
		.set = &set, .limits = &intake_limits, .read = content_read};
	int file = open(path, O_RDONLY);
	struct origin origin = origin_of_file(file);

	origin.size = size;
	content_read(&in, path, &origin, 0);
	close(file);
	assert_true(in.failed);
	assert_int_equal(set.notices.count, 1);
	assert_int_equal(set.notices.items[0].id, NOTICE_UNREADABLE);
	return set.notices.items[0].message;
}

static void
a_file_that_became_shorter_is_told(void **state)
{
	(void)state;
	folder_put("a", FOLDER_RUN("100"));
	assert_string_equal(read_broken("a", 1000),
		"it became shorter while it was read: 411 of 1000 bytes");
	assert_int_equal(set.count, 1);
}

static void
what_the_system_says_of_a_file_is_told(void **state)
{
	(void)state;
	assert_string_equal(read_broken(".", 0), "cannot read: Is a directory");
}

static void
a_sink_that_is_full_stops_the_reading(void **state)
{
	(void)state;
	full = true;
	add_runs(4, "");
	assert_string_equal(read_text(), "(1:100 18:100)");
	full = false;
}

static void
a_large_binary_file_is_not_read_to_its_end(void **state)
{
	(void)state;
	buffer_puts(&text,
		"\x7F"
		"ELF");
	for (int i = 0; i < 100000; i++)
		buffer_putc(&text, '\0');
	read_text();
	assert_int_equal(set.notices.count, 1);
	assert_int_equal(set.notices.items[0].id, NOTICE_BINARY_INPUT);
}

int
main(void)
{
	struct CMUnitTest tests[] = {
		cmocka_unit_test(a_small_document_is_one_piece),
		cmocka_unit_test(a_large_document_is_cut_between_runs),
		cmocka_unit_test(a_heading_stays_with_its_run),
		cmocka_unit_test(reports_without_a_banner_are_cut_apart),
		cmocka_unit_test(
			what_cannot_be_cut_between_runs_is_cut_and_told),
		cmocka_unit_test(what_is_no_log_is_not_read_to_its_end),
		cmocka_unit_test(a_line_without_end_is_not_read_to_its_end),
		cmocka_unit_test(a_file_that_became_shorter_is_told),
		cmocka_unit_test(what_the_system_says_of_a_file_is_told),
		cmocka_unit_test(a_sink_that_is_full_stops_the_reading),
		cmocka_unit_test(a_large_binary_file_is_not_read_to_its_end),
	};

	return folder_run(tests, COUNTOF(tests), tear_down);
}
