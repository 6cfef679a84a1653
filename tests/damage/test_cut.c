/*
 * Cuts every fixture at every byte. The program must not crash, and whatever
 * it reports of the rest must be what the whole log says: a figure that the
 * cut shortened, or may have, is absent. One process for each fixture, so that
 * a crash is one finding and all cores work.
 *
 * With arguments: test_cut FIXTURE... cuts only these.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/damage/fixture.h"
#include "tests/damage/judge.h"
#include "tests/damage/workers.h"

#ifdef WORKERS_SLOW
#define STEP 23
#else
#define STEP 1
#endif

/* In what follows the first cuts are fewer. */
#define EVERY_BYTE ((size_t)16 * 1024)
#define STEP_BEHIND 7

#define SHOWN 12 /* findings of one fixture */

/* What is known not to be right yet: so many findings, at most. */
static const struct {
	const char *fixture;
	size_t wrong;
	const char *why;
} known[] = {
	{"ab/2.0.36_n10_files.csv", 1, "an exponent of which a digit is lost"},
	{"mangled/side-by-side-columns.txt", 691,
		"the name of the right column for the left one"},
};

struct cutting {
	const struct fixture *fixture;
	void (*read)(struct runset *set, struct slice bytes);
	void (*compare)(struct cutting *c, size_t cut, const struct run *run);
	struct runset whole;
	struct buffer findings;
	size_t cuts;
	size_t wrong;
	size_t fields; /* that came out of all cuts together */
};

/* The run of the whole log that this is the rest of: where several begin in
 * one line, the one that is most alike. */
static const struct run *
run_at(const struct runset *set, const struct run *like)
{
	const struct run *found = NULL;

	for (size_t i = 0; i < set->count; i++) {
		const struct run *run = set->runs[i];

		if (run->line != like->line || run->kind != like->kind)
			continue;
		if (!found ||
			judge_count_same(run, like) >
				judge_count_same(found, like))
			found = run;
	}
	return found;
}

static void
wrong(struct cutting *c, size_t cut, const struct run *run, enum field_id id)
{
	const struct run *before = run_at(&c->whole, run);

	if (c->wrong++ >= SHOWN)
		return;
	buffer_printf(
		&c->findings, "# cut at byte %zu: line %u: ", cut, run->line);
	if (!before) {
		buffer_printf(&c->findings, "a %s that the whole log has not\n",
			run_text(run, FIELD_KIND));
		return;
	}
	buffer_printf(&c->findings, "%s is ", fields[id].name);
	judge_put_value(&c->findings, run, id);
	buffer_puts(&c->findings, ", in the whole log ");
	judge_put_value(&c->findings, before, id);
	buffer_puts(&c->findings, "\n");
}

static void
compare(struct cutting *c, size_t cut, const struct run *run)
{
	const struct run *before = run_at(&c->whole, run);

	if (!before) {
		wrong(c, cut, run, FIELD_KIND);
		return;
	}
	for (enum field_id id = 0; id < FIELD_COUNT; id++) {
		enum judgement judged = judge_field(before, run, id);

		if (!judge_is_stated(id))
			continue;
		c->fields += judged == JUDGED_SAME;
		if (judged == JUDGED_INVENTED || judged == JUDGED_DIFFERENT)
			wrong(c, cut, run, id);
	}
}

/* Whatever decimals it has: they are as many as any row of the file has. */
static bool
is_in(const struct runset *set, const struct run *run, enum field_id id)
{
	if (set->count != 1)
		return false;
	if (field_is_number(id))
		return run_number(set->runs[0], id) == run_number(run, id);
	return judge_field(set->runs[0], run, id) == JUDGED_SAME;
}

/*
 * Rows are counted: of a file of rows there must be what the whole rows give,
 * with or without the one that the cut ends.
 */
static void
compare_rows(struct cutting *c, size_t cut, const struct run *run)
{
	struct slice bytes = c->fixture->bytes;
	struct runset without = {0}, with = {0};
	size_t start = cut, end = cut;

	while (start && bytes.at[start - 1] != '\n')
		start--;
	while (end < bytes.len && bytes.at[end] != '\n')
		end++;
	fixture_read_series(&without, slice_part(bytes, 0, start));
	fixture_read_series(&with, slice_part(bytes, 0, end));
	for (enum field_id id = 0; id < FIELD_COUNT; id++)
		if (judge_is_stated(id) && run_has(run, id) &&
			!is_in(&without, run, id) && !is_in(&with, run, id))
			wrong(c, cut, run, id);
	c->fields += judge_count_same(run, run);
	runset_free(&without);
	runset_free(&with);
}

static void
cut_at(struct cutting *c, size_t cut)
{
	/* A copy of its own, so that a sanitizer sees reads behind the cut. */
	char *bytes = arena_heap(NULL, cut);
	struct runset set = {0};

	memcpy(bytes, c->fixture->bytes.at, cut);
	c->read(&set, (struct slice){bytes, cut});
	for (size_t i = 0; i < set.count; i++)
		c->compare(c, cut, set.runs[i]);
	c->cuts++;
	runset_free(&set);
	free(bytes);
}

/* One case of the test; true when it is as it must be. */
static bool
tell(const struct cutting *c)
{
	const char *name = c->fixture->name, *why = NULL;
	bool good = !c->wrong;

	for (size_t i = 0; i < COUNTOF(known) && !good; i++)
		if (!strcmp(known[i].fixture, name) &&
			c->wrong <= known[i].wrong) {
			good = true;
			why = known[i].why;
		}
	printf("%s %s: %zu cuts, %zu values\n", good ? "ok" : "not ok", name,
		c->cuts, c->fields);
	if (why)
		printf("todo %s: %zu wrong: %s\n", name, c->wrong, why);
	if (c->wrong && (!good || getenv("V")))
		fputs(c->findings.bytes, stdout);
	if (c->wrong > SHOWN && !good)
		printf("# and %zu more\n", c->wrong - SHOWN);
	return good;
}

static bool
cut_everywhere(const struct fixture *fixture)
{
	struct cutting c = {
		.fixture = fixture, .read = fixture_read, .compare = compare};
	bool good;

	if (fixture_is_series(fixture->bytes)) {
		c.read = fixture_read_series;
		c.compare = compare_rows;
	}
	c.read(&c.whole, fixture->bytes);
	for (size_t cut = 0; cut < fixture->bytes.len;
		cut += cut < EVERY_BYTE ? STEP : STEP * STEP_BEHIND)
		cut_at(&c, cut);
	good = tell(&c);
	buffer_free(&c.findings);
	runset_free(&c.whole);
	return good;
}

static bool
run(size_t number, void *context)
{
	const struct fixtures *f = context;

	return cut_everywhere(&f->items[number]);
}

static const char *
name(size_t number, void *context)
{
	const struct fixtures *f = context;

	return f->items[number].name;
}

int
main(int argc, char **argv)
{
	struct fixtures f;
	struct workers w = {.run = run, .name = name, .context = &f};
	bool good;

	fixtures_load(&f);
	fixtures_pick(&f, argc, argv);
	w.cases = f.count;
	good = workers_run(&w);
	fixtures_free(&f);
	return good ? 0 : 1;
}
