/*
 * A chart as a list of marks, each with its place in px: what a layout ends
 * in, what tests check, and all that svg.c and canvas.c need to know. The
 * origin is the upper left corner. The chart owns everything in it.
 */
#ifndef REPORT_MARK_H
#define REPORT_MARK_H

#include <stdbool.h>
#include <stddef.h>

#include "parser/arena.h"
#include "parser/buffer.h"
#include "report/palette.h"

enum shape {
	SHAPE_BOX,
	SHAPE_PATH,   /* a line through points, or the area within them */
	SHAPE_MARKER, /* a small sign that fills its box */
	SHAPE_TEXT
};

/* What a mark is for. */
enum role {
	ROLE_GROUND,
	ROLE_TITLE,
	ROLE_SUBTITLE,
	ROLE_CAPTION,
	ROLE_LEGEND,
	ROLE_GRID,
	ROLE_TICK, /* the words at a grid line */
	ROLE_AXIS,
	ROLE_HEADING,  /* over several rows, or over a panel */
	ROLE_CATEGORY, /* the name of a row */
	ROLE_BAR,
	ROLE_DOT,
	ROLE_CURVE,
	ROLE_RANGE, /* from the least to the greatest */
	ROLE_VALUE,
	ROLE_DELTA,
	ROLE_CUE, /* a side's marker beside a bar */
	ROLE_MISSING,
	ROLE_LABEL, /* the name of a line, at its end */
	ROLE_COUNT
};

/* The first ones are those of sides, in their order. */
enum marker {
	MARKER_CIRCLE,
	MARKER_SQUARE,
	MARKER_UP,
	MARKER_DIAMOND,
	MARKER_DOWN,
	MARKER_CROSS,
	MARKER_BAR,
	MARKER_COUNT
};

enum align { ALIGN_LEFT, ALIGN_CENTER, ALIGN_RIGHT };

#define MARK_NONE ((size_t)-1)

struct point {
	double x, y;
};

struct mark {
	enum shape shape;
	enum role role;
	enum ink ink;
	double x, y, width, height; /* the box that it stays within */
	size_t side, cell;          /* MARK_NONE where it is about neither */
	double value;               /* what it shows; NAN for decoration */
	const char *tip;            /* what a pointer on it says; "" */

	const char *text;
	enum font font;
	enum align align; /* where the words are within the box */
	bool right_to_left;

	enum marker marker;
	bool ringed; /* with a rim in the colour of the ground */
	const struct point *points;
	size_t point_count;
	bool filled;      /* of a path: its area, not its line */
	double thickness; /* of a path's line */
	bool dashed;
};

struct chart {
	struct arena arena;
	double width, height;
	const char *lang;
	bool right_to_left;
	const char *title;   /* the finding */
	const char *summary; /* the data in words */
	struct mark **marks; /* in the order of drawing */
	size_t count;
	size_t room;
};

/* Each adds a mark and hands it out to be told more. */
struct mark *mark_box(
	struct chart *c, enum role role, enum ink ink, double x, double y);
struct mark *mark_marker(struct chart *c, enum role role, enum marker marker,
	double x, double y);

/* Around the same middle. */
void mark_resize(struct mark *marker, double size);

/* The points are copied. */
struct mark *mark_path(struct chart *c, enum role role, enum ink ink,
	const struct point *points, size_t count);

/* A straight line. */
struct mark *mark_line(struct chart *c, enum role role, enum ink ink,
	struct point from, struct point to);

/*
 * One line of words; x is its left end, middle or right end, as align says,
 * and y the top of its box. The words are cleaned and copied.
 */
struct mark *mark_text(struct chart *c, enum role role, enum font font,
	struct point at, const char *text);
void mark_align(struct mark *m, enum align align);

/* The marker of a side. */
enum marker mark_of_side(size_t side, size_t side_count);

/* The corners of a marker in its box; none for a circle. */
size_t mark_corners(const struct mark *m, struct point *corners);
#define MARK_CORNERS 12

/* A path that is a line, not an area. */
bool mark_is_line(const struct mark *m);

/* A length for a file: a hundredth of a px is all that anybody sees. */
void mark_put_px(struct buffer *out, double px);

/* The height of a line of words. */
double mark_line_height(enum font font);

/* How much of so much spare room is left of the words. */
double mark_lead(const struct mark *m, double spare);

/* Where the words of a text stand. */
double mark_baseline(const struct mark *m);

/* Turn left and right around, for languages that are read that way: all, or
 * all but the plot. */
void mark_mirror(struct chart *c);
void mark_mirror_words(struct chart *c);

void mark_free(struct chart *c);

#endif
