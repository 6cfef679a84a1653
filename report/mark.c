#include "report/mark.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "report/ruler.h"

static struct mark *
add(struct chart *c, enum shape shape, enum role role, enum ink ink)
{
	struct mark *m = arena_array(&c->arena, 1, sizeof(*m));

	c->marks = arena_grow(
		&c->arena, c->marks, c->count, &c->room, sizeof(struct mark *));
	c->marks[c->count++] = m;
	m->shape = shape;
	m->role = role;
	m->ink = ink;
	m->side = m->cell = MARK_NONE;
	m->value = NAN;
	m->tip = m->text = "";
	m->thickness = 1;
	return m;
}

struct mark *
mark_box(struct chart *c, enum role role, enum ink ink, double x, double y)
{
	struct mark *m = add(c, SHAPE_BOX, role, ink);

	m->x = x;
	m->y = y;
	return m;
}

struct mark *
mark_marker(
	struct chart *c, enum role role, enum marker marker, double x, double y)
{
	struct mark *m = add(c, SHAPE_MARKER, role, INK_TEXT);

	m->marker = marker;
	m->x = x - MARKER / 2.0;
	m->y = y - MARKER / 2.0;
	m->width = m->height = MARKER;
	return m;
}

void
mark_resize(struct mark *marker, double size)
{
	marker->x += (marker->width - size) / 2;
	marker->y += (marker->height - size) / 2;
	marker->width = marker->height = size;
}

static void
box_of_points(struct mark *m)
{
	double right = -INFINITY, bottom = -INFINITY;

	m->x = m->y = INFINITY;
	for (size_t i = 0; i < m->point_count; i++) {
		m->x = fmin(m->x, m->points[i].x);
		m->y = fmin(m->y, m->points[i].y);
		right = fmax(right, m->points[i].x);
		bottom = fmax(bottom, m->points[i].y);
	}
	m->width = right - m->x;
	m->height = bottom - m->y;
}

struct mark *
mark_path(struct chart *c, enum role role, enum ink ink,
	const struct point *points, size_t count)
{
	struct mark *m = add(c, SHAPE_PATH, role, ink);
	struct point *copy = arena_array(&c->arena, count, sizeof(*copy));

	memcpy(copy, points, count * sizeof(*copy));
	m->points = copy;
	m->point_count = count;
	box_of_points(m);
	return m;
}

struct mark *
mark_line(struct chart *c, enum role role, enum ink ink, struct point from,
	struct point to)
{
	return mark_path(c, role, ink, (struct point[]){from, to}, 2);
}

struct mark *
mark_text(struct chart *c, enum role role, enum font font, struct point at,
	const char *text)
{
	struct mark *m = add(c, SHAPE_TEXT, role, INK_TEXT);

	m->text = ruler_clean(&c->arena, text);
	m->font = font;
	m->x = at.x;
	m->y = at.y;
	m->width = ruler_width(m->text, font);
	m->height = mark_line_height(font);
	m->right_to_left = ruler_is_right_to_left(m->text);
	return m;
}

void
mark_align(struct mark *m, enum align align)
{
	m->align = align;
	m->x -= mark_lead(m, m->width);
}

enum marker
mark_of_side(size_t side, size_t side_count)
{
	return side_count > PALETTE_SIDES ? MARKER_CIRCLE : (enum marker)side;
}

double
mark_line_height(enum font font)
{
	return palette_fonts[font].line_px;
}

double
mark_lead(const struct mark *m, double spare)
{
	switch (m->align) {
	case ALIGN_LEFT:
		break;
	case ALIGN_CENTER:
		return spare / 2;
	case ALIGN_RIGHT:
		return spare;
	}
	return 0;
}

/* Ascenders take about four fifths of the size, descenders one fifth. */
double
mark_baseline(const struct mark *m)
{
	double size = palette_fonts[m->font].size_px;

	return m->y + m->height / 2 + size * 0.35;
}

size_t
mark_corners(const struct mark *m, struct point *corners)
{
	/* In a box from -1 to 1. */
	static const struct {
		size_t count;
		struct point at[MARK_CORNERS];
	} table[MARKER_COUNT] = {
		[MARKER_SQUARE] = {4,
			{{-.85, -.85}, {.85, -.85}, {.85, .85}, {-.85, .85}}},
		[MARKER_UP] = {3, {{0, -1}, {1, .85}, {-1, .85}}},
		[MARKER_DIAMOND] = {4, {{0, -1}, {1, 0}, {0, 1}, {-1, 0}}},
		[MARKER_DOWN] = {3, {{-1, -.85}, {1, -.85}, {0, 1}}},
		[MARKER_CROSS] = {12,
			{{-.35, -1}, {.35, -1}, {.35, -.35}, {1, -.35},
				{1, .35}, {.35, .35}, {.35, 1}, {-.35, 1},
				{-.35, .35}, {-1, .35}, {-1, -.35},
				{-.35, -.35}}},
		[MARKER_BAR] = {4, {{-1, -.4}, {1, -.4}, {1, .4}, {-1, .4}}},
	};
	double half = m->width / 2;

	for (size_t i = 0; i < table[m->marker].count; i++) {
		corners[i].x = m->x + half + half * table[m->marker].at[i].x;
		corners[i].y = m->y + half + half * table[m->marker].at[i].y;
	}
	return table[m->marker].count;
}

bool
mark_is_line(const struct mark *m)
{
	return m->shape == SHAPE_PATH && !m->filled;
}

void
mark_put_px(struct buffer *out, double px)
{
	char text[32];
	size_t len = (size_t)snprintf(text, sizeof(text), "%.2f", px);

	while (text[len - 1] == '0')
		len--;
	if (text[len - 1] == '.')
		len--;
	text[len] = '\0';
	buffer_puts(out, strcmp(text, "-0") ? text : "0");
}

static void
mirror_points(struct chart *c, struct mark *m)
{
	struct point *turned;

	if (!m->point_count)
		return;
	turned = arena_array(&c->arena, m->point_count, sizeof(*turned));
	for (size_t i = 0; i < m->point_count; i++) {
		turned[i].x = c->width - m->points[i].x;
		turned[i].y = m->points[i].y;
	}
	m->points = turned;
}

static void
mirror(struct chart *c, struct mark *m)
{
	m->x = c->width - m->x - m->width;
	m->align = (enum align)(ALIGN_RIGHT - m->align);
	mirror_points(c, m);
}

void
mark_mirror(struct chart *c)
{
	for (size_t i = 0; i < c->count; i++)
		mirror(c, c->marks[i]);
}

void
mark_mirror_words(struct chart *c)
{
	static const bool mirrored[ROLE_COUNT] = {
		[ROLE_TITLE] = true,
		[ROLE_SUBTITLE] = true,
		[ROLE_CAPTION] = true,
		[ROLE_LEGEND] = true,
	};

	for (size_t i = 0; i < c->count; i++)
		if (mirrored[c->marks[i]->role])
			mirror(c, c->marks[i]);
}

void
mark_free(struct chart *c)
{
	arena_free(&c->arena);
	*c = (struct chart){0};
}
