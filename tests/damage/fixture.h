/*
 * The logs of fixtures/, read into memory, and what the parser makes of bytes.
 * The tests in this folder damage logs by rule and compare what is read with
 * what was read before.
 */
#ifndef TESTS_DAMAGE_FIXTURE_H
#define TESTS_DAMAGE_FIXTURE_H

#include "parser/document.h"

struct fixture {
	char *name; /* below fixtures/ */
	struct slice bytes;
	bool verbose; /* ab -v shows what came over the line, of any words */
};

struct fixtures {
	struct fixture *items; /* in the order of their names */
	size_t count;
	struct arena arena;
};

/* All of them, $FIXTURES or fixtures/; ends the program where there are none. */
void fixtures_load(struct fixtures *f);

/* Those that hold one whole report as ab itself prints it, as text. */
void fixtures_load_canonical(struct fixtures *f);

void fixtures_free(struct fixtures *f);

/* Read bytes as one input. */
void fixture_read(struct runset *set, struct slice bytes);

/* Read bytes as a file of ab -g or -e; an empty set where it has no rows. */
void fixture_read_series(struct runset *set, struct slice bytes);

bool fixture_is_series(struct slice bytes);

/* Leaves those that are named on the command line; all, where none is. */
void fixtures_pick(struct fixtures *f, int argc, char **argv);

#endif
