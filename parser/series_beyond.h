/*
 * Which rows of ab -e can be trusted. Row i is the time at the place
 * floor(0.5 + n * i / 100) of n sorted times; where that is n, ab has read past
 * the end of its list. The number of requests is not in the file, but it shows:
 * of few requests, several rows share a place, and so their time.
 */
#ifndef PARSER_SERIES_BEYOND_H
#define PARSER_SERIES_BEYOND_H

#include <stdbool.h>

#define SERIES_BEYOND_ROWS 101

/*
 * Mark the rows that must not be used: those past the end of the list of the
 * fewest requests that the rows can be of, and those that are smaller than one
 * before. ms is NAN where there is no row.
 */
void series_beyond_mark(bool *rejected, const double *ms);

#endif
