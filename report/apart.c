#include "report/apart.h"

#include <stdint.h>

#include "report/index.h"
#include "report/setting.h"

/* How many values a setting has over the sides. */
struct spread {
	bool single;      /* no side has several */
	size_t different; /* those that are known */
	size_t known;     /* sides that have one */
};

static struct spread
spread_of(const struct comparison *c, enum setting setting)
{
	struct spread spread = {.single = true};
	struct index values = {0};
	struct buffer key = {0};
	struct arena arena = {0};

	for (size_t s = 0; s < c->side_count && spread.single; s++) {
		const struct side *side = &c->sides[s];
		size_t own = SIZE_MAX;

		for (size_t i = 0; i < side->run_count; i++) {
			struct cell cell;
			size_t value;

			setting_read(&cell, side->runs[i]);
			if (!setting_is_known(&cell, setting))
				continue;
			key.len = 0;
			setting_write_key(&key, &cell, setting);
			value = index_copy(&values, &arena, key.bytes);
			if (own != SIZE_MAX && own != value)
				spread.single = false;
			own = value;
		}
		spread.known += own != SIZE_MAX;
	}
	spread.different = values.count;
	index_free(&values);
	buffer_free(&key);
	arena_free(&arena);
	return spread;
}

bool
apart_differs(const struct comparison *c, enum setting setting)
{
	struct spread spread = spread_of(c, setting);

	return spread.single && spread.different > 1;
}

/*
 * Sides that each serve a document of their own are compared, since this is
 * what "three ways to serve a page" look like. Everything else that sides
 * differ in takes force.
 */
void
apart_find(struct comparison *c, bool force)
{
	for (int k = 0; k < SETTING_COUNT; k++) {
		struct spread spread = spread_of(c, (enum setting)k);
		bool own = spread.different == spread.known;

		c->apart[k] = spread.single && spread.different > 1 &&
			(force || (k == SETTING_PATH && own));
	}
}
