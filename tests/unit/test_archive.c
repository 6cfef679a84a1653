#define _XOPEN_SOURCE 700 /* nftw */
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <archive.h>
#include <archive_entry.h>

#include "parser/buffer.h"
#include "parser/content.h"
#include "tests/unit/folder.h"

#define ZIP ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE

static struct runset set;
static struct buffer seen;

static int
tear_down(void **state)
{
	runset_free(&set);
	buffer_free(&seen);
	return folder_close(state);
}

/* Writes what libarchive makes of a format and a filter. */
static struct archive *
pack(const char *name, int format, int filter)
{
	struct archive *a = archive_write_new();

	archive_write_set_format(a, format);
	archive_write_add_filter(a, filter);
	assert_int_equal(archive_write_open_filename(a, name), ARCHIVE_OK);
	return a;
}

static void
add(struct archive *a, const char *name, const char *text, size_t length)
{
	struct archive_entry *entry = archive_entry_new();

	archive_entry_set_pathname(entry, name);
	archive_entry_set_size(entry, (la_int64_t)length);
	archive_entry_set_filetype(entry, AE_IFREG);
	archive_entry_set_perm(entry, 0600);
	assert_int_equal(archive_write_header(a, entry), ARCHIVE_OK);
	assert_int_equal(archive_write_data(a, text, length), length);
	archive_entry_free(entry);
}

static void
put(struct archive *a, const char *name, const char *text)
{
	add(a, name, text, strlen(text));
}

static void
finish(struct archive *a)
{
	assert_int_equal(archive_write_free(a), 0);
}

/* "file requests, ...; notice; ...": all that came out of a file. */
static const char *
read_within(const char *path, const struct intake_limits *limits)
{
	struct intake in = {
		.set = &set, .limits = limits, .read = content_read};
	int file = open(path, O_RDONLY);
	struct origin origin = origin_of_file(file);

	content_read(&in, path, &origin, 0);
	close(file);
	seen.len = 0;
	buffer_puts(&seen, "");
	for (size_t i = 0; i < set.count; i++)
		buffer_printf(&seen, "%s%s %.0f", i ? ", " : "",
			set.runs[i]->file,
			run_number(set.runs[i], FIELD_COMPLETE));
	for (size_t i = 0; i < set.notices.count; i++)
		buffer_printf(&seen, "; %s: %s", set.notices.items[i].file,
			set.notices.items[i].message);
	return seen.bytes;
}

static const char *
read_file(const char *path)
{
	return read_within(path, &intake_limits);
}

static void
compressed_files_keep_their_name(void **state)
{
	static const int filters[] = {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_BZIP2,
		ARCHIVE_FILTER_XZ, ARCHIVE_FILTER_ZSTD};

	(void)state;
	for (size_t i = 0; i < COUNTOF(filters); i++) {
		struct archive *a = pack("a", ARCHIVE_FORMAT_RAW, filters[i]);

		put(a, "x", FOLDER_RUN("100"));
		finish(a);
		assert_string_equal(read_file("a"), "a 100");
		runset_free(&set);
	}
}

static void
members_are_named_after_their_archive(void **state)
{
	static const int formats[] = {ARCHIVE_FORMAT_ZIP,
		ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_TAR_PAX_RESTRICTED,
		ARCHIVE_FORMAT_TAR_GNUTAR};

	(void)state;
	for (size_t i = 0; i < COUNTOF(formats); i++) {
		struct archive *a = pack("a", formats[i], ARCHIVE_FILTER_NONE);

		put(a, "b/c.txt", FOLDER_RUN("100"));
		put(a, "d.txt", FOLDER_RUN("200"));
		finish(a);
		assert_string_equal(
			read_file("a"), "a:b/c.txt 100, a:d.txt 200");
		runset_free(&set);
	}
}

static void
hidden_members_and_hidden_signs_are_left_out(void **state)
{
	struct archive *a = pack("a", ZIP);

	(void)state;
	put(a, "./b\033[31m", FOLDER_RUN("100"));
	put(a, "__MACOSX/._b.txt", FOLDER_RUN("100"));
	put(a, "c/.d/e.txt", FOLDER_RUN("100"));
	finish(a);
	assert_string_equal(read_file("a"), "a:./b?[31m 100");
}

static void
other_members_are_left_out(void **state)
{
	struct archive *a = pack(
		"a", ARCHIVE_FORMAT_TAR_PAX_RESTRICTED, ARCHIVE_FILTER_GZIP);

	(void)state;
	put(a, "b.txt", FOLDER_RUN("100"));
	put(a, "c.txt", "Dear diary.\n");
	finish(a);
	assert_string_equal(read_file("a"),
		"a:b.txt 100; a: 1 of 2 files left out, with nothing of ab in "
		"them, such as 'a:c.txt'");
}

