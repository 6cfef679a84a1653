#include "parser/histogram.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_LENGTH ((size_t)1024)

bool
histogram_reach(struct histogram *h, uint64_t ms)
{
	size_t length = h->length ? h->length : FIRST_LENGTH;

	if (ms >= HISTOGRAM_MS)
		return false;
	while (length <= ms)
		length *= 2;
	h->counts = arena_heap(h->counts, length * sizeof(*h->counts));
	memset(h->counts + h->length, 0,
		(length - h->length) * sizeof(*h->counts));
	h->length = length;
	return true;
}

void
histogram_keep(struct histogram *h, struct arena *a)
{
	uint32_t *kept;

	while (h->length && !h->counts[h->length - 1])
		h->length--;
	kept = arena_array(a, h->length + 1, sizeof(*kept));
	if (h->length)
		memcpy(kept, h->counts, h->length * sizeof(*kept));
	free(h->counts);
	h->counts = kept;
	h->total = 0;
	for (size_t ms = 0; ms < h->length; ms++)
		h->total += kept[ms];
}

void
histogram_drop(struct histogram *h)
{
	free(h->counts);
	memset(h, 0, sizeof(*h));
}

double
histogram_at(const struct histogram *h, uint64_t rank)
{
	uint64_t before = 0;
	size_t ms = 0;

	while (ms + 1 < h->length && (before += h->counts[ms]) <= rank)
		ms++;
	return (double)ms;
}

double
histogram_percentile(const struct histogram *h, unsigned percent)
{
	uint64_t rank = h->total * percent / 100;

	return histogram_at(h, rank < h->total ? rank : h->total - 1);
}

double
histogram_mean(const struct histogram *h)
{
	double sum = 0;

	for (size_t ms = 0; ms < h->length; ms++)
		sum += (double)ms * h->counts[ms];
	return sum / (double)h->total;
}

double
histogram_sd(const struct histogram *h)
{
	double mean = histogram_mean(h);
	double squares = 0;

	if (h->total < 2)
		return 0;
	for (size_t ms = 0; ms < h->length; ms++) {
		double off = (double)ms - mean;

		squares += off * off * h->counts[ms];
	}
	return sqrt(squares / (double)(h->total - 1));
}

double
histogram_median(const struct histogram *h)
{
	uint64_t middle = h->total / 2;

	if (h->total < 2 || h->total % 2 == 0)
		return histogram_at(h, middle);
	return (histogram_at(h, middle) + histogram_at(h, middle + 1)) / 2;
}
