#include "report/embed.h"

#include "report/json.h"

/* A field that no run has would be a column of nulls. */
static bool
is_used(const struct runset *set, enum field_id id)
{
	for (size_t i = 0; i < set->count; i++)
		if (run_has(set->runs[i], id))
			return true;
	return false;
}

static void
put_fields(struct json *j, const bool *used)
{
	json_key(j, "fields");
	json_open(j, '[');
	for (int id = 0; id < FIELD_COUNT; id++)
		if (used[id])
			json_text(j, fields[id].name);
	json_close(j, ']');
}

static void
put_rows(struct json *j, const struct runset *set, const bool *used)
{
	json_key(j, "rows");
	json_open(j, '[');
	for (size_t i = 0; i < set->count; i++) {
		json_open(j, '[');
		for (int id = 0; id < FIELD_COUNT; id++)
			if (used[id])
				json_value(j, set->runs[i], (enum field_id)id);
		json_close(j, ']');
	}
	json_close(j, ']');
}

static void
put_labels(struct json *j, const struct comparison *c)
{
	json_key(j, "baseline");
	json_decimal(j, (double)c->baseline, 0);
	json_key(j, "sides");
	json_open(j, '[');
	for (size_t i = 0; i < c->side_count; i++)
		json_text(j, c->sides[i].label);
	json_close(j, ']');
	json_key(j, "cells");
	json_open(j, '[');
	for (size_t k = 0; k < c->cell_count; k++)
		json_text(j, c->cells[k].label);
	json_close(j, ']');
}

static void
put_figure(struct json *j, const struct entry *entry)
{
	json_decimal(j, entry->value, entry->decimals);
}

static void
put_delta(struct json *j, const struct entry *entry)
{
	json_decimal(j, entry->delta.percent, 2);
}

static void
put_matrix(struct json *j, const struct comparison *c, const struct table *t,
	void (*put)(struct json *j, const struct entry *entry))
{
	json_open(j, '[');
	for (size_t k = 0; k < c->cell_count; k++) {
		json_open(j, '[');
		for (size_t i = 0; i < c->side_count; i++)
			put(j, comparison_entry(c, t, k, i));
		json_close(j, ']');
	}
	json_close(j, ']');
}

static void
put_metric(struct json *j, const struct comparison *c, const struct table *t)
{
	json_open(j, '{');
	json_key(j, "name");
	json_text(j, t->metric->name);
	json_key(j, "values");
	put_matrix(j, c, t, put_figure);
	json_key(j, "delta_percents");
	put_matrix(j, c, t, put_delta);
	json_close(j, '}');
}

static void
put_comparison(struct json *j, const struct comparison *c)
{
	json_key(j, "comparison");
	json_open(j, '{');
	put_labels(j, c);
	json_key(j, "metrics");
	json_open(j, '[');
	for (size_t i = 0; i < c->table_count; i++)
		put_metric(j, c, &c->tables[i]);
	json_close(j, ']');
	json_close(j, '}');
}

void
embed_records(struct buffer *out, const struct comparison *c)
{
	struct json j = {.out = out};
	bool used[FIELD_COUNT];

	for (int id = 0; id < FIELD_COUNT; id++)
		used[id] = is_used(c->set, (enum field_id)id);
	json_open(&j, '{');
	json_key(&j, "schema");
	json_text(&j, "abreport/1");
	put_fields(&j, used);
	put_rows(&j, c->set, used);
	put_comparison(&j, c);
	json_close(&j, '}');
}
