/*
 * How a run ended, and what its own figures say about the measurement.
 */
#ifndef PARSER_OUTCOME_H
#define PARSER_OUTCOME_H

#include "parser/draft.h"
#include "parser/solve.h"

/* Sets the outcome, and complete_requests of an aborted run. */
void outcome_set(struct run *run, const struct draft *d,
	const struct solve_context *context);

/* Notices about failures, error pages and ab's own warnings. */
void outcome_remark(struct run *run, const struct draft *d,
	const struct solve_context *context);

#endif
