/*
 * What must be equal for a fair comparison makes the cells; the runs of one
 * side in one cell are a group.
 */
#ifndef REPORT_CELL_H
#define REPORT_CELL_H

#include "report/comparison.h"

/*
 * Fill the cells of the comparison, whose sides are known. False with *e set
 * when there are too many of both.
 */
bool cell_build(struct comparison *c, const size_t *side_of, bool force,
	struct error *e);

#endif
