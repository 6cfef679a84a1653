/*
 * Tables whose rows are the sides of each cell: for many sides, and for sides
 * that share little.
 */
#ifndef REPORT_TABULATE_GROUPS_H
#define REPORT_TABULATE_GROUPS_H

#include "report/tabulate.h"

void tabulate_groups(struct tabulation *tab);

#endif
