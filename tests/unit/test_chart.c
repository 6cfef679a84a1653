#include "report/chart.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/unit/placed.h"

static void
the_title_is_the_finding_or_what_was_asked_for(void **state)
{
	struct error e = {0};
	struct placed p;

	(void)state;
	placed_two_servers(&p, 1200, "en");
	assert_string_equal(placed_nth(&p, ROLE_TITLE, 0)->text,
		"Lighttpd serves +15.80% requests per second compared with "
		"Apache");
	mark_free(&p.chart);
	p.report.title = "Images from two servers";
	assert_true(chart_compute(&p.chart, &p.report, &e));
	assert_string_equal(
		placed_nth(&p, ROLE_TITLE, 0)->text, "Images from two servers");
	placed_free(&p);
}

static void
an_unknown_kind_is_an_error_that_names_it(void **state)
{
	struct error e = {0};
	struct placed p;

	(void)state;
	placed_two_servers(&p, 720, "en");
	mark_free(&p.chart);
	p.report.chart = "pie";
	assert_false(chart_compute(&p.chart, &p.report, &e));
	assert_string_equal(e.text, "no chart is called 'pie'");
	placed_free(&p);
}

/* A label of so many characters, with or without places to break. */
static const char *
label_of(struct arena *a, size_t length, size_t n)
{
	static const char *const parts[] = {"nginx-with-", "server ",
		"\xec\x84\x9c\xeb\xb2\x84", "/srv/www/", "W"};
	const char *part = parts[n % COUNTOF(parts)];
	struct buffer b = {0};
	const char *label;

	buffer_printf(&b, "%zu", n);
	while (b.len < length)
		buffer_puts(&b, part);
	label = arena_copy(a, buffer_slice(&b));
	buffer_free(&b);
	return label;
}

/* Runs that have something for charts of every kind. */
static void
fill(struct placed *p, size_t sides, size_t cells, size_t length)
{
	*p = (struct placed){0};
	for (size_t i = 0; i < sides; i++) {
		sample_side(
			&p->sample, label_of(&p->sample.set.arena, length, i));
		for (size_t k = 0; k < 2 * cells; k++) {
			size_t level = k / 2 + 1;
			double rate = 7.3 * (double)((7 * k + 13 * i) % 29);
			struct run *run = sample_run(&p->sample, 1000,
				(double)level, (i + k) % 9 == 8 ? NAN : rate);

			sample_times(run, 10 + rate);
			run_set_number(
				run, FIELD_FAILED, 3, 0, SETTLED_PRINTED, 1);
			run_set_number(run, FIELD_FAILED_LENGTH, 3, 0,
				SETTLED_PRINTED, 1);
		}
	}
	sample_compare(&p->sample, FIELD_RPS);
}

static void
check_words(const char *kind, double width, const char *lang,
	const size_t count[2], size_t length)
{
	const struct mark *wrong;
	struct placed p;

	fill(&p, count[0], count[1], length);
	placed_compute(&p, kind, width, lang);
	wrong = placed_outside(&p);
	if (!wrong)
		wrong = placed_overlap(&p);
	if (wrong)
		fail_msg("%s, %.0f px, %zu sides, %zu cells, names of %zu: "
			 "'%s'",
			kind, width, count[0], count[1], length, wrong->text);
	placed_free(&p);
}

static void
words_stay_on_the_canvas_and_off_each_other(void **state)
{
	static const double widths[] = {280, 360, 720, 1200};
	static const size_t lengths[] = {1, 8, 25, 60, 200};
	static const size_t counts[][2] = {
		{2, 3}, {3, 4}, {7, 3}, {8, 3}, {12, 4}, {2, 50}};

	(void)state;
	for (size_t i = 0; chart_name(i); i++)
		for (size_t w = 0; w < COUNTOF(widths); w++)
			for (size_t l = 0; l < COUNTOF(lengths); l++)
				for (size_t n = 0; n < COUNTOF(counts); n++)
					check_words(chart_name(i), widths[w],
						l % 2 ? "ar" : "pl", counts[n],
						lengths[l]);
}

static void
words_of_few_figures_stay_too(void **state)
{
	static const char *const kinds[] = {
		"bars", "latency", "percentiles", "repeats", "failures"};
	static const size_t counts[][2] = {{1, 1}, {2, 1}, {1, 5}, {12, 1}};

	(void)state;
	for (size_t i = 0; i < COUNTOF(kinds); i++)
		for (size_t n = 0; n < COUNTOF(counts); n++) {
			check_words(kinds[i], 360, "en", counts[n], 30);
			check_words(kinds[i], 960, "en", counts[n], 30);
		}
}

/* The name of the kind that a reader gets who did not ask for one. */
static void
assert_chosen(struct placed *p, const char *kind)
{
	struct chart chosen = {0};
	struct error e = {0};

	placed_compute(p, kind, 720, "en");
	p->report.chart = "";
	assert_true(chart_compute(&chosen, &p->report, &e));
	assert_int_equal(chosen.count, p->chart.count);
	assert_string_equal(chosen.summary, p->chart.summary);
	mark_free(&chosen);
	placed_free(p);
}

static void
the_kind_follows_from_the_data(void **state)
{
	struct placed p;

	(void)state;
	fill(&p, 2, 1, 5);
	assert_chosen(&p, "bars");
	fill(&p, 2, 4, 5);
	assert_chosen(&p, "sweep");
	p = (struct placed){0};
	sample_two_servers(&p.sample);
	assert_chosen(&p, "bars");
	p = (struct placed){0};
	sample_side(&p.sample, "A");
	sample_times(sample_run(&p.sample, 1000, 5, 400), 12);
	sample_compare(&p.sample, FIELD_RPS);
	assert_chosen(&p, "percentiles");
}

static void
a_kind_that_does_not_fit_is_an_error_that_names_it(void **state)
{
	struct error e = {0};
	struct placed p;

	(void)state;
	placed_two_servers(&p, 720, "en");
	mark_free(&p.chart);
	p.report.chart = "repeats";
	assert_false(chart_compute(&p.chart, &p.report, &e));
	assert_string_equal(
		e.text, "the runs have nothing for a chart of kind 'repeats'");
	placed_free(&p);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			the_title_is_the_finding_or_what_was_asked_for),
		cmocka_unit_test(an_unknown_kind_is_an_error_that_names_it),
		cmocka_unit_test(
			a_kind_that_does_not_fit_is_an_error_that_names_it),
		cmocka_unit_test(the_kind_follows_from_the_data),
		cmocka_unit_test(words_of_few_figures_stay_too),
		cmocka_unit_test(words_stay_on_the_canvas_and_off_each_other),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
