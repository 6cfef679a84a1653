#include "report/cell.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "report/apart.h"
#include "report/index.h"
#include "report/setting.h"

/* Groups and entries are kept for every side of every cell. */
#define MOST_GROUPS ((size_t)1 << 18)

/* More cells than this are not searched for one that a run without a setting
 * might belong to. */
#define MOST_CELLS_TO_MATCH 256

struct building {
	struct comparison *c;
	const size_t *side_of;
	struct index keys; /* of the cells */
	size_t *cell_of;   /* [run] */
	double limit_s;    /* of runs that do not say it; 0: none */
};

/* The settings of a run, as far as they make cells. */
static void
read_settings(
	struct cell *cell, const struct building *b, const struct run *run)
{
	setting_read(cell, run);
	if (b->limit_s > 0 && cell->limit_s <= 0) {
		cell->limit_s = b->limit_s;
		cell->requests = NAN;
	}
	for (int k = 0; k < SETTING_COUNT; k++)
		if (b->c->apart[k])
			setting_clear(cell, (enum setting)k);
}

static void
add_cell(struct comparison *c, const struct cell *cell, size_t *room)
{
	c->cells = arena_grow(
		&c->arena, c->cells, c->cell_count, room, sizeof(*c->cells));
	c->cells[c->cell_count++] = *cell;
}

static void
sort_runs(struct building *b)
{
	const struct runset *set = b->c->set;
	struct buffer key = {0};
	size_t room = 0;

	for (size_t i = 0; i < set->count; i++) {
		struct cell cell;

		read_settings(&cell, b, set->runs[i]);
		key.len = 0;
		for (int k = 0; k < SETTING_COUNT; k++)
			setting_write_key(&key, &cell, (enum setting)k);
		b->cell_of[i] = index_copy(&b->keys, &b->c->arena, key.bytes);
		if (b->cell_of[i] == b->c->cell_count)
			add_cell(b->c, &cell, &room);
	}
	buffer_free(&key);
}

static void
fill_groups(struct building *b)
{
	struct comparison *c = b->c;

	for (size_t i = 0; i < c->cell_count; i++)
		c->cells[i].groups = arena_array(
			&c->arena, c->side_count, sizeof(struct group));
	for (size_t i = 0; i < c->set->count; i++)
		c->cells[b->cell_of[i]].groups[b->side_of[i]].count++;
	for (size_t i = 0; i < c->cell_count; i++)
		for (size_t s = 0; s < c->side_count; s++) {
			struct group *group = &c->cells[i].groups[s];

			group->runs = arena_array(
				&c->arena, group->count, sizeof(*group->runs));
			group->count = 0;
		}
	for (size_t i = 0; i < c->set->count; i++) {
		struct cell *cell = &c->cells[b->cell_of[i]];
		struct group *group = &cell->groups[b->side_of[i]];

		group->runs[group->count++] = c->set->runs[i];
	}
}

/* Could the runs of both cells have had the same settings, and do they belong
 * to different sides? */
static bool
may_be_same(
	const struct comparison *c, const struct cell *a, const struct cell *b)
{
	struct buffer one = {0}, other = {0};
	bool same = true;

	for (size_t s = 0; s < c->side_count && same; s++)
		same = !a->groups[s].count || !b->groups[s].count;
	for (int k = 0; k < SETTING_COUNT && same; k++) {
		enum setting setting = (enum setting)k;

		if (!setting_is_known(a, setting) ||
			!setting_is_known(b, setting))
			continue;
		one.len = other.len = 0;
		setting_write_key(&one, a, setting);
		setting_write_key(&other, b, setting);
		same = slice_equals(buffer_slice(&one), other.bytes);
	}
	buffer_free(&one);
	buffer_free(&other);
	return same;
}

static bool
lacks_a_setting(const struct comparison *c, const struct cell *cell)
{
	for (int k = 0; k < SETTING_COUNT; k++)
		if (!c->apart[k] && !setting_is_known(cell, (enum setting)k) &&
			!(k == SETTING_REQUESTS && cell->limit_s > 0))
			return true;
	return false;
}

