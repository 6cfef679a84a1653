/*
 * A sample as a page or a view: each test makes one, has it rendered in
 * English, and looks at what came out.
 */
#ifndef TESTS_RENDERED_H
#define TESTS_RENDERED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "report/html.h"
#include "report/view.h"
#include "tests/unit/sample.h"

struct rendered {
	struct sample sample;
	struct buffer out;
};

/* With a template of pages; "" for the usual one. False with *e set. */
static inline bool
rendered_with(struct rendered *r,
	bool (*render)(struct buffer *, const struct report *, struct error *),
	const char *template, struct error *e)
{
	struct locale locale = {0};
	struct report report = {.comparison = &r->sample.comparison,
		.locale = &locale,
		.title = "",
		.template = template,
		.chart = "",
		.command = "abreport -o x.html x.txt"};
	bool ok = locale_load(&locale, "en", e) && render(&r->out, &report, e);

	locale_free(&locale);
	return ok;
}

static inline void
rendered_page(struct rendered *r)
{
	struct error e = {0};

	assert_true(rendered_with(r, html_render, "", &e));
}

static inline void
rendered_view(struct rendered *r)
{
	struct error e = {0};

	assert_true(rendered_with(r, view_render, "", &e));
}

/* Compare by all the metrics that a reader gets unasked. */
static inline void
rendered_compare(struct rendered *r)
{
	struct compare_options options = {.inputs = r->sample.inputs,
		.input_count = r->sample.side_count,
		.baseline = ""};
	struct error e = {0};

	assert_true(compare_runs(
		&r->sample.comparison, &r->sample.set, &options, &e));
}

static inline void
rendered_has(const struct rendered *r, const char *text)
{
	if (!strstr(r->out.bytes, text))
		fail_msg("not there: %s", text);
}

static inline void
rendered_has_not(const struct rendered *r, const char *text)
{
	if (strstr(r->out.bytes, text))
		fail_msg("there: %s", text);
}

static inline void
rendered_end(struct rendered *r)
{
	buffer_free(&r->out);
	sample_free(&r->sample);
}

/* A run with a value in every field of numbers, as a full log has. */
static inline void
rendered_fill(struct run *run, struct arena *a, unsigned i)
{
	for (int id = 0; id < FIELD_COUNT; id++)
		if (field_is_number((enum field_id)id) && id != FIELD_LINE &&
			id != FIELD_STATED_DELTA)
			run_set_number(run, (enum field_id)id, 100 + i % 7,
				fields[id].decimals, SETTLED_PRINTED, 1);
	run_set_text(
		run, a, FIELD_SERVER_SOFTWARE, slice_of("nginx/1.24.0"), 1);
	run_set_text(run, a, FIELD_COMMAND,
		slice_of("ab -n 1000 -c 5 http://192.168.0.100/test.jpg"), 1);
}

#endif
