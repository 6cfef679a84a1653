#include "parser/solve.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "parser/correct.h"
#include "parser/identity.h"

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

static bool
is_time_of_table(int field)
{
	return field >= FIELD_CONNECT_MIN_MS && field <= FIELD_P100_MS;
}

/* Does this reading have the form that ab prints the field in? */
static bool
fits_form(int field, const struct candidate *c)
{
	if (field == FIELD_TIME_TAKEN)
		return c->decimals == 3 || c->decimals == 6;
	if (field == FIELD_TPR || field == FIELD_TPR_ACROSS)
		return c->decimals == 3 || c->decimals == 2;
	return c->decimals == fields[field].decimals;
}

static void
keep_candidate(struct draft_value *v, int keep)
{
	v->candidates[0] = v->candidates[keep];
	v->count = 1;
}

/* A whole number written with zeros behind the mark is still whole. */
static bool
is_whole(const struct candidate *c)
{
	return c->value == floor(c->value) && c->decimals <= 2;
}

/*
 * ab prints counts as whole numbers: a reading with decimals is not meant
 * where another is whole, and is no count at all where none is.
 */
static void
settle_count(struct solver *s, int field)
{
	struct draft_value *v = &s->d->values[field];

	for (int i = 0; i < v->count; i++)
		if (v->candidates[i].decimals == 0 &&
			v->candidates[i].origin == AS_PRINTED) {
			s->how[field] = v->count > 1 ? SETTLED_FORMAT :
						       SETTLED_PRINTED;
			keep_candidate(v, i);
			return;
		}
	if (v->count && is_whole(&v->candidates[0])) {
		v->candidates[0].decimals = 0;
		keep_candidate(v, 0);
	} else if (v->count && v->candidates[0].decimals > 0) {
		v->count = 0;
	}
}

/* Does any time of the tables have decimals that cannot be groups? */
static bool
table_has_decimals(const struct draft *d)
{
	for (int id = FIELD_CONNECT_MIN_MS; id <= FIELD_P100_MS; id++) {
		const struct draft_value *v = &d->values[id];

		if (v->count == 1 && v->candidates[0].decimals > 0 &&
			fields[id].decimals == 0)
			return true;
	}
	return false;
}

static void
settle_form(struct solver *s, int field, bool decimals)
{
	struct draft_value *v = &s->d->values[field];
	int fitting = 0, last = 0;

	if (v->count < 2)
		return;
	for (int i = 0; i < v->count; i++)
		if ((v->candidates[i].decimals > 0) ==
			(decimals || fields[field].decimals > 0)) {
			fitting++;
			last = i;
		}
	if (fitting == 1) {
		keep_candidate(v, last);
		s->how[field] = SETTLED_FORMAT;
	}
}

static void
settle_forms(struct solver *s)
{
	bool decimals = table_has_decimals(s->d);

	for (int id = 0; id < FIELD_COUNT; id++) {
		s->how[id] = SETTLED_PRINTED;
		if (!s->d->values[id].set)
			continue;
		if (fields[id].type == TYPE_COUNT)
			settle_count(s, id);
		else if (is_time_of_table(id))
			settle_form(s, id, decimals);
	}
}

/* How unlikely a reading is, before any arithmetic. */
static double
cost_of(const struct solver *s, int field, const struct candidate *c)
{
	char mark = s->context->decimal_mark;
	double cost = 0;

	if (c->origin != s->expected[field])
		cost += correct_cost(s->d, field, c->origin);
	if (!fits_form(field, c))
		cost += 2;
	if (mark && c->separator && c->separator != mark)
		cost += 1;
	return cost;
}

static void
place(struct solver *s, int field, int candidate)
{
	const struct draft_value *v = &s->d->values[field];

	s->chosen[field] = candidate;
	s->figures.value[field] = NAN;
	if (candidate < 0)
		return;
	s->figures.value[field] = v->candidates[candidate].value;
	s->figures.half[field] = fields[field].type == TYPE_COUNT ?
		0 :
		0.5 * pow(10, -v->candidates[candidate].decimals);
}

static void
start(struct solver *s)
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		const struct draft_value *v = &s->d->values[id];

		place(s, id, v->set && v->count ? 0 : -1);
		if (v->set && v->count > 1 && s->open_count < OPEN_MOST)
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
	bool tied[OPEN_MOST];   /* another choice is as good */
	bool by_identity[OPEN_MOST];
	int least_broken_other[OPEN_MOST][DRAFT_CANDIDATES];
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

