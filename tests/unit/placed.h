/*
 * A chart computed for a test, and what may be asked of its marks: that words
 * stay on the canvas and off each other, and where things are.
 */
#ifndef TESTS_PLACED_H
#define TESTS_PLACED_H

#include <string.h>

#include "report/chart.h"
#include "report/mark.h"
#include "tests/unit/sample.h"

struct placed {
	struct sample sample;
	struct locale locale;
	struct report report;
	struct chart chart;
};

/* The sample is filled already. */
static inline void
placed_compute(
	struct placed *p, const char *kind, double width, const char *lang)
{
	struct error e = {0};
	bool ok = locale_load(&p->locale, lang, &e);

	p->report = (struct report){.comparison = &p->sample.comparison,
		.locale = &p->locale,
		.title = "",
		.chart = kind,
		.width_px = width};
	ok = ok && chart_compute(&p->chart, &p->report, &e);
	if (!ok)
		fprintf(stderr, "placed: %s\n", e.text);
	assert(ok);
}

/* Nine cells of two servers, as bars. */
static inline void
placed_two_servers(struct placed *p, double width, const char *lang)
{
	*p = (struct placed){0};
	sample_two_servers(&p->sample);
	placed_compute(p, "bars", width, lang);
}

/* One run a side. */
static inline void
placed_single_runs(struct placed *p, const char *const *labels,
	const double *rates, size_t count)
{
	*p = (struct placed){0};
	for (size_t i = 0; i < count; i++) {
		sample_side(&p->sample, labels[i]);
		sample_run(&p->sample, 1000, 5, rates[i]);
	}
	sample_compare(&p->sample, FIELD_RPS);
}

static inline void
placed_free(struct placed *p)
{
	mark_free(&p->chart);
	locale_free(&p->locale);
	sample_free(&p->sample);
}

/* The nth mark of a role, from 0; NULL when there are not so many. */
static inline const struct mark *
placed_nth(const struct placed *p, enum role role, size_t n)
{
	for (size_t i = 0; i < p->chart.count; i++)
		if (p->chart.marks[i]->role == role && n-- == 0)
			return p->chart.marks[i];
	return NULL;
}

static inline size_t
placed_count(const struct placed *p, enum role role)
{
	size_t n = 0;

	while (placed_nth(p, role, n))
		n++;
	return n;
}

static inline const struct mark *
placed_text(const struct placed *p, const char *text)
{
	for (size_t i = 0; i < p->chart.count; i++)
		if (!strcmp(p->chart.marks[i]->text, text))
			return p->chart.marks[i];
	return NULL;
}

/* A mark that leaves the canvas but for its ground; NULL: all stay. */
static inline const struct mark *
placed_outside(const struct placed *p)
{
	for (size_t i = 0; i < p->chart.count; i++) {
		const struct mark *m = p->chart.marks[i];
		double margin = m->role == ROLE_GROUND ? 0 : MARGIN - 0.01;

		/* A marker or a tick's words are around their place. */
		if (m->shape == SHAPE_MARKER || m->role == ROLE_TICK)
			margin = MARGIN / 4.0;
		if (m->x < margin || m->y < margin ||
			m->x + m->width > p->chart.width - margin ||
			m->y + m->height > p->chart.height - margin)
			return m;
	}
	return NULL;
}

static inline bool
placed_touch(const struct mark *a, const struct mark *b)
{
	const double hair = 0.01;

	return a->x + a->width > b->x + hair && b->x + b->width > a->x + hair &&
		a->y + a->height > b->y + hair &&
		b->y + b->height > a->y + hair;
}

/* Words that lie on other words or on a bar; NULL: none do. */
static inline const struct mark *
placed_overlap(const struct placed *p)
{
	for (size_t i = 0; i < p->chart.count; i++) {
		const struct mark *m = p->chart.marks[i];

		for (size_t k = 0; m->shape == SHAPE_TEXT && k < p->chart.count;
			k++) {
			const struct mark *other = p->chart.marks[k];
			bool counts = other->role == ROLE_BAR ||
				other->shape == SHAPE_TEXT ||
				(other->shape == SHAPE_MARKER &&
					other->role != ROLE_DOT);

			if (i != k && counts && placed_touch(m, other))
				return m;
		}
	}
	return NULL;
}

#endif
