#include "report/template.h"

#include <stdio.h>
#include <string.h>

#include <libxml/parser.h>
#include <libxml/tree.h>

#include "report/template_file.h"

#define X(text) ((const xmlChar *)(text))
#define C(text) ((const char *)(text))

bool
template_fail(const struct template *t, unsigned line, const char *what,
	struct error *e)
{
	return error_set(e, "%s:%u: %s", t->name, line, what);
}

/* A template that does not parse: libxml2's reason and its line. */
static bool
fail_to_parse(const struct template *t, xmlParserCtxt *parser, struct error *e)
{
	const xmlError *why = xmlCtxtGetLastError(parser);
	char text[256] = "not well-formed markup";

	if (why && why->message)
		snprintf(text, sizeof(text), "%.*s",
			(int)strcspn(why->message, "\n"), why->message);
	return template_fail(t, why ? (unsigned)why->line : 1, text, e);
}

static bool
parse(struct template *t, struct slice bytes, struct error *e)
{
	xmlParserCtxt *parser = xmlNewParserCtxt();

	if (!parser)
		return error_set(e, "out of memory");
	t->document = xmlCtxtReadMemory(parser, bytes.at, (int)bytes.len,
		t->name, "UTF-8",
		XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING |
			XML_PARSE_NOCDATA);
	if (!t->document)
		fail_to_parse(t, parser, e);
	xmlFreeParserCtxt(parser);
	return t->document != NULL;
}

/* Style sheets ------------------------------------------------------------ */

static bool
is_sheet_link(xmlNode *node)
{
	xmlChar *rel;
	bool is;

	if (!xmlStrEqual(node->name, X("link")))
		return false;
	rel = xmlGetNoNsProp(node, X("rel"));
	is = xmlStrEqual(rel, X("stylesheet"));
	xmlFree(rel);
	return is;
}

/* Data in a script element is not a script. */
static bool
is_script(xmlNode *node)
{
	xmlChar *type;
	bool is;

	if (!xmlStrEqual(node->name, X("script")))
		return false;
	type = xmlGetNoNsProp(node, X("type"));
	is = !xmlStrEqual(type, X("application/json"));
	xmlFree(type);
	return is;
}

/* A linked sheet becomes a style element in its place. */
static bool
inline_sheet(struct template *t, xmlNode *link, struct error *e)
{
	xmlChar *href = xmlGetNoNsProp(link, X("href"));
	struct error why = {0};
	struct slice css = {0};

	if (!href)
		error_set(&why, "a link without href");
	else
		template_file_sheet(&css, &t->arena, t->path, C(href), &why);
	xmlFree(href);
	if (why.set)
		return template_fail(
			t, (unsigned)xmlGetLineNo(link), why.text, e);
	while (link->properties)
		xmlRemoveProp(link->properties);
	xmlNodeSetName(link, X("style"));
	xmlAddChild(link, xmlNewDocTextLen(link->doc, X(css.at), (int)css.len));
	return true;
}

/* The data- attributes ---------------------------------------------------- */

/* Up to the next ; outside of a literal. */
static size_t
clause_length(const char *text)
{
	char quote = 0;
	size_t i;

	for (i = 0; text[i] && (quote || text[i] != ';'); i++) {
		if (quote)
			quote = text[i] == quote ? 0 : quote;
		else if (text[i] == '\'' || text[i] == '"')
			quote = text[i];
	}
	return i;
}

static bool
compile_clause(struct bound_attribute *attribute, struct template *t,
	struct slice clause, struct error *e)
{
	size_t equals = slice_find(clause, "=");
	struct slice name = slice_trim(slice_part(clause, 0, equals));
	struct slice value = slice_trim(
		slice_part(clause, equals + 1, clause.len));

	if (equals == clause.len || !name.len || !value.len)
		return error_set(e, "'%.*s' is not name=value", (int)clause.len,
			clause.at);
	if (name.len > 2 && slice_starts(name, "on"))
		return error_set(e, "'%.*s': a report runs no script",
			(int)name.len, name.at);
	attribute->name = arena_copy(&t->arena, name);
	return xpath_compile(
		&attribute->value, &t->xpath, arena_copy(&t->arena, value), e);
}

