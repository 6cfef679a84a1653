/*
 * Which generation of ab printed a report, as its banner tells, and what that
 * generation is known to print in another unit or form.
 */
#ifndef PARSER_ERA_H
#define PARSER_ERA_H

#include "parser/draft.h"

enum era {
	ERA_UNKNOWN,
	ERA_1_3,    /* 1.1 to 1.3d: milliseconds everywhere */
	ERA_2_0_16, /* 1.3e, revision 1.69 */
	ERA_2_0_17, /* up to 2.0.36: seconds labelled as milliseconds */
	ERA_2_0_37, /* up to 2.2.8: microseconds without leading zeros */
	ERA_2_3     /* 2.2.9 and later */
};

enum era era_of(const struct draft *d);

/* What is meant by the figures of each field. */
void era_expect(enum origin expected[FIELD_COUNT], const struct draft *d);

/*
 * Where the banner tells the generation, leave only what it prints; an edited
 * figure must not turn another into a different unit.
 */
void era_settle(struct draft *d);

/* Does it cut bytes to whole kilobytes before it divides (2.0.17 to 2.2.8)? */
bool era_whole_kilobytes(const struct draft *d);

/* Does it print minima that are wrong (1.3d, 1.3e and -w)? */
bool era_is_early(const struct draft *d);

/* Does its -S print means that were divided twice (2.0.16 to 2.0.50)? */
bool era_divides_twice(const struct draft *d);

#endif
