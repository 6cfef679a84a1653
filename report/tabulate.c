#include "report/tabulate.h"

#include <math.h>
#include <string.h>
#include "report/tabulate_one.h"
#include "report/phrase.h"

/* What stands between columns on a terminal, and before the rows. */
#define GAP 2
#define INDENT 2

void
tabulate_put(struct tabulation *la, struct sheet *sheet)
{
	sheet_put(sheet, &la->text);
}

void
tabulate_put_word(struct tabulation *la, struct sheet *sheet, const char *key)
{
	buffer_puts(&la->text, locale_word(la->locale, key));
	tabulate_put(la, sheet);
}

void
tabulate_put_label(
	struct tabulation *la, struct sheet *sheet, const char *label)
{
	buffer_puts(&la->text, label);
	tabulate_put(la, sheet);
}

void
tabulate_put_entry(
	struct tabulation *la, struct sheet *sheet, const struct entry *entry)
{
	phrase_value(&la->text, la->locale, entry);
	tabulate_put(la, sheet);
}

void
tabulate_put_short_name(
	struct tabulation *la, struct sheet *sheet, enum field_id field)
{
	const char *name = fields[field].name;

	if (field == FIELD_RPS)
		buffer_puts(
			&la->text, locale_word(la->locale, "requests_short"));
	else if (field == FIELD_FAILED)
		buffer_puts(&la->text, locale_word(la->locale, "failed_short"));
	else if (name[0] == 'p' && name[1] >= '0' && name[1] <= '9')
		buffer_printf(&la->text, "%.*s (ms)",
			1 + (int)strspn(name + 1, "0123456789"), name);
	else
		phrase_metric_unit(&la->text, la->locale, field);
	tabulate_put(la, sheet);
}

static void
put_delta(struct tabulation *la, struct sheet *sheet, const struct delta *delta)
{
	phrase_delta(&la->text, la->locale, delta);
	tabulate_put(la, sheet);
}

static const char *
direction(const struct tabulation *la, const struct table *t)
{
	switch (t->metric->better) {
	case BETTER_HIGHER:
		return locale_word(la->locale, "higher_is_better");
	case BETTER_LOWER:
		return locale_word(la->locale, "lower_is_better");
	case BETTER_NEITHER:
		break;
	}
	return "";
}

bool
tabulate_is_single(const struct comparison *c)
{
	return c->side_count == 1 && c->sides[0].run_count == 1;
}

/* The width of a sheet with its gaps and the indent of its rows. */
static size_t
width_of(const struct sheet *sheet)
{
	size_t width = INDENT;

	for (size_t k = 0; k < sheet->columns; k++)
		width += sheet_width(sheet, k) + (k ? GAP : 0);
	return width;
}

bool
tabulate_fits(const struct tabulation *la, const struct sheet *sheet)
{
	return sheet->columns <= la->most_columns &&
		width_of(sheet) <= la->most_width;
}

/* Two sides in one cell: a row per metric. */
static void
lay_metrics(struct tabulation *la)
{
	const struct comparison *c = la->comparison;
	struct sheet *sheet = sheet_new(&la->sheets, 5);

	sheet->words = 1;
	tabulate_put_label(la, sheet, "");
	for (size_t s = 0; s < 2; s++)
		tabulate_put_label(la, sheet, c->sides[s].label);
	tabulate_put_word(la, sheet, "delta");
	tabulate_put_label(la, sheet, "");
	for (size_t t = 0; t < c->table_count; t++) {
		const struct table *table = &c->tables[t];

		phrase_metric_unit(&la->text, la->locale, table->field);
		tabulate_put(la, sheet);
		tabulate_put_entry(la, sheet, &table->entries[0]);
		tabulate_put_entry(la, sheet, &table->entries[1]);
		put_delta(
			la, sheet, &table->entries[c->baseline ? 0 : 1].delta);
		tabulate_put_label(la, sheet, direction(la, table));
	}
}

static void
put_row(struct tabulation *la, struct sheet *sheet, const struct entry *entries)
{
	for (size_t s = 0; s < la->comparison->side_count; s++) {
		tabulate_put_entry(la, sheet, &entries[s]);
		if (s != la->comparison->baseline)
			put_delta(la, sheet, &entries[s].delta);
	}
}

