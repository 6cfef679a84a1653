#include "report/compare.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "parser/buffer.h"
#include "report/cell.h"
#include "report/delta.h"
#include "report/remark.h"
#include "report/side.h"

/* What people ask for first, the headline before all. */
static const enum field_id usual_metrics[] = {
	FIELD_RPS,
	FIELD_P50_MS,
	FIELD_P95_MS,
	FIELD_P99_MS,
	FIELD_FAILED,
};

static void
fill_entries(struct comparison *c, struct table *t)
{
	t->entries = arena_array(
		&c->arena, c->cell_count * c->side_count, sizeof(*t->entries));
	for (size_t i = 0; i < c->cell_count; i++)
		for (size_t s = 0; s < c->side_count; s++)
			t->entries[i * c->side_count + s] = delta_entry(
				&c->cells[i].groups[s], t->field);
}

static void
fill_deltas(const struct comparison *c, struct entry *row)
{
	for (size_t s = 0; s < c->side_count; s++)
		if (s != c->baseline)
			row[s].delta = delta_between(
				&row[c->baseline], &row[s]);
}

/* The stated delta of a side; NULL where it has none of its own. */
static const struct run *
statement_of(const struct cell *cell, size_t side)
{
	const struct group *group = &cell->groups[side];

	return group->count == 1 && run_has(group->runs[0], FIELD_STATED_DELTA)
		? group->runs[0]
		: NULL;
}

/* What a document states is against the first side that it states nothing of,
 * whatever the baseline is here. */
static size_t
stated_base(const struct comparison *c, const struct cell *cell)
{
	for (size_t s = 0; s < c->side_count; s++)
		if (cell->groups[s].count == 1 && !statement_of(cell, s))
			return s;
	return SIZE_MAX;
}

static void
check_statement(struct table *t, const struct run *run,
	const struct entry *base, struct entry *entry)
{
	struct delta own = delta_between(base, entry);
	struct delta *delta = &entry->delta;

	delta->stated_percent = run_number(run, FIELD_STATED_DELTA);
	delta->recomputed_percent = own.percent;
	delta->agreement = delta_check(&own, delta->stated_percent,
		run_decimals(run, FIELD_STATED_DELTA));
	t->stated += delta->agreement != STATED_NOT;
	t->agreed += delta->agreement == STATED_AGREES;
}

static void
check_statements(struct comparison *c, struct table *t, size_t cell)
{
	struct entry *row = &t->entries[cell * c->side_count];
	size_t base = stated_base(c, &c->cells[cell]);

	for (size_t s = 0; base != SIZE_MAX && s < c->side_count; s++) {
		const struct run *run = statement_of(&c->cells[cell], s);

		if (run)
			check_statement(t, run, &row[base], &row[s]);
	}
}

static bool
has_value(const struct comparison *c, const struct table *t, size_t cell,
	size_t side)
{
	return !isnan(comparison_entry(c, t, cell, side)->value);
}

static bool
is_shared(const struct comparison *c, const struct table *t, size_t cell)
{
	for (size_t s = 0; s < c->side_count; s++)
		if (!has_value(c, t, cell, s))
			return false;
	return true;
}

/* Counts have no geometric mean: zero is common among them. */
static struct entry
mean_of(const struct table *t, const struct entry *column, size_t count)
{
	if (t->metric->type != TYPE_DECIMAL && count > 1)
		count = 0;
	return delta_mean(column, count);
}

/* Over the cells that all sides have: else the means would be of different
 * things. */
static void
fill_means(struct comparison *c, struct table *t, struct entry *column)
{
	t->means = arena_array(&c->arena, c->side_count, sizeof(*t->means));
	for (size_t s = 0; s < c->side_count; s++) {
		t->shared = 0;
		for (size_t i = 0; i < c->cell_count; i++)
			if (is_shared(c, t, i))
				column[t->shared++] = *comparison_entry(
					c, t, i, s);
		t->means[s] = mean_of(t, column, t->shared);
	}
	fill_deltas(c, t->means);
}

