/*
 * What failed, by kind: bars of counts, all runs of a side together. A kind
 * that no side had is not shown.
 */
#include "report/chart_bars.h"

#include <math.h>

#include "report/frame.h"
#include "report/phrase.h"

static const enum field_id kinds[] = {
	FIELD_FAILED_CONNECT,
	FIELD_FAILED_RECEIVE,
	FIELD_FAILED_LENGTH,
	FIELD_FAILED_EXCEPTIONS,
	FIELD_WRITE_ERRORS,
	FIELD_NON_2XX,
};

/*
 * ab prints some of these counts only where they are not zero; so a run that
 * says how many requests failed, and none did, has none of any kind. NAN is
 * not known.
 */
static double
count_of(const struct run *run, enum field_id field)
{
	double count = run_number(run, field);
	double failed = run_number(run, FIELD_FAILED);
	bool own = field == FIELD_WRITE_ERRORS || field == FIELD_NON_2XX;

	if (!isnan(count) || isnan(failed))
		return count;
	return own || failed == 0 ? 0 : NAN;
}

static double
sum_of(const struct side *side, enum field_id field)
{
	double sum = side->run_count ? 0 : NAN;

	for (size_t i = 0; i < side->run_count; i++)
		sum += count_of(side->runs[i], field);
	return sum;
}

static bool
any_had(const struct comparison *c, enum field_id field)
{
	for (size_t s = 0; s < c->side_count; s++)
		for (size_t i = 0; i < c->sides[s].run_count; i++)
			if (run_number(c->sides[s].runs[i], field) > 0)
				return true;
	return false;
}

static bool
fits(const struct comparison *c)
{
	for (size_t i = 0; i < COUNTOF(kinds); i++)
		if (any_had(c, kinds[i]))
			return true;
	return false;
}

static const char *
kind_name(struct chart *chart, const struct report *report, enum field_id field)
{
	struct buffer b = {0};

	phrase_metric(&b, report->locale, field);
	return frame_keep(chart, &b);
}

/* A row of the table that the bars are drawn from: a kind instead of a cell,
 * counts instead of figures, and no deltas, for there is often no base. */
static void
add_kind(struct comparison *own, const struct comparison *c, const char *name,
	enum field_id field)
{
	struct entry *entries =
		&own->tables[0].entries[own->cell_count * c->side_count];

	own->cells[own->cell_count++].label = name;
	for (size_t s = 0; s < c->side_count; s++) {
		entries[s].value = sum_of(&c->sides[s], field);
		entries[s].count = 1;
		entries[s].delta.percent = NAN;
	}
}

static void
layout(struct chart *chart, const struct report *report)
{
	const struct comparison *c = report->comparison;
	struct arena *a = &chart->arena;
	struct table table = {
		.metric = &fields[FIELD_FAILED], .field = FIELD_FAILED};
	struct comparison own = {.sides = c->sides,
		.side_count = c->side_count,
		.baseline = c->baseline,
		.tables = &table,
		.table_count = 1};

	own.cells = arena_array(a, COUNTOF(kinds), sizeof(*own.cells));
	table.entries = arena_array(
		a, COUNTOF(kinds) * c->side_count, sizeof(*table.entries));
	for (size_t i = 0; i < COUNTOF(kinds); i++)
		if (any_had(c, kinds[i]))
			add_kind(&own, c, kind_name(chart, report, kinds[i]),
				kinds[i]);
	chart_bars_layout(
		chart, report, &own, frame_metric(chart, report, &table));
}

const struct chart_kind chart_failures = {
	"failures", FIELD_FAILED, true, fits, NULL, layout};
