/*
 * The finding of a comparison as words. Names from logs stand in them as they
 * are: each output escapes the sentence as a whole.
 */
#ifndef REPORT_VERDICT_H
#define REPORT_VERDICT_H

#include "report/compare.h"
#include "report/locale.h"

/* The finding without a full stop, as for a title. */
void verdict_title(
	struct buffer *out, const struct locale *l, const struct comparison *c);

/* The finding with what qualifies it, as one sentence. */
void verdict_sentence(
	struct buffer *out, const struct locale *l, const struct comparison *c);

#endif
