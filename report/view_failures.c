#include "report/view_parts.h"

#include <math.h>

#include "report/grid.h"

static const enum field_id failure_fields[] = {FIELD_COMPLETE, FIELD_FAILED,
	FIELD_FAILED_CONNECT, FIELD_FAILED_RECEIVE, FIELD_FAILED_LENGTH,
	FIELD_FAILED_EXCEPTIONS, FIELD_WRITE_ERRORS, FIELD_NON_2XX};

/* Over those runs of the group that say; NAN where none does. */
static double
sum_of(const struct group *group, enum field_id field)
{
	double sum = NAN;

	for (size_t i = 0; i < group->count; i++)
		if (run_has(group->runs[i], field))
			sum = (isnan(sum) ? 0 : sum) +
				run_number(group->runs[i], field);
	return sum;
}

/* Does the group say that something failed? All but the first field count. */
static bool
has_failures(const struct group *group)
{
	for (size_t i = 1; i < COUNTOF(failure_fields); i++)
		if (sum_of(group, failure_fields[i]) > 0)
			return true;
	return false;
}

static void
add_failures(struct grid *g, size_t cell, size_t side)
{
	const struct group *group =
		&g->part->comparison->cells[cell].groups[side];

	if (!has_failures(group))
		return;
	part_group(g->part, cell, side);
	grid_row(g);
	for (size_t i = 0; i < COUNTOF(failure_fields); i++)
		grid_figure(g, sum_of(group, failure_fields[i]), 0);
}

struct tally {
	size_t runs, saying, failing;
};

static struct tally
tally_failures(const struct comparison *c)
{
	struct tally tally = {0};

	for (size_t i = 0; i < c->side_count; i++)
		for (size_t k = 0; k < c->sides[i].run_count; k++) {
			const struct group one = {&c->sides[i].runs[k], 1};

			tally.runs++;
			tally.saying += run_has(one.runs[0], FIELD_FAILED);
			tally.failing += has_failures(&one);
		}
	return tally;
}

static void
write_tally(struct part *p, const struct tally *tally)
{
	struct buffer runs = {0}, saying = {0}, failing = {0};

	locale_number(p->locale, &runs, (double)tally->runs, 0);
	locale_number(p->locale, &saying, (double)tally->saying, 0);
	locale_number(p->locale, &failing, (double)tally->failing, 0);
	locale_sentence(p->locale, &p->text,
		tally->failing          ? "page_some_failed"
			: tally->saying ? "page_none_failed"
					: "page_failures_unknown",
		"runs", runs.bytes, "saying", saying.bytes, "failing",
		failing.bytes, NULL);
	buffer_free(&runs);
	buffer_free(&saying);
	buffer_free(&failing);
}

void
view_failures(struct part *p)
{
	const struct comparison *c = p->comparison;
	struct tally tally = tally_failures(c);
	struct _xmlNode *failures = tree_add(p->view, "failures");
	struct grid g;

	write_tally(p, &tally);
	part_put(p, failures, "note");
	if (!tally.failing)
		return;
	part_word(p, "page_failures_by_kind");
	g = grid_open(p, failures, "failures-table");
	part_word(p, "page_group");
	grid_column(&g, "label");
	for (size_t i = 0; i < COUNTOF(failure_fields); i++) {
		part_field(p, failure_fields[i]);
		grid_column(&g, "figure");
	}
	for (size_t k = 0; k < c->cell_count; k++)
		for (size_t i = 0; i < c->side_count; i++)
			add_failures(&g, k, i);
}
