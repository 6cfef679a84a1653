#include "report/view_parts.h"

#include <stdint.h>
#include <stdio.h>

#include "report/grid.h"

#define RUNS 20 /* of one table: each is a column */

/* Some of the set's runs, in their order. */
struct window {
	const struct runset *set;
	size_t first, end;
};

static bool
any_has(const struct window *w, enum field_id field)
{
	for (size_t i = w->first; i < w->end; i++)
		if (run_has(w->set->runs[i], field))
			return true;
	return false;
}

/* Kind is worth a row only where something is not a whole run. */
static bool
is_shown(const struct window *w, enum field_id field)
{
	if (field == FIELD_NOTICES)
		return false;
	if (field != FIELD_KIND)
		return any_has(w, field);
	for (size_t i = w->first; i < w->end; i++)
		if (w->set->runs[i]->kind != KIND_RUN)
			return true;
	return false;
}

static void
write_caption(struct part *p, const struct window *w)
{
	char first[24], last[24];

	snprintf(first, sizeof(first), "%zu", w->first + 1);
	snprintf(last, sizeof(last), "%zu", w->end);
	locale_sentence(p->locale, &p->text,
		w->end - w->first > 1 ? "page_runs" : "page_run", "first",
		first, "last", last, NULL);
}

static void
add_columns(struct grid *g, const struct window *w)
{
	part_word(g->part, "page_field");
	grid_column(g, "label");
	for (size_t i = w->first; i < w->end; i++) {
		buffer_printf(&g->part->text, "%zu", i + 1);
		grid_column(g, "");
	}
}

static void
add_sides(struct grid *g, const struct window *w)
{
	struct part *p = g->part;

	if (p->comparison->side_count < 2)
		return;
	part_word(p, "side");
	grid_row(g);
	for (size_t i = w->first; i < w->end; i++) {
		if (p->side_of[i] == SIZE_MAX)
			buffer_puts(&p->text, PART_ABSENT);
		else
			part_side(p, p->side_of[i]);
		grid_value(g, "");
	}
}

static void
add_field(struct grid *g, const struct window *w, enum field_id field)
{
	part_field_unit(g->part, field);
	grid_row(g);
	for (size_t i = w->first; i < w->end; i++) {
		part_value(g->part, w->set->runs[i], field);
		grid_value(g, "");
	}
}

static void
add_window(struct part *p, struct _xmlNode *parent, const struct window *w)
{
	struct grid g;
	char id[48];

	snprintf(id, sizeof(id), "runs-%zu", w->first + 1);
	write_caption(p, w);
	g = grid_open(p, parent, id);
	g.whole = true;
	add_columns(&g, w);
	add_sides(&g, w);
	for (int i = 0; i < FIELD_COUNT; i++)
		if (is_shown(w, (enum field_id)i))
			add_field(&g, w, (enum field_id)i);
}

void
view_runs(struct part *p)
{
	const struct runset *set = p->comparison->set;
	struct _xmlNode *runs = tree_add(p->view, "runs");

	for (size_t i = 0; i < set->count; i += RUNS) {
		struct window w = {
			set, i, set->count - i < RUNS ? set->count : i + RUNS};

		add_window(p, runs, &w);
	}
}
