#include "report/view.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <libxml/parser.h>
#include <libxml/tree.h>

#include "report/html.h"
#include "report/vocabulary.h"
#include "templates/resource.h"
#include "tests/unit/sample.h"

typedef bool render_function(struct buffer *out, const struct report *report,
	struct error *e);

/* What a renderer makes of a sample, in English. */
static void
render(struct buffer *out, const struct sample *s, render_function *function)
{
	struct locale locale = {0};
	struct error e = {0};
	struct report report = {.comparison = &s->comparison,
		.locale = &locale, .title = "", .template = "", .chart = "",
		.command = "abreport -o x.html x.txt"};

	assert_true(locale_load(&locale, "en", &e));
	assert_true(function(out, &report, &e));
	locale_free(&locale);
}

/* Compare by all the metrics that a reader gets unasked. */
static void
compare_by_all(struct sample *s)
{
	struct compare_options options = {.inputs = s->inputs,
		.input_count = s->side_count, .baseline = ""};
	struct error e = {0};

	assert_true(compare_runs(&s->comparison, &s->set, &options, &e));
}

static void
assert_has(const struct buffer *out, const char *text)
{
	if (!strstr(out->bytes, text))
		fail_msg("not there: %s", text);
}

static void
assert_has_not(const struct buffer *out, const char *text)
{
	if (strstr(out->bytes, text))
		fail_msg("there: %s", text);
}

/* Each test makes a sample, renders it, and looks at what came out. */
struct scene {
	struct sample sample;
	struct buffer out;
};

static void
end(struct scene *scene)
{
	buffer_free(&scene->out);
	sample_free(&scene->sample);
}

static void
the_finding_is_the_first_heading(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_two_servers(&scene.sample);
	render(&scene.out, &scene.sample, html_render);
	assert_has(&scene.out, "<h1><bdi>Lighttpd</bdi> serves +15.80% "
		"requests per second compared with <bdi>Apache</bdi></h1>");
	assert_has(&scene.out, "<title>Lighttpd serves +15.80% requests per "
		"second compared with Apache</title>");
	end(&scene);
}

static void
a_change_has_a_sign_a_word_and_a_plain_number(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_two_servers(&scene.sample);
	render(&scene.out, &scene.sample, view_render);
	assert_has(&scene.out, "<value kind=\"figure\" number=\"608.71\">"
		"608.71</value>");
	assert_has(&scene.out, "<value kind=\"change\" change=\"higher\" "
		"word=\"higher\" number=\"12.69");
	assert_has(&scene.out, ">+12.69%</value>");
	end(&scene);
}

static void
a_change_that_rounding_explains_is_no_percentage(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_side(&scene.sample, "A");
	run_set_number(sample_run(&scene.sample, 100, 5, NAN), FIELD_P95_MS, 5,
		0, SETTLED_PRINTED, 1);
	sample_side(&scene.sample, "B");
	run_set_number(sample_run(&scene.sample, 100, 5, NAN), FIELD_P95_MS, 6,
		0, SETTLED_PRINTED, 1);
	sample_compare(&scene.sample, FIELD_P95_MS);
	render(&scene.out, &scene.sample, view_render);
	assert_has(&scene.out, "<value kind=\"change\" change=\"rounding\" "
		"word=\"within rounding\" number=\"20\">~</value>");
	end(&scene);
}

static void
what_rounding_allows_is_told_where_it_is_wide(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_side(&scene.sample, "A");
	run_set_number(sample_run(&scene.sample, 100, 5, NAN), FIELD_P99_MS, 64,
		0, SETTLED_PRINTED, 1);
	sample_side(&scene.sample, "B");
	run_set_number(sample_run(&scene.sample, 100, 5, NAN), FIELD_P99_MS, 71,
		0, SETTLED_PRINTED, 1);
	sample_compare(&scene.sample, FIELD_P99_MS);
	render(&scene.out, &scene.sample, view_render);
	assert_has(&scene.out, "range=\"+9.30% to +12.60%\">+10.94%</value>");
	end(&scene);
}

