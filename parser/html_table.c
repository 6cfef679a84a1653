#include "parser/html_table.h"

#include <stdio.h>
#include <string.h>

/* A table of more columns is not one of figures. */
#define COLUMNS 64

/* A cell of so many lines is a text that a table only lays out. */
#define LAYOUT_LINES 4

struct html_row *
html_table_row(struct html_table *table, struct arena *a, unsigned number)
{
	struct html_row *row;

	table->rows = arena_grow(a, table->rows, table->count, &table->room,
		sizeof(*table->rows));
	row = &table->rows[table->count++];
	memset(row, 0, sizeof(*row));
	row->number = number;
	return row;
}

struct html_cell *
html_table_cell(struct html_row *row, struct arena *a)
{
	struct html_cell *cell;

	row->cells = arena_grow(
		a, row->cells, row->count, &row->room, sizeof(*row->cells));
	cell = &row->cells[row->count++];
	memset(cell, 0, sizeof(*cell));
	cell->flow.arena = a;
	return cell;
}

/* The text of a cell; a no-break space alone is how pages say nothing. */
static struct slice
cell_text(struct html_cell *cell)
{
	struct slice text = html_flow_joined(&cell->flow);

	return slice_equals(text, "\xC2\xA0") ? slice_part(text, 0, 0) : text;
}

static bool
is_layout(const struct html_row *row)
{
	for (size_t i = 0; i < row->count; i++)
		if (row->cells[i].flow.solid ||
			row->cells[i].flow.count >= LAYOUT_LINES)
			return true;
	return false;
}

static void
write_line(
	struct html_flow *out, struct buffer *words, unsigned number, bool html)
{
	struct slice copy = buffer_slice(words);

	copy.at = arena_copy(out->arena, copy);
	html_flow_line(out, (struct line){copy, number, html});
	words->len = 0;
}

static void
write_layout(struct html_row *row, struct html_flow *out)
{
	for (size_t i = 0; i < row->count; i++) {
		struct html_flow *flow = &row->cells[i].flow;

		for (size_t k = 0; k < flow->count; k++) {
			struct line line = flow->lines[k];

			line.text.at = arena_copy(out->arena, line.text);
			html_flow_line(out, line);
		}
	}
}

/* Label and value in two columns each, or above the times `min avg max`. */
static bool
is_of_ab(struct html_table *table)
{
	static const char *const head[] = {"", "min", "avg", "max"};

	for (size_t i = 0; i < table->count; i++) {
		struct html_row *row = &table->rows[i];
		size_t k = 0;

		if (row->count == 2 && row->cells[0].columns == 2 &&
			row->cells[1].columns == 2)
			return true;
		while (row->count == COUNTOF(head) && k < row->count &&
			slice_equals(cell_text(&row->cells[k]), head[k]))
			k++;
		if (k == COUNTOF(head))
			return true;
	}
	return false;
}

/* As ab's text has it: labels 24 wide, those of the times 12. */
static void
write_of_ab(struct html_row *row, struct html_flow *out)
{
	struct buffer words = {0};

	for (size_t i = 0; i < row->count; i++) {
		struct slice text = cell_text(&row->cells[i]);
		int width = i || row->count == 1 ? 0 : row->count > 2 ? 12 : 23;

		if (!i && row->count == 1 && slice_starts(text, "("))
			buffer_puts(&words, "   ");
		buffer_printf(&words, "%s%-*.*s", i ? " " : "", width,
			(int)text.len, text.len ? text.at : "");
	}
	write_line(out, &words, row->number, true);
	buffer_free(&words);
}

/* Are the first cells nothing but the numbers of the lines beside them? */
static bool
are_line_numbers(struct html_table *table)
{
	char number[24];

	for (size_t i = 0; i < table->count; i++) {
		struct html_row *row = &table->rows[i];

		snprintf(number, sizeof(number), "%zu", i + 1);
		if (row->count != 2 ||
			!slice_equals(cell_text(&row->cells[0]), number))
			return false;
	}
	return table->count > 2;
}