static void
weigh(struct solver *s, struct best *best)
{
	int broken = count_broken(&s->figures);
	double cost = 0;

	for (int i = 0; i < s->open_count; i++) {
		int field = s->open[i], chosen = s->chosen[field];
		int *least = &best->least_broken_other[i][chosen];

		cost += cost_of(s, field,
			&s->d->values[field].candidates[chosen]);
		if (broken < *least)
			*least = broken;
	}
	if (broken > best->broken ||
		(broken == best->broken && cost > best->cost))
		return;
	for (int i = 0; i < s->open_count; i++) {
		int chosen = s->chosen[s->open[i]];

		if (broken == best->broken && cost == best->cost)
			best->tied[i] |= chosen != best->choice[i];
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
		for (int k = 0; k < DRAFT_CANDIDATES; k++)
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
	const struct draft_value *v = &s->d->values[field];
	enum settled how = SETTLED_IDENTITY;

	for (int k = 0; k < v->count; k++) {
		if (k == chosen ||
			best->least_broken_other[i][k] > best->broken)
			continue;
		if (v->candidates[k].origin == AS_PRINTED)
			how = fits_form(field, &v->candidates[k]) ==
					fits_form(field, &v->candidates[chosen]) ?
				SETTLED_DOCUMENT :
				SETTLED_FORMAT;
		else if (how == SETTLED_IDENTITY)
			how = v->candidates[chosen].origin == AS_PRINTED ?
				SETTLED_PRINTED :
				how;
	}
	return how;
}

static void
say_undecided(struct solver *s, int field)
{
	const struct draft_value *v = &s->d->values[field];

	notice_add(&s->run->notices, &s->context->set->arena, NOTICE_AMBIGUOUS,
		v->line, "%s '%.*s' can be read as %.10g or %.10g, left out",
		fields[field].name, (int)v->words.len, v->words.at,
		v->candidates[0].value, v->candidates[1].value);
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

static void
write_values(struct solver *s)
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		const struct draft_value *v = &s->d->values[id];
		const struct candidate *c;

		if (!v->set)
			continue;
		if (fields[id].type == TYPE_TEXT) {
			if (v->words.len && !v->cut)
				run_set_text(s->run, &s->context->set->arena,
					(enum field_id)id, v->words, v->line);
			continue;
		}
		if (s->chosen[id] < 0 || isnan(s->figures.value[id]))
			continue;
		c = &v->candidates[s->chosen[id]];
		run_set_number(s->run, (enum field_id)id, c->value, c->decimals,
			s->how[id], v->line);
	}
}

/* A relation that does not hold is told, and nothing else is done. */
static void
say_broken(struct solver *s)
{
	for (size_t i = 0; i < identity_count; i++) {
		const struct identity *identity = &identities[i];
		char text[512] = "";
		size_t used = 0;

		if (identity->check(&s->figures) != FINDING_BROKEN)
			continue;
		for (const int *id = identity->fields; *id >= 0; id++) {
			const struct draft_value *v = &s->d->values[*id];

			if (v->set && used < sizeof(text))
				used += (size_t)snprintf(text + used,
					sizeof(text) - used, "%s%s %.*s",
					used ? ", " : "", fields[*id].name,
					(int)v->words.len, v->words.at);
		}
		notice_add(&s->run->notices, &s->context->set->arena,
			NOTICE_BROKEN_IDENTITY,
			s->d->values[identity->fields[0]].line,
			"'%s' does not hold (%s), figures kept as printed",
			identity->name, text);
	}
}

void
solve_draft(struct run *run, struct draft *d,
	const struct solve_context *context)
{
	struct solver s = {.d = d, .context = context, .run = run};

	correct_expect(s.expected, d);
	s.figures.trunk = d->values[FIELD_CONCURRENCY_ACHIEVED].set ||
		d->values[FIELD_WORKERS].set;
	s.figures.interrupted = d->interrupted;
	s.figures.early = correct_is_early(d);
	settle_forms(&s);
	start(&s);
	settle_open(&s);
	correct_figures(&s.figures, run, d, context);
	write_values(&s);
	correct_say(run, d, context, s.chosen);
	say_broken(&s);
}
