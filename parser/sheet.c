#include "parser/sheet.h"

#include <string.h>

/* A table needs as many columns of CSV to be told from prose with commas. */
#define CSV_COLUMNS 5

static void
add_cell(struct sheet_row *row, struct slice cell)
{
	cell = slice_trim(cell);
	if (cell.len >= 2 && *cell.at == '"' && cell.at[cell.len - 1] == '"')
		cell = slice_part(cell, 1, cell.len - 1);
	if (row->count < SHEET_COLUMNS)
		row->cells[row->count++] = cell;
}

/* Cut at the delimiter, but not within double quotes. */
static void
cut(struct sheet_row *row, struct slice line, char delimiter)
{
	size_t start = 0;
	bool quoted = false;

	row->count = 0;
	for (size_t i = 0; i < line.len; i++) {
		if (line.at[i] == '"')
			quoted = !quoted;
		if (line.at[i] != delimiter || quoted)
			continue;
		add_cell(row, slice_part(line, start, i));
		start = i + 1;
	}
	add_cell(row, slice_part(line, start, line.len));
}

/* Without the bars that may stand at both ends of a Markdown row. */
static struct slice
inner(struct slice line)
{
	line = slice_trim(line);
	if (line.len && *line.at == '|')
		line = slice_part(line, 1, line.len);
	if (line.len && line.at[line.len - 1] == '|')
		line = slice_part(line, 0, line.len - 1);
	return line;
}

static bool
has_bars(struct slice line)
{
	return memchr(line.at, '|', line.len) != NULL;
}

/* |---|:--:| */
static bool
is_rule(struct slice line)
{
	for (size_t i = 0; i < line.len; i++)
		if (!strchr("|-:=+ \t", line.at[i]))
			return false;
	return line.len > 0;
}

static struct sheet_row *
add_row(struct sheet *sheet, struct arena *a, size_t line)
{
	sheet->rows = arena_grow(a, sheet->rows, sheet->count, &sheet->room,
		sizeof(*sheet->rows));
	sheet->rows[sheet->count].line = line;
	return &sheet->rows[sheet->count++];
}

static bool
read_markdown(struct sheet *sheet, struct arena *a, const struct text *text,
	size_t line)
{
	for (; line < text->count; line++) {
		struct slice row = slice_trim(text->lines[line].text);

		if (!row.len || !has_bars(row))
			break;
		if (!is_rule(row))
			cut(add_row(sheet, a, line), inner(row), '|');
	}
	sheet->end = line;
	return sheet->count >= 2 && sheet->rows[0].count >= 2;
}

static bool
read_csv(struct sheet *sheet, struct arena *a, const struct text *text,
	size_t line, char delimiter)
{
	for (; line < text->count; line++) {
		struct slice row = slice_trim(text->lines[line].text);
		struct sheet_row *cells;

		if (!row.len)
			break;
		cells = add_row(sheet, a, line);
		cut(cells, row, delimiter);
		if (cells->count == sheet->rows[0].count &&
			cells->count >= CSV_COLUMNS)
			continue;
		sheet->count--;
		break;
	}
	sheet->end = line;
	return sheet->count >= 2;
}

bool
sheet_read(struct sheet *sheet, struct arena *a, const struct text *text,
	size_t line)
{
	static const char delimiters[] = ",;\t";
	struct slice first = text->lines[line].text;

	*sheet = (struct sheet){0};
	if (!first.len)
		return false;
	if (has_bars(first))
		return read_markdown(sheet, a, text, line);
	for (const char *d = delimiters; *d; d++) {
		struct sheet_row row;

		cut(&row, first, *d);
		*sheet = (struct sheet){0};
		if (row.count >= CSV_COLUMNS &&
			read_csv(sheet, a, text, line, *d))
			return true;
	}
	return false;
}
