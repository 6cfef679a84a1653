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
	json_key(&j, "comparison");
	json_comparison(&j, c);
	json_close(&j, '}');
}