static void
settings_that_differ_are_marked_with_a_word(void **state)
{
	struct scene scene = {0};
	struct run *run;

	(void)state;
	sample_side(&scene.sample, "A");
	sample_run(&scene.sample, 100, 5, 10);
	sample_side(&scene.sample, "B");
	run = sample_run(&scene.sample, 100, 5, 20);
	run_set_text(run, &scene.sample.set.arena, FIELD_SERVER_HOSTNAME,
		slice_of("b.example"), 1);
	sample_compare(&scene.sample, FIELD_RPS);
	render(&scene.out, &scene.sample, html_render);
	assert_has(&scene.out, "<tr class=\"differs\"><th scope=\"row\">"
		"Server Hostname</th><td class=\"text\">"
		"<bdi>192.168.0.100</bdi></td><td class=\"text\">"
		"<bdi>b.example</bdi></td><td class=\"mark\">differs</td>");
	assert_has(&scene.out, "<tr><th scope=\"row\">Concurrency Level</th>"
		"<td class=\"text\">5</td><td class=\"text\">5</td>"
		"<td class=\"mark\">same</td>");
	end(&scene);
}

static void
one_run_is_a_report_on_that_run(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_side(&scene.sample, "A");
	sample_run(&scene.sample, 100, 5, 427.18);
	sample_compare(&scene.sample, FIELD_RPS);
	render(&scene.out, &scene.sample, html_render);
	assert_has(&scene.out, "<h1><bdi>192.168.0.100</bdi> serves 427.18 "
		"requests per second</h1>");
	assert_has(&scene.out, "<dt>Requests per second</dt><dd>427.18</dd>");
	assert_has(&scene.out, ">What was measured</h2>");
	assert_has_not(&scene.out, "<th scope=\"col\">Difference");
	assert_has_not(&scene.out, "href=\"#charts\"");
	end(&scene);
}

static void
each_repeat_stands_in_the_data_of_the_chart(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_side(&scene.sample, "A");
	sample_run(&scene.sample, 100, 5, 10);
	sample_run(&scene.sample, 100, 5, 40);
	sample_side(&scene.sample, "B");
	sample_run(&scene.sample, 100, 5, 20);
	sample_compare(&scene.sample, FIELD_RPS);
	render(&scene.out, &scene.sample, view_render);
	assert_has(&scene.out, ">10.00 \xc2\xb7 40.00</value>");
	/* Repeats: two, lowest, median, highest, geometric mean, spread. */
	assert_has(&scene.out, ">2</value>");
	assert_has(&scene.out, ">25.00</value>");
	assert_has(&scene.out, ">20.00</value>");
	assert_has(&scene.out, ">300.00%</value>");
	end(&scene);
}

static void
failures_are_counted_by_kind(void **state)
{
	struct scene scene = {0};
	struct run *run;

	(void)state;
	sample_side(&scene.sample, "A");
	run = sample_run(&scene.sample, 100, 5, 10);
	run_set_number(run, FIELD_FAILED, 0, 0, SETTLED_PRINTED, 1);
	sample_side(&scene.sample, "B");
	run = sample_run(&scene.sample, 100, 5, 20);
	run_set_number(run, FIELD_FAILED, 7, 0, SETTLED_PRINTED, 1);
	run_set_number(run, FIELD_FAILED_LENGTH, 7, 0, SETTLED_PRINTED, 1);
	sample_compare(&scene.sample, FIELD_RPS);
	render(&scene.out, &scene.sample, view_render);
	assert_has(&scene.out, "<note>Runs with failures: 1 of 2.</note>");
	assert_has(&scene.out, "number=\"7\">7</value>");
	end(&scene);
}

static void
notices_of_one_kind_share_an_explanation(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_side(&scene.sample, "A");
	for (unsigned i = 0; i < 10; i++) {
		struct run *run = sample_run(&scene.sample, 100, 5, 10 + i);

		notice_add(&run->notices, &scene.sample.set.arena,
			NOTICE_NON_2XX, 12 + i, "5 of 100");
	}
	sample_compare(&scene.sample, FIELD_RPS);
	render(&scene.out, &scene.sample, html_render);
	assert_has(&scene.out, "<article class=\"warning\">");
	assert_has(&scene.out, "<code><bdi>sample:12</bdi></code> "
		"<span><bdi>5 of 100</bdi></span>");
	assert_has(&scene.out, "<li>and 2 more</li>");
	assert_has_not(&scene.out, "sample:20<");
	end(&scene);
}

