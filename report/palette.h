/*
 * Colours and sizes of charts, named once. Every ink reaches 4.5:1 on its
 * ground, so that it can draw words and marks alike, except the grid, which
 * says nothing that a label does not say. Sides stay apart also for
 * colour-blind eyes, and each has a marker as its second cue.
 */
#ifndef REPORT_PALETTE_H
#define REPORT_PALETTE_H

#include <stddef.h>

#include "report/renderer.h"

#define PALETTE_SIDES 7 /* more sides than this are told apart by words */

enum ink {
	INK_GROUND,
	INK_TEXT,
	INK_MUTED,
	INK_GRID,
	INK_BETTER,
	INK_WORSE,
	INK_SIDE, /* of the first side; the others follow */
	INK_COUNT = INK_SIDE + PALETTE_SIDES
};

struct palette {
	const char *inks[INK_COUNT]; /* "#rrggbb" */
};

/* THEME_AUTO is light here; svg.c adds the dark inks. */
const struct palette *palette_of(enum theme theme);

/* A short name for each ink, used as a class in SVG. */
const char *palette_name(enum ink ink);

/* The ink of a side; that of the first for all where there are too many. */
enum ink palette_side(size_t side, size_t side_count);

/* Better or worse; muted where rounding explains it or neither is better. */
enum ink palette_delta(const struct delta *delta, enum better better);

enum font {
	FONT_TITLE,
	FONT_LONG_TITLE, /* where the other would take too many lines */
	FONT_SUBTITLE,
	FONT_HEADING,
	FONT_LABEL,
	FONT_CAPTION,
	FONT_COUNT
};

struct font_style {
	double size_px;
	double line_px; /* from one baseline to the next */
	int weight;
};

/* Indexed by enum font. */
extern const struct font_style palette_fonts[FONT_COUNT];

/* The fonts that readers' systems use for their own words. */
extern const char palette_family[];

/* Lengths in px. */
enum {
	MARGIN = 24,        /* around everything */
	GAP = 8,            /* the grid that all distances are multiples of */
	WIDTH = 720,        /* of a chart when nobody says */
	WIDTH_NARROW = 520, /* below: a phone, names go above what they name */
	WIDTH_LEAST = 280,
	WIDTH_MOST = 4000,
	MARKER = 8, /* a side's marker */
};

#endif