static void
write_list(struct html_row *row, size_t first, struct html_flow *out)
{
	struct buffer words = {0};

	for (size_t i = first; i < row->count; i++) {
		struct slice text = cell_text(&row->cells[i]);

		if (words.len && text.len)
			buffer_puts(&words, "  ");
		buffer_put(&words, text);
	}
	if (words.len)
		write_line(out, &words, row->number, false);
	buffer_free(&words);
}

/* Columns of the row being written, with what earlier rows reach down. */
struct columns {
	struct slice texts[COLUMNS];
	unsigned left[COLUMNS]; /* rows that the text still spans */
	size_t count;
};

/* The next free column; COLUMNS when there is none. */
static size_t
free_column(const struct columns *c, size_t column)
{
	while (column < COLUMNS && c->left[column])
		column++;
	return column;
}

static void
place_cells(struct columns *c, struct html_row *row)
{
	size_t column = 0;

	for (size_t k = 0; k < COLUMNS; k++)
		if (!c->left[k])
			c->texts[k] = (struct slice){"", 0};
	for (size_t i = 0; i < row->count; i++) {
		struct html_cell *cell = &row->cells[i];
		struct slice text = cell_text(cell);

		for (unsigned k = 0; k < cell->columns; k++) {
			column = free_column(c, column);
			if (column == COLUMNS)
				return;
			/* A lone cell is a heading of the rows below it. */
			if (!k || row->count > 1)
				c->texts[column] = text;
			c->left[column] = cell->rows;
			column++;
		}
		if (column > c->count)
			c->count = column;
	}
}

static void
write_columns(struct columns *c, unsigned number, struct html_flow *out)
{
	struct buffer words = {0};

	for (size_t i = 0; i < c->count; i++) {
		buffer_puts(&words, "| ");
		for (size_t k = 0; k < c->texts[i].len; k++) {
			char byte = c->texts[i].at[k];

			buffer_putc(&words, byte == '|' ? '/' : byte);
		}
		buffer_putc(&words, ' ');
		c->left[i] -= c->left[i] > 0;
	}
	buffer_putc(&words, '|');
	write_line(out, &words, number, false);
	buffer_free(&words);
}

static void
write_rule(const struct columns *c, unsigned number, struct html_flow *out)
{
	struct buffer words = {0};

	for (size_t i = 0; i < c->count; i++)
		buffer_puts(&words, "|---");
	buffer_putc(&words, '|');
	write_line(out, &words, number, false);
	buffer_free(&words);
}

static void
write_markdown(struct html_table *table, struct html_flow *out)
{
	struct columns c = {.count = 0};
	bool ruled = false;

	for (size_t i = 0; i < table->count; i++) {
		struct html_row *row = &table->rows[i];

		if (is_layout(row)) {
			write_layout(row, out);
			continue;
		}
		if (row->count == 1 && !ruled) {
			write_list(row, 0, out);
			continue;
		}
		place_cells(&c, row);
		write_columns(&c, row->number, out);
		if (!ruled)
			write_rule(&c, row->number, out);
		ruled = true;
	}
}

static bool
is_wide(const struct html_table *table)
{
	for (size_t i = 0; i < table->count; i++)
		if (table->rows[i].count > 2 && !is_layout(&table->rows[i]))
			return true;
	return false;
}

void
html_table_write(struct html_table *table, struct html_flow *out)
{
	bool of_ab = is_of_ab(table);
	size_t first = are_line_numbers(table);

	if (!of_ab && is_wide(table)) {
		write_markdown(table, out);
		return;
	}
	for (size_t i = 0; i < table->count; i++) {
		struct html_row *row = &table->rows[i];

		if (is_layout(row))
			write_layout(row, out);
		else if (of_ab)
			write_of_ab(row, out);
		else
			write_list(row, first, out);
	}
}
