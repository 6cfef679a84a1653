#include "report/html.h"

#include <stdlib.h>

#include "tests/unit/rendered.h"

static void
hostile_logs_come_out_inert(void **state)
{
	struct rendered r = {0};
	const char *hostile = arena_printf(&r.sample.set.arena,
		"</script><script>alert(1)</script>]]>\"' onload=x "
		"%s\xff\x01{side}",
		SAMPLE_TURN);
	struct run *run;
	char *data;

	(void)state;
	sample_side(&r.sample, hostile);
	run = sample_run(&r.sample, 100, 5, 10);
	run_set_text(run, &r.sample.set.arena, FIELD_SERVER_HOSTNAME,
		slice_of(hostile), 1);
	run_set_text(
		run, &r.sample.set.arena, FIELD_COMMAND, slice_of(hostile), 1);
	notice_add(&run->notices, &r.sample.set.arena, NOTICE_NON_2XX, 1, "%s",
		hostile);
	sample_side(&r.sample, "<b>");
	sample_run(&r.sample, 100, 5, 20);
	sample_compare(&r.sample, FIELD_RPS);
	rendered_page(&r);
	rendered_has(&r, "&lt;/script&gt;&lt;script&gt;alert(1)");
	rendered_has_not(&r, "<script>alert");
	rendered_has_not(&r, "<b>");
	rendered_has_not(&r, "\x01");
	data = strstr(r.out.bytes, "<script type=\"application/json\"");
	assert_non_null(data);
	assert_string_equal(strstr(data, "</"), "</script>\n</body>\n</html>");
	*data = '\0';
	rendered_has_not(&r, SAMPLE_TURN);
	rendered_has_not(&r, "\xff");
	rendered_end(&r);
}

static void
a_name_of_100_kb_does_not_fill_the_page(void **state)
{
	struct rendered r = {0};
	struct run *run;
	char *host = malloc(100001);
	char *data;

	(void)state;
	memset(host, 'h', 100000);
	host[100000] = '\0';
	sample_side(&r.sample, "A");
	run = sample_run(&r.sample, 100, 5, 10);
	run_set_text(run, &r.sample.set.arena, FIELD_SERVER_HOSTNAME,
		slice_of(host), 1);
	sample_compare(&r.sample, FIELD_RPS);
	rendered_page(&r);
	data = strstr(r.out.bytes, "<script");
	assert_non_null(data);
	assert_true(data - r.out.bytes < 40000);
	rendered_has(&r, host);
	free(host);
	rendered_end(&r);
}

static void
the_same_runs_make_the_same_bytes(void **state)
{
	struct rendered r = {0};
	struct buffer first;

	(void)state;
	sample_two_servers(&r.sample);
	rendered_page(&r);
	first = r.out;
	r.out = (struct buffer){0};
	rendered_page(&r);
	assert_string_equal(r.out.bytes, first.bytes);
	buffer_free(&first);
	rendered_end(&r);
}

/* The page of two sides with fifty runs each, in so many cells. */
static size_t
size_of_a_hundred_runs(unsigned cells)
{
	struct rendered r = {0};
	size_t size;

	for (unsigned i = 0; i < 100; i++) {
		struct run *run;

		if (i % 50 == 0)
			sample_side(&r.sample, i ? "After" : "Before");
		run = sample_run(&r.sample, 100, 5, 10);
		rendered_fill(run, &r.sample.set.arena, i);
		run_set_number(
			run, FIELD_REQUESTED, 100, 0, SETTLED_PRINTED, 1);
		run_set_number(run, FIELD_CONCURRENCY, i % cells, 0,
			SETTLED_PRINTED, 1);
	}
	rendered_compare(&r);
	rendered_page(&r);
	size = r.out.len;
	rendered_end(&r);
	return size;
}

static void
a_hundred_runs_fit_in_300_kb(void **state)
{
	(void)state;
	assert_true(size_of_a_hundred_runs(1) < 300000);
	assert_true(size_of_a_hundred_runs(50) < 300000);
}

static void
the_other_template_of_the_program_serves_too(void **state)
{
	struct rendered r = {0};
	struct error e = {0};

	(void)state;
	sample_two_servers(&r.sample);
	assert_true(rendered_with(&r, html_render, "brief", &e));
	rendered_has(&r, "<h1><bdi>Lighttpd</bdi> serves +15.80%");
	rendered_has(&r, "<td class=\"change higher\">+12.69%");
	rendered_end(&r);
}

static void
a_template_that_is_not_there_is_an_error(void **state)
{
	struct rendered r = {0};
	struct error e = {0};

	(void)state;
	sample_two_servers(&r.sample);
	assert_false(rendered_with(&r, html_render, "no/such.html", &e));
	assert_string_equal(e.text,
		"cannot open 'no/such.html': "
		"No such file or directory");
	rendered_end(&r);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hostile_logs_come_out_inert),
		cmocka_unit_test(a_name_of_100_kb_does_not_fill_the_page),
		cmocka_unit_test(the_same_runs_make_the_same_bytes),
		cmocka_unit_test(a_hundred_runs_fit_in_300_kb),
		cmocka_unit_test(the_other_template_of_the_program_serves_too),
		cmocka_unit_test(a_template_that_is_not_there_is_an_error),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
