#include "report/grid.h"

#include <stdio.h>

#include "report/palette.h"

#define ROWS 50 /* of a table before it goes on in another one */

static void
add_table(struct grid *g, const char *id)
{
	g->table = tree_add(g->parent, "table");
	tree_attr(g->table, "id", id);
	g->rows = 0;
	g->tables++;
}

struct grid
grid_open(struct part *p, struct _xmlNode *parent, const char *id)
{
	struct grid g = {.part = p, .parent = parent, .id = id};

	add_table(&g, id);
	g.first = g.table;
	part_put(p, g.table, "caption");
	return g;
}

struct _xmlNode *
grid_column(struct grid *g, const char *kind)
{
	struct _xmlNode *column = part_put(g->part, g->table, "column");

	if (*kind)
		tree_attr(column, "kind", kind);
	return column;
}

struct _xmlNode *
grid_side_column(struct grid *g, size_t side, const char *kind)
{
	struct _xmlNode *column;

	part_side(g->part, side);
	column = grid_column(g, kind);
	/* More sides than colours are told apart by their names alone. */
	if (g->part->comparison->side_count <= PALETTE_SIDES)
		tree_attr_number(column, "side", (double)side + 1);
	if (side == g->part->comparison->baseline)
		tree_attr(column, "baseline", "true");
	return column;
}

/* The next table has the head of the first one. */
static void
go_on(struct grid *g)
{
	char id[64];

	snprintf(id, sizeof(id), "%s-%zu", g->id, g->tables + 1);
	add_table(g, id);
	tree_attr(g->table, "folded", "true");
	tree_attr_number(
		g->table, "from", (double)(ROWS * (g->tables - 1) + 1));
	tree_add_copies(g->table, g->first, "caption");
	tree_add_copies(g->table, g->first, "column");
}

struct _xmlNode *
grid_row(struct grid *g)
{
	if (g->rows == ROWS && !g->whole)
		go_on(g);
	g->rows++;
	g->row = tree_add(g->table, "row");
	part_put(g->part, g->row, "label");
	return g->row;
}

struct _xmlNode *
grid_value(struct grid *g, const char *kind)
{
	struct _xmlNode *value = part_put(g->part, g->row, "value");

	if (*kind)
		tree_attr(value, "kind", kind);
	return value;
}

void
grid_figure(struct grid *g, double number, int decimals)
{
	part_number(g->part, number, decimals);
	tree_attr_number(grid_value(g, "figure"), "number", number);
}
