/*
 * The parts of the view tree, a file each: view_settings.c adds the settings.
 * A part that the data has nothing for is not there.
 */
#ifndef REPORT_VIEW_PARTS_H
#define REPORT_VIEW_PARTS_H

#include "report/part.h"

void view_settings(
	struct part *p);           /* what was compared, and where it differs */
void view_results(struct part *p); /* the headline metric, cells by sides */
void view_measures(struct part *p); /* the other metrics */
void view_repeats(struct part *p);  /* how repeated runs vary */
void view_failures(struct part *p);
void view_times(struct part *p); /* times and percentiles */
void view_runs(struct part *p);  /* every figure of every run */
void view_notices(struct part *p);
void view_guide(struct part *p);   /* how to read it, how it was made */
void view_sources(struct part *p); /* the files, and what read them */

/* False with *e set when a chart cannot be drawn. */
bool view_charts(struct part *p, struct error *e);

#endif
