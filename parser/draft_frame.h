/*
 * What ab says before and after its report: it tells the version, whether the
 * run came to its end, and what stopped it.
 */
#ifndef PARSER_DRAFT_FRAME_H
#define PARSER_DRAFT_FRAME_H

#include "parser/draft.h"

/* `text` is the whole line of the item, which has this number in the input. */
void draft_frame_take(struct draft *d, const struct item *item, unsigned line,
	struct slice text);

#endif
