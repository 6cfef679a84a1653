/*
 * The rules by which reports are rewritten. What people and programs do to a
 * log comes in this order, and so are two rules applied to one: first figures
 * and words change, then lines, then a page is made of them, then bytes.
 */
#ifndef TESTS_DAMAGE_RULES_H
#define TESTS_DAMAGE_RULES_H

#include "parser/arena.h"
#include "parser/buffer.h"

enum stage { STAGE_FIGURES, STAGE_WORDS, STAGE_LINES, STAGE_PAGE, STAGE_BYTES };

struct rule {
	enum stage stage;
	const char *name;
	/* False where the rule does not fit the report. */
	bool (*apply)(struct buffer *out, struct slice report,
		const struct rule *rule, unsigned seed);
	const char *text; /* what else the rule needs to know */
	unsigned number;
	bool reflows; /* lines no longer begin where ab began them */
};

struct rules {
	const struct rule **items;
	size_t count;
};

/*
 * What is known not to come out of a rule, and why. Where a rule has none, all
 * fields come out the same in all reports.
 */
struct rule_gap {
	const char *rule;
	unsigned same;  /* of 1000 fields, at least */
	unsigned wrong; /* figures and runs that should not be there, at most */
	const char *why;
};

/* Never NULL. */
const struct rule_gap *rules_gap(const char *rule);

/* All rules, in the order of their stages. Lives in the arena. */
void rules_list(struct rules *r, struct arena *a);

/* Tables of the files beside this one. */
extern const struct rule rules_of_lines[], rules_of_pages[], rules_of_bytes[];

/* The next line, without its end; the rest moves behind it. */
struct slice rules_next_line(struct slice *rest);

/* Figures that look random and are the same each time. */
unsigned rules_random(unsigned *seed);

#endif
