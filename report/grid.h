/*
 * Tables of the view, all of one shape: a caption, columns, and rows that have
 * a label and values. A table that grows long goes on in further ones, which a
 * page may fold, so that it stays usable with thousands of rows.
 */
#ifndef REPORT_GRID_H
#define REPORT_GRID_H

#include "report/part.h"

struct grid {
	struct part *part;
	struct _xmlNode *parent; /* of all its tables */
	struct _xmlNode *first;
	struct _xmlNode *table; /* the one that grows */
	struct _xmlNode *row;
	const char *id;
	size_t rows;   /* of the one that grows */
	size_t tables; /* so far */
	bool whole;    /* never goes on in another table */
};

/* A table whose caption is the text. */
struct grid grid_open(struct part *p, struct _xmlNode *parent, const char *id);

/* Each says the text. All columns come before the first row; the first one is
 * that of the labels. */
struct _xmlNode *grid_column(struct grid *g, const char *kind);
struct _xmlNode *grid_side_column(
	struct grid *g, size_t side, const char *kind);
struct _xmlNode *grid_row(struct grid *g);
struct _xmlNode *grid_value(struct grid *g, const char *kind);

/* A value that is a number, in its place the text. */
void grid_figure(struct grid *g, double number, int decimals);

#endif
