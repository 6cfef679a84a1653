#include "report/markup.h"

#include <string.h>

#include <libxml/tree.h>

#define C(text) ((const char *)(text))

/* Put text, each character of `special` replaced by the string at its place. */
static void
put_escaped(struct buffer *out, const char *text, const char *special,
	const char *const *replacements)
{
	for (;;) {
		size_t len = strcspn(text, special);

		buffer_put(out, (struct slice){text, len});
		text += len;
		if (!*text)
			return;
		buffer_puts(
			out, replacements[strchr(special, *text) - special]);
		text++;
	}
}

static void
put_text(struct buffer *out, const char *text)
{
	static const char *const replacements[] = {"&amp;", "&lt;", "&gt;"};

	put_escaped(out, text, "&<>", replacements);
}

/* Indentation is for readers of the template; one line end stands for it. */
void
markup_text(struct buffer *out, const char *text)
{
	if (!text[strspn(text, " \t\r\n")] && strchr(text, '\n'))
		buffer_putc(out, '\n');
	else
		put_text(out, text);
}

void
markup_attribute(struct buffer *out, const char *name, const char *value)
{
	static const char *const replacements[] = {"&amp;", "&quot;", "&lt;"};

	buffer_printf(out, " %s=\"", name);
	put_escaped(out, value, "&\"<", replacements);
	buffer_putc(out, '"');
}

static bool
is_svg(const xmlNode *element)
{
	return element->ns && element->ns->href &&
		strstr(C(element->ns->href), "svg");
}

bool
markup_is_raw(const struct _xmlNode *element)
{
	return !is_svg(element) &&
		(!strcmp(C(element->name), "script") ||
			!strcmp(C(element->name), "style"));
}

void
markup_content(
	struct buffer *out, const struct _xmlNode *element, const char *text)
{
	static const char *const json[] = {"\\u003c"};
	static const char *const css[] = {"\\3c "};

	if (!markup_is_raw(element))
		put_text(out, text);
	else
		put_escaped(out, text, "<",
			*element->name == 's' && element->name[1] == 'c' ? json
									 : css);
}

static void
put_namespaces(struct buffer *out, const xmlNode *element)
{
	for (const xmlNs *ns = element->nsDef; ns; ns = ns->next) {
		xmlChar *name = ns->prefix
			? xmlBuildQName(
				  ns->prefix, (const xmlChar *)"xmlns", NULL, 0)
			: NULL;

		markup_attribute(out, name ? C(name) : "xmlns", C(ns->href));
		xmlFree(name);
	}
}

static void
put_attribute(struct buffer *out, xmlAttr *a)
{
	xmlChar *value = xmlNodeGetContent((xmlNode *)a);
	xmlChar *name = a->ns && a->ns->prefix
		? xmlBuildQName(a->name, a->ns->prefix, NULL, 0)
		: NULL;

	markup_attribute(
		out, name ? C(name) : C(a->name), value ? C(value) : "");
	xmlFree(name);
	xmlFree(value);
}

void
markup_open(struct buffer *out, struct _xmlNode *element,
	bool (*skip)(const void *context, const char *name),
	const void *context)
{
	buffer_putc(out, '<');
	buffer_puts(out, C(element->name));
	put_namespaces(out, element);
	for (xmlAttr *a = element->properties; a; a = a->next)
		if (!skip(context, C(a->name)))
			put_attribute(out, a);
}

static bool
is_void(const xmlNode *element)
{
	static const char *const names[] = {"area", "base", "br", "col",
		"embed", "hr", "img", "input", "link", "meta", "source",
		"track", "wbr"};

	for (size_t i = 0; i < COUNTOF(names); i++)
		if (!strcmp(C(element->name), names[i]))
			return true;
	return false;
}

bool
markup_close_start(struct buffer *out, const struct _xmlNode *element)
{
	bool svg = is_svg(element);
	bool ends = svg ? !element->children : is_void(element);

	buffer_puts(out, svg && ends ? "/>" : ">");
	return ends;
}

/* HTML needs no end of a cell or row, and long tables are mostly those. */
static bool
ends_by_itself(const xmlNode *element)
{
	static const char *const names[] = {"td", "th", "tr"};

	for (size_t i = 0; i < COUNTOF(names); i++)
		if (!strcmp(C(element->name), names[i]))
			return true;
	return false;
}

void
markup_end(struct buffer *out, const struct _xmlNode *element)
{
	if (ends_by_itself(element))
		return;
	buffer_puts(out, "</");
	buffer_puts(out, C(element->name));
	buffer_putc(out, '>');
}
