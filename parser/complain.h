/*
 * Relations that do not hold: an edited or mistyped log. They are told, and
 * nothing else is done.
 */
#ifndef PARSER_COMPLAIN_H
#define PARSER_COMPLAIN_H

#include "parser/draft.h"
#include "parser/identity.h"
#include "parser/run.h"

/* A notice for each, with the relation and the figures as printed. */
void complain_broken(struct run *run, const struct draft *d, struct arena *a,
	const struct figures *f);

#endif
