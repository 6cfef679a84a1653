/*
 * What came of the variants of one rule: how many fields are as they were, and
 * what should not be there.
 */
#ifndef TESTS_DAMAGE_TALLY_H
#define TESTS_DAMAGE_TALLY_H

#include "tests/damage/judge.h"

struct tally {
	size_t variants;
	size_t fields[JUDGED_DIFFERENT + 1];
	size_t silent; /* absent, and no notice says so */
	size_t runs;   /* that are not there */
	size_t lost;   /* variants of which nothing was read */
	size_t absent[FIELD_COUNT];
	size_t found;
	struct buffer findings; /* the first of them */
};

/* Reads a variant of the fixture of this record. */
void tally_variant(struct tally *t, const char *fixture,
	const struct run *before, struct slice variant);

/*
 * Prints one case of the test and empties the tally; true when it is as it must
 * be. With V=1 in the environment, all that is known of it is shown.
 */
bool tally_tell(struct tally *t, const char *rule);

#endif
