/*
 * Rows of a chart from top to bottom, with their names beside them where
 * those are short and the chart is wide, else above. A name may stand for
 * several rows, and a heading for several names.
 */
#ifndef REPORT_ROWS_H
#define REPORT_ROWS_H

#include "report/frame.h"
#include "report/ruler.h"

struct row {
	const char *heading; /* over this row and those below it; or "" */
	const char *name;    /* of this row and those below it without; or "" */
	size_t side, cell;
	bool apart; /* sums up those above, and keeps a distance */
	double y;   /* the top of what is drawn in it */
	/* For rows.c: the words in lines, and how many rows they name. */
	struct ruler_lines heading_lines, name_lines;
	size_t named;
};

struct rows {
	struct frame *frame;
	struct row *items;
	size_t count;
	size_t room;
	bool beside;      /* names are left of rows, else above */
	double thickness; /* of what is drawn in a row */
	double pitch;     /* from a row to the next one */
	double left;      /* where the plot begins */
	double bottom;
};

/* A row at the end, without heading. Earlier rows may move in memory. */
struct row *rows_add(
	struct rows *r, const char *name, size_t side, size_t cell);

/* Place all rows below what the frame has taken. */
void rows_place(struct rows *r);

void rows_draw_names(const struct rows *r);

/* Half-way down the row. */
double rows_middle(const struct rows *r, const struct row *row);

/* The mark is about the row's side and cell. */
struct mark *rows_about(const struct row *row, struct mark *m);

#endif
