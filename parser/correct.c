#include "parser/correct.h"

#include <math.h>

#include "parser/era.h"

static void
drop(struct figures *f, int field)
{
	f->value[field] = NAN;
}

/*
 * Totals of 32 bits wrap at 4 GiB; those that wrapped once too often come out
 * negative, and the rate is computed from them.
 */
static void
drop_wrapped(struct figures *f, struct run *run, const struct draft *d,
	const struct solve_context *context)
{
	static const enum field_id totals[] = {FIELD_TRANSFERRED,
		FIELD_HTML_TRANSFERRED, FIELD_BODY_SENT, FIELD_RATE_RECEIVED,
		FIELD_RATE_SENT, FIELD_RATE_TOTAL};
	double body = f->value[FIELD_DOCUMENT_LENGTH] *
		f->value[FIELD_COMPLETE];
	bool short_of = f->value[FIELD_HTML_TRANSFERRED] < body &&
		f->value[FIELD_FAILED] == 0 && body >= 4294967296.0;

	for (size_t i = 0; i < COUNTOF(totals); i++) {
		const struct candidates *v = &d->values[totals[i]];

		if (!(f->value[totals[i]] < 0) &&
			!(short_of && i != 2 && !isnan(f->value[totals[i]])))
			continue;
		notice_add(&run->notices, &context->set->arena, NOTICE_WRAPPED,
			v->line,
			"%s '%.*s' has wrapped around 32 bits, left out",
			fields[totals[i]].name, (int)v->words.len, v->words.at);
		drop(f, (int)totals[i]);
	}
}

/* ab's start values of minima, and times before its clock was set. */
#define START_VALUE 999999

static bool
is_rubbish_row(const struct figures *f, int first)
{
	for (int i = 0; i < 5; i++)
		if (f->value[first + i] < 0)
			return true;
	if (f->value[FIELD_COMPLETE] == 0 && !isnan(f->value[first]))
		return true;
	return f->value[first] >= START_VALUE &&
		f->value[first] > f->value[first + 4];
}

static void
drop_rows(struct figures *f, struct run *run, const struct draft *d,
	const struct solve_context *context)
{
	for (int first = FIELD_CONNECT_MIN_MS; first <= FIELD_TOTAL_MIN_MS;
		first += 5) {
		if (!is_rubbish_row(f, first))
			continue;
		notice_add(&run->notices, &context->set->arena, NOTICE_AB_FAULT,
			d->values[first].line,
			"the row of %s holds impossible times (of requests "
			"that were never answered), left out",
			fields[first].name);
		for (int i = 0; i < 5; i++)
			drop(f, first + i);
	}
}

/* 2.0.16 to 2.0.29 print it as `2.897222e-01`. */
static void
drop_exponents(struct figures *f, const struct draft *d)
{
	for (int id = FIELD_CONNECT_MEAN_MS; id <= FIELD_TOTAL_MEAN_MS; id += 5)
		if (d->values[id].count && d->values[id].items[0].decimals == 6)
			drop(f, id);
}

/*
 * The mean of -S is divided by the number of requests twice in 2.0.16 to
 * 2.0.50: it comes out below the minimum, or in exponent form.
 */
static void
drop_twice_divided(struct figures *f, struct run *run, const struct draft *d,
	const struct solve_context *context)
{
	const struct candidates *v = &d->values[FIELD_TOTAL_MEAN_MS];

	drop_exponents(f, d);
	if (d->values[FIELD_CONNECT_MEDIAN_MS].set ||
		!d->values[FIELD_CONNECT_MEAN_MS].set)
		return;
	if (!era_divides_twice(d) &&
		!(era_of(d) == ERA_UNKNOWN &&
			f->value[FIELD_TOTAL_MEAN_MS] <
				f->value[FIELD_TOTAL_MIN_MS] - 1))
		return;
	notice_add(&run->notices, &context->set->arena, NOTICE_AB_FAULT,
		v->line,
		"this version of ab divides the avg of -S twice, left out");
	for (int id = FIELD_CONNECT_MEAN_MS; id <= FIELD_TOTAL_MEAN_MS; id += 5)
		drop(f, id);
}

/* Does some relation hold with the one value and break with the other? */
static bool
excludes(struct figures *f, int field, double value, double other)
{
	bool excluded = false;

	for (size_t i = 0; i < identity_count && !excluded; i++) {
		f->value[field] = value;
		if (identities[i].check(f) != FINDING_HOLDS)
			continue;
		f->value[field] = other;
		excluded = identities[i].check(f) == FINDING_BROKEN;
	}
	f->value[field] = value;
	return excluded;
}

