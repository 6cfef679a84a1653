#include "parser/candidates.h"

#include <math.h>

/* A product that is as exact as the digits it was made from. */
static double
shifted(double value, double factor, int decimals)
{
	double unit = pow(10, decimals < 0 ? 0 : decimals);

	return round(value * factor * unit) / unit;
}

void
candidates_add(struct candidates *v, struct candidate candidate)
{
	for (int i = 0; i < v->count; i++)
		if (v->items[i].value == candidate.value &&
			v->items[i].decimals == candidate.decimals &&
			v->items[i].origin == candidate.origin)
			return;
	if (v->count < CANDIDATES)
		v->items[v->count++] = candidate;
}

static bool
is_rate(int field)
{
	return field == FIELD_RATE_RECEIVED || field == FIELD_RATE_SENT ||
		field == FIELD_RATE_TOTAL;
}

static void
add_times(struct candidates *v, const struct candidate *c)
{
	double whole = floor(c->value);
	double digits = round((c->value - whole) * pow(10, c->decimals));
	double micro = shifted(whole + digits / 1e6, 1, 6);
	double milli = shifted(1e3 * whole + digits / 1e3, 1, 3);

	if (micro != c->value)
		candidates_add(v,
			(struct candidate){
				micro, 6, c->separator, AS_MICROSECONDS});
	if (milli != c->value)
		candidates_add(v,
			(struct candidate){
				milli, 3, c->separator, AS_MILLISECONDS});
}

/* The rates of -w; false where the field is none of them. */
static bool
add_html_rates(struct candidates *v, int field, const struct candidate *c)
{
	if (field == FIELD_RPS)
		candidates_add(v,
			(struct candidate){shifted(c->value, 1e-3, 5), 5,
				c->separator, AS_THOUSANDFOLD});
	else if (is_rate(field))
		candidates_add(v,
			(struct candidate){shifted(c->value, 1.0 / 1024, 2), 2,
				c->separator, AS_BYTES});
	else
		return false;
	return true;
}

/* The other things that some version of ab meant by these digits. */
static void
add_origins(
	struct candidates *v, int field, const struct candidate *c, bool html)
{
	if (html && c->decimals == 2 && add_html_rates(v, field, c))
		return;
	if (field == FIELD_TIME_TAKEN && c->decimals >= 3)
		add_times(v, c);
	else if ((field == FIELD_TPR || field == FIELD_TPR_ACROSS) &&
		c->decimals == 3)
		candidates_add(v,
			(struct candidate){shifted(c->value, 1e3, 0), 0,
				c->separator, AS_SECONDS});
}

/* Digits lost or won by a change of unit: 1.5 s is 1500 ms, to a hundred. */
static int
scaled_decimals(int decimals, double scale)
{
	return decimals - (int)lround(log10(scale));
}

static void
add_reading(
	struct candidates *v, int field, const struct reading *r, double scale)
{
	int decimals = scaled_decimals(r->decimals, scale);

	candidates_add(v,
		(struct candidate){scale == 1
				? r->value
				: shifted(r->value, scale, decimals),
			decimals, r->separator, AS_PRINTED});
	/* Headings of tables name rates in units that they are not in. */
	if (scale != 1 && is_rate(field))
		candidates_add(v,
			(struct candidate){r->value, r->decimals, r->separator,
				AS_PRINTED});
}

/* Ports above 32767 were printed as 16 bits with a sign. */
#define PORTS 65536

void
candidates_fill(struct candidates *v, int field, const struct number *n,
	double scale, bool html)
{
	for (int i = 0; i < n->count && !isnan(scale); i++)
		add_reading(v, field, &n->readings[i], scale);
	for (int i = v->count; i-- > 0;)
		add_origins(v, field, &v->items[i], html);
	if (field == FIELD_SERVER_PORT && v->count && v->items[0].value < 0)
		v->items[0] = (struct candidate){
			v->items[0].value + PORTS, 0, 0, AS_UNSIGNED_PORT};
}
