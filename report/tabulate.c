#include "report/tabulate.h"

#include <math.h>
#include <string.h>
#include "report/tabulate_one.h"
#include "report/phrase.h"
#include "report/qualifier.h"
#include "report/tabulate_groups.h"

/* What stands between columns on a terminal, and before the rows. */
#define GAP 2
#define INDENT 2

void
tabulate_put(struct tabulation *tab, struct sheet *sheet)
{
	sheet_put(sheet, &tab->text);
}

void
tabulate_put_word(struct tabulation *tab, struct sheet *sheet, const char *key)
{
	buffer_puts(&tab->text, locale_word(tab->locale, key));
	tabulate_put(tab, sheet);
}

void
tabulate_put_label(
	struct tabulation *tab, struct sheet *sheet, const char *label)
{
	buffer_puts(&tab->text, label);
	tabulate_put(tab, sheet);
}

void
tabulate_put_entry(
	struct tabulation *tab, struct sheet *sheet, const struct entry *entry)
{
	phrase_value(&tab->text, tab->locale, entry);
	tabulate_put(tab, sheet);
}

void
tabulate_put_short_name(
	struct tabulation *tab, struct sheet *sheet, enum field_id field)
{
	const char *name = fields[field].name;

	if (field == FIELD_RPS)
		buffer_puts(
			&tab->text, locale_word(tab->locale, "requests_short"));
	else if (field == FIELD_FAILED)
		buffer_puts(
			&tab->text, locale_word(tab->locale, "failed_short"));
	else if (name[0] == 'p' && name[1] >= '0' && name[1] <= '9')
		buffer_printf(&tab->text, "%.*s (ms)",
			1 + (int)strspn(name + 1, "0123456789"), name);
	else
		phrase_metric_unit(&tab->text, tab->locale, field);
	tabulate_put(tab, sheet);
}

void
tabulate_put_delta(
	struct tabulation *tab, struct sheet *sheet, const struct delta *delta)
{
	phrase_delta(&tab->text, tab->locale, delta);
	tabulate_put(tab, sheet);
}

const char *
tabulate_direction(const struct tabulation *tab, const struct table *t)
{
	switch (t->metric->better) {
	case BETTER_HIGHER:
		return locale_word(tab->locale, "higher_is_better");
	case BETTER_LOWER:
		return locale_word(tab->locale, "lower_is_better");
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
tabulate_fits(const struct tabulation *tab, const struct sheet *sheet)
{
	return sheet->columns <= tab->most_columns &&
		width_of(sheet) <= tab->most_width;
}

static void
put_metric(struct tabulation *tab, struct sheet *sheet, enum field_id field)
{
	if (tab->is_tight) {
		tabulate_put_short_name(tab, sheet, field);
		return;
	}
	phrase_metric_unit(&tab->text, tab->locale, field);
	tabulate_put(tab, sheet);
}

static void
lay_metrics_as_named(struct tabulation *tab)
{
	const struct comparison *c = tab->comparison;
	struct sheet *sheet = sheet_new(&tab->sheets, 5);

	sheet->words = 1;
	tabulate_put_label(tab, sheet, "");
	for (size_t s = 0; s < 2; s++)
		tabulate_put_label(tab, sheet, c->sides[s].label);
	tabulate_put_word(tab, sheet, "delta");
	tabulate_put_label(tab, sheet, "");
	for (size_t t = 0; t < c->table_count; t++) {
		const struct table *table = &c->tables[t];

		put_metric(tab, sheet, table->field);
		tabulate_put_entry(tab, sheet, &table->entries[0]);
		tabulate_put_entry(tab, sheet, &table->entries[1]);
		tabulate_put_delta(
			tab, sheet, &table->entries[c->baseline ? 0 : 1].delta);
		tabulate_put_label(tab, sheet, tabulate_direction(tab, table));
	}
}

/* Two sides in one cell: a row per metric. */
static void
lay_metrics(struct tabulation *tab)
{
	size_t before = tab->sheets.count;

	lay_metrics_as_named(tab);
	if (tabulate_fits(tab, &tab->sheets.items[before]))
		return;
	tab->sheets.count = before;
	tab->is_tight = true;
	lay_metrics_as_named(tab);
}

static void
put_row(struct tabulation *tab, struct sheet *sheet,
	const struct entry *entries)
{
	for (size_t s = 0; s < tab->comparison->side_count; s++) {
		tabulate_put_entry(tab, sheet, &entries[s]);
		if (s != tab->comparison->baseline)
			tabulate_put_delta(tab, sheet, &entries[s].delta);
	}
}

/* Several cells: a row for each, the sides beside each other. */
static void
lay_cells(struct tabulation *tab, const struct table *t)
{
	const struct comparison *c = tab->comparison;
	struct sheet *sheet = sheet_new(&tab->sheets, 2 * c->side_count);

	sheet->note = tabulate_direction(tab, t);
	phrase_metric_unit(&tab->text, tab->locale, t->field);
	tabulate_put(tab, sheet);
	for (size_t s = 0; s < c->side_count; s++) {
		tabulate_put_label(tab, sheet, c->sides[s].label);
		if (s != c->baseline)
			tabulate_put_word(tab, sheet, "delta");
	}
	for (size_t i = 0; i < c->cell_count; i++) {
		tabulate_put_label(tab, sheet, c->cells[i].label);
		put_row(tab, sheet, &t->entries[i * c->side_count]);
	}
	if (t->shared > 1 && !isnan(t->means[c->baseline].value)) {
		tabulate_put_word(tab, sheet, "geometric_mean");
		put_row(tab, sheet, t->means);
	}
}

/* Sides beside each other, if all tables of that kind fit. */
static bool
lay_beside(struct tabulation *tab)
{
	const struct comparison *c = tab->comparison;
	size_t before = tab->sheets.count;

	if (c->cell_count < 2 || 2 * c->side_count > tab->most_columns ||
		!qualifier_is_compared(c))
		return false;
	for (size_t t = 0; t < c->table_count; t++) {
		lay_cells(tab, &c->tables[t]);
		if (!tabulate_fits(tab, &tab->sheets.items[before + t])) {
			tab->sheets.count = before;
			return false;
		}
	}
	return true;
}

void
tabulate_comparison(struct tabulation *tab)
{
	const struct comparison *c = tab->comparison;

	if (c->side_count == 1)
		tabulate_one_side(tab);
	else if (c->side_count == 2 && c->cell_count == 1 && c->table_count > 1)
		lay_metrics(tab);
	else if (!lay_beside(tab))
		tabulate_groups(tab);
	buffer_free(&tab->text);
}