static void
hostile_logs_come_out_inert(void **state)
{
	static const char hostile[] = "</script><script>alert(1)</script>]]>"
		"\"' onload=x \xe2\x80\xae\xff\x01{side}";
	struct scene scene = {0};
	struct run *run;
	char *data;

	(void)state;
	sample_side(&scene.sample, hostile);
	run = sample_run(&scene.sample, 100, 5, 10);
	run_set_text(run, &scene.sample.set.arena, FIELD_SERVER_HOSTNAME,
		slice_of(hostile), 1);
	run_set_text(run, &scene.sample.set.arena, FIELD_COMMAND,
		slice_of(hostile), 1);
	notice_add(&run->notices, &scene.sample.set.arena, NOTICE_NON_2XX, 1,
		"%s", hostile);
	sample_side(&scene.sample, "<b>");
	sample_run(&scene.sample, 100, 5, 20);
	sample_compare(&scene.sample, FIELD_RPS);
	render(&scene.out, &scene.sample, html_render);
	assert_has(&scene.out, "&lt;/script&gt;&lt;script&gt;alert(1)");
	assert_has_not(&scene.out, "<script>alert");
	assert_has_not(&scene.out, "<b>");
	assert_has_not(&scene.out, "\x01");
	data = strstr(scene.out.bytes, "<script type=\"application/json\"");
	assert_non_null(data);
	assert_string_equal(strstr(data, "</"), "</script>\n</body>\n</html>");
	*data = '\0';
	assert_has_not(&scene.out, "\xe2\x80\xae");
	assert_has_not(&scene.out, "\xff");
	end(&scene);
}

static void
a_name_of_100_kb_does_not_fill_the_page(void **state)
{
	struct scene scene = {0};
	struct run *run;
	char *host = malloc(100001);
	char *data;

	(void)state;
	memset(host, 'h', 100000);
	host[100000] = '\0';
	sample_side(&scene.sample, "A");
	run = sample_run(&scene.sample, 100, 5, 10);
	run_set_text(run, &scene.sample.set.arena, FIELD_SERVER_HOSTNAME,
		slice_of(host), 1);
	sample_compare(&scene.sample, FIELD_RPS);
	render(&scene.out, &scene.sample, html_render);
	data = strstr(scene.out.bytes, "<script");
	assert_non_null(data);
	assert_true(data - scene.out.bytes < 40000);
	assert_has(&scene.out, host);
	free(host);
	end(&scene);
}

static void
the_same_runs_make_the_same_bytes(void **state)
{
	struct scene scene = {0};
	struct buffer again = {0};

	(void)state;
	sample_two_servers(&scene.sample);
	render(&scene.out, &scene.sample, html_render);
	render(&again, &scene.sample, html_render);
	assert_string_equal(scene.out.bytes, again.bytes);
	buffer_free(&again);
	end(&scene);
}

/* A run with a value in every field of numbers, as a full log has. */
static void
fill(struct run *run, struct arena *a, unsigned i)
{
	for (int id = 0; id < FIELD_COUNT; id++)
		if (field_is_number((enum field_id)id) && id != FIELD_LINE &&
			id != FIELD_STATED_DELTA)
			run_set_number(run, (enum field_id)id, 100 + i % 7,
				fields[id].decimals, SETTLED_PRINTED, 1);
	run_set_text(run, a, FIELD_SERVER_SOFTWARE, slice_of("nginx/1.24.0"),
		1);
	run_set_text(run, a, FIELD_COMMAND, slice_of(
		"ab -n 1000 -c 5 http://192.168.0.100/test.jpg"), 1);
}

static void
a_hundred_runs_fit_in_300_kb(void **state)
{
	struct scene scene = {0};

	(void)state;
	for (unsigned i = 0; i < 100; i++) {
		if (i % 50 == 0)
			sample_side(&scene.sample, i ? "After" : "Before");
		fill(sample_run(&scene.sample, 100, 5, 10),
			&scene.sample.set.arena, i);
	}
	compare_by_all(&scene.sample);
	render(&scene.out, &scene.sample, html_render);
	assert_true(scene.out.len < 300000);
	end(&scene);
}