/* Several cells: a row for each, the sides beside each other. */
static void
lay_cells(struct tabulation *la, const struct table *t)
{
	const struct comparison *c = la->comparison;
	struct sheet *sheet = sheet_new(&la->sheets, 2 * c->side_count);

	sheet->note = direction(la, t);
	phrase_metric_unit(&la->text, la->locale, t->field);
	tabulate_put(la, sheet);
	for (size_t s = 0; s < c->side_count; s++) {
		tabulate_put_label(la, sheet, c->sides[s].label);
		if (s != c->baseline)
			tabulate_put_word(la, sheet, "delta");
	}
	for (size_t i = 0; i < c->cell_count; i++) {
		tabulate_put_label(la, sheet, c->cells[i].label);
		put_row(la, sheet, &t->entries[i * c->side_count]);
	}
	if (t->shared > 1 && !isnan(t->means[c->baseline].value)) {
		tabulate_put_word(la, sheet, "geometric_mean");
		put_row(la, sheet, t->means);
	}
}

static void
put_change(struct tabulation *la, struct sheet *sheet,
	const struct entry *entries, size_t side)
{
	tabulate_put_entry(la, sheet, &entries[side]);
	if (side != la->comparison->baseline)
		put_delta(la, sheet, &entries[side].delta);
	else if (la->is_tight)
		tabulate_put_label(la, sheet, "");
	else
		tabulate_put_word(la, sheet, "baseline");
}

/* Many sides in one cell: a row per side, a column per metric, and how the
 * headline metric changed. */
static void
lay_side_by_metric(struct tabulation *la)
{
	const struct comparison *c = la->comparison;
	struct sheet *sheet = sheet_new(&la->sheets, 2 + c->table_count);

	tabulate_put_label(la, sheet, "");
	for (size_t t = 0; t < c->table_count; t++) {
		tabulate_put_short_name(la, sheet, c->tables[t].field);
		if (!t)
			tabulate_put_word(la, sheet, "delta");
	}
	for (size_t s = 0; s < c->side_count; s++) {
		tabulate_put_label(la, sheet, c->sides[s].label);
		put_change(la, sheet, c->tables[0].entries, s);
		for (size_t t = 1; t < c->table_count; t++)
			tabulate_put_entry(la, sheet, &c->tables[t].entries[s]);
	}
}

/* A row per side. */
static void
lay_sides(struct tabulation *la, const struct table *t, const char *cell,
	const struct entry *entries)
{
	const struct comparison *c = la->comparison;
	struct sheet *sheet = sheet_new(&la->sheets, 3);

	sheet->note = direction(la, t);
	phrase_metric_unit(&la->text, la->locale, t->field);
	if (*cell)
		buffer_printf(&la->text, ", %s", cell);
	tabulate_put(la, sheet);
	tabulate_put_word(la, sheet, "value");
	tabulate_put_word(la, sheet, "delta");
	for (size_t s = 0; s < c->side_count; s++) {
		tabulate_put_label(la, sheet, c->sides[s].label);
		put_change(la, sheet, entries, s);
	}
}

static void
lay_table(struct tabulation *la, const struct table *t)
{
	const struct comparison *c = la->comparison;
	size_t before = la->sheets.count;

	if (c->cell_count > 1 && 2 * c->side_count <= la->most_columns) {
		lay_cells(la, t);
		if (tabulate_fits(la, &la->sheets.items[before]))
			return;
		la->sheets.count = before;
	}
	for (size_t i = 0; i < c->cell_count; i++)
		lay_sides(la, t, c->cells[i].label,
			&t->entries[i * c->side_count]);
	if (t->shared > 1 && !isnan(t->means[c->baseline].value))
		lay_sides(la, t, locale_word(la->locale, "geometric_mean"),
			t->means);
}

static bool
lay_one_cell(struct tabulation *la)
{
	const struct comparison *c = la->comparison;
	size_t before = la->sheets.count;

	if (c->cell_count > 1 || c->table_count < 2)
		return false;
	if (c->side_count == 2) {
		lay_metrics(la);
		return true;
	}
	for (int tight = 0; tight < 2; tight++) {
		la->is_tight = tight;
		lay_side_by_metric(la);
		if (tabulate_fits(la, &la->sheets.items[before]))
			return true;
		la->sheets.count = before;
	}
	la->is_tight = false;
	return false;
}

void
tabulate_comparison(struct tabulation *la)
{
	const struct comparison *c = la->comparison;

	if (c->side_count == 1)
		tabulate_one_side(la);
	else if (!lay_one_cell(la))
		for (size_t t = 0; t < c->table_count; t++)
			lay_table(la, &c->tables[t]);
	buffer_free(&la->text);
}
