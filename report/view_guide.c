#include "report/view_parts.h"

#include <stdio.h>

static bool
is_comparison(const struct comparison *c)
{
	return c->side_count > 1;
}

static bool
has_mean(const struct comparison *c)
{
	return is_comparison(c) && c->tables[0].shared > 1;
}

static bool
has_one_run_each(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count * c->side_count; i++)
		if (c->tables[0].entries[i].count > 1)
			return false;
	return true;
}

static bool
has_repeats(const struct comparison *c)
{
	return !has_one_run_each(c);
}

static bool
has_rounding(const struct comparison *c)
{
	for (size_t t = 0; t < c->table_count; t++)
		for (size_t i = 0; i < c->cell_count * c->side_count; i++)
			if (c->tables[t].entries[i].delta.within_rounding)
				return true;
	return false;
}

static bool
has_stated(const struct comparison *c)
{
	return c->tables[0].stated > 0;
}

static bool
any_has(const struct comparison *c, enum field_id field)
{
	for (size_t i = 0; i < c->set->count; i++)
		if (run_has(c->set->runs[i], field))
			return true;
	return false;
}

static bool
has_percentiles(const struct comparison *c)
{
	return any_has(c, FIELD_P50_MS);
}

static bool
has_times_per_request(const struct comparison *c)
{
	return any_has(c, FIELD_TPR_ACROSS);
}

static bool
has_connection_times(const struct comparison *c)
{
	return any_has(c, FIELD_TOTAL_MEAN_MS);
}

static bool
always(const struct comparison *c)
{
	(void)c;
	return true;
}

/* One row per tip or point, and when it applies. Its words have two keys:
 * "tip_delta" names it and "tip_delta_text" says it. */
struct advice {
	const char *key;
	bool (*applies)(const struct comparison *c);
};

static const struct advice tips[] = {
	{"tip_delta", is_comparison},
	{"tip_rounding", has_rounding},
	{"tip_mean", has_mean},
	{"tip_one_run", has_one_run_each},
	{"tip_repeats", has_repeats},
	{"tip_stated", has_stated},
	{"tip_percentiles", has_percentiles},
	{"tip_times_per_request", has_times_per_request},
	{"tip_connection_times", has_connection_times},
	{"tip_failures", always},
	{"tip_absent", always},
};

static const struct advice points[] = {
	{"point_reading", always},
	{"point_cells", is_comparison},
	{"point_delta", is_comparison},
	{"point_rounding", is_comparison},
	{"point_mean", has_mean},
	{"point_repeats", has_repeats},
	{"point_closed_loop", always},
	{"point_records", always},
};

static void
add_advice(struct part *p, const char *section, const char *element,
	const struct advice *advice, size_t count)
{
	struct _xmlNode *parent = tree_add(p->view, section);
	char key[64];

	for (size_t i = 0; i < count; i++) {
		struct _xmlNode *node;

		if (!advice[i].applies(p->comparison))
			continue;
		node = tree_add(parent, element);
		part_word(p, advice[i].key);
		part_put(p, node, "name");
		snprintf(key, sizeof(key), "%s_text", advice[i].key);
		part_word(p, key);
		part_put(p, node, "text");
	}
}

void
view_guide(struct part *p)
{
	add_advice(p, "reading", "tip", tips, COUNTOF(tips));
	add_advice(p, "method", "point", points, COUNTOF(points));
}
