/*
 * A small view, and the page that a template makes of it.
 */
#ifndef TESTS_BOUND_H
#define TESTS_BOUND_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "report/bind.h"

/* A view of two rows, the second of them marked, and a hostile name. */
static inline void
bound_view(struct tree *view)
{
	struct buffer name = {0};
	struct _xmlNode *table, *row;

	tree_new(view, "view");
	tree_attr(view->root, "lang", "en");
	tree_add_text(view->root, "title", "a <b> & \"c\"");
	table = tree_add(view->root, "table");
	row = tree_add(table, "row");
	tree_add_text(row, "label", "one");
	row = tree_add(table, "row");
	tree_attr(row, "kind", "mean");
	tree_isolate(&name, "</td><script>");
	tree_add_text(row, "label", name.bytes);
	buffer_free(&name);
}

/* The page that a template makes of that view, or "error: " and why not. */
static inline void
bound_page(struct buffer *page, const char *template)
{
	struct template t = {0};
	struct error e = {0};
	struct locale locale = {0};
	struct tree view;

	assert_true(locale_load(&locale, "en", &e));
	bound_view(&view);
	if (!template_parse(&t, slice_of(template), "my.html", &locale, &e) ||
		!bind_page(page, &t, &view, &e)) {
		buffer_free(page);
		buffer_printf(page, "error: %s", e.text);
	}
	template_free(&t);
	tree_free(&view);
	locale_free(&locale);
}

static inline void
bound_is(const char *template, const char *expected)
{
	struct buffer page = {0};
	const char *start = "<!DOCTYPE html>\n";

	bound_page(&page, template);
	if (strncmp(expected, "error", 5))
		assert_memory_equal(page.bytes, start, strlen(start));
	else
		start = "";
	assert_string_equal(page.bytes + strlen(start), expected);
	buffer_free(&page);
}

#endif
