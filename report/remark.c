#include "report/remark.h"

#include <math.h>
#include <stdint.h>

#include "report/apart.h"
#include "report/server.h"

static const char *const names[REMARK_COUNT] = {
	[REMARK_DOCUMENTS_DIFFER] = "documents-differ",
	[REMARK_SETTINGS_DIFFER] = "settings-differ",
	[REMARK_SETTINGS_FORCED] = "settings-forced",
	[REMARK_CELL_UNMATCHED] = "cell-unmatched",
	[REMARK_SERVERS_MIXED] = "servers-mixed",
	[REMARK_FAILURES] = "failures",
	[REMARK_LENGTHS] = "length-failures",
	[REMARK_ERROR_PAGES] = "error-pages",
	[REMARK_STATED_DIFFERS] = "stated-differs",
	[REMARK_ONE_RUN_EACH] = "one-run-each",
};

const char *
remark_name(enum remark_id id)
{
	return names[id];
}

bool
remark_is_there(const struct comparison *c, enum remark_id id)
{
	for (size_t i = 0; i < c->remark_count; i++)
		if (c->remarks[i].id == id)
			return true;
	return false;
}

/* The list while it grows. */
struct finding {
	struct comparison *c;
	size_t room;
};

static struct remark *
add(struct finding *f, enum remark_id id, size_t side, size_t cell)
{
	struct comparison *c = f->c;

	c->remarks = arena_grow(&c->arena, c->remarks, c->remark_count,
		&f->room, sizeof(*c->remarks));
	c->remarks[c->remark_count] = (struct remark){
		.id = id, .side = side, .cell = cell};
	return &c->remarks[c->remark_count++];
}

/* The length of the documents of a group; NAN where it varies or is unknown. */
static double
length_of(const struct group *group)
{
	double length = NAN;

	for (size_t i = 0; i < group->count; i++) {
		double own = run_number(group->runs[i], FIELD_DOCUMENT_LENGTH);

		if (i && own != length)
			return NAN;
		length = own;
	}
	return length;
}

static bool
lengths_differ(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count; i++) {
		double first = NAN;

		for (size_t s = 0; s < c->side_count; s++) {
			double own = length_of(&c->cells[i].groups[s]);

			if (!isnan(first) && !isnan(own) && own != first)
				return true;
			first = isnan(first) ? own : first;
		}
	}
	return false;
}

/* How many sides have runs in the cell? */
static size_t
sides_in(const struct comparison *c, size_t cell)
{
	size_t count = 0;

	for (size_t s = 0; s < c->side_count; s++)
		count += c->cells[cell].groups[s].count > 0;
	return count;
}

static bool
shares_any_cell(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count; i++)
		if (sides_in(c, i) > 1)
			return true;
	return false;
}

static void
find_settings(struct finding *f)
{
	struct comparison *c = f->c;
	bool shares = shares_any_cell(c);

	for (int k = 0; k < SETTING_COUNT; k++)
		if (k != SETTING_PATH && c->apart[k])
			add(f, REMARK_SETTINGS_FORCED, SIZE_MAX, SIZE_MAX)
				->setting = (enum setting)k;
		else if (!shares && apart_differs(c, (enum setting)k))
			add(f, REMARK_SETTINGS_DIFFER, SIZE_MAX, SIZE_MAX)
				->setting = (enum setting)k;
}

static void
find_unmatched(struct finding *f)
{
	/* Settings that no two sides share explain all the gaps. */
	if (remark_is_there(f->c, REMARK_SETTINGS_DIFFER))
		return;
	for (size_t i = 0; i < f->c->cell_count; i++)
		if (sides_in(f->c, i) < f->c->side_count)
			add(f, REMARK_CELL_UNMATCHED, SIZE_MAX, i);
}

static void
find_mixed_servers(struct finding *f)
{
	struct comparison *c = f->c;

	for (size_t s = 0; s < c->side_count; s++) {
		const struct side *side = &c->sides[s];

		for (size_t i = 1; i < side->run_count; i++)
			if (!server_is_same(side->runs[i], side->runs[0])) {
				add(f, REMARK_SERVERS_MIXED, s, SIZE_MAX);
				break;
			}
	}
}

static double
sum_of(const struct side *side, enum field_id field)
{
	double sum = 0;

	for (size_t i = 0; i < side->run_count; i++) {
		double own = run_number(side->runs[i], field);

		sum += isnan(own) ? 0 : own;
	}
	return sum;
}

static void
find_failures(struct finding *f)
{
	struct comparison *c = f->c;

	for (size_t s = 0; s < c->side_count; s++) {
		double failed = sum_of(&c->sides[s], FIELD_FAILED);
		double lengths = sum_of(&c->sides[s], FIELD_FAILED_LENGTH);

		if (failed > 0)
			add(f,
				lengths < failed ? REMARK_FAILURES
						 : REMARK_LENGTHS,
				s, SIZE_MAX);
		if (sum_of(&c->sides[s], FIELD_NON_2XX) > 0)
			add(f, REMARK_ERROR_PAGES, s, SIZE_MAX);
	}
}

static void
find_false_statements(struct finding *f)
{
	struct comparison *c = f->c;

	for (size_t t = 0; t < c->table_count; t++)
		for (size_t i = 0; i < c->cell_count; i++)
			for (size_t s = 0; s < c->side_count; s++)
				if (comparison_entry(c, &c->tables[t], i, s)
						->delta.agreement ==
					STATED_DIFFERS)
					add(f, REMARK_STATED_DIFFERS, s, i);
}

static bool
has_repeats(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count; i++)
		for (size_t s = 0; s < c->side_count; s++)
			if (c->cells[i].groups[s].count > 1)
				return true;
	return false;
}

void
remark_find_all(struct comparison *c)
{
	struct finding f = {.c = c};

	if (c->side_count > 1) {
		if (c->apart[SETTING_PATH] || lengths_differ(c))
			add(&f, REMARK_DOCUMENTS_DIFFER, SIZE_MAX, SIZE_MAX);
		find_settings(&f);
		find_unmatched(&f);
	}
	find_mixed_servers(&f);
	find_failures(&f);
	find_false_statements(&f);
	if (c->side_count > 1 && !has_repeats(c))
		add(&f, REMARK_ONE_RUN_EACH, SIZE_MAX, SIZE_MAX);
}
