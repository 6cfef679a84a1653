/*
 * A draft becomes a record: every figure that can be read in several ways is
 * settled by the form ab prints it in, by ab's arithmetic, and by what the
 * rest of the document does, in that order. What stays undecided is left
 * absent with a notice. A figure that was read in only one way is kept even
 * where it breaks a relation, and a notice names the relation.
 */
#ifndef PARSER_SOLVE_H
#define PARSER_SOLVE_H

#include "parser/document.h"
#include "parser/draft.h"

struct solve_context {
	struct runset *set;
	char decimal_mark;  /* what the document uses; 0: not known */
	bool ends_document; /* nothing follows the draft in the log */
};

/* Fill the record with what the draft says. */
void solve_draft(
	struct run *run, struct draft *d, const struct solve_context *context);

#endif
