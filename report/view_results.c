#include "report/view_parts.h"

#include "report/change.h"

/* One cell: sides are rows -------------------------------------------- */

static void
add_side_row(struct grid *g, const struct table *t, size_t side)
{
	struct part *p = g->part;
	const struct comparison *c = p->comparison;
	struct _xmlNode *row;

	part_side(p, side);
	row = grid_row(g);
	tree_attr_number(row, "side", (double)side + 1);
	change_cells(g, comparison_entry(c, t, 0, side),
		comparison_entry(c, t, 0, c->baseline), t->stated > 0);
	if (side == c->baseline)
		change_baseline(g, t->stated > 0);
}

static void
add_sides(struct part *p, struct _xmlNode *parent, const struct table *t,
	const char *id)
{
	struct grid g;

	part_metric(p, t);
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
		part_cell(p, k);
		grid_row(&g);
		for (size_t i = 0; i < c->table_count; i++) {
			const struct entry *entry = comparison_entry(
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
		FIELD_P95_MS, FIELD_P99_MS, FIELD_FAILED};

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
		change_table(p, results, &c->tables[0], "results-table");
}
