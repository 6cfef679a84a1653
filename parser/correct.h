/*
 * The known faults of ab's versions: which figures they print in another unit
 * or form, and which figures are rubbish and must not be passed on.
 */
#ifndef PARSER_CORRECT_H
#define PARSER_CORRECT_H

#include "parser/identity.h"
#include "parser/solve.h"

/* What the version in the banner is known to print, by field. */
void correct_expect(enum origin expected[FIELD_COUNT], const struct draft *d);

/* How unlikely it is that a figure means something else than expected. */
double correct_cost(const struct draft *d, int field, enum origin origin);

/* Does the version print minima that are wrong (1.3d and 1.3e)? */
bool correct_is_early(const struct draft *d);

/* Take out figures that are rubbish, wrapped or cut; each with a notice. */
void correct_figures(struct figures *f, struct run *run, struct draft *d,
	const struct solve_context *context);

/* Tell which figures mean something else than what is printed. */
void correct_say(struct run *run, const struct draft *d,
	const struct solve_context *context, const int chosen[FIELD_COUNT]);

#endif
