/*
 * The tables that say a whole comparison, in the shape that suits it.
 */
#ifndef REPORT_TABULATE_ALL_H
#define REPORT_TABULATE_ALL_H

#include "report/tabulate.h"

/* Add the sheets of a comparison that is more than a single run. */
void tabulate_all(struct tabulation *tab);

#endif
