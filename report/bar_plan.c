#include "report/bar_plan.h"

#include <math.h>

#include "report/phrase.h"

#define ROWS_MOST 420 /* nobody looks at more */
#define ROWS_MANY 30  /* more than this are drawn thinner */
#define NAME_LINES 3
#define NAME_SHARE 0.32 /* of the width, for names beside bars */
#define BAR_LEAST 24    /* the longest bar is never shorter than this */

static double
room(const struct bar_plan *p)
{
	return p->frame->right - p->frame->left;
}

static const char *
value_words(const struct bar_plan *p, const struct entry *entry)
{
	struct buffer b = {0};

	if (isnan(entry->value))
		return frame_word(p->frame, "no_figure");
	phrase_value(&b, p->frame->report->locale, entry);
	return frame_keep(p->frame->chart, &b);
}

static const char *
delta_words(const struct bar_plan *p, const struct bar_row *row)
{
	struct buffer b = {0};

	if (row->side == p->c->baseline || isnan(row->entry->value) ||
		isnan(row->entry->delta.percent))
		return "";
	phrase_delta(&b, p->frame->report->locale, &row->entry->delta);
	return frame_keep(p->frame->chart, &b);
}

static void
add_group(struct bar_plan *p, size_t cell)
{
	bool means = cell == p->c->cell_count;

	for (size_t side = 0; side < p->sides; side++) {
		struct bar_row *row = &p->rows[p->count++];

		row->cell = cell;
		row->side = side;
		row->entry = means ? &p->t->means[side]
				   : compare_entry(p->c, p->t, cell, side);
		if (!means && row->entry->count > 1)
			row->repeats = &p->c->cells[cell].groups[side];
		row->value = value_words(p, row->entry);
		row->delta = delta_words(p, row);
	}
}

/* The means are shown only where they add to the cells. */
static void
list_rows(struct bar_plan *p)
{
	size_t cells;

	p->sides = p->c->side_count < ROWS_MOST ? p->c->side_count : ROWS_MOST;
	cells = ROWS_MOST / p->sides;
	if (cells > p->c->cell_count)
		cells = p->c->cell_count;
	p->rows = arena_array(&p->frame->chart->arena, (cells + 1) * p->sides,
		sizeof(*p->rows));
	for (size_t cell = 0; cell < cells; cell++)
		add_group(p, cell);
	if (p->t->shared > 1 && !isnan(p->t->means[0].value))
		add_group(p, p->c->cell_count);
	p->rows_are_named = cells == 1 || p->sides > PALETTE_SIDES;
}

static const char *
cell_name(const struct bar_plan *p, const struct bar_row *row)
{
	if (row->cell == p->c->cell_count)
		return frame_word(p->frame, "geometric_mean");
	return p->c->cells[row->cell].label;
}

static const char *
row_name(const struct bar_plan *p, const struct bar_row *row)
{
	if (p->rows_are_named)
		return p->c->sides[row->side].label;
	return row->side == 0 ? cell_name(p, row) : "";
}

static bool
names_fit_beside(const struct bar_plan *p)
{
	if (p->frame->chart->width < WIDTH_NARROW)
		return false;
	for (size_t i = 0; i < p->count; i++)
		if (ruler_width(row_name(p, &p->rows[i]), FONT_LABEL) >
			room(p) * NAME_SHARE)
			return false;
	return true;
}

static void
name_rows(struct bar_plan *p)
{
	struct arena *a = &p->frame->chart->arena;

	for (size_t i = 0; i < p->count; i++) {
		struct bar_row *row = &p->rows[i];
		const char *name = row_name(p, row);
		const char *heading = cell_name(p, row);

		if (*name)
			ruler_wrap(&row->name, a, name, FONT_LABEL, room(p),
				NAME_LINES);
		if (p->rows_are_named && row->side == 0 && *heading)
			ruler_wrap(&row->heading, a, heading, FONT_HEADING,
				room(p), NAME_LINES);
	}
}

void
bar_plan_rows(struct bar_plan *p, struct frame *f, const struct table *t)
{
	*p = (struct bar_plan){.frame = f, .t = t, .c = f->report->comparison};
	list_rows(p);
	p->beside = names_fit_beside(p);
	name_rows(p);
}

/* What stands between a row and the one above it. */
static double
space_above(const struct bar_plan *p, const struct bar_row *row)
{
	double line = mark_line_height(FONT_LABEL);
	double space = (double)row->heading.count * (line + 2);
	bool starts = row->side == 0 || (!p->beside && row->name.count);

	if (starts && row > p->rows)
		space += p->count > ROWS_MANY ? GAP : 12;
	if (row->side == 0 && row->cell == p->c->cell_count)
		space += GAP;
	if (!p->beside && row->name.count)
		space += (double)row->name.count * line + 2;
	return space;
}

static void
place_rows(struct bar_plan *p)
{
	double y = p->frame->y;

	p->thickness = p->count > ROWS_MANY ? 14 : 18;
	p->pitch = p->thickness + (p->count > ROWS_MANY ? 2 : 4);
	for (size_t i = 0; i < p->count; i++) {
		y += space_above(p, &p->rows[i]);
		p->rows[i].y = y;
		y += p->pitch;
	}
	p->bottom = y + GAP / 2.0;
}

/* How far a row reaches: the end of its bar, or its farthest repeat. */
static double
reach(const struct bar_plan *p, const struct bar_row *row)
{
	double most = fmax(row->entry->value, 0); /* 0 where there is none */

	for (size_t i = 0; row->repeats && i < row->repeats->count; i++)
		most = fmax(
			most, run_number(row->repeats->runs[i], p->t->field));
	return most;
}

double
bar_plan_words(const struct bar_row *row)
{
	double width = ruler_width(row->value, FONT_LABEL);

	if (*row->delta)
		width += BAR_BETWEEN + MARKER + BAR_TAIL +
			ruler_width(row->delta, FONT_LABEL);
	return width;
}

static double
left_of_bars(const struct bar_plan *p)
{
	double widest = 0;

	for (size_t i = 0; p->beside && i < p->count; i++)
		widest = fmax(
			widest, ruler_widest(&p->rows[i].name, FONT_LABEL));
	return p->frame->left + (widest > 0 ? widest + 12 : 0);
}

/* The largest scale on which every bar leaves room for its own words. */
static void
make_scale(struct bar_plan *p)
{
	double left = left_of_bars(p), unit = INFINITY, most = 0;

	for (size_t i = 0; i < p->count; i++) {
		double value = reach(p, &p->rows[i]);
		double length = p->frame->right - left - BAR_TAIL - 2 * MARKER -
			bar_plan_words(&p->rows[i]);

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
	place_rows(p);
	make_scale(p);
}
