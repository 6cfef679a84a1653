/*
 * What qualifies a finding, within the parentheses behind it: what a mean is
 * of, that documents or settings differ, how often each side was run.
 */
#ifndef REPORT_QUALIFIER_H
#define REPORT_QUALIFIER_H

#include "report/compare.h"
#include "report/locale.h"

/* Nothing where there is nothing to qualify. */
void qualifier_write(
	struct buffer *out, const struct locale *l, const struct comparison *c);

/* Has any side a change of the headline metric against the baseline? */
bool qualifier_is_compared(const struct comparison *c);

#endif