static size_t
only_match(const struct comparison *c, size_t which)
{
	size_t found = SIZE_MAX;

	for (size_t i = 0; i < c->cell_count; i++) {
		if (i == which ||
			!may_be_same(c, &c->cells[i], &c->cells[which]))
			continue;
		if (found != SIZE_MAX)
			return SIZE_MAX;
		found = i;
	}
	return found;
}

static void
join(struct comparison *c, size_t from, size_t into)
{
	for (size_t s = 0; s < c->side_count; s++)
		if (c->cells[from].groups[s].count)
			c->cells[into].groups[s] = c->cells[from].groups[s];
	for (size_t i = from + 1; i < c->cell_count; i++)
		c->cells[i - 1] = c->cells[i];
	c->cell_count--;
}

/* An excerpt that does not say all its settings is compared with the only
 * cell that it can belong to, unless another excerpt might belong there too. */
static void
join_excerpts(struct comparison *c)
{
	if (c->cell_count > MOST_CELLS_TO_MATCH)
		return;
	for (size_t i = c->cell_count; i-- > 0;) {
		size_t into;

		if (!lacks_a_setting(c, &c->cells[i]))
			continue;
		into = only_match(c, i);
		if (into != SIZE_MAX && only_match(c, into) == i)
			join(c, i, into);
	}
}

/* What is unknown comes first. */
static int
compare_numbers(double a, double b)
{
	if (isnan(a) || isnan(b))
		return isnan(b) - isnan(a);
	return (a > b) - (a < b);
}

static int
compare_cells(const void *one, const void *other)
{
	const struct cell *a = one, *b = other;
	const int orders[] = {
		compare_numbers(a->limit_s, b->limit_s),
		compare_numbers(a->requests, b->requests),
		compare_numbers(a->concurrency, b->concurrency),
		a->keep_alive - b->keep_alive,
		strcmp(a->method, b->method),
		strcmp(a->path, b->path),
	};

	for (size_t i = 0; i < COUNTOF(orders); i++)
		if (orders[i])
			return orders[i];
	return 0;
}

/* An author's order means something, that of file names does not. */
static void
sort_cells(struct comparison *c)
{
	const struct runset *set = c->set;

	for (size_t i = 1; i < set->count; i++)
		if (strcmp(set->runs[i]->file, set->runs[0]->file) != 0) {
			qsort(c->cells, c->cell_count, sizeof(*c->cells),
				compare_cells);
			return;
		}
}

/* Which settings tell the cells from each other? */
static void
find_varying(bool *varies, const struct comparison *c)
{
	struct buffer first = {0}, key = {0};

	for (int k = 0; k < SETTING_COUNT; k++) {
		varies[k] = false;
		for (size_t i = 0; i < c->cell_count && !varies[k]; i++) {
			struct buffer *to = i ? &key : &first;

			to->len = 0;
			setting_write_key(to, &c->cells[i], (enum setting)k);
			varies[k] = i &&
				!slice_equals(buffer_slice(&key), first.bytes);
		}
	}
	buffer_free(&first);
	buffer_free(&key);
}

static void
label_cells(struct comparison *c)
{
	bool varies[SETTING_COUNT];
	struct buffer label = {0};

	find_varying(varies, c);
	for (size_t i = 0; i < c->cell_count; i++) {
		label.len = 0;
		buffer_puts(&label, "");
		for (int k = 0; k < SETTING_COUNT; k++)
			if (varies[k])
				setting_write_label(
					&label, &c->cells[i], (enum setting)k);
		c->cells[i].label = arena_copy(&c->arena, buffer_slice(&label));
	}
	buffer_free(&label);
}

bool
cell_build(struct comparison *c, const size_t *side_of, bool force,
	struct error *e)
{
	struct building b = {
		.c = c,
		.side_of = side_of,
		.cell_of = arena_array(
			&c->arena, c->set->count, sizeof(*b.cell_of)),
		.limit_s = setting_common_limit(c->set),
	};

	apart_find(c, force);
	sort_runs(&b);
	index_free(&b.keys);
	if (c->cell_count > MOST_GROUPS / c->side_count)
		return error_set(e,
			"%zu sides with %zu different settings are too many to compare",
			c->side_count, c->cell_count);
	fill_groups(&b);
	join_excerpts(c);
	sort_cells(c);
	label_cells(c);
	return true;
}
