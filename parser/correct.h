/*
 * The known faults of ab's versions: which figures they print in another unit
 * or form, and which figures are rubbish and must not be passed on.
 */
#ifndef PARSER_CORRECT_H
#define PARSER_CORRECT_H

#include "parser/identity.h"
#include "parser/solve.h"

/* Take out figures that are rubbish, wrapped or cut; each with a notice. */
void correct_figures(struct figures *f, struct run *run, struct draft *d,
	const struct solve_context *context);

/* May the end of the log have shortened this value? */
bool correct_may_be_cut(
	const struct draft *d, int field, const struct solve_context *context);

/* Tell which figures mean something else than what is printed. */
void correct_say(struct run *run, const struct draft *d,
	const struct solve_context *context, const int chosen[FIELD_COUNT]);

#endif
