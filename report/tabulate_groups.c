#include "report/tabulate_groups.h"

#include <math.h>

#include "report/phrase.h"
#include "report/qualifier.h"

/* Some of the metrics. Where sides are compared at all, a column says how the
 * first of them changed. */
struct chunk {
	size_t first, count;
	bool has_delta;
};

static void
put_head(struct tabulation *tab, struct sheet *sheet, const struct chunk *chunk)
{
	const struct table *t = &tab->comparison->tables[chunk->first];

	if (chunk->count == 1) {
		sheet->note = tabulate_direction(tab, t);
		phrase_metric_unit(&tab->text, tab->locale, t->field);
		tabulate_put(tab, sheet);
		tabulate_put_word(tab, sheet, "value");
		if (chunk->has_delta)
			tabulate_put_word(tab, sheet, "delta");
		return;
	}
	tabulate_put_label(tab, sheet, "");
	for (size_t i = 0; i < chunk->count; i++) {
		tabulate_put_short_name(tab, sheet, t[i].field);
		if (!i && chunk->has_delta)
			tabulate_put_word(tab, sheet, "delta");
	}
}

/* The cell behind the last one holds the means. */
static const struct entry *
entry_of(const struct comparison *c, const struct table *t, size_t cell,
	size_t side)
{
	return cell < c->cell_count ? comparison_entry(c, t, cell, side)
				    : &t->means[side];
}

static void
put_change(struct tabulation *tab, struct sheet *sheet,
	const struct entry *entry, bool is_baseline)
{
	if (!is_baseline)
		tabulate_put_delta(tab, sheet, &entry->delta);
	else if (tab->is_tight)
		tabulate_put_label(tab, sheet, "");
	else
		tabulate_put_word(tab, sheet, "baseline");
}

static void
put_side(struct tabulation *tab, struct sheet *sheet, const struct chunk *chunk,
	size_t cell, size_t side)
{
	const struct comparison *c = tab->comparison;
	const struct table *t = &c->tables[chunk->first];

	tabulate_put_label(tab, sheet, c->sides[side].label);
	for (size_t i = 0; i < chunk->count; i++) {
		const struct entry *entry = entry_of(c, &t[i], cell, side);

		tabulate_put_entry(tab, sheet, entry);
		if (!i && chunk->has_delta)
			put_change(tab, sheet, entry, side == c->baseline);
	}
}

static void
put_heading(struct tabulation *tab, struct sheet *sheet, size_t cell)
{
	const struct comparison *c = tab->comparison;

	if (cell < c->cell_count)
		tabulate_put_label(tab, sheet, c->cells[cell].label);
	else
		tabulate_put_word(tab, sheet, "geometric_mean");
	for (size_t k = 1; k < sheet->columns; k++)
		tabulate_put_label(tab, sheet, "");
}

static void
put_cell(struct tabulation *tab, struct sheet *sheet, const struct chunk *chunk,
	size_t cell)
{
	const struct comparison *c = tab->comparison;

	if (c->cell_count > 1)
		put_heading(tab, sheet, cell);
	for (size_t s = 0; s < c->side_count; s++)
		if (cell == c->cell_count || c->cells[cell].groups[s].count)
			put_side(tab, sheet, chunk, cell, s);
}

static void
lay(struct tabulation *tab, const struct chunk *chunk)
{
	const struct comparison *c = tab->comparison;
	const struct table *t = &c->tables[chunk->first];
	struct sheet *sheet = sheet_new(
		&tab->sheets, 1 + chunk->count + chunk->has_delta);

	put_head(tab, sheet, chunk);
	for (size_t i = 0; i < c->cell_count; i++)
		put_cell(tab, sheet, chunk, i);
	if (t->shared > 1 && !isnan(t->means[c->baseline].value))
		put_cell(tab, sheet, chunk, c->cell_count);
}

/* With room for the names in full, or else without. */
static bool
lay_if_it_fits(struct tabulation *tab, const struct chunk *chunk)
{
	size_t before = tab->sheets.count;

	for (int tight = 0; tight < 2; tight++) {
		tab->is_tight = tight;
		lay(tab, chunk);
		if (tabulate_fits(tab, &tab->sheets.items[before]))
			return true;
		tab->sheets.count = before;
	}
	return false;
}

/* As many metrics beside each other as fit, the others below. */
void
tabulate_groups(struct tabulation *tab)
{
	struct chunk chunk = {
		.has_delta = qualifier_is_compared(tab->comparison)};

	while (chunk.first < tab->comparison->table_count) {
		chunk.count = tab->comparison->table_count - chunk.first;
		while (chunk.count > 1 && !lay_if_it_fits(tab, &chunk))
			chunk.count--;
		if (chunk.count == 1)
			lay(tab, &chunk);
		chunk.first += chunk.count;
	}
}
