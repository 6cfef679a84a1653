/*
 * Sentences take names as they are. A comparison whose names are marked as
 * isolated parts makes sentences in which they are, and in which a name of
 * 100 kB is a short one.
 */
#ifndef REPORT_MARKED_H
#define REPORT_MARKED_H

#include "report/compare.h"

/* A copy for those who only make sentences of it; what is new in it is in the
 * arena, the rest is the original's. */
struct comparison marked_names(const struct comparison *c, struct arena *a);

#endif
