#include "report/view_parts.h"

#include <math.h>
#include <stdlib.h>

#include "report/grid.h"

static int
by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* The values of a group's runs, in rising order; how many there are. */
static size_t
sorted_values(double *values, const struct group *group, enum field_id field)
{
	size_t count = 0;

	for (size_t i = 0; i < group->count; i++)
		if (run_has(group->runs[i], field))
			values[count++] = run_number(group->runs[i], field);
	qsort(values, count, sizeof(*values), by_value);
	return count;
}

/* How far apart the highest and the lowest are, without a sign. */
static void
add_spread(struct grid *g, double low, double high)
{
	double percent = low > 0 ? 100 * (high / low - 1) : NAN;

	part_number(g->part, percent, 2);
	if (!isnan(percent))
		buffer_puts(&g->part->text, g->part->locale->percent);
	tree_attr_number(grid_value(g, "figure"), "number", percent);
}

static void
add_repeats(struct grid *g, size_t cell, size_t side)
{
	struct part *p = g->part;
	const struct comparison *c = p->comparison;
	const struct group *group = &c->cells[cell].groups[side];
	const struct entry *entry = comparison_entry(
		c, &c->tables[0], cell, side);
	double *values = arena_heap(NULL, group->count * sizeof(*values));
	size_t count = sorted_values(values, group, c->tables[0].field);

	if (count > 1) {
		part_group(p, cell, side);
		grid_row(g);
		grid_figure(g, (double)count, 0);
		grid_figure(g, values[0], entry->decimals);
		grid_figure(g,
			(values[(count - 1) / 2] + values[count / 2]) / 2,
			entry->decimals);
		grid_figure(g, values[count - 1], entry->decimals);
		grid_figure(g, entry->value, entry->decimals);
		add_spread(g, values[0], values[count - 1]);
	}
	free(values);
}

static bool
has_repeats(const struct comparison *c)
{
	for (size_t k = 0; k < c->cell_count; k++)
		for (size_t i = 0; i < c->side_count; i++)
			if (comparison_entry(c, &c->tables[0], k, i)->count > 1)
				return true;
	return false;
}

static void
add_columns(struct grid *g, const char *const *keys, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		part_word(g->part, keys[i]);
		grid_column(g, "figure");
	}
}

void
view_repeats(struct part *p)
{
	static const char *const columns[] = {"runs", "page_lowest",
		"page_median", "page_highest", "geometric_mean", "page_spread"};
	const struct comparison *c = p->comparison;
	struct grid g;

	if (!has_repeats(c))
		return;
	part_field_unit(p, c->tables[0].field);
	g = grid_open(p, tree_add(p->view, "repeats"), "repeats-table");
	part_word(p, "page_group");
	grid_column(&g, "label");
	add_columns(&g, columns, COUNTOF(columns));
	for (size_t k = 0; k < c->cell_count; k++)
		for (size_t i = 0; i < c->side_count; i++)
			add_repeats(&g, k, i);
}
