#include "parser/table.h"

#include "parser/heading.h"
#include "parser/sheet.h"
#include "parser/unit.h"

/* The log ends with this cell, without a bar or an end of line behind it. */
static bool
ends_log(const struct text *text, struct slice cell, size_t line)
{
	const struct slice last = text->lines[line].text;

	return !text->ended && line + 1 == text->count &&
		cell.at + cell.len == last.at + last.len;
}

static void
fill(struct draft *d, const struct lexer *lexer, const struct heading *heading,
	struct slice cell, size_t line)
{
	struct folded f = fold_line(lexer->arena, cell);
	unsigned number = lexer->text->lines[line].number;
	struct number n;
	double scale;
	size_t end;

	if (heading->field < 0 || d->values[heading->field].set || !f.count)
		return;
	d->last_line = line;
	if (fields[heading->field].type == TYPE_TEXT) {
		draft_text(d, heading->field, slice_trim(cell), number);
		d->values[heading->field].cut = ends_log(
			lexer->text, cell, line);
		return;
	}
	if (!number_read(&n, &f, 0, NUMBER_SPACED))
		return;
	scale = unit_scale(lexer->words, &f, n.end, heading->field, &end);
	draft_figure(d, heading->field, &n,
		end == n.end ? heading->scale : scale, &f, number);
	d->values[heading->field].cut = ends_log(lexer->text, cell, line);
}

static void
keep(struct tables *tables, const struct lexer *lexer, const struct draft *d)
{
	if (!d->figures)
		return;
	tables->drafts = arena_grow(lexer->arena, tables->drafts, tables->count,
		&tables->room, sizeof(struct draft *));
	tables->drafts[tables->count] = arena_array(
		lexer->arena, 1, sizeof(struct draft));
	*tables->drafts[tables->count++] = *d;
}

static size_t
count_known(const struct heading *headings, size_t count)
{
	size_t known = 0;

	for (size_t i = 0; i < count; i++)
		known += headings[i].field >= 0 && !headings[i].weak;
	return known;
}

static void
start(struct draft *d, const struct sheet *sheet, struct slice label)
{
	draft_init(d, sheet->rows[0].line);
	d->of_table = true;
	d->label = label;
}

/* One draft per column: the first column names what each row holds. */
static void
read_columns(struct tables *tables, const struct lexer *lexer,
	const struct sheet *sheet, const struct heading *headings)
{
	for (size_t column = 1; column < sheet->rows[0].count; column++) {
		struct draft d;

		start(&d, sheet, sheet->rows[0].cells[column]);
		for (size_t row = 1; row < sheet->count; row++)
			if (column < sheet->rows[row].count)
				fill(&d, lexer, &headings[row],
					sheet->rows[row].cells[column],
					sheet->rows[row].line);
		keep(tables, lexer, &d);
	}
}

/* `nginx / run 1`: what the corner says stands for the whole table. */
static struct slice
row_label(
	const struct lexer *lexer, const struct sheet *sheet, struct slice name)
{
	struct slice corner = sheet->rows[0].cells[0];

	if (slice_starts(corner, "ab "))
		corner = slice_trim(slice_part(corner, 3, corner.len));
	if (slice_find(corner, " ") == corner.len || !corner.len)
		return name;
	return slice_of(arena_printf(lexer->arena, "%.*s / %.*s",
		(int)corner.len, corner.at, (int)name.len, name.at));
}

/* One draft per row: the first row names what each column holds. */
static void
read_rows(struct tables *tables, const struct lexer *lexer,
	const struct sheet *sheet, const struct heading *headings)
{
	for (size_t row = 1; row < sheet->count; row++) {
		const struct sheet_row *cells = &sheet->rows[row];
		struct folded name = fold_line(lexer->arena, cells->cells[0]);
		struct draft d;

		if (heading_of(lexer->words, &name).statistic)
			continue;
		start(&d, sheet,
			headings[0].field < 0
				? row_label(lexer, sheet, cells->cells[0])
				: (struct slice){0});
		d.first_line = cells->line;
		for (size_t i = 0; i < cells->count; i++)
			if (i < sheet->rows[0].count)
				fill(&d, lexer, &headings[i], cells->cells[i],
					cells->line);
		keep(tables, lexer, &d);
	}
}

/* False when the sheet is not about ab's figures, or ab's own table. */
static bool
read_sheet(struct tables *tables, const struct lexer *lexer,
	const struct sheet *sheet)
{
	struct heading *down = arena_array(
		lexer->arena, sheet->count, sizeof(*down));
	struct heading across[SHEET_COLUMNS];
	const struct sheet_row *head = &sheet->rows[0];
	size_t known;

	for (size_t i = 0; i < sheet->count; i++) {
		struct folded f = fold_line(
			lexer->arena, sheet->rows[i].cells[0]);

		down[i] = heading_of(lexer->words, &f);
	}
	for (size_t i = 0; i < head->count; i++) {
		struct folded f = fold_line(lexer->arena, head->cells[i]);

		across[i] = heading_of(lexer->words, &f);
	}
	known = count_known(across, head->count);
	if (known >= 2 && known > count_known(down + 1, sheet->count - 1)) {
		read_rows(tables, lexer, sheet, across);
		return true;
	}
	if (head->count < 3 || !count_known(down + 1, sheet->count - 1) ||
		down[0].field >= 0)
		return false;
	read_columns(tables, lexer, sheet, down);
	return true;
}

void
table_read(struct tables *tables, const struct lexer *lexer)
{
	const struct text *text = lexer->text;

	tables->taken = arena_array(lexer->arena, text->count + 1, 1);
	for (size_t i = 0; i < text->count; i++) {
		struct sheet sheet;

		if (!sheet_read(&sheet, lexer->arena, text, i))
			continue;
		if (read_sheet(tables, lexer, &sheet))
			for (size_t k = i; k < sheet.end; k++)
				tables->taken[k] = true;
		i = sheet.end - 1;
	}
}
