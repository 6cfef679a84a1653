#include "parser/solve.h"

#include <math.h>
#include <string.h>

#include "parser/buffer.h"
#include "parser/complain.h"
#include "parser/correct.h"
#include "parser/era.h"
#include "parser/form.h"
#include "parser/identity.h"
#include "parser/utf8.h"

/* Ambiguous figures beyond this many are left undecided. */
#define OPEN_MOST 9
#define TRIES_MOST 20000

struct solver {
	struct draft *d;
	const struct solve_context *context;
	struct run *run;
	struct figures figures;
	int open[OPEN_MOST]; /* fields with more than one candidate */
	int open_count;
	int chosen[FIELD_COUNT]; /* index of the candidate; -1: none */
	enum settled how[FIELD_COUNT];
	enum origin expected[FIELD_COUNT]; /* what this version of ab prints */
};

/* How unlikely a reading is, before any arithmetic. */
static double
cost_of(const struct solver *s, int field, const struct candidate *c)
{
	char mark = s->context->decimal_mark;
	double cost = 0;

	if (c->origin != s->expected[field])
		cost += s->d->html ? 1 : 4;
	if (!form_fits(field, c))
		cost += 2;
	if (mark && c->separator && c->separator != mark)
		cost += 1;
	return cost;
}

static void
place(struct solver *s, int field, int candidate)
{
	const struct candidates *v = &s->d->values[field];

	s->chosen[field] = candidate;
	s->figures.value[field] = NAN;
	if (candidate < 0)
		return;
	s->figures.value[field] = v->items[candidate].value;
	s->figures.half[field] = fields[field].type == TYPE_COUNT
		? 0
		: 0.5 * pow(10, -v->items[candidate].decimals);
}

static void
start(struct solver *s)
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		const struct candidates *v = &s->d->values[id];

		place(s, id, v->set && v->count ? 0 : -1);
		/* What may be cut proves nothing. */
		if (correct_may_be_cut(s->d, id, s->context))
			s->figures.value[id] = NAN;
		else if (v->set && v->count > 1 && s->open_count < OPEN_MOST)
			s->open[s->open_count++] = id;
	}
}

static int
count_broken(const struct figures *f)
{
	int broken = 0;

	for (size_t i = 0; i < identity_count; i++)
		broken += identities[i].check(f) == FINDING_BROKEN;
	return broken;
}

struct best {
	int broken;
	double cost;
	int choice[OPEN_MOST];
	bool tied[OPEN_MOST]; /* another choice is as good */
	bool by_identity[OPEN_MOST];
	int least_broken_other[OPEN_MOST][CANDIDATES];
};

/* The next combination of candidates, like the digits of a clock. */
static bool
advance(struct solver *s)
{
	for (int i = 0; i < s->open_count; i++) {
		int field = s->open[i];

		if (s->chosen[field] + 1 < s->d->values[field].count) {
			place(s, field, s->chosen[field] + 1);
			return true;
		}
		place(s, field, 0);
	}
	return false;
}

static bool
differs(const struct solver *s, int field, int a, int b)
{
	const struct candidate *items = s->d->values[field].items;

	return items[a].value != items[b].value;
}

static void
weigh(struct solver *s, struct best *best)
{
	int broken = count_broken(&s->figures);
	double cost = 0;

	for (int i = 0; i < s->open_count; i++) {
		int field = s->open[i], chosen = s->chosen[field];
		int *least = &best->least_broken_other[i][chosen];

		cost += cost_of(s, field, &s->d->values[field].items[chosen]);
		if (broken < *least)
			*least = broken;
	}
	if (broken > best->broken ||
		(broken == best->broken && cost > best->cost))
		return;
	for (int i = 0; i < s->open_count; i++) {
		int chosen = s->chosen[s->open[i]];

		if (broken == best->broken && cost == best->cost)
			best->tied[i] |= differs(
				s, s->open[i], chosen, best->choice[i]);
		else
			best->tied[i] = false;
		best->choice[i] = chosen;
	}
	best->broken = broken;
	best->cost = cost;
}

