/*
 * Comparisons for tests, built run by run as a reader of logs would have
 * built them: a side, then its runs.
 */
#ifndef TESTS_SAMPLE_H
#define TESTS_SAMPLE_H

#include <assert.h>
#include <math.h>
#include <stdio.h>

#include "report/compare.h"

#define SAMPLE_SIDES 40

/* U+202E, which turns what follows around, but not in this source. */
#define SAMPLE_TURN \
	(const char[]) \
	{ \
		'\xe2', '\x80', '\xae', '\0' \
	}

struct sample {
	struct runset set;
	struct comparison comparison;
	struct compare_input inputs[SAMPLE_SIDES];
	size_t side_count;
};

static inline void
sample_side(struct sample *s, const char *label)
{
	struct compare_input *input = &s->inputs[s->side_count++];

	assert(s->side_count <= SAMPLE_SIDES);
	input->label = label;
	input->name = label;
	input->first = s->set.count;
}

/* A run of the latest side; NAN leaves the rate out. */
static inline struct run *
sample_run(struct sample *s, double requests, double concurrency, double rate)
{
	struct run *run = run_new(&s->set, KIND_RUN, "sample", 1);

	run->outcome = OUTCOME_COMPLETE;
	run_set_number(run, FIELD_COMPLETE, requests, 0, SETTLED_PRINTED, 1);
	run_set_number(
		run, FIELD_CONCURRENCY, concurrency, 0, SETTLED_PRINTED, 1);
	run_set_text(run, &s->set.arena, FIELD_DOCUMENT_PATH,
		slice_of("/test.jpg"), 1);
	run_set_text(run, &s->set.arena, FIELD_SERVER_HOSTNAME,
		slice_of("192.168.0.100"), 1);
	if (!isnan(rate))
		run_set_number(run, FIELD_RPS, rate, 2, SETTLED_PRINTED, 1);
	s->inputs[s->side_count - 1].count++;
	return run;
}

/* A run that is told by the path of its own. */
static inline void
sample_path(struct sample *s, struct run *run, const char *path)
{
	run_set_text(
		run, &s->set.arena, FIELD_DOCUMENT_PATH, slice_of(path), 1);
}

/* The rows of times and the percentiles of a run, around a median. */
static inline void
sample_times(struct run *run, double median_ms)
{
	static const double shape[] = {0.2, 1.1, 0.4, 1, 4};

	for (int row = 0; row < 4; row++)
		for (int i = 0; i < 5; i++)
			run_set_number(run,
				(enum field_id)(
					FIELD_CONNECT_MIN_MS + 5 * row + i),
				floor(median_ms * shape[i] * (row ? 1 : 0.1)),
				0, SETTLED_PRINTED, 1);
	for (int i = 0; i < 9; i++)
		run_set_number(run, (enum field_id)(FIELD_P50_MS + i),
			floor(median_ms * (1 + i * i / 21.0)), 0,
			SETTLED_PRINTED, 1);
}

static inline void
sample_compare(struct sample *s, enum field_id metric)
{
	struct compare_options options = {.inputs = s->inputs,
		.input_count = s->side_count,
		.baseline = "",
		.metrics = &metric,
		.metric_count = 1};
	struct error e = {0};
	bool ok = compare_runs(&s->comparison, &s->set, &options, &e);

	if (!ok)
		fprintf(stderr, "sample: %s\n", e.text);
	assert(ok);
}

static inline void
sample_free(struct sample *s)
{
	compare_free(&s->comparison);
	runset_free(&s->set);
}

/* Nine cells of two servers. */
static inline void
sample_two_servers(struct sample *s)
{
	static const double rates[2][9] = {
		{540.14, 1146.94, 2111.64, 509.01, 1095.03, 1816.61, 484.80,
			1073.90, 1729.61},
		{608.71, 1408.45, 2646.44, 551.21, 1282.62, 2266.33, 485.07,
			1276.06, 1985.28},
	};
	static const double requests[] = {100, 1000, 10000};
	static const double concurrency[] = {5, 50, 100};

	for (size_t side = 0; side < 2; side++) {
		sample_side(s, side ? "Lighttpd" : "Apache");
		for (size_t i = 0; i < 9; i++)
			sample_run(s, requests[i % 3], concurrency[i / 3],
				rates[side][i]);
	}
	sample_compare(s, FIELD_RPS);
}

#endif
