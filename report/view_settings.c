#include "report/view_parts.h"

#include <math.h>
#include <string.h>

#include "report/grid.h"
#include "report/index.h"
#include "report/setting.h"

#define VALUES_SHOWN 4 /* of one setting of one side */

/* One row per setting that a reader compares: a field of the runs, or what
 * their command and figures say together. */
struct row {
	const char *key; /* of its name; NULL: the field's */
	enum field_id field;
	enum setting setting; /* SETTING_COUNT: the field it is */
};

static const struct row rows[] = {
	{NULL, FIELD_SERVER_SOFTWARE, SETTING_COUNT},
	{NULL, FIELD_SERVER_HOSTNAME, SETTING_COUNT},
	{NULL, FIELD_SERVER_PORT, SETTING_COUNT},
	{NULL, FIELD_TLS_PROTOCOL, SETTING_COUNT},
	{NULL, FIELD_DOCUMENT_PATH, SETTING_COUNT},
	{NULL, FIELD_DOCUMENT_LENGTH, SETTING_COUNT},
	{"page_method_http", FIELD_COMMAND, SETTING_METHOD},
	{"page_requests", FIELD_REQUESTED, SETTING_REQUESTS},
	{"page_time_limit", FIELD_COMMAND, SETTING_LIMIT},
	{NULL, FIELD_CONCURRENCY, SETTING_CONCURRENCY},
	{"page_keep_alive", FIELD_COMMAND, SETTING_KEEP_ALIVE},
	{NULL, FIELD_AB_VERSION, SETTING_COUNT},
};

static void
write_setting(struct part *p, const struct cell *cell, enum setting setting)
{
	switch (setting) {
	case SETTING_LIMIT:
		part_seconds(p, cell->limit_s);
		return;
	case SETTING_REQUESTS:
		part_number(p, cell->requests, 0);
		return;
	case SETTING_CONCURRENCY:
		part_number(p, cell->concurrency, 0);
		return;
	case SETTING_KEEP_ALIVE:
		part_word(p, cell->keep_alive ? "page_on" : "page_off");
		return;
	case SETTING_METHOD:
		part_name(p, cell->method);
		return;
	case SETTING_PATH:
		part_name(p, cell->path);
		return;
	case SETTING_COUNT:
		return;
	}
}

/* What one run says of the row becomes the text; nothing where it is silent. */
static void
write_value(struct part *p, const struct row *row, const struct run *run)
{
	struct cell cell = {0};

	if (row->setting == SETTING_COUNT) {
		if (run_has(run, row->field))
			part_value(p, run, row->field);
		return;
	}
	setting_read(&cell, run);
	if (!setting_is_known(&cell, row->setting) ||
		(row->setting == SETTING_LIMIT && !(cell.limit_s > 0)))
		return;
	write_setting(p, &cell, row->setting);
}

/* The different values that a side's runs have, in their order. */
static void
write_side(struct part *p, struct arena *a, const struct row *row,
	const struct side *side)
{
	struct index values = {0};

	for (size_t i = 0; i < side->run_count; i++) {
		write_value(p, row, side->runs[i]);
		if (p->text.len)
			index_copy(&values, a, p->text.bytes);
		p->text.len = 0;
	}
	for (size_t i = 0; i < values.count && i < VALUES_SHOWN; i++) {
		part_dot(p);
		buffer_puts(&p->text, values.texts[i]);
	}
	if (values.count > VALUES_SHOWN)
		part_more(p, values.count - VALUES_SHOWN);
	index_free(&values);
}

/* The texts of a row, one per side; true when there is anything in them. */
static bool
write_row(const char **texts, struct part *p, struct arena *a,
	const struct row *row)
{
	bool any = false;

	for (size_t i = 0; i < p->comparison->side_count; i++) {
		write_side(p, a, row, &p->comparison->sides[i]);
		texts[i] = arena_copy(a, buffer_slice(&p->text));
		any = any || p->text.len;
		p->text.len = 0;
	}
	return any;
}

static bool
differs(const char *const *texts, size_t count)
{
	for (size_t i = 1; i < count; i++)
		if (strcmp(texts[i], texts[0]) != 0)
			return true;
	return false;
}

static void
add_row(struct grid *g, const struct row *row, const char *const *texts,
	bool different)
{
	struct part *p = g->part;
	size_t count = p->comparison->side_count;

	if (row->key)
		part_word(p, row->key);
	else
		part_field(p, row->field);
	if (different)
		tree_attr(grid_row(g), "kind", "differs");
	else
		grid_row(g);
	for (size_t i = 0; i < count; i++) {
		buffer_puts(&p->text, *texts[i] ? texts[i] : PART_ABSENT);
		grid_value(g, "text");
	}
	if (count > 1) {
		part_word(p, different ? "page_differs" : "page_same");
		grid_value(g, "mark");
	}
}

static void
add_counts(struct grid *g)
{
	struct part *p = g->part;
	const struct comparison *c = p->comparison;

	part_word(p, "runs");
	grid_row(g);
	for (size_t i = 0; i < c->side_count; i++) {
		part_number(p, (double)c->sides[i].run_count, 0);
		grid_value(g, "text");
	}
	if (c->side_count > 1)
		grid_value(g, "mark");
}

void
view_settings(struct part *p)
{
	const struct comparison *c = p->comparison;
	struct arena a = {0};
	const char **texts = arena_array(&a, c->side_count + 1, sizeof(*texts));
	struct grid g;

	part_word(p, c->side_count > 1 ? "page_settings" : "page_settings_one");
	g = grid_open(p, tree_add(p->view, "settings"), "settings-table");
	part_word(p, "page_setting");
	grid_column(&g, "label");
	for (size_t i = 0; i < c->side_count; i++)
		grid_side_column(&g, i, "text");
	if (c->side_count > 1) {
		part_word(p, "page_difference");
		grid_column(&g, "mark");
	}
	for (size_t i = 0; i < COUNTOF(rows); i++)
		if (write_row(texts, p, &a, &rows[i]))
			add_row(&g, &rows[i], texts,
				differs(texts, c->side_count));
	add_counts(&g);
	arena_free(&a);
}
