/*
 * The tables of one side alone: its cells, its runs, and what a single run
 * measured.
 */
#ifndef REPORT_LAYOUT_ONE_H
#define REPORT_LAYOUT_ONE_H

#include "report/layout.h"

/* A row per cell or per run, a column per metric. */
void layout_one_side(struct layout *layout);

/* What a single run measured, as names and values. */
void layout_one_facts(struct layout *layout, const struct run *run);

/* Its table of times; none where the run has none. */
void layout_one_times(struct layout *layout, const struct run *run);

#endif
