#include "report/view_parts.h"

#include <math.h>
#include <stdio.h>

#include "report/change.h"

static void
write_cell(struct part *p, size_t cell)
{
	const char *label = p->comparison->cells[cell].label;

	if (*label)
		part_name(p, label);
	else
		part_word(p, "page_all_runs");
}

/* "Requests per second: higher is better", as the caption of a table. */
static void
write_metric(struct part *p, const struct table *t)
{
	part_field_unit(p, t->field);
	if (t->metric->better == BETTER_NEITHER)
		return;
	part_comma(p);
	part_word(p,
		t->metric->better == BETTER_HIGHER ? "higher_is_better"
						   : "lower_is_better");
}

/* Cells by sides ---------------------------------------------------------- */

static void
add_mean(struct grid *g, const struct table *t)
{
	struct part *p = g->part;

	part_word(p, "geometric_mean");
	tree_attr(grid_row(g), "kind", "mean");
	for (size_t i = 0; i < p->comparison->side_count; i++)
		change_cells(g, &t->means[i],
			&t->means[p->comparison->baseline], t->stated > 0);
}

static void
add_cells(struct part *p, struct _xmlNode *parent, const struct table *t,
	const char *id)
{
	const struct comparison *c = p->comparison;
	struct grid g;

	write_metric(p, t);
	g = grid_open(p, parent, id);
	part_word(p, "cell");
	grid_column(&g, "label");
	for (size_t i = 0; i < c->side_count; i++)
		change_columns(&g, i, t->stated > 0);
	for (size_t k = 0; k < c->cell_count; k++) {
		write_cell(p, k);
		grid_row(&g);
		for (size_t i = 0; i < c->side_count; i++)
			change_cells(&g, compare_entry(c, t, k, i),
				compare_entry(c, t, k, c->baseline),
				t->stated > 0);
	}
	if (t->shared > 1)
		add_mean(&g, t);
}

/* One cell: sides are rows, or metrics are ------------------------------- */

static void
add_side_row(struct grid *g, const struct table *t, size_t side)
{
	struct part *p = g->part;
	const struct comparison *c = p->comparison;
	struct _xmlNode *row;

	part_side(p, side);
	row = grid_row(g);
	tree_attr_number(row, "side", (double)side + 1);
	change_cells(g, compare_entry(c, t, 0, side),
		compare_entry(c, t, 0, c->baseline), t->stated > 0);
	if (side != c->baseline)
		return;
	part_word(p, "baseline");
	grid_value(g, "change");
	if (t->stated)
		grid_value(g, "stated");
}

static void
add_sides(struct part *p, struct _xmlNode *parent, const struct table *t,
	const char *id)
{
	struct grid g;

	write_metric(p, t);
	g = grid_open(p, parent, id);
	part_word(p, "side");
	grid_column(&g, "label");
	part_word(p, "value");
	grid_column(&g, "figure");
	part_word(p, "page_change");
	grid_column(&g, "change");
	if (t->stated) {
		part_word(p, "page_stated");
		grid_column(&g, "stated");
	}
	for (size_t i = 0; i < p->comparison->side_count; i++)
		add_side_row(&g, t, i);
}

/* "Compared with Apache". */
static void
write_compared(struct part *p)
{
	const struct comparison *c = p->comparison;
	struct buffer baseline = {0};

	tree_isolate(&baseline, c->sides[c->baseline].label);
	locale_sentence(p->locale, &p->text, "page_compared_with", "baseline",
		baseline.bytes, NULL);
	buffer_free(&baseline);
}

static void
add_metrics(struct part *p, struct _xmlNode *parent)
{
	const struct comparison *c = p->comparison;
	struct grid g;

	write_compared(p);
	g = grid_open(p, parent, "measures-table");
	part_word(p, "page_measure");
	grid_column(&g, "label");
	for (size_t i = 0; i < c->side_count; i++)
		change_columns(&g, i, false);
	for (size_t i = 1; i < c->table_count; i++) {
		part_field_unit(p, c->tables[i].field);
		grid_row(&g);
		for (size_t k = 0; k < c->side_count; k++)
			change_cells(&g, compare_entry(c, &c->tables[i], 0, k),
				compare_entry(c, &c->tables[i], 0, c->baseline),
				false);
	}
}

/* One side: cells by metrics ---------------------------------------------- */

static void
add_one_side(struct part *p, struct _xmlNode *parent)
{
	const struct comparison *c = p->comparison;
	struct grid g;

	part_side(p, 0);
	g = grid_open(p, parent, "results-table");
	part_word(p, "cell");
	grid_column(&g, "label");
	for (size_t i = 0; i < c->table_count; i++) {
		part_field_unit(p, c->tables[i].field);
		grid_column(&g, "figure");
	}
	for (size_t k = 0; k < c->cell_count; k++) {
		write_cell(p, k);
		grid_row(&g);
		for (size_t i = 0; i < c->table_count; i++) {
			const struct entry *entry = compare_entry(
				c, &c->tables[i], k, 0);

			grid_figure(&g, entry->value, entry->decimals);
		}
	}
}

/* One run: a few figures, large ------------------------------------------- */

static void
add_key(struct part *p, struct _xmlNode *parent, const struct run *run,
	enum field_id id)
{
	struct _xmlNode *key;

	if (!run_has(run, id))
		return;
	key = tree_add(parent, "key");
	part_value(p, run, id);
	tree_attr_number(
		part_put(p, key, "figure"), "number", run_number(run, id));
	part_field_unit(p, id);
	part_put(p, key, "name");
}

static void
add_keys(struct part *p, struct _xmlNode *parent, const struct run *run)
{
	static const enum field_id ids[] = {FIELD_RPS, FIELD_TPR, FIELD_P50_MS,
		FIELD_P95_MS, FIELD_P99_MS, FIELD_COMPLETE, FIELD_FAILED};

	for (size_t i = 0; i < COUNTOF(ids); i++)
		add_key(p, parent, run, ids[i]);
}

void
view_results(struct part *p)
{
	const struct comparison *c = p->comparison;
	struct _xmlNode *results = tree_add(p->view, "results");

	if (c->side_count == 1 && c->sides[0].run_count == 1)
		add_keys(p, results, c->sides[0].runs[0]);
	else if (c->side_count == 1)
		add_one_side(p, results);
	else if (c->cell_count == 1)
		add_sides(p, results, &c->tables[0], "results-table");
	else
		add_cells(p, results, &c->tables[0], "results-table");
}

void
view_measures(struct part *p)
{
	const struct comparison *c = p->comparison;
	struct _xmlNode *measures;
	char id[48];

	if (c->side_count < 2 || c->table_count < 2)
		return;
	measures = tree_add(p->view, "measures");
	if (c->cell_count == 1) {
		add_metrics(p, measures);
		return;
	}
	for (size_t i = 1; i < c->table_count; i++) {
		snprintf(id, sizeof(id), "measures-table-%zu", i);
		add_cells(p, measures, &c->tables[i], id);
	}
}