static void
try_all(struct solver *s, struct best *best)
{
	int tries = 0;

	*best = (struct best){.broken = 1000, .cost = 1e9};
	for (int i = 0; i < OPEN_MOST; i++)
		for (int k = 0; k < CANDIDATES; k++)
			best->least_broken_other[i][k] = 1000;
	do
		weigh(s, best);
	while (++tries < TRIES_MOST && advance(s));
}

/* Which of the three rules decided between the chosen one and the others. */
static enum settled
reason(const struct solver *s, const struct best *best, int i)
{
	int field = s->open[i], chosen = best->choice[i];
	const struct candidates *v = &s->d->values[field];
	enum settled how = SETTLED_IDENTITY;

	for (int k = 0; k < v->count; k++) {
		if (k == chosen ||
			best->least_broken_other[i][k] > best->broken)
			continue;
		if (v->items[k].origin == AS_PRINTED)
			how = form_fits(field, &v->items[k]) ==
					form_fits(field, &v->items[chosen])
				? SETTLED_DOCUMENT
				: SETTLED_FORMAT;
		else if (how == SETTLED_IDENTITY)
			how = v->items[chosen].origin == AS_PRINTED
				? SETTLED_PRINTED
				: how;
	}
	return how;
}

static void
say_undecided(struct solver *s, int field)
{
	const struct candidates *v = &s->d->values[field];

	notice_add(&s->run->notices, &s->context->set->arena, NOTICE_AMBIGUOUS,
		v->line, "%s '%.*s' can be read as %.10g or %.10g, left out",
		fields[field].name, (int)v->words.len, v->words.at,
		v->items[0].value, v->items[1].value);
	place(s, field, -1);
}

static void
settle_open(struct solver *s)
{
	struct best best;

	if (!s->open_count)
		return;
	try_all(s, &best);
	for (int i = 0; i < s->open_count; i++) {
		int field = s->open[i];

		place(s, field, best.choice[i]);
		s->how[field] = reason(s, &best, i);
	}
	for (int i = 0; i < s->open_count; i++)
		if (best.tied[i])
			say_undecided(s, s->open[i]);
}

/* Blanks of any kind become one plain blank. */
static void
write_text(struct solver *s, enum field_id id)
{
	const struct candidates *v = &s->d->values[id];
	struct buffer plain = {0};

	for (struct slice rest = v->words; rest.len;) {
		const char *start = rest.at;

		if (!utf8_is_space(utf8_next(&rest)))
			buffer_put(&plain,
				(struct slice){
					start, (size_t)(rest.at - start)});
		else if (plain.len && plain.bytes[plain.len - 1] != ' ')
			buffer_putc(&plain, ' ');
	}
	run_set_text(s->run, &s->context->set->arena, id, buffer_slice(&plain),
		v->line);
	buffer_free(&plain);
}

static void
write_values(struct solver *s)
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		const struct candidates *v = &s->d->values[id];
		const struct candidate *c;

		if (!v->set)
			continue;
		if (fields[id].type == TYPE_TEXT) {
			if (v->words.len && !v->cut)
				write_text(s, (enum field_id)id);
			continue;
		}
		if (s->chosen[id] < 0 || isnan(s->figures.value[id]))
			continue;
		c = &v->items[s->chosen[id]];
		run_set_number(s->run, (enum field_id)id, c->value, c->decimals,
			s->how[id], v->line);
	}
}

void
solve_draft(
	struct run *run, struct draft *d, const struct solve_context *context)
{
	struct solver s = {.d = d, .context = context, .run = run};

	era_settle(d);
	era_expect(s.expected, d);
	s.figures.trunk = d->values[FIELD_CONCURRENCY_ACHIEVED].set ||
		d->values[FIELD_WORKERS].set;
	s.figures.interrupted = d->interrupted;
	s.figures.early = era_is_early(d);
	s.figures.whole_kilobytes = era_whole_kilobytes(d);
	form_settle(d, s.how);
	start(&s);
	settle_open(&s);
	correct_figures(&s.figures, run, d, context);
	write_values(&s);
	correct_say(run, d, context, s.chosen);
	complain_broken(run, d, &context->set->arena, &s.figures);
}
