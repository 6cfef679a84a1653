#include "report/sweep.h"

#include <math.h>
#include <string.h>

#define LEVELS_LEAST 3 /* fewer are no sweep */

static bool
is_same(double a, double b)
{
	return a == b || (isnan(a) && isnan(b));
}

/* Do two cells differ in nothing but concurrency? */
static bool
are_levels(const struct cell *a, const struct cell *b, bool any_requests)
{
	return (any_requests || is_same(a->requests, b->requests)) &&
		is_same(a->limit_s, b->limit_s) &&
		a->keep_alive == b->keep_alive &&
		!strcmp(a->method, b->method) && !strcmp(a->path, b->path);
}

/* Where every level is there once, requests may differ from level to level. */
static bool
levels_are_unique(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count; i++)
		for (size_t k = 0; k < i; k++)
			if (c->cells[i].concurrency == c->cells[k].concurrency)
				return false;
	return true;
}

/* Insert by concurrency. */
static void
add_level(struct sweep *sweep, const struct comparison *c, size_t cell)
{
	size_t at = sweep->count++;

	for (; at > 0 &&
		c->cells[sweep->levels[at - 1]].concurrency >
			c->cells[cell].concurrency;
		at--)
		sweep->levels[at] = sweep->levels[at - 1];
	sweep->levels[at] = cell;
}

bool
sweep_from(struct sweep *sweep, const struct comparison *c, size_t cell)
{
	bool any_requests;

	sweep->count = 0;
	if (c->cell_count > SWEEP_LEVELS)
		return false;
	any_requests = levels_are_unique(c);
	for (size_t i = 0; i < c->cell_count; i++) {
		if (!are_levels(&c->cells[cell], &c->cells[i], any_requests))
			continue;
		if (i < cell)
			return false;
		if (c->cells[i].concurrency > 0)
			add_level(sweep, c, i);
	}
	return sweep->count >= LEVELS_LEAST;
}

bool
sweep_any(const struct comparison *c)
{
	struct sweep sweep;

	for (size_t i = 0; i < c->cell_count && i < SWEEP_LEVELS; i++)
		if (sweep_from(&sweep, c, i))
			return true;
	return false;
}

bool
sweep_alone(const struct comparison *c)
{
	struct sweep sweep;

	return c->cell_count && sweep_from(&sweep, c, 0) &&
		sweep.count == c->cell_count;
}
