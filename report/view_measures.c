#include "report/view_parts.h"

#include <stdio.h>

#include "report/change.h"

#define SIDES_AS_COLUMNS 3 /* more make a table that is easier read in rows */

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
add_metric_rows(struct part *p, struct grid *g)
{
	const struct comparison *c = p->comparison;

	part_word(p, "page_measure");
	grid_column(g, "label");
	for (size_t i = 0; i < c->side_count; i++)
		change_columns(g, i, false);
	for (size_t i = 1; i < c->table_count; i++) {
		part_field_unit(p, c->tables[i].field);
		grid_row(g);
		for (size_t k = 0; k < c->side_count; k++)
			change_cells(g,
				comparison_entry(c, &c->tables[i], 0, k),
				comparison_entry(
					c, &c->tables[i], 0, c->baseline),
				false);
	}
}

/* "Failed requests, change" */
static void
add_change_column(struct grid *g, enum field_id field)
{
	struct part *p = g->part;
	struct buffer name;

	part_field(p, field);
	name = part_take(p);
	locale_sentence(p->locale, &p->text, "page_change_of", "side",
		name.bytes, NULL);
	grid_column(g, "change");
	buffer_free(&name);
}

static void
add_metric_cells(struct grid *g, const struct table *t, size_t side)
{
	const struct comparison *c = g->part->comparison;

	change_cells(g, comparison_entry(c, t, 0, side),
		comparison_entry(c, t, 0, c->baseline), false);
	if (side == c->baseline)
		change_baseline(g, false);
}

static void
add_metric_columns(struct part *p, struct grid *g)
{
	const struct comparison *c = p->comparison;

	part_word(p, "side");
	grid_column(g, "label");
	for (size_t i = 1; i < c->table_count; i++) {
		part_field_unit(p, c->tables[i].field);
		grid_column(g, "figure");
		add_change_column(g, c->tables[i].field);
	}
	for (size_t k = 0; k < c->side_count; k++) {
		part_side(p, k);
		grid_row(g);
		for (size_t i = 1; i < c->table_count; i++)
			add_metric_cells(g, &c->tables[i], k);
	}
}

static void
add_metrics(struct part *p, struct _xmlNode *parent)
{
	struct grid g;

	write_compared(p);
	g = grid_open(p, parent, "measures-table");
	if (p->comparison->side_count > SIDES_AS_COLUMNS)
		add_metric_columns(p, &g);
	else
		add_metric_rows(p, &g);
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
		change_table(p, measures, &c->tables[i], id);
	}
}
