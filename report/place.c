#include "report/place.h"

#include <math.h>

#define MOST 64 /* nobody reads more names than this */

/* Names that touch stand together, around the mean of where they belong. */
struct cluster {
	size_t first, count;
	double wanted; /* the sum of the places that its names want */
};

static double
start_of(const struct cluster *c, double least, double low, double high)
{
	double length = (double)(c->count - 1) * least;
	double start = c->wanted / (double)c->count - length / 2;

	return fmax(low, fmin(start, high - length));
}

/* The numbers of at[] in rising order of their values. */
static void
sort(size_t *order, const double *at, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		size_t k = i;

		for (; k > 0 && at[order[k - 1]] > at[i]; k--)
			order[k] = order[k - 1];
		order[k] = i;
	}
}

static size_t
gather(struct cluster *clusters, const double *at, const size_t *order,
	size_t count, const double bounds[3])
{
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		clusters[n++] = (struct cluster){i, 1, at[order[i]]};
		while (n > 1) {
			struct cluster *a = &clusters[n - 2], *b = a + 1;
			double end = start_of(a, bounds[0], bounds[1],
					     bounds[2]) +
				(double)a->count * bounds[0];

			if (end <= start_of(b, bounds[0], bounds[1], bounds[2]))
				break;
			a->wanted += b->wanted;
			a->count += b->count;
			n--;
		}
	}
	return n;
}

void
place_apart(double *at, size_t count, double least, double low, double high)
{
	struct cluster clusters[MOST];
	size_t order[MOST], n;

	if (count > MOST)
		count = MOST;
	if (!count)
		return;
	if ((double)(count - 1) * least > high - low)
		least = (high - low) / (double)(count > 1 ? count - 1 : 1);
	sort(order, at, count);
	n = gather(
		clusters, at, order, count, (const double[]){least, low, high});
	for (size_t i = 0; i < n; i++) {
		const struct cluster *c = &clusters[i];
		double start = start_of(c, least, low, high);

		for (size_t k = 0; k < c->count; k++)
			at[order[c->first + k]] = start + (double)k * least;
	}
}
