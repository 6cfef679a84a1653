#include "report/bind.h"

#include <string.h>

#include <libxml/tree.h>
#include <libxml/xpath.h>

#include "report/markup.h"

#define C(text) ((const char *)(text))

/* What is written, from what. */
struct binder {
	struct buffer *out;
	struct template *template;
	struct error *error;
};

static bool write_nodes(
	struct binder *b, xmlNode *first, const struct focus *focus);

static bool
fail(struct binder *b, const struct binding *binding, const struct error *why)
{
	return template_fail(b->template, binding->line, why->text, b->error);
}

static xmlXPathObject *
evaluate(struct binder *b, const struct binding *binding,
	const struct expression *expression, const struct focus *focus)
{
	struct error why = {0};
	xmlXPathObject *result = xpath_evaluate(
		&b->template->xpath, expression, focus, &why);

	if (!result)
		fail(b, binding, &why);
	return result;
}

/* Attributes -------------------------------------------------------------- */

/* A path that finds nothing and a test that is false leave it out. */
static void
write_result(struct buffer *out, const char *name, xmlXPathObject *result)
{
	xmlChar *value;

	if (result->type == XPATH_NODESET &&
		xmlXPathNodeSetIsEmpty(result->nodesetval))
		return;
	if (result->type == XPATH_BOOLEAN) {
		if (result->boolval)
			markup_attribute(out, name, "");
		return;
	}
	value = xmlXPathCastToString(result);
	markup_attribute(out, name, value ? C(value) : "");
	xmlFree(value);
}

static bool
write_bound_attributes(struct binder *b, const struct binding *binding,
	const struct focus *focus)
{
	for (size_t i = 0; i < binding->attribute_count; i++) {
		xmlXPathObject *result = evaluate(
			b, binding, &binding->attributes[i].value, focus);

		if (!result)
			return false;
		write_result(b->out, binding->attributes[i].name, result);
		xmlXPathFreeObject(result);
	}
	return true;
}

/* Content ----------------------------------------------------------------- */

/* A node of the view as it is, with its markup. */
static bool
write_node_content(struct binder *b, xmlNode *element, xmlNode *node)
{
	xmlChar *text;

	if (node->type == XML_ELEMENT_NODE && !markup_is_raw(element))
		return write_nodes(b, node->children, NULL);
	text = xmlNodeGetContent(node);
	markup_content(b->out, element, text ? C(text) : "");
	xmlFree(text);
	return true;
}

static bool
write_bound_content(struct binder *b, xmlNode *element,
	const struct binding *binding, const struct focus *focus)
{
	xmlXPathObject *result = evaluate(b, binding, &binding->text, focus);
	bool ok = true;
	xmlChar *text;

	if (!result)
		return false;
	if (result->type != XPATH_NODESET) {
		text = xmlXPathCastToString(result);
		markup_content(b->out, element, text ? C(text) : "");
		xmlFree(text);
	} else if (!xmlXPathNodeSetIsEmpty(result->nodesetval)) {
		ok = write_node_content(
			b, element, result->nodesetval->nodeTab[0]);
	}
	xmlXPathFreeObject(result);
	return ok;
}

static bool
write_children(struct binder *b, xmlNode *element,
	const struct binding *binding, const struct focus *focus)
{
	if (binding && binding->text.compiled)
		return write_bound_content(b, element, binding, focus);
	if (markup_is_raw(element))
		return write_node_content(b, element, element);
	return write_nodes(b, element->children, focus);
}

static bool
is_bound(const void *context, const char *name)
{
	const struct binding *binding = context;

	for (size_t i = 0; binding && i < binding->attribute_count; i++)
		if (!strcmp(binding->attributes[i].name, name))
			return true;
	return false;
}

static bool
write_element(struct binder *b, xmlNode *element, const struct binding *binding,
	const struct focus *focus)
{
	markup_open(b->out, element, is_bound, binding);
	if (binding && !write_bound_attributes(b, binding, focus))
		return false;
	if (markup_close_start(b->out, element))
		return true;
	if (!write_children(b, element, binding, focus))
		return false;
	markup_end(b->out, element);
	return true;
}

/* Which elements, how often ----------------------------------------------- */

static bool
write_if(struct binder *b, xmlNode *element, const struct binding *binding,
	const struct focus *focus)
{
	xmlXPathObject *result;
	bool is;

	if (!binding->test.compiled)
		return write_element(b, element, binding, focus);
	result = evaluate(b, binding, &binding->test, focus);
	if (!result)
		return false;
	is = xmlXPathCastToBoolean(result);
	xmlXPathFreeObject(result);
	return is ? write_element(b, element, binding, focus) : true;
}

static bool
write_each(struct binder *b, xmlNode *element, const struct binding *binding,
	const struct focus *focus)
{
	xmlXPathObject *result = evaluate(b, binding, &binding->each, focus);
	struct focus item = {.position = 1};
	bool ok = result != NULL;

	if (ok && result->type != XPATH_NODESET)
		ok = template_fail(b->template, binding->line,
			"data-each is not a path", b->error);
	else if (ok && result->nodesetval)
		item.size = result->nodesetval->nodeNr;
	for (; ok && item.position <= item.size; item.position++) {
		item.node = result->nodesetval->nodeTab[item.position - 1];
		ok = write_if(b, element, binding, &item);
	}
	xmlXPathFreeObject(result);
	return ok;
}

static bool
write_one(struct binder *b, xmlNode *node, const struct focus *focus)
{
	const struct binding *binding = focus ? node->_private : NULL;

	if (node->type == XML_TEXT_NODE) {
		markup_text(b->out, C(node->content));
		return true;
	}
	if (node->type != XML_ELEMENT_NODE)
		return true;
	if (!binding)
		return write_element(b, node, NULL, focus);
	if (binding->sample)
		return true;
	if (binding->each.compiled)
		return write_each(b, node, binding, focus);
	return write_if(b, node, binding, focus);
}

/* Siblings. Without a focus they are the view's own markup. */
static bool
write_nodes(struct binder *b, xmlNode *first, const struct focus *focus)
{
	for (xmlNode *node = first; node; node = node->next)
		if (!write_one(b, node, focus))
			return false;
	return true;
}

bool
bind_page(struct buffer *out, struct template *t, const struct tree *view,
	struct error *e)
{
	struct binder b = {.out = out, .template = t, .error = e};
	struct focus focus = {.node = view->root, .position = 1, .size = 1};

	buffer_puts(out, "<!DOCTYPE html>\n");
	return write_nodes(&b, t->document->children, &focus);
}
