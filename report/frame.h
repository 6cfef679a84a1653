/*
 * What every chart has around its plot: the finding, what is measured, the
 * axis, and below it the settings. Each part takes its share from
 * the top; a layout draws into what is left.
 */
#ifndef REPORT_FRAME_H
#define REPORT_FRAME_H

#include "report/mark.h"
#include "report/renderer.h"
#include "report/scale.h"

struct frame {
	struct chart *chart;
	const struct report *report; /* borrowed */
	double left, right;          /* within the margins */
	double y;                    /* what is above is taken */
};

/* The ground and the title. */
void frame_begin(
	struct frame *f, struct chart *chart, const struct report *report);

/* What is measured, in which unit. */
void frame_subtitle(struct frame *f, const char *text);

/* Grid lines at the ticks of a horizontal scale from y to bottom, with their
 * figures below; the frame goes on there. */
void frame_ticks_below(struct frame *f, const struct scale *s, double bottom);

/* Something that is written below a horizontal axis. */
struct frame_tick {
	double at;
	const char *words;
};

/*
 * Write as many as fit at the frame's y, which stays; the first ones come
 * before others. Those written have grid lines from top to bottom, unless
 * these are the same.
 */
void frame_ticks(struct frame *f, const struct scale *s,
	const struct frame_tick *ticks, size_t count, struct point top_bottom);

/* Nothing of the grid behind a line of words at this place. */
void frame_clear(
	struct frame *f, struct point at, double width, enum font font);

/* The caption, and with it the chart's height. */
void frame_end(struct frame *f);

/* Texts in the chart's arena, in the language of the report. */
const char *frame_number(const struct frame *f, double number, int decimals);
const char *frame_word(const struct frame *f, const char *key);

/* What a cell of the report's comparison is called; cell_count stands for the
 * geometric means of all. */
const char *frame_cell(const struct frame *f, size_t cell);

/* What is measured: "Requests per second; higher is better". */
const char *frame_metric(struct chart *chart, const struct report *report,
	const struct table *t);

/* The text that a buffer has gathered; empties the buffer. */
const char *frame_keep(struct chart *c, struct buffer *b);

#endif
