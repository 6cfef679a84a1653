/*
 * Every report that ab printed is rewritten by every rule, and by two rules
 * that a fixed seed picks. Each field must come out as it was or be absent
 * with a notice, never different, and there must be no run that was not there.
 * How many fields come out the same must not fall below what was reached: what
 * is not reached stands in rules_gaps.c.
 *
 * With arguments: test_variants RULE[+RULE] FIXTURE writes that variant. With
 * V=1 all findings are shown; PAIRS=300 SEED=1 tries more pairs, or others.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/damage/fixture.h"
#include "tests/damage/rules.h"
#include "tests/damage/tally.h"
#include "tests/damage/workers.h"

#ifdef WORKERS_SLOW
#define STEP 9 /* each rule for one report in nine */
#define PAIRS 3
#else
#define STEP 1
#define PAIRS 40 /* combinations of two rules for each report */
#endif

#define PARTS 8 /* processes that share the combinations */

struct suite {
	struct fixtures reports;
	struct rules rules;
};

/* Applies one rule, or two; false where one does not fit. */
static bool
rewrite(struct buffer *out, struct slice report, const struct rule *first,
	const struct rule *second, unsigned seed)
{
	struct buffer half = {0};
	bool good;

	if (!second)
		return first->apply(out, report, first, seed);
	good = first->apply(&half, report, first, seed) &&
		second->apply(out, buffer_slice(&half), second, seed);
	buffer_free(&half);
	return good;
}

static void
try_variant(struct tally *t, const struct fixture *fixture,
	const struct rule *first, const struct rule *second, unsigned seed)
{
	struct runset set = {0};
	struct buffer variant = {0};

	if (rewrite(&variant, fixture->bytes, first, second, seed)) {
		fixture_read(&set, fixture->bytes);
		tally_variant(
			t, fixture->name, set.runs[0], buffer_slice(&variant));
		runset_free(&set);
	}
	buffer_free(&variant);
}

static bool
try_rule(const struct suite *s, size_t number)
{
	const struct rule *rule = s->rules.items[number];
	struct tally t = {0};

	for (size_t i = number % STEP; i < s->reports.count; i += STEP)
		if (!s->reports.items[i].verbose || !rule->reflows)
			try_variant(&t, &s->reports.items[i], rule, NULL,
				(unsigned)i);
	return tally_tell(&t, rule->name);
}

/* Two rules of different stages, the earlier first. */
static void
pick_two(
	const struct rule *picked[2], const struct rules *rules, unsigned *seed)
{
	do {
		picked[0] = rules->items[rules_random(seed) % rules->count];
		picked[1] = rules->items[rules_random(seed) % rules->count];
	} while (picked[0]->stage >= picked[1]->stage);
}

static void
try_pair(struct tally *t, const struct suite *s, const struct fixture *report,
	unsigned *seed)
{
	const struct rule *picked[2];
	struct fixture named = *report;
	struct buffer name = {0};

	pick_two(picked, &s->rules, seed);
	buffer_printf(&name, "%s+%s %s", picked[0]->name, picked[1]->name,
		report->name);
	named.name = name.bytes;
	try_variant(t, &named, picked[0], picked[1], *seed);
	buffer_free(&name);
}

static unsigned
setting(const char *name, unsigned usual)
{
	const char *text = getenv(name);

	return text ? (unsigned)strtoul(text, NULL, 10) : usual;
}

/* Each report by some pairs; the parts share the reports out. */
static bool
try_pairs(const struct suite *s, size_t part)
{
	unsigned pairs = setting("PAIRS", PAIRS), first = setting("SEED", 4711);
	struct tally t = {0};

	for (size_t i = part; i < s->reports.count; i += PARTS) {
		unsigned seed = (unsigned)i + first;

		for (unsigned k = 0; k < pairs; k++)
			if (!s->reports.items[i].verbose)
				try_pair(&t, s, &s->reports.items[i], &seed);
	}
	return tally_tell(&t, "two-rules");
}

static bool
run(size_t number, void *context)
{
	const struct suite *s = context;

	if (number < s->rules.count)
		return try_rule(s, number);
	return try_pairs(s, number - s->rules.count);
}

static const char *
name(size_t number, void *context)
{
	const struct suite *s = context;

	return number < s->rules.count ? s->rules.items[number]->name
				       : "two-rules";
}

static const struct rule *
rule_named(const struct rules *rules, struct slice name)
{
	for (size_t i = 0; i < rules->count; i++)
		if (slice_equals(name, rules->items[i]->name))
			return rules->items[i];
	return NULL;
}

/* Writes the variant that is asked for. */
static int
show(const struct fixtures *f, const struct rules *rules, const char *asked,
	const char *fixture)
{
	struct slice name = slice_of(asked);
	size_t plus = slice_find(name, "+");
	const struct rule *first = rule_named(rules, slice_part(name, 0, plus));
	const struct rule *second = rule_named(
		rules, slice_part(name, plus + 1, name.len));
	struct buffer out = {0};

	for (size_t i = 0; first && i < f->count; i++)
		if (!strcmp(f->items[i].name, fixture))
			rewrite(&out, f->items[i].bytes, first, second,
				(unsigned)i);
	if (out.len)
		fwrite(out.bytes, 1, out.len, stdout);
	buffer_free(&out);
	return 0;
}

int
main(int argc, char **argv)
{
	struct suite s;
	struct workers w = {.run = run, .name = name, .context = &s};
	int status;

	fixtures_load_canonical(&s.reports);
	rules_list(&s.rules, &s.reports.arena);
	w.cases = s.rules.count + PARTS;
	if (argc == 3)
		status = show(&s.reports, &s.rules, argv[1], argv[2]);
	else
		status = workers_run(&w) ? 0 : 1;
	fixtures_free(&s.reports);
	return status;
}
