#include "report/tree.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <libxml/parser.h>
#include <libxml/tree.h>

#include "parser/utf8.h"

/* They mark an isolated part of a text; no clean text holds them. */
#define ISOLATE_START '\001'
#define ISOLATE_END '\002'

#define LONGEST_NAME 240 /* bytes of a name that a page shows */
#define REPLACEMENT "\xef\xbf\xbd"
#define FIRST_STRONG_ISOLATE 0x2068u
#define POP_ISOLATE 0x2069u
#define ELLIPSIS "\xe2\x80\xa6"

#define X(text) ((const xmlChar *)(text))

static void *
must(void *thing)
{
	if (!thing) {
		fputs("abreport: out of memory\n", stderr);
		exit(2);
	}
	return thing;
}

void
tree_new(struct tree *t, const char *root)
{
	t->document = must(xmlNewDoc(X("1.0")));
	t->root = must(xmlNewDocNode(t->document, NULL, X(root), NULL));
	xmlDocSetRootElement(t->document, t->root);
}

void
tree_free(struct tree *t)
{
	if (t->document)
		xmlFreeDoc(t->document);
	*t = (struct tree){0};
}

struct _xmlNode *
tree_add(struct _xmlNode *parent, const char *name)
{
	return must(xmlNewChild(parent, NULL, X(name), NULL));
}

static bool
is_space(uint32_t c)
{
	return c == '\t' || c == '\n' || c == '\r' || c == 0x2028 ||
		c == 0x2029;
}

/* Characters that XML or HTML forbid, and those that turn text around. Marks
 * that only join or part letters are part of the words of some languages. */
static bool
is_unfit(uint32_t c)
{
	return c < 0x20 || (c >= 0x7f && c < 0xa0) ||
		(c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) ||
		(c >= 0xfdd0 && c <= 0xfdef) || (c & 0xfffe) == 0xfffe;
}

/* Append text with what is unfit replaced; marks of isolation may pass. */
static void
clean(struct buffer *out, struct slice text, bool marks)
{
	while (text.len) {
		const char *at = text.at;
		uint32_t c = utf8_next(&text);
		bool mark = c == ISOLATE_START || c == ISOLATE_END;

		if (is_space(c))
			buffer_putc(out, ' ');
		else if (c == UTF8_REPLACEMENT ||
			(is_unfit(c) && !(marks && mark)))
			buffer_puts(out, REPLACEMENT);
		else
			buffer_put(out,
				(struct slice){at, (size_t)(text.at - at)});
	}
}

/* As much of a name as a page shows, ending between two code points. */
static struct slice
shorten(struct slice name)
{
	struct slice rest = name;

	while (rest.len && (size_t)(rest.at - name.at) < LONGEST_NAME)
		utf8_next(&rest);
	return slice_part(name, 0, (size_t)(rest.at - name.at));
}

void
tree_isolate(struct buffer *text, const char *words)
{
	struct slice whole = slice_of(words);
	struct slice shown = shorten(whole);

	buffer_putc(text, ISOLATE_START);
	clean(text, shown, false);
	if (shown.len < whole.len)
		buffer_puts(text, ELLIPSIS);
	buffer_putc(text, ISOLATE_END);
}

static void
add_piece(xmlNode *parent, const char *start, const char *end)
{
	int len = (int)(end - start);

	if (len > 0)
		xmlAddChild(parent,
			must(xmlNewDocTextLen(parent->doc, X(start), len)));
}

/* Text up to the next mark goes where we are; a mark opens or closes a bdi. */
static void
add_marked(xmlNode *parent, const char *text)
{
	xmlNode *into = parent;

	for (;;) {
		size_t len = strcspn(text, "\001\002");

		add_piece(into, text, text + len);
		text += len;
		if (!*text)
			return;
		into = *text == ISOLATE_START ? tree_add(parent, "bdi")
					      : parent;
		text++;
	}
}

struct _xmlNode *
tree_add_text(struct _xmlNode *parent, const char *name, const char *text)
{
	xmlNode *node = tree_add(parent, name);
	struct buffer cleaned = {0};

	clean(&cleaned, slice_of(text), true);
	if (cleaned.len)
		add_marked(node, cleaned.bytes);
	buffer_free(&cleaned);
	return node;
}

void
tree_add_copies(
	struct _xmlNode *parent, const struct _xmlNode *other, const char *name)
{
	for (xmlNode *child = other->children; child; child = child->next)
		if (xmlStrEqual(child->name, X(name)))
			xmlAddChild(parent, must(xmlCopyNode(child, 1)));
}

/* Where there can be no elements, characters isolate. */
static void
put_isolates(struct buffer *out, const char *text)
{
	char bytes[4];

	buffer_puts(out, "");
	while (*text) {
		size_t len = strcspn(text, "\001\002");

		buffer_put(out, (struct slice){text, len});
		text += len;
		if (!*text)
			return;
		len = utf8_put(bytes,
			*text == ISOLATE_START ? FIRST_STRONG_ISOLATE
					       : POP_ISOLATE);
		buffer_put(out, (struct slice){bytes, len});
		text++;
	}
}

void
tree_attr(struct _xmlNode *node, const char *name, const char *value)
{
	struct buffer cleaned = {0}, text = {0};

	clean(&cleaned, slice_of(value), true);
	put_isolates(&text, cleaned.len ? cleaned.bytes : "");
	must(xmlNewProp(node, X(name), X(text.bytes)));
	buffer_free(&cleaned);
	buffer_free(&text);
}

void
tree_attr_number(struct _xmlNode *node, const char *name, double number)
{
	char text[32];

	if (!isfinite(number))
		return;
	snprintf(text, sizeof(text), "%.15g", number);
	tree_attr(node, name, text);
}

bool
tree_add_xml(struct _xmlNode *parent, struct slice xml, struct error *e)
{
	xmlDoc *other = xmlReadMemory(xml.at, (int)xml.len, NULL, NULL,
		XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING |
			XML_PARSE_HUGE | XML_PARSE_NOBLANKS);
	xmlNode *root = other ? xmlDocGetRootElement(other) : NULL;

	if (!root) {
		if (other)
			xmlFreeDoc(other);
		return error_set(e, "a chart is not well-formed XML");
	}
	xmlAddChild(parent, must(xmlDocCopyNode(root, parent->doc, 1)));
	xmlFreeDoc(other);
	return true;
}

bool
tree_write(struct buffer *out, const struct tree *t, struct error *e)
{
	xmlChar *bytes = NULL;
	int len = 0;

	xmlDocDumpFormatMemoryEnc(t->document, &bytes, &len, "UTF-8", 1);
	if (!bytes)
		return error_set(e, "cannot write the view as XML");
	buffer_put(out, (struct slice){(const char *)bytes, (size_t)len});
	xmlFree(bytes);
	return true;
}
