#include "parser/form.h"

#include <math.h>

static bool
is_time_of_table(int field)
{
	return field >= FIELD_CONNECT_MIN_MS && field <= FIELD_P100_MS;
}

/* Does this reading have the form that ab prints the field in? */
bool
form_fits(int field, const struct candidate *c)
{
	if (field == FIELD_TIME_TAKEN)
		return c->decimals == 3 || c->decimals == 6;
	if (field == FIELD_TPR || field == FIELD_TPR_ACROSS)
		return c->decimals == 3 || c->decimals == 2;
	return c->decimals == fields[field].decimals;
}

static void
keep_candidate(struct candidates *v, int keep)
{
	v->items[0] = v->items[keep];
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
settle_count(struct draft *d, enum settled how[FIELD_COUNT], int field)
{
	struct candidates *v = &d->values[field];

	for (int i = 0; i < v->count; i++)
		if (v->items[i].decimals == 0 &&
			v->items[i].origin == AS_PRINTED) {
			how[field] = v->count > 1 ? SETTLED_FORMAT
						  : SETTLED_PRINTED;
			keep_candidate(v, i);
			return;
		}
	if (v->count && is_whole(&v->items[0])) {
		v->items[0].decimals = 0;
		keep_candidate(v, 0);
	} else if (v->count && v->items[0].decimals > 0) {
		v->count = 0;
	}
}

/* Does any time of the tables have decimals that cannot be groups? */
static bool
table_has_decimals(const struct draft *d)
{
	for (int id = FIELD_CONNECT_MIN_MS; id <= FIELD_P100_MS; id++) {
		const struct candidates *v = &d->values[id];

		if (v->count == 1 && v->items[0].decimals > 0 &&
			fields[id].decimals == 0)
			return true;
	}
	return false;
}

static void
settle_form(struct draft *d, enum settled how[FIELD_COUNT], int field,
	bool decimals)
{
	struct candidates *v = &d->values[field];
	int fitting = 0, last = 0;

	if (v->count < 2)
		return;
	for (int i = 0; i < v->count; i++)
		if ((v->items[i].decimals > 0) ==
			(decimals || fields[field].decimals > 0)) {
			fitting++;
			last = i;
		}
	if (fitting == 1) {
		keep_candidate(v, last);
		how[field] = SETTLED_FORMAT;
	}
}

void
form_settle(struct draft *d, enum settled how[FIELD_COUNT])
{
	bool decimals = table_has_decimals(d);

	for (int id = 0; id < FIELD_COUNT; id++) {
		how[id] = SETTLED_PRINTED;
		if (!d->values[id].set)
			continue;
		if (fields[id].type == TYPE_COUNT)
			settle_count(d, how, id);
		else if (is_time_of_table(id))
			settle_form(d, how, id, decimals);
	}
}
