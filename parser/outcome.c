#include "parser/outcome.h"

#include <math.h>

#include "parser/command.h"

static bool
has(const struct draft *d, enum field_id id)
{
	return d->values[id].set;
}

/* The report itself, as against what ab says before and after it. */
static bool
has_report(const struct draft *d)
{
	return has(d, FIELD_COMPLETE) || d->figures > 1;
}

static bool
has_end(const struct run *run, const struct draft *d)
{
	double complete = run_number(run, FIELD_COMPLETE);

	if (has(d, FIELD_P100_MS) && !d->values[FIELD_P100_MS].cut)
		return true;
	if (has(d, FIELD_P50_MS) || d->percents)
		return false;
	if (has(d, FIELD_TOTAL_MAX_MS) && !d->values[FIELD_TOTAL_MAX_MS].cut)
		return true;
	/* Nothing completed: no rates and no tables; one request: no tables
	 * in 1.3d, no percentages anywhere. */
	return d->banner && has(d, FIELD_HTML_TRANSFERRED) && complete <= 1 &&
		!d->times;
}

/* Fewer requests than the command asked for, and nothing says why. */
static bool
falls_short(const struct draft *d)
{
	const struct candidates *complete = &d->values[FIELD_COMPLETE];
	struct command c;

	return d->banner && d->benchmarking && complete->count &&
		command_find(&c, d->command) && isnan(c.time_limit_s) &&
		complete->items[0].value < c.requests;
}

/* -q and short runs promise `..done` on the line of `(be patient)...`; longer
 * ones show their ticks and an end. A report without them was asked for by a
 * signal, which leaves the last requests out of the count. */
static bool
was_interrupted(const struct draft *d)
{
	if (d->interrupted)
		return true;
	/* Before 2.2.9 a signal ended ab without a report. */
	if (d->finished || !has_report(d) ||
		!slice_starts(d->values[FIELD_AB_VERSION].words, "2.3"))
		return false;
	/* A signal makes -w print a plain report below its banner. */
	return (d->html_banner && !d->html) || (d->benchmarking && d->waits) ||
		d->ticks || falls_short(d);
}

static bool
any_cut(const struct draft *d)
{
	for (int id = 0; id < FIELD_COUNT; id++)
		if (d->values[id].set && d->values[id].cut)
			return true;
	return false;
}

static enum outcome
outcome_of(const struct run *run, const struct draft *d,
	const struct solve_context *context)
{
	bool ended = has_end(run, d);

	if (d->error.len || !isnan(d->total_of)) {
		if (!has_report(d) || has(d, FIELD_CONCURRENCY_ACHIEVED) ||
			!ended)
			return OUTCOME_ABORTED;
	}
	if (was_interrupted(d) && (ended || !context->ends_document))
		return OUTCOME_INTERRUPTED;
	if (ended && has(d, FIELD_COMPLETE))
		return OUTCOME_COMPLETE;
	if (any_cut(d) ||
		(context->ends_document && d->banner && d->benchmarking))
		return OUTCOME_TRUNCATED;
	return OUTCOME_UNKNOWN;
}

static void
say_ending(struct run *run, const struct draft *d,
	const struct solve_context *context)
{
	struct arena *a = &context->set->arena;
	unsigned line = run->line;

	switch (run->outcome) {
	case OUTCOME_UNKNOWN:
	case OUTCOME_COMPLETE:
		break;
	case OUTCOME_INTERRUPTED:
		notice_add(&run->notices, a, NOTICE_INTERRUPTED, line,
			"stopped by the user before all requests were made, "
			"figures cover those that completed");
		break;
	case OUTCOME_ABORTED:
		if (d->error_line)
			line = d->error_line;
		notice_add(&run->notices, a, NOTICE_ABORTED, line,
			"ab gave up (%.*s), what it printed before is kept",
			d->error.len ? (int)d->error.len : 2,
			d->error.len ? d->error.at : "no");
		break;
	case OUTCOME_TRUNCATED:
		notice_add(&run->notices, a, NOTICE_TRUNCATED, line,
			"the log ends within this run, what is whole is kept");
		break;
	}
}

void
outcome_set(struct run *run, const struct draft *d,
	const struct solve_context *context)
{
	run->outcome = outcome_of(run, d, context);
	if (!isnan(d->total_of) && !run_has(run, FIELD_COMPLETE))
		run_set_number(run, FIELD_COMPLETE, d->total_of, 0,
			SETTLED_PRINTED, run->line);
	say_ending(run, d, context);
}

static void
remark_failures(struct run *run, struct arena *a, unsigned line)
{
	double failed = run_number(run, FIELD_FAILED);
	double length = run_number(run, FIELD_FAILED_LENGTH);

	if (!(failed > 0))
		return;
	if (length == failed)
		notice_add(&run->notices, a, NOTICE_LENGTH_FAILURES, line,
			"all %.0f failed requests are of length: the page's "
			"length varies, these are not errors; measure again "
			"with ab -l",
			failed);
	else if (failed > run_number(run, FIELD_COMPLETE))
		notice_add(&run->notices, a, NOTICE_FAILURES, line,
			"%.0f failures in %.0f requests: with -r ab counts one "
			"broken request under several names",
			failed, run_number(run, FIELD_COMPLETE));
	else
		notice_add(&run->notices, a, NOTICE_FAILURES, line,
			"%.0f of %.0f requests failed, and are counted in the "
			"rates",
			failed, run_number(run, FIELD_COMPLETE));
}

void
outcome_remark(struct run *run, const struct draft *d,
	const struct solve_context *context)
{
	struct arena *a = &context->set->arena;
	double non_2xx = run_number(run, FIELD_NON_2XX);
	double complete = run_number(run, FIELD_COMPLETE);

	remark_failures(run, a, d->values[FIELD_FAILED].line);
	if (d->handshakes)
		notice_add(&run->notices, a,
			run_number(run, FIELD_TRANSFERRED) == 0
				? NOTICE_NO_DATA
				: NOTICE_FAILURES,
			run->line,
			"SSL handshake failed %u times: ab counts those "
			"requests as complete, though nothing answered them",
			d->handshakes);
	else if (run_number(run, FIELD_TRANSFERRED) == 0 && complete > 0)
		notice_add(&run->notices, a, NOTICE_NO_DATA,
			d->values[FIELD_TRANSFERRED].line,
			"nothing was transferred: no request was answered, and "
			"the rates say nothing of a server");
	if (non_2xx > 0 && non_2xx == complete)
		notice_add(&run->notices, a, NOTICE_NON_2XX,
			d->values[FIELD_NON_2XX].line,
			"every response had a status other than 2xx: error "
			"pages or redirects were measured");
	else if (non_2xx > 0)
		notice_add(&run->notices, a, NOTICE_NON_2XX,
			d->values[FIELD_NON_2XX].line,
			"%.0f responses had a status other than 2xx: error "
			"pages or redirects were measured too",
			non_2xx);
	if (d->warned)
		notice_add(&run->notices, a, NOTICE_MEDIAN_WARNING,
			d->warning_line,
			"ab's warning about median and mean comes from "
			"rounding to whole milliseconds, not from the "
			"measurement");
}
