#include "report/key.h"

#include "report/ruler.h"

#define LINES 3
#define SAMPLE 16 /* the width of a sample, with what follows it */
#define BETWEEN 24

void
key_begin(struct key *k, struct frame *f)
{
	*k = (struct key){.frame = f, .top = f->y, .x = f->left};
}

/*
 * The words of an entry, on a new line where they would not fit; their sample
 * goes in the middle of the place that comes back. A long name takes lines of
 * its own.
 */
static struct point
add(struct key *k, enum font font, const char *words, size_t side)
{
	struct frame *f = k->frame;
	double line = mark_line_height(font);
	struct ruler_lines lines;
	struct point at;

	ruler_wrap(&lines, &f->chart->arena, words, font,
		f->right - f->left - SAMPLE, LINES);
	if (k->x > f->left &&
		k->x + SAMPLE + ruler_widest(&lines, font) > f->right) {
		k->x = f->left;
		f->y += line + GAP / 2.0;
	}
	at = (struct point){k->x + MARKER / 2.0, f->y + line / 2};
	for (size_t i = 0; i < lines.count; i++) {
		struct mark *m = mark_text(f->chart, ROLE_LEGEND, font,
			(struct point){k->x + SAMPLE, f->y}, lines.at[i]);

		m->side = side;
		m->ink = side == MARK_NONE ? INK_MUTED : INK_TEXT;
		if (i + 1 < lines.count)
			f->y += line;
	}
	k->x += SAMPLE + ruler_widest(&lines, font) + BETWEEN;
	return at;
}

void
key_sides(struct key *k)
{
	const struct comparison *c = k->frame->report->comparison;

	if (c->side_count < 2 || c->side_count > PALETTE_SIDES)
		return;
	for (size_t i = 0; i < c->side_count; i++) {
		struct point at = add(k, FONT_LABEL, c->sides[i].label, i);
		struct mark *m = mark_marker(k->frame->chart, ROLE_LEGEND,
			mark_of_side(i, c->side_count), at.x, at.y);

		m->ink = palette_side(i, c->side_count);
		m->side = i;
	}
	k->x = k->frame->left;
	k->frame->y += mark_line_height(FONT_LABEL) + GAP / 2.0;
}

static struct mark *
add_line(struct key *k, const char *words)
{
	struct point at = add(k, FONT_CAPTION, words, MARK_NONE);
	double left = at.x - MARKER / 2.0;

	return mark_line(k->frame->chart, ROLE_LEGEND, INK_MUTED,
		(struct point){left, at.y},
		(struct point){left + SAMPLE - 4, at.y});
}

void
key_line(struct key *k, double thickness, const char *words)
{
	add_line(k, words)->thickness = thickness;
}

void
key_dashes(struct key *k, const char *words)
{
	add_line(k, words)->dashed = true;
}

void
key_tick(struct key *k, double height, const char *words)
{
	struct point at = add(k, FONT_CAPTION, words, MARK_NONE);
	struct mark *m = mark_line(k->frame->chart, ROLE_LEGEND, INK_TEXT,
		(struct point){at.x, at.y - height / 2},
		(struct point){at.x, at.y + height / 2});

	m->thickness = 2;
}

void
key_marker(struct key *k, enum marker marker, const char *words)
{
	struct point at = add(k, FONT_CAPTION, words, MARK_NONE);

	mark_marker(k->frame->chart, ROLE_LEGEND, marker, at.x, at.y)->ink =
		INK_MUTED;
}

void
key_end(struct key *k)
{
	struct frame *f = k->frame;

	if (k->x > f->left)
		f->y += mark_line_height(FONT_CAPTION) + GAP / 2.0;
	if (f->y > k->top)
		f->y += 1.5 * GAP;
}
