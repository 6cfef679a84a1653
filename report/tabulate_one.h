/*
 * The tables of one side alone: its cells, its runs, and what a single run
 * measured.
 */
#ifndef REPORT_TABULATE_ONE_H
#define REPORT_TABULATE_ONE_H

#include "report/tabulate.h"

/* A row per cell or per run, a column per metric. */
void tabulate_one_side(struct tabulation *tab);

/* What a single run measured, as names and values. */
void tabulate_one_facts(struct tabulation *tab, const struct run *run);

/* Its table of times; none where the run has none. */
void tabulate_one_times(struct tabulation *tab, const struct run *run);

#endif