static void
long_tables_go_on_in_parts_that_are_folded(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_side(&scene.sample, "A");
	for (unsigned i = 0; i < 120; i++)
		sample_run(&scene.sample, 100 + i, 5, 10 + i);
	sample_compare(&scene.sample, FIELD_RPS);
	render(&scene.out, &scene.sample, html_render);
	assert_has(&scene.out, "<span id=\"results-table-3\">");
	assert_has(&scene.out, "<span> from row 101</span>");
	assert_has(&scene.out, "Runs 101 to 120</summary>");
	end(&scene);
}

/* What the words and the vocabulary promise ------------------------------- */

/* Set a bit for each name of the tree; one that has no meaning fails. */
static void
check_names(xmlNode *node, bool *used)
{
	for (; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE ||
			!strcmp((const char *)node->name, "svg"))
			continue;
		for (size_t i = 0; i < view_name_count; i++)
			used[i] = used[i] || !strcmp(view_names[i].name,
				(const char *)node->name);
		if (!vocabulary_has(slice_of((const char *)node->name)))
			fail_msg("no meaning: %s", (const char *)node->name);
		for (xmlAttr *a = node->properties; a; a = a->next) {
			char name[64];

			snprintf(name, sizeof(name), "@%s",
				(const char *)a->name);
			if (!vocabulary_has(slice_of(name)))
				fail_msg("no meaning: %s", name);
			for (size_t i = 0; i < view_name_count; i++)
				used[i] = used[i] || !strcmp(name,
					view_names[i].name);
		}
		check_names(node->children, used);
	}
}

static void
check_view(struct scene *scene, bool *used)
{
	xmlDoc *document;

	compare_by_all(&scene->sample);
	render(&scene->out, &scene->sample, view_render);
	document = xmlReadMemory(scene->out.bytes, (int)scene->out.len, NULL,
		NULL, XML_PARSE_NONET);
	assert_non_null(document);
	check_names(document->children, used);
	xmlFreeDoc(document);
	end(scene);
}

static void
the_vocabulary_names_what_views_have_and_no_more(void **state)
{
	struct scene one = {0}, many = {0};
	bool *used = calloc(view_name_count, sizeof(*used));

	(void)state;
	sample_side(&one.sample, "A");
	sample_run(&one.sample, 100, 5, 10);
	check_view(&one, used);
	for (unsigned i = 0; i < 240; i++) {
		struct run *run;

		if (i % 120 == 0)
			sample_side(&many.sample, i ? "B" : "A");
		run = sample_run(&many.sample, 100 + i % 10, 5, 10);
		fill(run, &many.sample.set.arena, i);
		run_set_number(run, FIELD_REQUESTED, 100, 0, SETTLED_PRINTED,
			1);
		run_set_number(run, FIELD_CONCURRENCY, i % 60, 0, SETTLED_PRINTED,
			1);
		run_set_number(run, FIELD_STATED_DELTA, 10, 0, SETTLED_PRINTED,
			1);
		notice_add(&run->notices, &many.sample.set.arena,
			NOTICE_NON_2XX, 1, "x");
	}
	check_view(&many, used);
	for (size_t i = 0; i < view_name_count; i++)
		if (!used[i])
			fail_msg("never there: %s", view_names[i].name);
	free(used);
}

static void
every_notice_has_a_name_and_an_explanation(void **state)
{
	static const char *const kinds[] = {"notice", "why"};
	struct locale locale = {0};
	struct error e = {0};
	char key[80];

	(void)state;
	assert_true(locale_load(&locale, "en", &e));
	for (size_t i = 0; i < NOTICE_COUNT * COUNTOF(kinds); i++) {
		snprintf(key, sizeof(key), "%s_%s", kinds[i % COUNTOF(kinds)],
			notice_kinds[i / COUNTOF(kinds)].name);
		for (char *c = key; *c; c++)
			*c = *c == '-' ? '_' : *c;
		if (!locale_has(&locale, key))
			fail_msg("no words: %s", key);
	}
	locale_free(&locale);
}

static void
no_key_of_words_comes_out_as_itself(void **state)
{
	struct scene scene = {0};

	(void)state;
	sample_two_servers(&scene.sample);
	render(&scene.out, &scene.sample, html_render);
	assert_has_not(&scene.out, ">page_");
	assert_has_not(&scene.out, ">tip_");
	assert_has_not(&scene.out, ">point_");
	assert_has_not(&scene.out, "\"page_");
	end(&scene);
}

