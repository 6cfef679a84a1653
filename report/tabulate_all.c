#include "report/tabulate_all.h"

#include <math.h>
#include <string.h>

#include "report/phrase.h"
#include "report/qualifier.h"
#include "report/tabulate_groups.h"
#include "report/tabulate_one.h"

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
tabulate_all(struct tabulation *tab)
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
