/*
 * Comparisons for tests of how runs are sorted: a test makes the runs as a
 * reader of logs would have made them, then asks for the comparison.
 */
#ifndef TESTS_SCENE_H
#define TESTS_SCENE_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "report/compare.h"

/* What a test is about: runs as a reader would have made them. */
struct scene {
	struct runset set;
	struct comparison c;
	struct compare_input inputs[8];
	struct compare_options options;
	struct error e;
};

static inline struct scene
scene_new(void)
{
	return (struct scene){.options = {.baseline = ""}};
}

/* The runs that follow belong to this input. */
static inline void
scene_input(struct scene *s, const char *label, const char *name)
{
	s->inputs[s->options.input_count++] = (struct compare_input){
		.label = label, .name = name, .first = s->set.count};
}

static inline void
scene_number(struct run *run, enum field_id field, double value, int decimals)
{
	run_set_number(run, field, value, decimals, SETTLED_PRINTED, 1);
}

static inline void
scene_text(struct scene *s, struct run *run, enum field_id field,
	const char *value)
{
	run_set_text(run, &s->set.arena, field, slice_of(value), 1);
}

static inline struct run *
scene_run(struct scene *s, double requests, double concurrency, double rate)
{
	struct run *run = run_new(&s->set, KIND_RUN, "x", 1);

	run->outcome = OUTCOME_COMPLETE;
	scene_number(run, FIELD_COMPLETE, requests, 0);
	scene_number(run, FIELD_CONCURRENCY, concurrency, 0);
	scene_number(run, FIELD_RPS, rate, 2);
	s->inputs[s->options.input_count - 1].count++;
	return run;
}

static inline struct run *
scene_labelled(struct scene *s, const char *label, double requests,
	double concurrency, double rate)
{
	struct run *run = scene_run(s, requests, concurrency, rate);

	scene_text(s, run, FIELD_LABEL, label);
	return run;
}

static inline struct run *
scene_served_by(
	struct scene *s, const char *software, const char *host, double rate)
{
	struct run *run = scene_run(s, 1000, 5, rate);

	scene_text(s, run, FIELD_SERVER_SOFTWARE, software);
	scene_text(s, run, FIELD_SERVER_HOSTNAME, host);
	return run;
}

static inline bool
scene_compare(struct scene *s)
{
	s->options.inputs = s->inputs;
	return compare_runs(&s->c, &s->set, &s->options, &s->e);
}

static inline void
scene_free(struct scene *s)
{
	compare_free(&s->c);
	runset_free(&s->set);
}

static inline double
scene_percent(const struct scene *s, size_t cell, size_t side)
{
	return comparison_entry(&s->c, &s->c.tables[0], cell, side)
		->delta.percent;
}

static inline bool
scene_is_near(double a, double b)
{
	return fabs(a - b) < 0.005;
}

static inline bool
scene_has_remark(const struct scene *s, enum remark_id id)
{
	for (size_t i = 0; i < s->c.remark_count; i++)
		if (s->c.remarks[i].id == id)
			return true;
	return false;
}

/* The figures of a document that compares two servers in nine commands. */
static inline void
scene_nine_commands(struct scene *s)
{
	static const double rows[9][5] = {
		{100, 5, 540.14, 608.71, 12.69},
		{1000, 5, 1146.94, 1408.45, 22.80},
		{10000, 5, 2111.64, 2646.44, 25.33},
		{100, 50, 509.01, 551.21, 8.29},
		{1000, 50, 1095.03, 1282.62, 17.13},
		{10000, 50, 1816.61, 2266.33, 24.76},
		{100, 100, 484.80, 485.07, 0.06},
		{1000, 100, 1073.90, 1276.06, 18.82},
		{10000, 100, 1729.61, 1985.28, 14.78},
	};

	scene_input(s, "", "bench.txt");
	for (size_t i = 0; i < 9; i++) {
		struct run *run;

		scene_labelled(s, "Apache", rows[i][0], rows[i][1], rows[i][2])
			->kind = KIND_FIGURE;
		run = scene_labelled(
			s, "Lighttpd", rows[i][0], rows[i][1], rows[i][3]);
		run->kind = KIND_FIGURE;
		scene_number(run, FIELD_STATED_DELTA, rows[i][4], 2);
	}
}

#endif