static bool
compile_clauses(struct binding *b, struct template *t, const char *source,
	struct error *e)
{
	size_t room = 0;

	while (*source) {
		size_t len = clause_length(source);
		struct slice clause = slice_trim((struct slice){source, len});

		source += len + (source[len] == ';');
		if (!clause.len)
			continue;
		b->attributes = arena_grow(&t->arena, b->attributes,
			b->attribute_count, &room, sizeof(*b->attributes));
		if (!compile_clause(
			    &b->attributes[b->attribute_count++], t, clause, e))
			return false;
	}
	return true;
}

static bool
compile_one(struct binding *b, struct template *t, const char *name,
	const char *value, struct error *e)
{
	if (!strcmp(name, "data-each"))
		return xpath_compile(&b->each, &t->xpath, value, e);
	if (!strcmp(name, "data-if"))
		return xpath_compile(&b->test, &t->xpath, value, e);
	if (!strcmp(name, "data-text"))
		return xpath_compile(&b->text, &t->xpath, value, e);
	if (!strcmp(name, "data-attr"))
		return compile_clauses(b, t, value, e);
	b->sample = !strcmp(name, "data-sample");
	return b->sample ? true
			 : error_set(e, "there is no attribute '%s'", name);
}

static struct binding *
binding_of(struct template *t, xmlNode *element)
{
	struct binding *b = element->_private;

	if (b)
		return b;
	b = arena_array(&t->arena, 1, sizeof(*b));
	b->line = (unsigned)xmlGetLineNo(element);
	b->next = t->bindings;
	t->bindings = b;
	element->_private = b;
	return b;
}

static void
compile_attribute(struct template *t, xmlNode *element, xmlAttr *attribute,
	struct error *e)
{
	struct binding *b = binding_of(t, element);
	xmlChar *value = xmlNodeGetContent((xmlNode *)attribute);
	struct error why = {0};

	compile_one(b, t, C(attribute->name),
		arena_copy(&t->arena, slice_of(value ? C(value) : "")), &why);
	xmlFree(value);
	if (why.set)
		template_fail(t, b->line, why.text, e);
}

/* Take the data- attributes off the element and hang what they say on it. */
static bool
compile_element(struct template *t, xmlNode *element, struct error *e)
{
	xmlAttr *next;

	for (xmlAttr *a = element->properties; a; a = next) {
		next = a->next;
		if (strncmp(C(a->name), "data-", 5) != 0)
			continue;
		compile_attribute(t, element, a, e);
		if (e->set)
			return false;
		xmlRemoveProp(a);
	}
	return true;
}

static bool
compile_tree(struct template *t, xmlNode *node, struct error *e)
{
	for (; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE)
			continue;
		if (is_script(node))
			return template_fail(t, (unsigned)xmlGetLineNo(node),
				"a report runs no script", e);
		if (is_sheet_link(node) && !inline_sheet(t, node, e))
			return false;
		if (!compile_element(t, node, e) ||
			!compile_tree(t, node->children, e))
			return false;
	}
	return true;
}

bool
template_parse(struct template *t, struct slice bytes, const char *name,
	const struct locale *locale, struct error *e)
{
	if (!t->path)
		t->path = name;
	t->name = name;
	if (parse(t, bytes, e) && xpath_open(&t->xpath, locale, e) &&
		compile_tree(t, t->document->children, e))
		return true;
	template_free(t);
	return false;
}

bool
template_load(struct template *t, const char *path, const struct locale *locale,
	struct error *e)
{
	const char *name;
	struct slice bytes;

	t->path = path;
	if (template_file_find(&bytes, &name, &t->arena, path, e))
		return template_parse(t, bytes, name, locale, e);
	template_free(t);
	return false;
}

static void
free_binding(struct binding *b)
{
	xpath_free(&b->each);
	xpath_free(&b->test);
	xpath_free(&b->text);
	for (size_t i = 0; i < b->attribute_count; i++)
		xpath_free(&b->attributes[i].value);
}

void
template_free(struct template *t)
{
	for (struct binding *b = t->bindings; b; b = b->next)
		free_binding(b);
	xpath_close(&t->xpath);
	if (t->document)
		xmlFreeDoc(t->document);
	arena_free(&t->arena);
	*t = (struct template){0};
}
