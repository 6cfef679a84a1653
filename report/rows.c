#include "report/rows.h"

#include <math.h>

#define MANY 30 /* more rows than this are drawn thinner */
#define NAME_LINES 3
#define NAME_SHARE 0.32 /* of the width, for names beside rows */
#define NAME_GAP 12     /* from the widest name to the plot */
#define HEADING_GAP 2

struct row *
rows_add(struct rows *r, const char *name, size_t side, size_t cell)
{
	struct row *row;

	r->items = arena_grow(&r->frame->chart->arena, r->items, r->count,
		&r->room, sizeof(*r->items));
	row = &r->items[r->count++];
	*row = (struct row){
		.heading = "", .name = name, .side = side, .cell = cell};
	return row;
}

static double
width(const struct rows *r)
{
	return r->frame->right - r->frame->left;
}

static bool
names_fit_beside(const struct rows *r)
{
	if (r->frame->chart->width < WIDTH_NARROW)
		return false;
	for (size_t i = 0; i < r->count; i++)
		if (ruler_width(r->items[i].name, FONT_LABEL) >
			width(r) * NAME_SHARE)
			return false;
	return true;
}

static size_t
count_named(const struct rows *r, size_t first)
{
	size_t end = first + 1;

	while (end < r->count && !*r->items[end].name)
		end++;
	return end - first;
}

static void
wrap_names(struct rows *r)
{
	struct arena *a = &r->frame->chart->arena;

	for (size_t i = 0; i < r->count; i++) {
		struct row *row = &r->items[i];

		if (*row->name) {
			ruler_wrap(&row->name_lines, a, row->name, FONT_LABEL,
				width(r), NAME_LINES);
			row->named = count_named(r, i);
		}
		if (*row->heading)
			ruler_wrap(&row->heading_lines, a, row->heading,
				FONT_HEADING, width(r), NAME_LINES);
	}
}

/* Single rows with names beside them stand as close as rows of a group. */
static bool
starts_group(const struct rows *r, const struct row *row)
{
	return *row->heading || row->apart ||
		(*row->name && (!r->beside || row->named > 1));
}

/* What stands between a row and the one above it. */
static double
space_above(const struct rows *r, const struct row *row)
{
	double line = mark_line_height(FONT_LABEL);
	double space = (double)row->heading_lines.count * (line + HEADING_GAP);

	if (starts_group(r, row) && row > r->items)
		space += r->count > MANY ? GAP : 12;
	if (row->apart)
		space += GAP;
	if (!r->beside && row->name_lines.count)
		space += (double)row->name_lines.count * line + HEADING_GAP;
	return space;
}

static double
left_of_plot(const struct rows *r)
{
	double widest = 0;

	for (size_t i = 0; r->beside && i < r->count; i++)
		if (r->items[i].name_lines.count)
			widest = fmax(widest,
				ruler_widest(
					&r->items[i].name_lines, FONT_LABEL));
	return r->frame->left + (widest > 0 ? widest + NAME_GAP : 0);
}

void
rows_place(struct rows *r)
{
	double y = r->frame->y;

	r->beside = names_fit_beside(r);
	wrap_names(r);
	r->left = left_of_plot(r);
	r->thickness = r->count > MANY ? 14 : 18;
	r->pitch = r->thickness + (r->count > MANY ? 2 : 4);
	for (size_t i = 0; i < r->count; i++) {
		y += space_above(r, &r->items[i]);
		r->items[i].y = y;
		y += r->pitch;
	}
	r->bottom = y + GAP / 2.0;
}

double
rows_middle(const struct rows *r, const struct row *row)
{
	return row->y + r->thickness / 2;
}

struct mark *
rows_about(const struct row *row, struct mark *m)
{
	m->side = row->side;
	m->cell = row->cell;
	return m;
}

static void
draw_lines(const struct rows *r, const struct row *row, enum font font,
	const struct ruler_lines *lines, double y)
{
	enum role role = font == FONT_HEADING ? ROLE_HEADING : ROLE_CATEGORY;

	for (size_t i = 0; i < lines->count; i++) {
		struct point at = {
			r->frame->left, y + (double)i * mark_line_height(font)};

		if (!r->beside || role == ROLE_HEADING)
			frame_clear(r->frame, at,
				ruler_width(lines->at[i], font), font);
		rows_about(row,
			mark_text(
				r->frame->chart, role, font, at, lines->at[i]));
	}
}

/* Beside rows a name stands at the middle of all that it names. */
void
rows_draw_names(const struct rows *r)
{
	double line = mark_line_height(FONT_LABEL);

	for (size_t i = 0; i < r->count; i++) {
		const struct row *row = &r->items[i];
		double above = row->y - HEADING_GAP -
			(double)row->name_lines.count * line;
		double beside = rows_middle(r, row) - line / 2 +
			((double)row->named - 1) * r->pitch / 2;

		draw_lines(r, row, FONT_LABEL, &row->name_lines,
			r->beside ? beside : above);
		draw_lines(r, row, FONT_HEADING, &row->heading_lines,
			(r->beside ? row->y : above) -
				(double)row->heading_lines.count *
					(line + HEADING_GAP));
	}
}
