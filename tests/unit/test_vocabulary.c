#include "report/vocabulary.h"

#include <stdio.h>
#include <stdlib.h>

#include <libxml/parser.h>
#include <libxml/tree.h>

#include "templates/resource.h"
#include "tests/unit/rendered.h"

/* Set a bit for each name of the tree; one that has no meaning fails. */
static void
check_names(xmlNode *node, bool *used)
{
	for (; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE ||
			!strcmp((const char *)node->name, "svg"))
			continue;
		for (size_t i = 0; i < view_name_count; i++)
			used[i] = used[i] ||
				!strcmp(view_names[i].name,
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
				used[i] = used[i] ||
					!strcmp(name, view_names[i].name);
		}
		check_names(node->children, used);
	}
}

static void
check_view(struct rendered *r, bool *used)
{
	xmlDoc *document;

	rendered_compare(r);
	rendered_view(r);
	document = xmlReadMemory(
		r->out.bytes, (int)r->out.len, NULL, NULL, XML_PARSE_NONET);
	assert_non_null(document);
	check_names(document->children, used);
	xmlFreeDoc(document);
	rendered_end(r);
}

static void
the_vocabulary_names_what_views_have_and_no_more(void **state)
{
	struct rendered one = {0}, many = {0};
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
		rendered_fill(run, &many.sample.set.arena, i);
		run_set_number(
			run, FIELD_REQUESTED, 100, 0, SETTLED_PRINTED, 1);
		run_set_number(
			run, FIELD_CONCURRENCY, i % 60, 0, SETTLED_PRINTED, 1);
		run_set_number(
			run, FIELD_STATED_DELTA, 10, 0, SETTLED_PRINTED, 1);
		notice_add(&run->notices, &many.sample.set.arena,
			NOTICE_NON_2XX, 1, "x");
	}
	check_view(&many, used);
	for (size_t i = 0; i < view_name_count; i++)
		if (!used[i])
			fail_msg("never there: %s", view_names[i].name);
	free(used);
}

/* The manual of templates, which tests find from the root. */
static void
read_manual(struct buffer *text)
{
	const char *root = getenv("ROOT");
	char path[4096];
	FILE *f;
	char piece[4096];
	size_t len;

	snprintf(path, sizeof(path), "%s/docs/templates.md", root ? root : ".");
	f = fopen(path, "rb");
	assert_non_null(f);
	while ((len = fread(piece, 1, sizeof(piece), f)) > 0)
		buffer_put(text, (struct slice){piece, len});
	fclose(f);
}

static void
the_manual_tells_each_name_of_the_view(void **state)
{
	struct buffer manual = {0}, row = {0};

	(void)state;
	read_manual(&manual);
	for (size_t i = 0; i < view_name_count; i++) {
		row.len = 0;
		buffer_printf(&row, "| `%s` | %s |\n", view_names[i].name,
			view_names[i].what);
		if (slice_find(buffer_slice(&manual), row.bytes) == manual.len)
			fail_msg("not told: %s", row.bytes);
	}
	buffer_free(&manual);
	buffer_free(&row);
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
	struct rendered r = {0};

	(void)state;
	sample_two_servers(&r.sample);
	rendered_page(&r);
	rendered_has_not(&r, ">page_");
	rendered_has_not(&r, ">tip_");
	rendered_has_not(&r, ">point_");
	rendered_has_not(&r, "\"page_");
	rendered_end(&r);
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
		cmocka_unit_test(
			the_vocabulary_names_what_views_have_and_no_more),
		cmocka_unit_test(the_manual_tells_each_name_of_the_view),
		cmocka_unit_test(every_notice_has_a_name_and_an_explanation),
		cmocka_unit_test(no_key_of_words_comes_out_as_itself),
		cmocka_unit_test(
			the_template_shows_the_words_that_it_stands_for),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
