#include "parser/draft.h"

#include <math.h>
#include <string.h>

void
draft_init(struct draft *d, size_t line)
{
	memset(d, 0, sizeof(*d));
	d->first_line = d->last_line = d->report_line = line;
	d->last_field = d->latest = -1;
	d->total_of = NAN;
}

void
draft_figure(struct draft *d, int field, const struct number *n, double scale,
	const struct folded *f, unsigned line)
{
	struct candidates *v = &d->values[field];

	d->latest = field;
	v->set = true;
	v->line = line;
	v->words = fold_slice(f, n->start, n->end);
	candidates_fill(v, field, n, scale, d->html);
	d->figures++;
}

void
draft_text(struct draft *d, int field, struct slice text, unsigned line)
{
	d->values[field].set = true;
	d->values[field].line = line;
	d->values[field].words = text;
}

bool
draft_is_run(const struct draft *d)
{
	static const enum field_id measured[] = {FIELD_RPS, FIELD_TPR,
		FIELD_TPR_ACROSS, FIELD_TIME_TAKEN, FIELD_RATE_RECEIVED,
		FIELD_TOTAL_MAX_MS, FIELD_CONNECT_MAX_MS, FIELD_P50_MS,
		FIELD_P100_MS};

	for (size_t i = 0; i < COUNTOF(measured); i++)
		if (d->values[measured[i]].set)
			return true;
	if (d->figures >= 4)
		return true;
	return (d->banner || d->benchmarking || d->command.len) &&
		((d->benchmarking && d->banner) || d->error.len ||
			!isnan(d->total_of)) &&
		(d->banner || d->benchmarking);
}

bool
draft_is_figure(const struct draft *d)
{
	size_t settings = d->values[FIELD_SERVER_PORT].set;

	return d->of_table || d->quoted ||
		(d->figures == 1 + settings && !d->values[FIELD_COMPLETE].set &&
			!d->banner && !d->benchmarking && !d->error.len);
}