/* No number that begins with these digits and goes on would fit the rest. */
static bool
is_surely_whole(struct figures *f, int field, int decimals)
{
	double value = f->value[field];

	if (isnan(value))
		return false;
	if (field == FIELD_RPS || field == FIELD_RATE_RECEIVED)
		return decimals == 2 && excludes(f, field, value, 10 * value);
	if (value == 0)
		return fields[field].decimals == 0;
	return fields[field].decimals == 0 &&
		excludes(f, field, value, 10 * value) &&
		excludes(f, field, value, 10 * value + 9);
}

/* Protocol, cipher and two numbers of bits: a console that wraps its lines may
 * have put the end elsewhere. */
static bool
lacks_parts(struct slice protocol)
{
	size_t commas = 0;

	for (size_t i = 0; i < protocol.len; i++)
		commas += protocol.at[i] == ',';
	return commas < 3;
}

/* Digits of the log's last figure that may be missing. */
bool
correct_may_be_cut(
	const struct draft *d, int field, const struct solve_context *context)
{
	const struct candidates *v = &d->values[field];
	bool bare = context->ends_document && v->bare && field == d->latest;

	if (field == FIELD_TLS_PROTOCOL && v->set && lacks_parts(v->words))
		return true;
	if (!v->cut && !bare)
		return false;
	if (v->cut)
		return true;
	/* A last line without its unit is cut where the others have theirs. */
	return *fields[field].unit && d->values[FIELD_TIME_TAKEN].set &&
		!d->values[FIELD_TIME_TAKEN].bare;
}

static void
drop_cut(struct figures *f, struct run *run, struct draft *d,
	const struct solve_context *context)
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		struct candidates *v = &d->values[id];

		if (!v->set || !correct_may_be_cut(d, id, context))
			continue;
		if (v->count == 1)
			f->value[id] = v->items[0].value;
		v->cut = fields[id].type == TYPE_TEXT ||
			!is_surely_whole(
				f, id, v->count ? v->items[0].decimals : 0);
		if (!v->cut)
			continue;
		notice_add(&run->notices, &context->set->arena,
			NOTICE_CUT_FIGURE, v->line,
			"the log ends within or right behind %s '%.*s', which "
			"may be longer, left out",
			fields[id].name, (int)v->words.len, v->words.at);
		drop(f, id);
	}
}

static void
say_unreadable(struct run *run, const struct draft *d,
	const struct solve_context *context)
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		const struct candidates *v = &d->values[id];

		if (v->set && field_is_number((enum field_id)id) && !v->count &&
			v->words.len)
			notice_add(&run->notices, &context->set->arena,
				NOTICE_UNREADABLE_FIGURE, v->line,
				"%s '%.*s' is not a figure that ab could mean, "
				"left out",
				fields[id].name, (int)v->words.len,
				v->words.at);
	}
}

void
correct_figures(struct figures *f, struct run *run, struct draft *d,
	const struct solve_context *context)
{
	say_unreadable(run, d, context);
	drop_cut(f, run, d, context);
	drop_wrapped(f, run, d, context);
	drop_rows(f, run, d, context);
	drop_twice_divided(f, run, d, context);
}

static const char *
meaning_of(enum origin origin)
{
	switch (origin) {
	case AS_PRINTED:
		return NULL;
	case AS_MICROSECONDS:
		return "its last digits are microseconds without leading zeros";
	case AS_MILLISECONDS:
		return "its digits are milliseconds";
	case AS_SECONDS:
		return "it is in seconds though it says ms";
	case AS_THOUSANDFOLD:
		return "this version's -w prints it 1000 times too large";
	case AS_BYTES:
		return "this version's -w prints bytes per second";
	case AS_UNSIGNED_PORT:
		return "this version prints ports above 32767 as negative";
	}
	return NULL;
}

void
correct_say(struct run *run, const struct draft *d,
	const struct solve_context *context, const int chosen[FIELD_COUNT])
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		const struct candidates *v = &d->values[id];
		const struct candidate *c;

		if (!run_has(run, (enum field_id)id) || chosen[id] < 0 ||
			!v->set || !v->count)
			continue;
		c = &v->items[chosen[id]];
		if (!meaning_of(c->origin))
			continue;
		notice_add(&run->notices, &context->set->arena,
			c->origin == AS_MICROSECONDS ||
					c->origin == AS_UNSIGNED_PORT
				? NOTICE_CORRECTED_FORM
				: NOTICE_CORRECTED_UNIT,
			v->line, "%s is printed as '%.*s': %s, read as %.10g",
			fields[id].name, (int)v->words.len, v->words.at,
			meaning_of(c->origin), c->value);
	}
}
