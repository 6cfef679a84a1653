#include "report/facet.h"

#include <math.h>

#define WIDTH_OF_ONE 300
#define BETWEEN 32
#define HEIGHT 240
#define HEIGHT_OF_MANY 150

void
facet_add(struct facets *list, const char *name, size_t cell, size_t side)
{
	if (list->count < FACETS_MOST)
		list->items[list->count++] = (struct facet){name, cell, side};
}

static bool
any_side_has(const struct cell *cell, size_t sides,
	bool (*has)(const struct group *group))
{
	for (size_t s = 0; s < sides; s++)
		if (has(&cell->groups[s]))
			return true;
	return false;
}

static void
add_side(struct facets *list, struct chart *chart, const struct comparison *c,
	size_t cell, size_t side)
{
	const char *name = c->sides[side].label;

	if (*c->cells[cell].label)
		name = arena_printf(&chart->arena, "%s \xc2\xb7 %s", name,
			c->cells[cell].label);
	facet_add(list, name, cell, side);
}

void
facet_list(struct facets *list, struct chart *chart, const struct comparison *c,
	bool (*has)(const struct group *group))
{
	*list = (struct facets){0};
	for (size_t i = 0; i < c->cell_count; i++) {
		if (c->side_count <= PALETTE_SIDES) {
			if (any_side_has(&c->cells[i], c->side_count, has))
				facet_add(
					list, c->cells[i].label, i, MARK_NONE);
			continue;
		}
		for (size_t s = 0; s < c->side_count; s++)
			if (has(&c->cells[i].groups[s]))
				add_side(list, chart, c, i, s);
	}
}

bool
facet_shows(const struct facet *facet, size_t side)
{
	return facet->side == MARK_NONE || facet->side == side;
}

double
facet_height(const struct facets *list)
{
	return list->count > 1 ? HEIGHT_OF_MANY : HEIGHT;
}

void
facet_draw(struct frame *f, const struct facets *list,
	void (*draw)(
		struct frame *own, const struct facet *facet, void *context),
	void *context)
{
	double room = f->right - f->left;
	double most = fmax(
		1, floor((room + BETWEEN) / (WIDTH_OF_ONE + BETWEEN)));
	size_t columns = list->count < (size_t)most ? list->count
						    : (size_t)most;
	double step = (room + BETWEEN) / (double)columns, bottom = f->y;

	for (size_t i = 0; i < list->count; i++) {
		struct frame own = *f;

		if (i % columns == 0)
			own.y = f->y = bottom + (i ? 2 * GAP : 0);
		own.left = f->left + (double)(i % columns) * step;
		own.right = own.left + step - BETWEEN;
		draw(&own, &list->items[i], context);
		bottom = fmax(bottom, own.y);
	}
	f->y = bottom;
}
