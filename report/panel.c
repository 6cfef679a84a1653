#include "report/panel.h"

#include <math.h>

#include "report/place.h"
#include "report/ruler.h"

#define TICK_ROOM 44    /* height that a figure of the y axis wants */
#define NAME_SHARE 0.24 /* of the width, for names of lines */
#define NAME_GAP 6
#define TICK_GAP 8

void
panel_heading(struct frame *f, const char *words)
{
	struct ruler_lines lines;

	if (!*words)
		return;
	ruler_wrap(&lines, &f->chart->arena, words, FONT_HEADING,
		f->right - f->left, 2);
	for (size_t i = 0; i < lines.count; i++) {
		mark_text(f->chart, ROLE_HEADING, FONT_HEADING,
			(struct point){f->left, f->y}, lines.at[i]);
		f->y += mark_line_height(FONT_HEADING);
	}
	f->y += GAP / 2.0;
}

static void
find_ticks(struct ticks *t, const struct scale *y, size_t most)
{
	if (y->logarithmic)
		scale_log10_ticks(t, y->low, y->high, most);
	else
		scale_ticks(t, y->low, y->high, most);
}

/* A linear axis ends with ticks. */
static void
round_outwards(struct scale *y, size_t most)
{
	struct ticks t;
	double step;

	find_ticks(&t, y, most);
	if (y->logarithmic || t.count < 2)
		return;
	step = t.at[1] - t.at[0];
	y->low = floor(y->low / step + 1e-9) * step;
	y->high = ceil(y->high / step - 1e-9) * step;
}

static const char *
tick_words(const struct panel *p, const struct ticks *t, size_t i)
{
	bool whole = p->y.logarithmic && t->at[i] >= 1;
	const char *number = frame_number(
		p->frame, t->at[i], whole ? 0 : t->decimals);

	if (i + 1 < t->count || !*p->unit)
		return number;
	return arena_printf(
		&p->frame->chart->arena, "%s\xc2\xa0%s", number, p->unit);
}

static double
widest_tick(const struct panel *p, const struct ticks *t)
{
	double widest = 0;

	for (size_t i = 0; i < t->count; i++)
		widest = fmax(
			widest, ruler_width(tick_words(p, t, i), FONT_CAPTION));
	return widest;
}

static void
draw_grid(const struct panel *p, const struct ticks *t)
{
	struct chart *chart = p->frame->chart;
	double right = p->frame->right - p->names;

	for (size_t i = 0; i < t->count; i++) {
		double y = scale_at(&p->y, t->at[i]);
		struct mark *m = mark_line(chart, ROLE_GRID, INK_GRID,
			(struct point){p->x.from_px, y},
			(struct point){right, y});

		m->value = t->at[i];
		m = mark_text(chart, ROLE_TICK, FONT_CAPTION,
			(struct point){p->x.from_px - TICK_GAP,
				y - mark_line_height(FONT_CAPTION) / 2},
			tick_words(p, t, i));
		m->ink = INK_MUTED;
		m->value = t->at[i];
		mark_align(m, ALIGN_RIGHT);
	}
}

static size_t
ticks_most(double height)
{
	return (size_t)fmax(2, floor(height / TICK_ROOM) + 1);
}

double
panel_figures(const struct panel *p, struct frame *f, double height)
{
	struct panel copy = *p;
	struct ticks t;

	copy.frame = f;
	round_outwards(&copy.y, ticks_most(height));
	find_ticks(&t, &copy.y, ticks_most(height) + 1);
	return widest_tick(&copy, &t);
}

void
panel_begin(struct panel *p, struct frame *f, double height)
{
	double half = mark_line_height(FONT_CAPTION) / 2;
	struct ticks t;

	p->frame = f;
	p->figures = fmax(p->figures, panel_figures(p, f, height));
	p->y.to_px = f->y + half;
	p->y.from_px = p->y.to_px + height;
	round_outwards(&p->y, ticks_most(height));
	find_ticks(&t, &p->y, ticks_most(height) + 1);
	p->x.from_px = f->left + p->figures + TICK_GAP;
	p->x.to_px = f->right - p->names - MARKER;
	draw_grid(p, &t);
	/* Marks at the edge stay within the grid. */
	p->x.from_px += MARKER;
	f->y = p->y.from_px + GAP;
}

void
panel_ticks(struct panel *p, const struct frame_tick *ticks, size_t count)
{
	frame_ticks(p->frame, &p->x, ticks, count, (struct point){0, 0});
}

void
panel_end(struct panel *p, const char *axis)
{
	struct frame *f = p->frame;
	struct ruler_lines lines;

	f->y += mark_line_height(FONT_CAPTION);
	if (!*axis)
		return;
	ruler_wrap(&lines, &f->chart->arena, axis, FONT_CAPTION,
		f->right - f->left, 2);
	for (size_t i = 0; i < lines.count; i++) {
		struct mark *m = mark_text(f->chart, ROLE_AXIS, FONT_CAPTION,
			(struct point){(p->x.from_px + p->x.to_px) / 2, f->y},
			lines.at[i]);

		m->ink = INK_MUTED;
		mark_align(m, ALIGN_CENTER);
		m->x = fmax(f->left, fmin(m->x, f->right - m->width));
		f->y += m->height;
	}
}

void
panel_names(struct panel *p, const struct panel_name *names, size_t count)
{
	struct chart *chart = p->frame->chart;
	double line = mark_line_height(FONT_LABEL);
	double *at = arena_array(&chart->arena, count + 1, sizeof(*at));

	for (size_t i = 0; i < count; i++)
		at[i] = names[i].y;
	place_apart(at, count, line, p->y.to_px, p->y.from_px);
	for (size_t i = 0; i < count; i++) {
		struct mark *m = mark_text(chart, ROLE_LABEL, FONT_LABEL,
			(struct point){p->x.to_px + MARKER + NAME_GAP,
				at[i] - line / 2},
			names[i].words);

		m->side = names[i].side;
		m->ink = palette_side(names[i].side,
			p->frame->report->comparison->side_count);
	}
}

double
panel_names_room(const struct frame *f)
{
	const struct comparison *c = f->report->comparison;
	double room = f->right - f->left, widest = 0;

	if (c->side_count < 2 || c->side_count > PALETTE_SIDES ||
		f->chart->width < WIDTH_NARROW)
		return 0;
	for (size_t i = 0; i < c->side_count; i++)
		widest = fmax(
			widest, ruler_width(c->sides[i].label, FONT_LABEL));
	return widest > room * NAME_SHARE ? 0 : widest + NAME_GAP;
}
