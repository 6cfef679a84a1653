/*
 * The names of the view tree, and what each stands for. A template may use
 * these and no others, so that a misspelt name is an error and not an empty
 * place in a page.
 */
#ifndef REPORT_VOCABULARY_H
#define REPORT_VOCABULARY_H

#include "parser/error.h"
#include "report/locale.h"

struct view_name {
	const char *name; /* "@name" for an attribute */
	const char *what;
};

extern const struct view_name view_names[];
extern const size_t view_name_count;

/* Is this, "@" included for an attribute, the name of something? */
bool vocabulary_has(struct slice name);

/*
 * Check the names in an XPath expression, and the keys of its word('key').
 * False with *e set when one is unknown; grammar is left to libxml2.
 */
bool vocabulary_check(
	const char *expression, const struct locale *locale, struct error *e);

#endif
