/*
 * Small multiples: several plots of one kind in rows and columns, as many in
 * a row as the chart is wide enough for.
 */
#ifndef REPORT_FACET_H
#define REPORT_FACET_H

#include "report/frame.h"

#define FACETS_MOST 24

/* What a facet shows: a cell, and one side of it where there are too many
 * sides for one plot. */
struct facet {
	const char *name; /* what tells it from the others; or "" */
	size_t cell;
	size_t side; /* MARK_NONE: all */
};

struct facets {
	struct facet items[FACETS_MOST];
	size_t count;
};

/* Fewer where there are too many. */
void facet_add(struct facets *list, const char *name, size_t cell, size_t side);

/* One for each cell, or each side of it, that has something to show. */
void facet_list(struct facets *list, struct chart *chart,
	const struct comparison *c, bool (*has)(const struct group *group));

/* Does a facet show this side? */
bool facet_shows(const struct facet *facet, size_t side);

/* How high one is, px, without its axis. */
double facet_height(const struct facets *list);

/*
 * Draw all. Each gets a frame of its own column, draws from its y and leaves
 * y where it ends.
 */
void facet_draw(struct frame *f, const struct facets *list,
	void (*draw)(
		struct frame *own, const struct facet *facet, void *context),
	void *context);

#endif
