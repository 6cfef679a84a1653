/*
 * XPath over the view tree, with two functions of our own: word('key') is the
 * reader's words for a key, and records() the records as JSON. Expressions
 * know only the names of the view.
 */
#ifndef REPORT_XPATH_H
#define REPORT_XPATH_H

#include "parser/error.h"
#include "report/locale.h"

struct _xmlDoc;
struct _xmlNode;
struct _xmlXPathCompExpr;
struct _xmlXPathContext;
struct _xmlXPathObject;

struct expression {
	const char *source; /* borrowed */
	struct _xmlXPathCompExpr *compiled;
};

struct xpath {
	struct _xmlXPathContext *context;
	const struct locale *locale; /* borrowed; of word() */
	const char *records;         /* borrowed; of records() */
	struct error heard;          /* what libxml2 said */
};

/* Where an expression is evaluated: a node, one of several. */
struct focus {
	struct _xmlNode *node;
	int position; /* from 1 */
	int size;
};

/* The xpath is at its place for good: libxml2 keeps a pointer to it. */
bool xpath_open(struct xpath *x, const struct locale *locale, struct error *e);
void xpath_close(struct xpath *x);

bool xpath_compile(struct expression *expression, struct xpath *x,
	const char *source, struct error *e);
void xpath_free(struct expression *expression);

/* NULL with *e set when it fails; else xmlXPathFreeObject's to free. */
struct _xmlXPathObject *xpath_evaluate(struct xpath *x,
	const struct expression *expression, const struct focus *focus,
	struct error *e);

#endif
