/*
 * Bars of the headline metric of a comparison; also for other kinds of charts
 * that come down to bars.
 */
#ifndef REPORT_CHART_BARS_H
#define REPORT_CHART_BARS_H

#include "report/chart_kind.h"

/* The comparison need not be the report's, but has the same sides. */
void chart_bars_layout(struct chart *chart, const struct report *report,
	const struct comparison *c, const char *subtitle);

#endif
