/*
 * A plot with two axes: values upwards, and something that runs to the right.
 * Grid lines are along the values only. Names of lines stand at their right
 * ends, moved apart where they would touch.
 */
#ifndef REPORT_PANEL_H
#define REPORT_PANEL_H

#include "report/frame.h"

struct panel {
	struct frame *frame;
	struct scale x, y; /* of where things are drawn */
	const char *unit;  /* behind the topmost figure; or "" */
	double names;      /* the room at the right that names of lines take */
	double figures;    /* the room that the figures of y take at least */
};

/* Words over what follows, in bold. */
void panel_heading(struct frame *f, const char *words);

/*
 * Take so much height of the frame. The panel has the values of its scales
 * and gets their places; y is rounded outwards to ticks, and has its grid.
 */
void panel_begin(struct panel *p, struct frame *f, double height);

/* The room that the figures of y will take, to give to several panels. */
double panel_figures(const struct panel *p, struct frame *f, double height);

/* Under the axis, as many as fit; the first ones come before others. */
void panel_ticks(struct panel *p, const struct frame_tick *ticks, size_t count);

/* The frame goes on below; `axis` says what runs to the right, or is "". */
void panel_end(struct panel *p, const char *axis);

/* The name of a line that ends at y. */
struct panel_name {
	const char *words;
	size_t side;
	double y;
};

void panel_names(struct panel *p, const struct panel_name *names, size_t count);

/*
 * Do the names of all sides fit beside lines? Then the room that they need,
 * else 0: a key has to name them.
 */
double panel_names_room(const struct frame *f);

#endif
