#include "report/json.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "report/remark.h"
#include "report/setting.h"

static void
put_text(struct json *j, const char *key, const char *text)
{
	json_key(j, key);
	if (*text)
		json_text(j, text);
	else
		json_null(j);
}

static void
put_number(struct json *j, const char *key, double number)
{
	json_key(j, key);
	json_number(j, number);
}

static void
put_count(struct json *j, const char *key, size_t count)
{
	put_number(j, key, (double)count);
}

/* A run and its number in the set. */
struct numbered {
	const struct run *run;
	size_t number;
};

static int
compare_numbered(const void *one, const void *other)
{
	uintptr_t a = (uintptr_t)((const struct numbered *)one)->run;
	uintptr_t b = (uintptr_t)((const struct numbered *)other)->run;

	return (a > b) - (a < b);
}

/* Sorted by where the runs lie, so that each is found fast. */
static struct numbered *
number_runs(const struct runset *set)
{
	struct numbered *list = arena_heap(NULL, set->count * sizeof(*list));

	for (size_t i = 0; i < set->count; i++)
		list[i] = (struct numbered){set->runs[i], i};
	qsort(list, set->count, sizeof(*list), compare_numbered);
	return list;
}

static void
put_runs(struct json *j, const struct runset *set, const struct side *side,
	const struct numbered *list)
{
	json_key(j, "runs");
	json_open(j, '[');
	for (size_t i = 0; i < side->run_count; i++) {
		struct numbered key = {side->runs[i], 0};
		const struct numbered *found = bsearch(&key, list, set->count,
			sizeof(*list), compare_numbered);

		json_number(j, (double)found->number);
	}
	json_close(j, ']');
}

static void
put_sides(struct json *j, const struct comparison *c)
{
	struct numbered *list = number_runs(c->set);

	json_key(j, "sides");
	json_open(j, '[');
	for (size_t s = 0; s < c->side_count; s++) {
		json_open(j, '{');
		put_text(j, "label", c->sides[s].label);
		put_runs(j, c->set, &c->sides[s], list);
		json_close(j, '}');
	}
	json_close(j, ']');
	free(list);
}

static void
put_cells(struct json *j, const struct comparison *c)
{
	json_key(j, "cells");
	json_open(j, '[');
	for (size_t i = 0; i < c->cell_count; i++) {
		const struct cell *cell = &c->cells[i];

		json_open(j, '{');
		put_text(j, "label", cell->label);
		put_number(j, "requests", cell->requests);
		put_number(j, "time_limit_s",
			cell->limit_s > 0 ? cell->limit_s : (double)NAN);
		put_number(j, "concurrency", cell->concurrency);
		json_key(j, "keep_alive");
		if (c->apart[SETTING_KEEP_ALIVE])
			json_null(j);
		else
			json_bool(j, cell->keep_alive);
		put_text(j, "method", cell->method);
		put_text(j, "path", cell->path);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
put_delta(struct json *j, const struct delta *delta)
{
	put_number(j, "delta_percent", delta->percent);
	put_number(j, "ratio", delta->ratio);
	put_number(j, "delta_low_percent", delta->low_percent);
	put_number(j, "delta_high_percent", delta->high_percent);
	json_key(j, "within_rounding");
	if (isnan(delta->percent))
		json_null(j);
	else
		json_bool(j, delta->within_rounding);
}

static void
put_statement(struct json *j, const struct delta *delta)
{
	put_number(j, "stated_delta_percent", delta->stated_percent);
	json_key(j, "stated_agrees");
	if (delta->agreement == STATED_NOT)
		json_null(j);
	else
		json_bool(j, delta->agreement == STATED_AGREES);
}

static void
put_entries(struct json *j, const struct comparison *c, const struct table *t)
{
	json_key(j, "entries");
	json_open(j, '[');
	for (size_t i = 0; i < c->cell_count; i++)
		for (size_t s = 0; s < c->side_count; s++) {
			const struct entry *entry = comparison_entry(
				c, t, i, s);

			if (isnan(entry->value))
				continue;
			json_open(j, '{');
			put_count(j, "cell", i);
			put_count(j, "side", s);
			put_number(j, "value", entry->value);
			put_count(j, "repeats", entry->count);
			put_delta(j, &entry->delta);
			put_statement(j, &entry->delta);
			json_close(j, '}');
		}
	json_close(j, ']');
}

/* Over all cells: the mean where every side has them, and the change over
 * those that a side shares with the baseline. */
static void
put_overall(struct json *j, const struct comparison *c, const struct table *t)
{
	json_key(j, "overall");
	json_open(j, '[');
	for (size_t s = 0; s < c->side_count; s++) {
		json_open(j, '{');
		put_count(j, "side", s);
		put_number(j, "geometric_mean", t->means[s].value);
		put_delta(j, &t->overall[s]);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
put_metrics(struct json *j, const struct comparison *c)
{
	static const char *const better[] = {
		[BETTER_NEITHER] = "",
		[BETTER_HIGHER] = "higher",
		[BETTER_LOWER] = "lower",
	};

	json_key(j, "metrics");
	json_open(j, '[');
	for (size_t t = 0; t < c->table_count; t++) {
		const struct table *table = &c->tables[t];

		json_open(j, '{');
		put_text(j, "name", table->metric->name);
		put_text(j, "unit", table->metric->unit);
		put_text(j, "better", better[table->metric->better]);
		put_count(j, "shared_cells", table->shared);
		put_count(j, "stated_deltas", table->stated);
		put_count(j, "stated_deltas_that_agree", table->agreed);
		put_entries(j, c, table);
		put_overall(j, c, table);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
put_remark(struct json *j, const struct remark *remark)
{
	bool has_setting = remark->id == REMARK_SETTINGS_DIFFER ||
		remark->id == REMARK_SETTINGS_FORCED;

	json_open(j, '{');
	put_text(j, "id", remark_name(remark->id));
	put_number(j, "side",
		remark->side == SIZE_MAX ? (double)NAN : (double)remark->side);
	put_number(j, "cell",
		remark->cell == SIZE_MAX ? (double)NAN : (double)remark->cell);
	put_text(j, "setting",
		has_setting ? fields[setting_field(remark->setting)].name : "");
	json_close(j, '}');
}

void
json_comparison(struct json *j, const struct comparison *c)
{
	json_open(j, '{');
	put_count(j, "baseline", c->baseline);
	put_sides(j, c);
	put_cells(j, c);
	put_metrics(j, c);
	json_key(j, "remarks");
	json_open(j, '[');
	for (size_t i = 0; i < c->remark_count; i++)
		put_remark(j, &c->remarks[i]);
	json_close(j, ']');
	json_close(j, '}');
}