static void
fill_overall(struct comparison *c, struct table *t, struct entry *column)
{
	struct entry *bases = column + c->cell_count;

	t->overall = arena_array(&c->arena, c->side_count, sizeof(*t->overall));
	for (size_t s = 0; s < c->side_count; s++) {
		struct entry own, base;
		size_t count = 0;

		for (size_t i = 0; i < c->cell_count; i++)
			if (has_value(c, t, i, s) &&
				has_value(c, t, i, c->baseline)) {
				column[count] = *comparison_entry(c, t, i, s);
				bases[count++] = *comparison_entry(
					c, t, i, c->baseline);
			}
		own = mean_of(t, column, count);
		base = mean_of(t, bases, count);
		t->overall[s] = s == c->baseline ? delta_mean(NULL, 0).delta
						 : delta_between(&base, &own);
	}
}

static bool
has_values(const struct comparison *c, const struct table *t)
{
	for (size_t i = 0; i < c->cell_count * c->side_count; i++)
		if (!isnan(t->entries[i].value))
			return true;
	return false;
}

static void
fill_table(struct comparison *c, struct table *t, enum field_id field)
{
	struct entry *column;

	*t = (struct table){.metric = &fields[field], .field = field};
	fill_entries(c, t);
	for (size_t i = 0; i < c->cell_count; i++) {
		fill_deltas(c, &t->entries[i * c->side_count]);
		if (field == FIELD_RPS)
			check_statements(c, t, i);
	}
	column = arena_array(&c->arena, 2 * c->cell_count, sizeof(*column));
	fill_means(c, t, column);
	fill_overall(c, t, column);
}

static void
add_table(struct comparison *c, enum field_id field)
{
	fill_table(c, &c->tables[c->table_count++], field);
}

/* Of the usual metrics those that runs have. One that is measured comes first,
 * if only to say that it is missing: failures alone are no result. */
static void
fill_usual_tables(struct comparison *c)
{
	for (size_t i = 0; i < COUNTOF(usual_metrics); i++) {
		bool is_count = fields[usual_metrics[i]].type == TYPE_COUNT;

		if (is_count && !c->table_count)
			add_table(c, FIELD_RPS);
		add_table(c, usual_metrics[i]);
		if (!has_values(c, &c->tables[c->table_count - 1]))
			c->table_count--;
	}
}

/* Metrics that were asked for stay, even where no run has them. */
static void
fill_tables(struct comparison *c, const struct compare_options *options)
{
	c->tables = arena_array(&c->arena,
		options->metric_count + COUNTOF(usual_metrics) + 1,
		sizeof(*c->tables));
	for (size_t i = 0; i < options->metric_count; i++)
		add_table(c, options->metrics[i]);
	if (!options->metric_count)
		fill_usual_tables(c);
}

static bool
find_baseline(struct comparison *c, const char *label, struct error *e)
{
	struct buffer known = {0};

	if (!*label)
		return true;
	c->baseline = side_find(c, label);
	if (c->baseline != SIZE_MAX)
		return true;
	for (size_t s = 0; s < c->side_count && s < 8; s++)
		buffer_printf(
			&known, "%s'%s'", s ? ", " : "", c->sides[s].label);
	error_set(e, "no side is called '%s' to be the baseline; there %s %s%s",
		label, c->side_count > 1 ? "are" : "is", known.bytes,
		c->side_count > 8 ? ", ..." : "");
	buffer_free(&known);
	return false;
}

bool
compare_runs(struct comparison *c, const struct runset *set,
	const struct compare_options *options, struct error *e)
{
	const size_t *side_of;

	*c = (struct comparison){.set = set};
	if (!set->count)
		return error_set(e, "there is no ab run to report on");
	side_of = side_build(c, options);
	if (!find_baseline(c, options->baseline, e) ||
		!cell_build(c, side_of, options->force, e))
		return false;
	fill_tables(c, options);
	remark_find_all(c);
	return true;
}

void
compare_free(struct comparison *c)
{
	arena_free(&c->arena);
	memset(c, 0, sizeof(*c));
}
