/*
 * A chart drawn as SVG for a test, and questions to it in XPath.
 */
#ifndef TESTS_DRAWN_H
#define TESTS_DRAWN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#include "report/chart.h"
#include "tests/unit/sample.h"

struct drawn {
	struct sample sample;
	struct locale locale;
	struct report report;
	struct buffer svg;
};

static inline void
drawn_begin(struct drawn *s, void (*fill)(struct sample *))
{
	struct error e = {0};

	*s = (struct drawn){0};
	fill(&s->sample);
	assert_true(locale_load(&s->locale, "en", &e));
	s->report = (struct report){.comparison = &s->sample.comparison,
		.locale = &s->locale,
		.title = "",
		.chart = "bars"};
}

static inline const char *
drawn_svg(struct drawn *s, const char *prefix)
{
	struct error e = {0};

	buffer_free(&s->svg);
	assert_true(chart_svg(&s->svg, &s->report, prefix, &e));
	return s->svg.bytes;
}

static inline void
drawn_free(struct drawn *s)
{
	buffer_free(&s->svg);
	sample_free(&s->sample);
	locale_free(&s->locale);
}

/* The value of an XPath expression as text; fails on what is not XML. */
static inline const char *
drawn_ask(const struct buffer *svg, const char *expression)
{
	static char answer[4096];
	xmlDoc *doc = xmlReadMemory(
		svg->bytes, (int)svg->len, NULL, NULL, XML_PARSE_NONET);
	xmlXPathContext *context;
	xmlXPathObject *object;
	xmlChar *text;

	assert_non_null(doc);
	context = xmlXPathNewContext(doc);
	xmlXPathRegisterNs(context, (const xmlChar *)"s",
		(const xmlChar *)"http://www.w3.org/2000/svg");
	object = xmlXPathEval((const xmlChar *)expression, context);
	assert_non_null(object);
	text = xmlXPathCastToString(object);
	snprintf(answer, sizeof(answer), "%s", (const char *)text);
	xmlFree(text);
	xmlXPathFreeObject(object);
	xmlXPathFreeContext(context);
	xmlFreeDoc(doc);
	return answer;
}

#endif
