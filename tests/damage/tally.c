#include "tests/damage/tally.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/damage/fixture.h"
#include "tests/damage/rules.h"
#include "tests/damage/workers.h"

#define SHOWN 3 /* findings of one rule, when it fails */

/* With fewer reports, shares of them mean nothing. */
#ifdef WORKERS_SLOW
#define SAMPLED true
#else
#define SAMPLED false
#endif

static void
find(struct tally *t, const char *fixture, const char *what)
{
	if (t->found++ < SHOWN || getenv("V"))
		buffer_printf(&t->findings, "#   %s: %s\n", fixture, what);
}

static bool
is_judged(enum field_id id)
{
	return judge_is_stated(id) && id != FIELD_LABEL && id != FIELD_COMMAND;
}

static const struct run *
most_alike(const struct run *before, const struct runset *set)
{
	const struct run *best = NULL;

	for (size_t i = 0; i < set->count; i++)
		if (!best ||
			judge_count_same(before, set->runs[i]) >
				judge_count_same(before, best))
			best = set->runs[i];
	return best;
}

/* Is there a notice that the report itself has not? */
static bool
is_told(const struct run *before, const struct run *after)
{
	for (size_t i = 0; i < after->notices.count; i++) {
		const char *message = after->notices.items[i].message;
		size_t k = 0;

		while (k < before->notices.count &&
			strcmp(message, before->notices.items[k].message) != 0)
			k++;
		if (k == before->notices.count)
			return true;
	}
	return false;
}

static void
judge_one(struct tally *t, const char *fixture, const struct run *before,
	const struct run *after, enum field_id id)
{
	enum judgement judged = judge_field(before, after, id);
	struct buffer what = {0};

	t->fields[judged]++;
	t->absent[id] += judged == JUDGED_ABSENT;
	t->silent += judged == JUDGED_ABSENT && !is_told(before, after);
	if (judged != JUDGED_INVENTED && judged != JUDGED_DIFFERENT)
		return;
	buffer_printf(&what, "%s is ", fields[id].name);
	judge_put_value(&what, after, id);
	buffer_puts(&what, ", was ");
	judge_put_value(&what, before, id);
	find(t, fixture, what.bytes);
	buffer_free(&what);
}

void
tally_variant(struct tally *t, const char *fixture, const struct run *before,
	struct slice variant)
{
	struct runset set = {0};
	const struct run *after;

	fixture_read(&set, variant);
	after = most_alike(before, &set);
	t->variants++;
	t->lost += !after;
	if (set.count > 1) {
		t->runs += set.count - 1;
		find(t, fixture, "more runs than one");
	}
	for (enum field_id id = 0; id < FIELD_COUNT; id++)
		if (is_judged(id) && (after || id != FIELD_KIND))
			judge_one(t, fixture, before,
				after ? after : &judge_nothing, id);
	runset_free(&set);
}

static unsigned
permille_same(const struct tally *t)
{
	size_t all = t->fields[JUDGED_SAME] + t->fields[JUDGED_ABSENT] +
		t->fields[JUDGED_DIFFERENT];

	return all ? (unsigned)(t->fields[JUDGED_SAME] * 1000 / all) : 1000;
}

static void
put_details(const struct tally *t)
{
	for (int id = 0; id < FIELD_COUNT && getenv("V"); id++)
		if (t->absent[id])
			printf("#   %s is absent in %zu\n", fields[id].name,
				t->absent[id]);
	if (t->findings.len)
		fputs(t->findings.bytes, stdout);
}

bool
tally_tell(struct tally *t, const char *name)
{
	const struct rule_gap *gap = rules_gap(name);
	size_t wrong = t->fields[JUDGED_DIFFERENT] +
		t->fields[JUDGED_INVENTED] + t->runs;
	unsigned same = permille_same(t);
	bool good = wrong <= gap->wrong && (same >= gap->same || SAMPLED);

	printf("%s %-22s %4zu variants: %6zu same (%u.%u %%), %zu absent "
	       "(%zu silent, %zu lost), %zu different, %zu invented, "
	       "%zu runs\n",
		good ? "ok" : "not ok", name, t->variants,
		t->fields[JUDGED_SAME], same / 10, same % 10,
		t->fields[JUDGED_ABSENT], t->silent, t->lost,
		t->fields[JUDGED_DIFFERENT], t->fields[JUDGED_INVENTED],
		t->runs);
	if (same < gap->same && !good)
		printf("#   less than %u.%u %% the same\n", gap->same / 10,
			gap->same % 10);
	if (good && wrong)
		printf("todo %s: %zu wrong: %s\n", name, wrong, gap->why);
	if (!good || getenv("V"))
		put_details(t);
	buffer_free(&t->findings);
	return good;
}
