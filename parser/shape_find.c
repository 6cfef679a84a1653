#include "parser/shape_find.h"

#include <math.h>

static bool
near(double a, double b, double slack)
{
	return fabs(a - b) <= slack * (1 + 1e-6) + 1e-9;
}

static double
half(const struct reading *r)
{
	return 0.5 * pow(10, -r->decimals);
}

/* What the digits of the time may mean: 1.042 s, or 1 s and 42 us. */
static double
time_of(const struct reading *t, int variant)
{
	double whole = floor(t->value);

	if (!variant)
		return t->value;
	return whole + (t->value - whole) * pow(10, t->decimals) / 1e6;
}

static bool
fits_readings(struct shape_found *found, const struct reading *r,
	const struct reading *t, const struct reading *n)
{
	if (r->decimals != 2 || t->decimals < 3 || n->decimals || n->value < 1)
		return false;
	for (int variant = 0; variant < 2; variant++) {
		double time = time_of(t, variant);
		double slack = r->value * (variant ? 5e-7 : half(t)) +
			time * half(r);

		if (!near(r->value * time, n->value, slack))
			continue;
		found->rate_value = r->value;
		found->time_value = n->value / r->value;
		found->complete_value = n->value;
		return true;
	}
	return false;
}

/* Rate, time and count: R * t = n, in the order that ab prints them. */
static bool
fits_base(struct shape *s, struct shape_found *found, int time, int complete,
	int rate)
{
	const struct number *r = &s->entries[rate].n;
	const struct number *t = &s->entries[time].n;
	const struct number *n = &s->entries[complete].n;

	if (!s->entries[rate].is_number || !s->entries[time].is_number ||
		!s->entries[complete].is_number)
		return false;
	for (int i = 0; i < r->count; i++)
		for (int k = 0; k < t->count; k++)
			for (int m = 0; m < n->count; m++)
				if (fits_readings(found, &r->readings[i],
					    &t->readings[k], &n->readings[m]))
					return true;
	return false;
}

bool
shape_find_base(struct shape *s, struct shape_found *found)
{
	for (int rate = 2; rate < s->count; rate++)
		for (int time = 0; time + 1 < rate; time++) {
			struct shape_found other = *found;

			if (!fits_base(s, found, time, time + 1, rate))
				continue;
			found->rate = rate;
			found->time = time;
			found->complete = time + 1;
			/* Trunk prints the number asked for in between. */
			found->doubtful = time + 2 < rate &&
				fits_base(s, &other, time, time + 2, rate);
			return true;
		}
	return false;
}

/* Does any reading of the entry come near this value? */
static bool
reads(const struct shape *s, int entry, double value, double slack)
{
	if (entry < 0 || entry >= s->count || !s->entries[entry].is_number)
		return false;
	for (int i = 0; i < s->entries[entry].n.count; i++) {
		const struct reading *r = &s->entries[entry].n.readings[i];

		if (near(r->value, value, slack + half(r)))
			return true;
	}
	return false;
}

/* The two times per request behind the rate, and the concurrency before. */
void
shape_find_times(struct shape *s, struct shape_found *found)
{
	double across = 1e3 / found->rate_value;

	for (int c = found->time - 1; c >= 0 && c >= found->time - 4; c--) {
		double value = s->entries[c].n.readings[0].value;

		if (!s->entries[c].is_number || value < 1 ||
			value != floor(value) ||
			!reads(s, found->rate + 1, value * across,
				value * 1e-3) ||
			!reads(s, found->rate + 2, across, across * 1e-3))
			continue;
		found->mean = found->rate + 1;
		found->across = found->rate + 2;
		found->concurrency = c;
		return;
	}
}

/* The reading without decimals; -1 where there is none. */
static double
whole(const struct number *n)
{
	for (int i = 0; i < n->count; i++)
		if (!n->readings[i].decimals)
			return n->readings[i].value;
	return -1;
}

/* In kilobytes of 1000 up to 2.0.16, of 1024 after. */
static bool
is_rate_of(const struct shape *s, int rate, double bytes, double seconds)
{
	double kilo = bytes / 1024 / seconds, old = bytes / 1000 / seconds;

	return reads(s, rate, kilo, kilo * 1e-4) ||
		reads(s, rate, old, old * 1e-4);
}

/* The transfer rate, which follows from bytes that stand before. */
void
shape_find_bytes(struct shape *s, struct shape_found *found)
{
	int rate = found->across >= 0 ? found->across + 1 : found->rate + 1;

	for (int i = found->complete + 1; i < found->rate; i++) {
		double bytes;

		if (!s->entries[i].is_number)
			continue;
		bytes = whole(&s->entries[i].n);
		if (bytes <= 0 ||
			!is_rate_of(s, rate, bytes, found->time_value))
			continue;
		found->bytes = i;
		found->kilobytes = rate;
		return;
	}
}

/* Bodies add up: H = D * n, but for requests that were never counted. */
bool
shape_find_bodies(const struct shape *s, int length, int html,
	const struct shape_found *found)
{
	double complete = found->complete_value, most = complete;

	double each, sum;

	if (length < 0 || html >= s->count || !s->entries[length].is_number ||
		!s->entries[html].is_number)
		return false;
	each = whole(&s->entries[length].n);
	sum = whole(&s->entries[html].n);
	if (found->concurrency >= 0)
		most += whole(&s->entries[found->concurrency].n);
	return each >= 0 && sum >= each * complete && sum <= each * most;
}
