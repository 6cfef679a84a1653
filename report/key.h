/*
 * What the marks of a chart stand for: samples with words, in a line as far as
 * they fit. Sides have their markers; other marks are shown in grey.
 */
#ifndef REPORT_KEY_H
#define REPORT_KEY_H

#include "report/frame.h"

struct key {
	struct frame *frame;
	double top, x;
};

/* Starts where the frame has got to. */
void key_begin(struct key *k, struct frame *f);

/* All sides with their markers; nothing for one side, or too many. */
void key_sides(struct key *k);

/* A short line of this thickness, a dashed one, one that stands. */
void key_line(struct key *k, double thickness, const char *words);
void key_dashes(struct key *k, const char *words);
void key_tick(struct key *k, double height, const char *words);
void key_marker(struct key *k, enum marker marker, const char *words);

/* The frame goes on below. */
void key_end(struct key *k);

#endif
