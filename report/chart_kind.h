/*
 * The kinds of charts. A kind is a file chart_<name>.c with one of these
 * rows, and its name in the table of chart.c.
 */
#ifndef REPORT_CHART_KIND_H
#define REPORT_CHART_KIND_H

#include "report/mark.h"
#include "report/renderer.h"

struct chart_kind {
	const char *name;
	enum field_id headline; /* what its title is about; FIELD_COUNT: the
	                           headline of the comparison */
	bool mirrors; /* in right-to-left languages its plot does too */

	/* Is there something to draw? And is it what a reader would want to see
	 * first? NULL: never. */
	bool (*fits)(const struct comparison *c);
	bool (*suits)(const struct comparison *c);

	/* Fill a chart that has its width, language and title. */
	void (*layout)(struct chart *chart, const struct report *report);
};

extern const struct chart_kind chart_bars;
extern const struct chart_kind chart_latency;
extern const struct chart_kind chart_percentiles;
extern const struct chart_kind chart_sweep;
extern const struct chart_kind chart_repeats;
extern const struct chart_kind chart_failures;
extern const struct chart_kind chart_deltas;

#endif
