/*
 * Names that would touch are moved apart, each as little as possible.
 */
#ifndef REPORT_PLACE_H
#define REPORT_PLACE_H

#include <stddef.h>

/*
 * Move the middles at[] so that any two are at least `least` apart and all are
 * within [low, high], in the order in which they were. Where there is no room
 * for all, they stand evenly.
 */
void place_apart(
	double *at, size_t count, double least, double low, double high);

#endif
