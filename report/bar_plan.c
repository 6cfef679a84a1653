#include "report/bar_plan.h"

#include <math.h>

#include "report/phrase.h"

#define ROWS_MOST 420 /* nobody looks at more */
#define BAR_LEAST 24  /* the longest bar is never shorter than this */

static const char *
value_words(const struct bar_plan *p, const struct entry *entry)
{
	const struct frame *f = p->rows.frame;
	struct buffer b = {0};

	if (isnan(entry->value))
		return frame_word(f, "no_figure");
	phrase_value(&b, f->report->locale, entry);
	return frame_keep(f->chart, &b);
}

static const char *
delta_words(const struct bar_plan *p, size_t side, const struct entry *entry)
{
	const struct frame *f = p->rows.frame;
	struct buffer b = {0};

	if (side == p->c->baseline || isnan(entry->value) ||
		isnan(entry->delta.percent))
		return "";
	phrase_delta(&b, f->report->locale, &entry->delta);
	return frame_keep(f->chart, &b);
}

const char *
bar_plan_cell(const struct bar_plan *p, size_t cell)
{
	if (cell == p->c->cell_count)
		return frame_word(p->rows.frame, "geometric_mean");
	return p->c->cells[cell].label;
}

static void
fill_bar(struct bar_plan *p, struct bar *bar, size_t cell, size_t side)
{
	if (cell == p->c->cell_count) {
		bar->entry = &p->t->means[side];
	} else {
		bar->entry = comparison_entry(p->c, p->t, cell, side);
		if (bar->entry->count > 1)
			bar->repeats = &p->c->cells[cell].groups[side];
	}
	bar->value = value_words(p, bar->entry);
	bar->delta = delta_words(p, side, bar->entry);
}

/* A name for each row under the name of the cell, or one name for all. */
static void
add_group(struct bar_plan *p, size_t cell, size_t sides)
{
	const char *name = bar_plan_cell(p, cell);

	for (size_t side = 0; side < sides; side++) {
		struct row *row = rows_add(
			&p->rows, side ? "" : name, side, cell);

		row->apart = side == 0 && cell == p->c->cell_count;
		if (p->rows_are_named) {
			row->heading = row->name;
			row->name = p->c->sides[side].label;
		}
		fill_bar(p, &p->bars[p->rows.count - 1], cell, side);
	}
}

/* The means are shown only where they add to the cells. */
void
bar_plan_rows(struct bar_plan *p, struct frame *f, const struct comparison *c)
{
	size_t sides = c->side_count < ROWS_MOST ? c->side_count : ROWS_MOST;
	size_t cells = ROWS_MOST / sides;

	if (cells > c->cell_count)
		cells = c->cell_count;
	*p = (struct bar_plan){.c = c, .t = &c->tables[0]};
	p->rows.frame = f;
	p->rows_are_named = cells == 1 || sides > PALETTE_SIDES;
	p->bars = arena_array(
		&f->chart->arena, (cells + 1) * sides, sizeof(*p->bars));
	for (size_t cell = 0; cell < cells; cell++)
		add_group(p, cell, sides);
	if (p->t->shared > 1 && !isnan(p->t->means[0].value))
		add_group(p, c->cell_count, sides);
}

/* How far a bar or the farthest of its repeats reaches. */
static double
reach(const struct bar_plan *p, const struct bar *bar)
{
	double most = fmax(bar->entry->value, 0); /* 0 where there is none */

	for (size_t i = 0; bar->repeats && i < bar->repeats->count; i++)
		most = fmax(
			most, run_number(bar->repeats->runs[i], p->t->field));
	return most;
}

double
bar_plan_words(const struct bar *bar)
{
	double width = ruler_width(bar->value, FONT_LABEL);

	if (*bar->delta)
		width += BAR_BETWEEN + MARKER + BAR_TAIL +
			ruler_width(bar->delta, FONT_LABEL);
	return width;
}

/* The largest scale on which every bar leaves room for its own words. */
static void
make_scale(struct bar_plan *p)
{
	double left = p->rows.left, unit = INFINITY, most = 0;

	for (size_t i = 0; i < p->rows.count; i++) {
		double value = reach(p, &p->bars[i]);
		double length = p->rows.frame->right - left - BAR_TAIL -
			2 * MARKER - bar_plan_words(&p->bars[i]);

		most = fmax(most, value);
		if (value > 0)
			unit = fmin(unit, fmax(length, BAR_LEAST) / value);
	}
	p->x = (struct scale){.high = most,
		.from_px = left,
		.to_px = left + (most > 0 ? most * unit : BAR_LEAST)};
}

void
bar_plan_places(struct bar_plan *p)
{
	rows_place(&p->rows);
	make_scale(p);
}
