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

static void
fill(struct placed *p, size_t sides, size_t cells, size_t length)
{
	*p = (struct placed){0};
	for (size_t i = 0; i < sides; i++) {
		sample_side(
			&p->sample, label_of(&p->sample.set.arena, length, i));
		for (size_t k = 0; k < cells; k++)
			sample_run(&p->sample, 100 * (double)(k + 1), 10,
				(i + k) % 9 == 8 ? NAN
						 : 7.3 *
						(double)((7 * k + 13 * i) %
							29));
	}
	sample_compare(&p->sample, FIELD_RPS);
}

static void
words_stay_on_the_canvas_and_off_each_other(void **state)
{
	static const double widths[] = {280, 360, 720, 1200};
	static const size_t lengths[] = {1, 8, 25, 60, 200};
	static const size_t counts[][2] = {{1, 1}, {2, 1}, {1, 5}, {2, 9},
		{3, 4}, {7, 3}, {8, 2}, {12, 1}, {2, 50}};

	(void)state;
	for (size_t w = 0; w < COUNTOF(widths); w++)
		for (size_t l = 0; l < COUNTOF(lengths); l++)
			for (size_t n = 0; n < COUNTOF(counts); n++) {
				struct placed p;

				fill(&p, counts[n][0], counts[n][1],
					lengths[l]);
				placed_compute(&p, "bars", widths[w], "en");
				assert_null(placed_outside(&p));
				assert_null(placed_overlap(&p));
				placed_free(&p);
			}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			the_title_is_the_finding_or_what_was_asked_for),
		cmocka_unit_test(an_unknown_kind_is_an_error_that_names_it),
		cmocka_unit_test(words_stay_on_the_canvas_and_off_each_other),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
