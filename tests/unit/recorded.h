/*
 * The records of a text as one string that a test can compare: each field that
 * has a value as `name value`, then the notices; records are parted by `--`.
 * What a record always has (its file, its line, the kind `run`) is left out.
 */
#ifndef TESTS_UNIT_RECORDED_H
#define TESTS_UNIT_RECORDED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "parser/buffer.h"
#include "parser/document.h"
#include "parser/series.h"

static inline void
record_field(struct buffer *out, const struct run *run, enum field_id id)
{
	bool usual = id == FIELD_KIND && run->kind == KIND_RUN;

	if (!run_has(run, id) || usual || id == FIELD_FILE || id == FIELD_LINE)
		return;
	buffer_printf(out, "%s ", fields[id].name);
	if (fields[id].type == TYPE_TEXT)
		buffer_puts(out, run_text(run, id));
	else
		buffer_printf(out, "%.*f", run_decimals(run, id),
			run_number(run, id));
	buffer_putc(out, '\n');
}

static inline void
record_notices(struct buffer *out, const struct notices *notices)
{
	for (size_t i = 0; i < notices->count; i++)
		buffer_printf(out, "notice %s\n",
			notice_kinds[notices->items[i].id].name);
}

static inline void
record_set(struct buffer *out, const struct runset *set)
{
	for (size_t i = 0; i < set->count; i++) {
		if (i)
			buffer_puts(out, "--\n");
		for (int id = 0; id < FIELD_NOTICES; id++)
			record_field(out, set->runs[i], (enum field_id)id);
		record_notices(out, &set->runs[i]->notices);
	}
	record_notices(out, &set->notices);
}

/* A file of -g or -e, whose header is found, into a record. */
static inline void
read_series(struct runset *set, const struct series_header *header,
	struct slice bytes)
{
	struct series_reader *reader = series_open(header, 1);

	series_read(reader, slice_part(bytes, header->end, bytes.len));
	series_close(reader, set, "a.tsv");
}

static inline void
read_text(struct runset *set, enum separator separator, const char *text)
{
	struct document document = {"a.log", 1, true, separator};
	struct series_header header = series_find(slice_of(text));

	if (header.form == SERIES_NONE)
		document_read(set, &document, slice_of(text));
	else
		read_series(set, &header, slice_of(text));
}

/* Fails with the first line that is not as expected. */
static inline void
assert_same_lines(const char *lines, const char *expected)
{
	struct slice got = slice_of(lines), want = slice_of(expected);

	while (got.len || want.len) {
		struct slice a = slice_part(got, 0, slice_find(got, "\n"));
		struct slice b = slice_part(want, 0, slice_find(want, "\n"));

		if (a.len != b.len || memcmp(a.at, b.at, a.len) != 0)
			fail_msg("'%.*s' instead of '%.*s' in:\n%s", (int)a.len,
				a.at, (int)b.len, b.at, lines);
		got = slice_part(got, a.len + 1, got.len);
		want = slice_part(want, b.len + 1, want.len);
	}
}

static inline void
assert_records(const char *text, const char *expected)
{
	struct runset set = {0};
	struct buffer out = {0};

	buffer_puts(&out, "");
	read_text(&set, SEPARATOR_AUTO, text);
	record_set(&out, &set);
	assert_same_lines(out.bytes, expected);
	buffer_free(&out);
	runset_free(&set);
}

#endif
