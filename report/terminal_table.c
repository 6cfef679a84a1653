#include "report/terminal_table.h"

#include "parser/utf8.h"
#include "report/visible.h"
#include "report/wrap.h"

#define GAP 2
#define INDENT 2
#define LEAST_NAME 8 /* columns that are left of a name */

/* A sheet while it is laid out for a terminal. */
struct table {
	struct buffer *out;
	const struct sheet *sheet;
	size_t indent;         /* of the rows below the head */
	size_t *widths;        /* [column] */
	size_t part_widths[8]; /* of names such as "n 100  c 5" */
	struct arena arena;
};

/* The next part of a name, which two spaces end. */
static struct slice
next_part(struct slice *name)
{
	size_t end = slice_find(*name, "  ");
	struct slice part = slice_part(*name, 0, end);

	*name = slice_part(*name, end + 2, name->len);
	return part;
}

/* Parts of names stand below each other, so they share their widths. */
static void
measure_parts(struct table *t)
{
	for (size_t row = 1; row < sheet_rows(t->sheet); row++) {
		struct slice name = slice_of(sheet_cell(t->sheet, row, 0));
		size_t i = 0;

		if (slice_find(name, "  ") == name.len ||
			sheet_is_heading(t->sheet, row))
			continue;
		for (; name.len && i < COUNTOF(t->part_widths); i++) {
			size_t width = utf8_columns(next_part(&name));

			if (width > t->part_widths[i])
				t->part_widths[i] = width;
		}
	}
}

static void
put_parts(struct buffer *out, const struct table *t, struct slice name)
{
	for (size_t i = 0; name.len; i++) {
		struct slice part = next_part(&name);
		size_t width = utf8_columns(part);

		buffer_put(out, part);
		if (!name.len)
			return;
		for (; i < COUNTOF(t->part_widths) && width < t->part_widths[i];
			width++)
			buffer_putc(out, ' ');
		wrap_pad(out, 2);
	}
}

static void
put_text(struct buffer *out, const struct table *t, size_t row, size_t column)
{
	struct slice text = slice_of(sheet_cell(t->sheet, row, column));
	struct buffer visible = {0};

	visible_put(&visible, text);
	if (!column && row && !sheet_is_heading(t->sheet, row) &&
		slice_find(text, "  ") < text.len)
		put_parts(out, t, buffer_slice(&visible));
	else
		buffer_put(out, buffer_slice(&visible));
	buffer_free(&visible);
}

static size_t
width_of(const struct table *t, size_t row, size_t column)
{
	struct buffer text = {0};
	size_t width;

	put_text(&text, t, row, column);
	width = utf8_columns(buffer_slice(&text));
	buffer_free(&text);
	return width + (column || !row ? 0 : t->indent);
}

static bool
holds_words(const struct table *t, size_t column)
{
	return !column || column >= t->sheet->columns - t->sheet->words;
}

/* The room that a column needs at least: its figures, but not all of its
 * names. */
static size_t
least_width(const struct table *t, size_t column)
{
	size_t least = LEAST_NAME;

	if (holds_words(t, column))
		return least;
	for (size_t row = 1; row < sheet_rows(t->sheet); row++) {
		size_t width = width_of(t, row, column);

		least = width > least ? width : least;
	}
	return least;
}

static size_t
sum_of_widths(const struct table *t)
{
	size_t sum = GAP * (t->sheet->columns - 1);

	for (size_t k = 0; k < t->sheet->columns; k++)
		sum += t->widths[k];
	return sum;
}

/* Take from the widest names until all fits, or nothing is left to take. */
static void
squeeze(struct table *t, size_t columns)
{
	size_t *least = arena_array(
		&t->arena, t->sheet->columns, sizeof(*least));

	for (size_t k = 0; k < t->sheet->columns; k++)
		least[k] = least_width(t, k);
	while (sum_of_widths(t) > columns) {
		size_t widest = 0;

		for (size_t k = 1; k < t->sheet->columns; k++)
			if (t->widths[k] > least[k] &&
				(t->widths[k] > t->widths[widest] ||
					t->widths[widest] <= least[widest]))
				widest = k;
		if (t->widths[widest] <= least[widest])
			return;
		t->widths[widest]--;
	}
}

static void
measure(struct table *t, size_t columns)
{
	t->widths = arena_array(
		&t->arena, t->sheet->columns, sizeof(*t->widths));
	for (size_t k = 0; k < t->sheet->columns; k++)
		for (size_t row = 0; row < sheet_rows(t->sheet); row++) {
			size_t width = width_of(t, row, k);

			if (sheet_is_heading(t->sheet, row))
				continue;
			width = width > columns ? columns : width;
			if (width > t->widths[k])
				t->widths[k] = width;
		}
	squeeze(t, columns);
}

static void
put_cell(struct table *t, size_t row, size_t column)
{
	bool left = holds_words(t, column);
	size_t indent = column || !row ? 0 : t->indent;
	size_t width = t->widths[column] - indent;
	struct buffer text = {0}, cut = {0};
	size_t used;

	put_text(&text, t, row, column);
	wrap_shorten(&cut, text.bytes ? text.bytes : "", width);
	used = utf8_columns(buffer_slice(&cut));
	wrap_pad(t->out, indent + (left || used > width ? 0 : width - used));
	buffer_put(t->out, buffer_slice(&cut));
	if (left && used < width)
		wrap_pad(t->out, width - used);
	buffer_free(&text);
	buffer_free(&cut);
}

/* A heading has the line for itself. */
static void
put_heading(struct table *t, size_t row, size_t columns)
{
	struct buffer text = {0};

	visible_put(&text, slice_of(sheet_cell(t->sheet, row, 0)));
	wrap_shorten(t->out, text.bytes ? text.bytes : "", columns);
	buffer_free(&text);
}

static void
put_row(struct table *t, size_t row)
{
	for (size_t k = 0; k < t->sheet->columns; k++) {
		wrap_pad(t->out, k ? GAP : 0);
		put_cell(t, row, k);
	}
	while (t->out->len && t->out->bytes[t->out->len - 1] == ' ')
		t->out->len--;
}

static void
put_note(struct table *t, size_t columns)
{
	const char *note = t->sheet->note;
	size_t width = utf8_columns(slice_of(note)) + 2;

	if (!*note)
		return;
	if (sum_of_widths(t) + 3 + width > columns)
		buffer_printf(t->out, "\n  (%s)", note);
	else
		buffer_printf(t->out, "   (%s)", note);
}

void
terminal_table(struct buffer *out, const struct sheet *sheet, size_t columns)
{
	struct table t = {
		.out = out,
		.sheet = sheet,
		.indent = sheet->is_list ? 0 : INDENT,
	};

	measure_parts(&t);
	measure(&t, columns);
	for (size_t row = 0; row < sheet_rows(sheet); row++) {
		if (sheet_is_heading(sheet, row))
			put_heading(&t, row, columns);
		else
			put_row(&t, row);
		if (!row)
			put_note(&t, columns);
		buffer_putc(out, '\n');
	}
	arena_free(&t.arena);
}
