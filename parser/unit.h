/*
 * The unit behind a figure, and what it means for the field's own unit.
 */
#ifndef PARSER_UNIT_H
#define PARSER_UNIT_H

#include "parser/words.h"

/*
 * What the figure of a field must be multiplied with when the unit at this
 * code point stands behind it: 1 when none does, 1000 for seconds where ab has
 * milliseconds. NAN where the unit says nothing exact (3.4 MB where ab prints
 * bytes) or does not fit. *end is moved behind the unit.
 */
double unit_scale(const struct words *words, const struct folded *f, size_t at,
	int id, size_t *end);

/* Does a unit of requests per second stand here? Moves *end behind it. */
bool unit_is_rate(const struct words *words, const struct folded *f, size_t at,
	size_t *end);

#endif
