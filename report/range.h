/*
 * Times of a row as marks: a thin line from the least to the greatest, a thick
 * one for the deviation around the mean, the side's marker at the mean, and a
 * tick across at the median.
 */
#ifndef REPORT_RANGE_H
#define REPORT_RANGE_H

#include "report/rows.h"
#include "report/times.h"

#define RANGE_BODY 8    /* thickness of the deviation, height of the ends */
#define RANGE_MEDIAN 14 /* height of its tick */

struct range {
	const struct rows *rows;
	const struct row *row;
	const struct scale *x;
};

/* What is not known is not drawn. */
void range_draw(const struct range *r, const struct times *t);

#endif
