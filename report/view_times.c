#include "report/view_parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "report/grid.h"

#define GROUPS_WITH_TIMES 6 /* more would hide what matters; runs have them */

static const enum field_id percentiles[] = {FIELD_P50_MS, FIELD_P66_MS,
	FIELD_P75_MS, FIELD_P80_MS, FIELD_P90_MS, FIELD_P95_MS, FIELD_P98_MS,
	FIELD_P99_MS, FIELD_P100_MS};

/* The least and the greatest value of a group's runs; NAN where there is
 * none. Percentiles do not average, so their spread is shown. */
struct spread {
	double low, high;
	int decimals;
};

static struct spread
spread_of(const struct group *group, enum field_id field)
{
	struct spread s = {NAN, NAN, 0};

	for (size_t i = 0; i < group->count; i++) {
		double number = run_number(group->runs[i], field);

		if (isnan(number))
			continue;
		if (isnan(s.low) || number < s.low)
			s.low = number;
		if (isnan(s.high) || number > s.high)
			s.high = number;
		if (run_decimals(group->runs[i], field) > s.decimals)
			s.decimals = run_decimals(group->runs[i], field);
	}
	return s;
}

static bool
any_has(const struct comparison *c, enum field_id field)
{
	for (size_t i = 0; i < c->side_count; i++)
		for (size_t k = 0; k < c->sides[i].run_count; k++)
			if (run_has(c->sides[i].runs[k], field))
				return true;
	return false;
}

static bool
has_any(const struct group *group, const enum field_id *ids, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!isnan(spread_of(group, ids[i]).low))
			return true;
	return false;
}

static void
add_spread(struct grid *g, const struct group *group, enum field_id field)
{
	struct spread s = spread_of(group, field);

	if (s.high > s.low)
		part_range(g->part, s.low, s.high, s.decimals);
	else
		part_number(g->part, s.low, s.decimals);
	grid_value(g, "figure");
}

static void
add_percentiles(struct grid *g, size_t cell, size_t side)
{
	const struct comparison *c = g->part->comparison;
	const struct group *group = &c->cells[cell].groups[side];

	if (!has_any(group, percentiles, COUNTOF(percentiles)))
		return;
	part_group(g->part, cell, side);
	grid_row(g);
	for (size_t i = 0; i < COUNTOF(percentiles); i++)
		if (any_has(c, percentiles[i]))
			add_spread(g, group, percentiles[i]);
}

/* "p95_ms" heads its column as "95%". */
static void
add_percentile_column(struct grid *g, enum field_id field)
{
	const char *digits = fields[field].name + 1;

	buffer_printf(&g->part->text, "%.*s%s",
		(int)strspn(digits, "0123456789"), digits,
		g->part->locale->percent);
	grid_column(g, "figure");
}

static void
add_percentile_table(struct part *p, struct _xmlNode *parent)
{
	const struct comparison *c = p->comparison;
	struct grid g;

	part_word(p, "page_percentiles");
	g = grid_open(p, parent, "percentiles");
	part_word(p, "page_group");
	grid_column(&g, "label");
	for (size_t i = 0; i < COUNTOF(percentiles); i++)
		if (any_has(c, percentiles[i]))
			add_percentile_column(&g, percentiles[i]);
	for (size_t k = 0; k < c->cell_count; k++)
		for (size_t i = 0; i < c->side_count; i++)
			add_percentiles(&g, k, i);
}

/* ab's own table, four rows by five columns ------------------------------- */

#define ROW(id) \
	{ \
		FIELD_##id##_MIN_MS, FIELD_##id##_MEAN_MS, FIELD_##id##_SD_MS, \
			FIELD_##id##_MEDIAN_MS, FIELD_##id##_MAX_MS \
	}

struct row {
	const char *key;
	enum field_id fields[5];
};

static const struct row rows[] = {
	{"connect", ROW(CONNECT)},
	{"processing", ROW(PROCESSING)},
	{"waiting", ROW(WAITING)},
	{"total", ROW(TOTAL)},
};

static void
add_times(struct part *p, struct _xmlNode *parent, size_t cell, size_t side)
{
	static const char *const columns[] = {
		"min", "mean", "sd", "median", "max"};
	const struct group *group = &p->comparison->cells[cell].groups[side];
	struct grid g;
	char id[64];

	snprintf(id, sizeof(id), "times-%zu-%zu", cell + 1, side + 1);
	part_group(p, cell, side);
	part_pair(p, "page_times");
	g = grid_open(p, parent, id);
	part_word(p, "page_phase");
	grid_column(&g, "label");
	for (size_t i = 0; i < COUNTOF(columns); i++) {
		part_word(p, columns[i]);
		grid_column(&g, "figure");
	}
	for (size_t i = 0; i < COUNTOF(rows); i++) {
		if (!has_any(group, rows[i].fields, COUNTOF(rows[i].fields)))
			continue;
		part_word(p, rows[i].key);
		grid_row(&g);
		for (size_t k = 0; k < COUNTOF(rows[i].fields); k++)
			add_spread(&g, group, rows[i].fields[k]);
	}
}

static bool
has_times(const struct group *group)
{
	for (size_t i = 0; i < COUNTOF(rows); i++)
		if (has_any(group, rows[i].fields, COUNTOF(rows[i].fields)))
			return true;
	return false;
}

static void
add_time_tables(struct part *p, struct _xmlNode *parent)
{
	const struct comparison *c = p->comparison;

	if (c->cell_count * c->side_count > GROUPS_WITH_TIMES)
		return;
	for (size_t k = 0; k < c->cell_count; k++)
		for (size_t i = 0; i < c->side_count; i++)
			if (has_times(&c->cells[k].groups[i]))
				add_times(p, parent, k, i);
}

void
view_times(struct part *p)
{
	const struct comparison *c = p->comparison;
	struct _xmlNode *times;
	bool any = any_has(c, FIELD_TOTAL_MEAN_MS);

	for (size_t i = 0; i < COUNTOF(percentiles) && !any; i++)
		any = any_has(c, percentiles[i]);
	if (!any)
		return;
	times = tree_add(p->view, "times");
	add_percentile_table(p, times);
	add_time_tables(p, times);
}
