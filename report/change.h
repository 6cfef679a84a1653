/*
 * A figure and its change against the baseline, as cells of a table: with a
 * sign and a word, so that nothing hangs on colour.
 */
#ifndef REPORT_CHANGE_H
#define REPORT_CHANGE_H

#include "report/grid.h"

/* The columns of a side: its figures and, unless it is the baseline, changes;
 * then what the document itself states, where that is asked for. */
void change_columns(struct grid *g, size_t side, bool stated);

/* An entry and, unless it is the baseline's own, its change against that. */
void change_cells(struct grid *g, const struct entry *entry,
	const struct entry *baseline, bool stated);

/* What stands in the place of the baseline's change, in tables by row. */
void change_baseline(struct grid *g, bool stated);

/* A table of one metric, cells by sides, with the mean where there is one. */
void change_table(struct part *p, struct _xmlNode *parent,
	const struct table *t, const char *id);

#endif
