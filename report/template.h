/*
 * A page that is its own template: well-formed markup that opens in a browser
 * with sample rows, in which data- attributes say what goes where. Their
 * values are XPath over the view tree; report/vocabulary.h names what is in
 * it, report/xpath.h what can be called.
 *
 *     data-each="path"   the element once for each node, which is then `.`
 *     data-if="test"     the element only where this is true
 *     data-text="value"  the element's content
 *     data-attr="name=value; name=value"
 *                        attributes; left out where a path finds nothing or a
 *                        test is false
 *     data-sample=""     the element is a sample only: left out
 *
 * All of them are compiled when the template is loaded, so that a wrong name
 * is an error whether or not the data would have come to it.
 */
#ifndef REPORT_TEMPLATE_H
#define REPORT_TEMPLATE_H

#include "parser/arena.h"
#include "report/xpath.h"

struct bound_attribute {
	const char *name;
	struct expression value;
};

/* What the data- attributes of one element say; hangs on its _private. */
struct binding {
	struct binding *next; /* of the template */
	unsigned line;
	bool sample;
	struct expression each, test,
		text; /* compiled is NULL: there is none */
	struct bound_attribute *attributes;
	size_t attribute_count;
};

struct template
{
	struct arena arena;
	const char *name; /* for messages */
	const char *path; /* as it was asked for */
	struct _xmlDoc *document;
	struct xpath xpath;
	struct binding *bindings;
};

/*
 * Fill a zero template from a file, or one of the program's own where path is "" or
 * its bare name ("report"). Style sheets that it links become part of it.
 * False with *e set, with file and line, for whatever is wrong in it.
 */
bool template_load(struct template *t, const char *path,
	const struct locale *locale, struct error *e);

/* The same from bytes; the name, for messages, must outlive the template. */
bool template_parse(struct template *t, struct slice bytes, const char *name,
	const struct locale *locale, struct error *e);
void template_free(struct template *t);

/* Set the error to "file:line: what"; false. */
bool template_fail(const struct template *t, unsigned line, const char *what,
	struct error *e);

#endif
