/*
 * What the parser should find, read from tests/expected. An expectation is a
 * list of records, each of which states some fields:
 *
 *	document ab/2.4.62_n1.txt figures-optional
 *	run
 *		outcome complete
 *		connect 0 1 - 1 1             (min mean sd median max; - is not stated)
 *		percentiles 1 1 1 1 1 1 1 1 1
 *		accept connect_mean_ms 0      (right as well)
 *
 * Where figures are optional, more of them than stated may be found.
 */
#ifndef TESTS_SCORE_EXPECTATION_H
#define TESTS_SCORE_EXPECTATION_H

#include "parser/run.h"

struct claim {
	enum field_id field;
	const char *value;
	bool alternative; /* to the claim on the same field */
};

struct want {
	enum kind kind;
	struct claim *claims;
	size_t count;
	size_t room;
};

struct document_want {
	const char *name;
	bool figures_optional;
	struct want *wants;
	size_t count;
	size_t room;
};

struct expectations {
	struct arena arena; /* owns everything below */
	struct document_want *documents;
	size_t count;
	size_t room;
};

/* Adds those of one file; ends the program when it is not as it should be. */
void expectation_read(struct expectations *all, const char *path);

#endif
