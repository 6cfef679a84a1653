#include "report/change.h"

#include <math.h>

/* An interval that says more than the two decimals of its delta. */
#define WIDE_PERCENT 0.1

enum change { NONE, ROUNDING, EQUAL, HIGHER, LOWER };

/* As templates know it, and the key of its word. */
static const struct {
	const char *name, *key;
} changes[] = {
	[NONE] = {"none", "page_not_compared"},
	[ROUNDING] = {"rounding", "page_rounding"},
	[EQUAL] = {"equal", "page_equal"},
	[HIGHER] = {"higher", "page_higher"},
	[LOWER] = {"lower", "page_lower"},
};

/* Of zero there is no percentage, but two zeros are equal all the same. */
static enum change
change_of(const struct entry *entry, const struct entry *baseline)
{
	const struct delta *delta = &entry->delta;

	if (isnan(delta->percent))
		return entry->value == 0 && baseline->value == 0 ? EQUAL : NONE;
	if (delta->within_rounding)
		return ROUNDING;
	if (delta->percent > 0)
		return HIGHER;
	return delta->percent < 0 ? LOWER : EQUAL;
}

static void
add_range(struct part *p, struct _xmlNode *value, const struct delta *delta)
{
	struct buffer range = {0}, low = {0}, high = {0};

	if (isnan(delta->percent) || delta->within_rounding ||
		!(delta->high_percent - delta->low_percent > WIDE_PERCENT))
		return;
	locale_percent(p->locale, &low, delta->low_percent);
	locale_percent(p->locale, &high, delta->high_percent);
	locale_sentence(p->locale, &range, "page_range", "low", low.bytes,
		"high", high.bytes, NULL);
	tree_attr(value, "range", range.bytes);
	buffer_free(&range);
	buffer_free(&low);
	buffer_free(&high);
}

static void
write_change(struct part *p, enum change change, const struct delta *delta)
{
	switch (change) {
	case NONE:
		buffer_puts(&p->text, PART_ABSENT);
		return;
	case ROUNDING:
		buffer_putc(&p->text, '~');
		return;
	case EQUAL:
		buffer_putc(&p->text, '=');
		return;
	case HIGHER:
	case LOWER:
		part_percent(p, delta->percent);
		return;
	}
}

static void
add_change(
	struct grid *g, const struct entry *entry, const struct entry *baseline)
{
	struct part *p = g->part;
	enum change change = change_of(entry, baseline);
	struct _xmlNode *value;

	write_change(p, change, &entry->delta);
	value = grid_value(g, "change");
	tree_attr(value, "change", changes[change].name);
	tree_attr(value, "word", locale_word(p->locale, changes[change].key));
	tree_attr_number(value, "number", entry->delta.percent);
	add_range(p, value, &entry->delta);
}

static void
add_stated(struct grid *g, const struct delta *delta)
{
	struct part *p = g->part;
	struct _xmlNode *value;

	if (delta->agreement == STATED_NOT) {
		buffer_puts(&p->text, PART_ABSENT);
		grid_value(g, "stated");
		return;
	}
	part_percent(p, delta->stated_percent);
	value = grid_value(g, "stated");
	tree_attr_number(value, "number", delta->stated_percent);
	tree_attr(value, "change",
		delta->agreement == STATED_AGREES ? "agrees" : "disagrees");
	tree_attr(value, "word",
		locale_word(p->locale,
			delta->agreement == STATED_AGREES ? "page_agrees"
							  : "page_disagrees"));
}

/* With two sides there is one change; with more, each says whose it is. */
static void
add_column(struct grid *g, const char *key, const char *key_of_side,
	const char *kind, size_t side)
{
	struct part *p = g->part;
	struct buffer name = {0};

	if (p->comparison->side_count == 2) {
		part_word(p, key);
	} else {
		tree_isolate(&name, p->comparison->sides[side].label);
		locale_sentence(p->locale, &p->text, key_of_side, "side",
			name.bytes, NULL);
		buffer_free(&name);
	}
	grid_column(g, kind);
}

void
change_columns(struct grid *g, size_t side, bool stated)
{
	grid_side_column(g, side, "figure");
	if (side == g->part->comparison->baseline)
		return;
	add_column(g, "page_change", "page_change_of", "change", side);
	if (stated)
		add_column(g, "page_stated", "page_stated_of", "stated", side);
}

void
change_cells(struct grid *g, const struct entry *entry,
	const struct entry *baseline, bool stated)
{
	grid_figure(g, entry->value, entry->decimals);
	if (entry == baseline)
		return;
	add_change(g, entry, baseline);
	if (stated)
		add_stated(g, &entry->delta);
}

void
change_baseline(struct grid *g, bool stated)
{
	part_word(g->part, "baseline");
	grid_value(g, "change");
	if (stated)
		grid_value(g, "stated");
}

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
add_matrix(struct grid *g, const struct table *t)
{
	struct part *p = g->part;
	const struct comparison *c = p->comparison;

	for (size_t i = 0; i < c->side_count; i++)
		change_columns(g, i, t->stated > 0);
	for (size_t k = 0; k < c->cell_count; k++) {
		part_cell(p, k);
		grid_row(g);
		for (size_t i = 0; i < c->side_count; i++)
			change_cells(g, comparison_entry(c, t, k, i),
				comparison_entry(c, t, k, c->baseline),
				t->stated > 0);
	}
	if (t->shared > 1)
		add_mean(g, t);
}

/* Is most of the matrix empty, as where each side has cells of its own? */
static bool
is_sparse(const struct comparison *c, const struct table *t)
{
	size_t all = c->cell_count * c->side_count;
	size_t filled = 0;

	for (size_t i = 0; i < all; i++)
		if (!isnan(t->entries[i].value))
			filled++;
	return 2 * filled < all;
}

/* A side in a cell that it has. */
static void
add_list_row(struct grid *g, const struct table *t, size_t cell, size_t side)
{
	struct part *p = g->part;
	const struct comparison *c = p->comparison;
	const struct entry *entry = comparison_entry(c, t, cell, side);

	if (isnan(entry->value))
		return;
	part_cell(p, cell);
	grid_row(g);
	part_side(p, side);
	grid_value(g, "text");
	change_cells(g, entry, comparison_entry(c, t, cell, c->baseline),
		t->stated > 0);
	if (side == c->baseline)
		change_baseline(g, t->stated > 0);
}

static void
add_list(struct grid *g, const struct table *t)
{
	const struct comparison *c = g->part->comparison;

	part_word(g->part, "side");
	grid_column(g, "text");
	part_word(g->part, "value");
	grid_column(g, "figure");
	part_word(g->part, "page_change");
	grid_column(g, "change");
	if (t->stated) {
		part_word(g->part, "page_stated");
		grid_column(g, "stated");
	}
	for (size_t k = 0; k < c->cell_count; k++)
		for (size_t i = 0; i < c->side_count; i++)
			add_list_row(g, t, k, i);
}

void
change_table(struct part *p, struct _xmlNode *parent, const struct table *t,
	const char *id)
{
	struct grid g;

	part_metric(p, t);
	g = grid_open(p, parent, id);
	part_word(p, "cell");
	grid_column(&g, "label");
	if (is_sparse(p->comparison, t))
		add_list(&g, t);
	else
		add_matrix(&g, t);
}
