#include "report/sheet.h"

#include "parser/utf8.h"

struct sheet *
sheet_new(struct sheets *sheets, size_t columns)
{
	sheets->items = arena_grow(sheets->arena, sheets->items, sheets->count,
		&sheets->room, sizeof(*sheets->items));
	sheets->items[sheets->count] = (struct sheet){
		.arena = sheets->arena,
		.columns = columns,
		.note = "",
	};
	return &sheets->items[sheets->count++];
}

void
sheet_put(struct sheet *sheet, struct buffer *text)
{
	sheet->cells = arena_grow(sheet->arena, (void *)sheet->cells,
		sheet->count, &sheet->room, sizeof(*sheet->cells));
	sheet->cells[sheet->count++] = arena_copy(
		sheet->arena, buffer_slice(text));
	text->len = 0;
}

bool
sheet_says(const struct sheets *sheets, const char *text)
{
	for (size_t i = 0; i < sheets->count; i++)
		for (size_t k = 0; k < sheets->items[i].count; k++)
			if (slice_equals(
				    slice_of(text), sheets->items[i].cells[k]))
				return true;
	return false;
}

size_t
sheet_rows(const struct sheet *sheet)
{
	return sheet->count / sheet->columns;
}

const char *
sheet_cell(const struct sheet *sheet, size_t row, size_t column)
{
	return sheet->cells[row * sheet->columns + column];
}

bool
sheet_is_heading(const struct sheet *sheet, size_t row)
{
	for (size_t k = 1; k < sheet->columns; k++)
		if (*sheet_cell(sheet, row, k))
			return false;
	return row > 0 && sheet->columns > 1;
}

size_t
sheet_width(const struct sheet *sheet, size_t column)
{
	size_t widest = 0;

	for (size_t row = 0; row < sheet_rows(sheet); row++) {
		const char *text = sheet_cell(sheet, row, column);
		size_t width = utf8_columns(slice_of(text));

		if (sheet_is_heading(sheet, row))
			continue;
		widest = width > widest ? width : widest;
	}
	return widest;
}