/* A log in a zip in a tar: how it is read with this much nesting allowed. */
static const char *
read_nested(unsigned nesting)
{
	struct intake_limits limits = intake_limits;
	struct archive *a = pack(
		"b.zip", ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE);
	char bytes[4096];
	size_t length;
	FILE *file;

	put(a, "c.txt", FOLDER_RUN("100"));
	finish(a);
	file = fopen("b.zip", "rb");
	assert_non_null(file);
	length = fread(bytes, 1, sizeof(bytes), file);
	fclose(file);
	a = pack("a.tar", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE);
	add(a, "b.zip", bytes, length);
	finish(a);
	limits.nesting = nesting;
	return read_within("a.tar", &limits);
}

static void
archives_in_archives_are_read_down_to_a_depth(void **state)
{
	(void)state;
	assert_string_equal(read_nested(2), "a.tar:b.zip:c.txt 100");
	runset_free(&set);
	assert_string_equal(read_nested(1),
		"; a.tar:b.zip: archives are not read deeper than 1 within each "
		"other");
}

static void
what_unpacks_to_too_much_is_not_read_on(void **state)
{
	struct intake_limits limits = intake_limits;
	struct archive *a = pack("a", ZIP);

	(void)state;
	put(a, "b.txt", FOLDER_RUN("100"));
	put(a, "c.txt", FOLDER_RUN("200"));
	finish(a);
	limits.unpacked = strlen(FOLDER_RUN("100")) + 10;
	assert_string_equal(read_within("a", &limits),
		"a:b.txt 100; a: more comes out of it than any logs hold: the "
		"rest is not read; a: 1 of 2 files left out, with nothing of "
		"ab in them, such as 'a:c.txt'");
}

static void
what_is_packed_too_tightly_is_not_read_on(void **state)
{
	static char same[300000];
	struct intake_limits limits = intake_limits;
	struct archive *a = pack("a", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP);

	(void)state;
	memset(same, '\n', sizeof(same));
	add(a, "x", same, sizeof(same));
	finish(a);
	limits.unsuspect = 100000;
	limits.ratio = 100;
	read_within("a", &limits);
	assert_int_equal(set.notices.items[0].id, NOTICE_LIMIT);
	assert_string_equal(set.notices.items[0].message,
		"it is packed more tightly than any logs are: the rest is not "
		"read");
}

static void
an_archive_has_only_so_many_members(void **state)
{
	struct intake_limits limits = intake_limits;
	struct archive *a = pack("a", ZIP);

	(void)state;
	put(a, "b.txt", FOLDER_RUN("100"));
	put(a, "c.txt", FOLDER_RUN("200"));
	finish(a);
	limits.members = 1;
	assert_string_equal(read_within("a", &limits),
		"a:b.txt 100; a: it has too many members: the rest is not read");
}

static void
a_damaged_archive_gives_what_can_be_had(void **state)
{
	struct archive *a = pack(
		"a", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE);

	(void)state;
	put(a, "b.txt", FOLDER_RUN("100"));
	put(a, "c.txt", FOLDER_RUN("200"));
	finish(a);
	assert_int_equal(truncate("a", 512 + 512 + 512), 0);
	assert_string_equal(
		read_file("a"), "a:b.txt 100; a:c.txt: Truncated tar archive");
}

static void
what_only_looks_packed_is_damaged(void **state)
{
	(void)state;
	folder_write("a", "\x1F\x8B\x08\0\0", 5);
	assert_string_equal(read_file("a"), "; a: it cannot be unpacked");
}

int
main(void)
{
	struct CMUnitTest tests[] = {
		cmocka_unit_test(compressed_files_keep_their_name),
		cmocka_unit_test(members_are_named_after_their_archive),
		cmocka_unit_test(hidden_members_and_hidden_signs_are_left_out),
		cmocka_unit_test(other_members_are_left_out),
		cmocka_unit_test(archives_in_archives_are_read_down_to_a_depth),
		cmocka_unit_test(what_unpacks_to_too_much_is_not_read_on),
		cmocka_unit_test(what_is_packed_too_tightly_is_not_read_on),
		cmocka_unit_test(an_archive_has_only_so_many_members),
		cmocka_unit_test(a_damaged_archive_gives_what_can_be_had),
		cmocka_unit_test(what_only_looks_packed_is_damaged),
	};

	return folder_run(tests, COUNTOF(tests), tear_down);
}
