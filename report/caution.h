/*
 * The remarks on a comparison as whole sentences of a language.
 */
#ifndef REPORT_CAUTION_H
#define REPORT_CAUTION_H

#include "report/compare.h"
#include "report/locale.h"

void caution_sentence(struct buffer *out, const struct locale *l,
	const struct comparison *c, const struct remark *remark);

/*
 * All that a reader should know, one sentence a line: how many stated deltas
 * agree, then the remarks, of which many of one kind are summed up. How often
 * the sides were run is not among them: the finding says that.
 */
void caution_list(
	struct buffer *out, const struct locale *l, const struct comparison *c);

/* What "~" means, for an output that has one. */
void caution_rounding(struct buffer *out, const struct locale *l);

#endif