static void
the_other_template_of_the_program_serves_too(void **state)
{
	struct locale locale = {0};
	struct error e = {0};
	struct scene scene = {0};
	struct report report = {.comparison = &scene.sample.comparison,
		.locale = &locale, .title = "", .template = "brief",
		.chart = "", .command = ""};

	(void)state;
	assert_true(locale_load(&locale, "en", &e));
	sample_two_servers(&scene.sample);
	assert_true(html_render(&scene.out, &report, &e));
	assert_has(&scene.out, "<h1><bdi>Lighttpd</bdi> serves +15.80%");
	assert_has(&scene.out, "<td class=\"change higher\">+12.69%</td>");
	locale_free(&locale);
	end(&scene);
}

static void
a_template_that_is_not_there_is_an_error(void **state)
{
	struct locale locale = {0};
	struct error e = {0};
	struct scene scene = {0};
	struct report report = {.comparison = &scene.sample.comparison,
		.locale = &locale, .title = "", .template = "no/such.html",
		.chart = "", .command = ""};

	(void)state;
	sample_two_servers(&scene.sample);
	assert_false(html_render(&scene.out, &report, &e));
	assert_string_equal(e.text, "cannot open 'no/such.html': "
		"No such file or directory");
	end(&scene);
}

/* The key of "word('key')"; false for another expression. */
static bool
key_of(char key[64], const char *expression)
{
	return sscanf(expression, "word('%63[a-z0-9_]')", key) == 1;
}

static void
check_words(xmlNode *node, const struct locale *locale, size_t *count)
{
	for (; node; node = node->next) {
		xmlChar *text, *content;
		char key[64];

		if (node->type != XML_ELEMENT_NODE)
			continue;
		check_words(node->children, locale, count);
		text = xmlGetProp(node, (const xmlChar *)"data-text");
		content = xmlNodeGetContent(node);
		if (text && *content && key_of(key, (const char *)text)) {
			assert_string_equal((const char *)content,
				locale_word(locale, key));
			(*count)++;
		}
		xmlFree(text);
		xmlFree(content);
	}
}

static void
the_template_shows_the_words_that_it_stands_for(void **state)
{
	struct locale locale = {0};
	struct error e = {0};
	size_t count = 0;

	(void)state;
	assert_true(locale_load(&locale, "en", &e));
	for (size_t i = 0; i < resource_count; i++) {
		xmlDoc *document;

		if (!strstr(resources[i].name, ".html"))
			continue;
		document = xmlReadMemory(resources[i].bytes.at,
			(int)resources[i].bytes.len, NULL, NULL,
			XML_PARSE_NONET);
		assert_non_null(document);
		check_words(document->children, &locale, &count);
		xmlFreeDoc(document);
	}
	assert_true(count > 20);
	locale_free(&locale);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_finding_is_the_first_heading),
		cmocka_unit_test(a_change_has_a_sign_a_word_and_a_plain_number),
		cmocka_unit_test(
			a_change_that_rounding_explains_is_no_percentage),
		cmocka_unit_test(what_rounding_allows_is_told_where_it_is_wide),
		cmocka_unit_test(settings_that_differ_are_marked_with_a_word),
		cmocka_unit_test(one_run_is_a_report_on_that_run),
		cmocka_unit_test(each_repeat_stands_in_the_data_of_the_chart),
		cmocka_unit_test(failures_are_counted_by_kind),
		cmocka_unit_test(notices_of_one_kind_share_an_explanation),
		cmocka_unit_test(hostile_logs_come_out_inert),
		cmocka_unit_test(a_name_of_100_kb_does_not_fill_the_page),
		cmocka_unit_test(the_same_runs_make_the_same_bytes),
		cmocka_unit_test(a_hundred_runs_fit_in_300_kb),
		cmocka_unit_test(long_tables_go_on_in_parts_that_are_folded),
		cmocka_unit_test(
			the_vocabulary_names_what_views_have_and_no_more),
		cmocka_unit_test(every_notice_has_a_name_and_an_explanation),
		cmocka_unit_test(no_key_of_words_comes_out_as_itself),
		cmocka_unit_test(the_other_template_of_the_program_serves_too),
		cmocka_unit_test(a_template_that_is_not_there_is_an_error),
		cmocka_unit_test(
			the_template_shows_the_words_that_it_stands_for),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
