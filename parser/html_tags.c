#define _GNU_SOURCE /* memrchr */
#include "parser/html_tags.h"

#include <string.h>
#include <strings.h>

struct element {
	const char *name;
	enum html_role role;
};

/* Sorted by name. Those that are missing here break no line. */
static const struct element elements[] = {
	{"a", HTML_INLINE},
	{"abbr", HTML_INLINE},
	{"address", HTML_BLOCK},
	{"article", HTML_BLOCK},
	{"aside", HTML_BLOCK},
	{"b", HTML_INLINE},
	{"big", HTML_INLINE},
	{"blockquote", HTML_BLOCK},
	{"body", HTML_BLOCK},
	{"br", HTML_BREAK},
	{"button", HTML_BLOCK},
	{"caption", HTML_BLOCK},
	{"center", HTML_BLOCK},
	{"code", HTML_CODE},
	{"col", HTML_INLINE},
	{"colgroup", HTML_INLINE},
	{"dd", HTML_BLOCK},
	{"del", HTML_INLINE},
	{"details", HTML_BLOCK},
	{"div", HTML_BLOCK},
	{"dl", HTML_BLOCK},
	{"dt", HTML_BLOCK},
	{"em", HTML_INLINE},
	{"fieldset", HTML_BLOCK},
	{"figcaption", HTML_BLOCK},
	{"figure", HTML_BLOCK},
	{"font", HTML_INLINE},
	{"footer", HTML_BLOCK},
	{"form", HTML_BLOCK},
	{"h1", HTML_HEADING},
	{"h2", HTML_HEADING},
	{"h3", HTML_HEADING},
	{"h4", HTML_HEADING},
	{"h5", HTML_HEADING},
	{"h6", HTML_HEADING},
	{"head", HTML_BLOCK},
	{"header", HTML_BLOCK},
	{"hr", HTML_BLOCK},
	{"html", HTML_BLOCK},
	{"i", HTML_INLINE},
	{"iframe", HTML_SKIP},
	{"img", HTML_INLINE},
	{"ins", HTML_INLINE},
	{"kbd", HTML_INLINE},
	{"li", HTML_BLOCK},
	{"listing", HTML_PRE},
	{"main", HTML_BLOCK},
	{"mark", HTML_INLINE},
	{"nav", HTML_BLOCK},
	{"nobr", HTML_INLINE},
	{"ol", HTML_BLOCK},
	{"option", HTML_BLOCK},
	{"p", HTML_BLOCK},
	{"pre", HTML_PRE},
	{"s", HTML_INLINE},
	{"samp", HTML_CODE},
	{"script", HTML_SKIP},
	{"section", HTML_BLOCK},
	{"small", HTML_INLINE},
	{"span", HTML_INLINE},
	{"strike", HTML_INLINE},
	{"strong", HTML_INLINE},
	{"style", HTML_SKIP},
	{"sub", HTML_INLINE},
	{"summary", HTML_BLOCK},
	{"sup", HTML_INLINE},
	{"svg", HTML_SKIP},
	{"table", HTML_TABLE},
	{"tbody", HTML_INLINE},
	{"td", HTML_CELL},
	{"template", HTML_SKIP},
	{"textarea", HTML_PRE},
	{"tfoot", HTML_INLINE},
	{"th", HTML_CELL},
	{"thead", HTML_INLINE},
	{"title", HTML_TITLE},
	{"tr", HTML_ROW},
	{"tt", HTML_INLINE},
	{"u", HTML_INLINE},
	{"ul", HTML_BLOCK},
	{"wbr", HTML_INLINE},
	{"xmp", HTML_PRE},
};

static const struct element *
find_element(struct slice name)
{
	size_t low = 0;
	size_t high = COUNTOF(elements);

	while (low < high) {
		size_t middle = (low + high) / 2;
		const char *known = elements[middle].name;
		int order = strncasecmp(name.at, known, name.len);

		if (!order && !known[name.len])
			return &elements[middle];
		if (order > 0)
			low = middle + 1;
		else
			high = middle;
	}
	return NULL;
}

enum html_role
html_tags_role(struct slice name)
{
	const struct element *element = find_element(name);

	return element ? element->role : HTML_INLINE;
}

static bool
is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Digits are part of a name, as in h1; a hyphen makes it one of a kind. */
struct slice
html_tags_name(struct slice s, size_t at)
{
	struct slice name = slice_part(s, at + 1, at + 24);
	size_t len = 0;

	if (name.len && *name.at == '/')
		name = slice_part(name, 1, name.len);
	while (len < name.len &&
		(is_letter(name.at[len]) ||
			(len && name.at[len] >= '0' && name.at[len] <= '9')))
		len++;
	if (len < name.len && !strchr(" \t\r\n\f/>", name.at[len]))
		len = 0;
	return slice_part(name, 0, len);
}

bool
html_tags_known(struct slice name)
{
	return name.len && find_element(name);
}

/* Three of these tell markup from a sign that happens to stand in text. */
#define ENOUGH 3

/* Counts up to ENOUGH tags that shape text, and says where the first is. */
static size_t
count_tags(struct slice s, size_t *first)
{
	size_t count = 0;
	const char *end = s.at + s.len;
	const char *at = s.at;

	*first = s.len;
	while (count < ENOUGH && at < end &&
		(at = memchr(at, '<', (size_t)(end - at)))) {
		size_t offset = (size_t)(at - s.at);
		struct slice name = html_tags_name(s, offset);

		if (name.len && html_tags_role(name) != HTML_INLINE) {
			if (!count++)
				*first = offset;
		}
		at++;
	}
	return count;
}

static bool
is_entity(struct slice s)
{
	static const char *const entities[] = {
		"&nbsp;", "&lt;", "&gt;", "&amp;", "&quot;", "&#"};

	for (size_t i = 0; i < COUNTOF(entities); i++)
		if (slice_starts(s, entities[i]))
			return true;
	return false;
}

static size_t
count_entities(struct slice s)
{
	size_t count = 0;
	const char *end = s.at + s.len;
	const char *at = s.at;

	while (count < ENOUGH && at < end &&
		(at = memchr(at, '&', (size_t)(end - at)))) {
		count += is_entity(slice_part(s, (size_t)(at - s.at), s.len));
		at++;
	}
	return count;
}

size_t
html_tags_last(struct slice s, const char *text)
{
	size_t len = strlen(text);
	const char *at = s.len ? memrchr(s.at, *text, s.len) : NULL;

	while (at) {
		size_t offset = (size_t)(at - s.at);

		if (s.len - offset >= len && !strncasecmp(at, text, len))
			return offset + 1;
		at = offset ? memrchr(s.at, *text, offset) : NULL;
	}
	return 0;
}

bool
html_tags_ended(struct slice utf8)
{
	char last = utf8.len ? utf8.at[utf8.len - 1] : ' ';

	return (last == '\n' || last == '>') &&
		html_tags_last(utf8, "<table") <=
		html_tags_last(utf8, "</table");
}

/* What may stand before the first element of a page: <?xml ...?>, comments. */
static struct slice
skip_prologue(struct slice s)
{
	for (;;) {
		size_t end;

		s = slice_trim(s);
		if (slice_starts(s, "<!--"))
			end = slice_find(s, "-->");
		else if (slice_starts(s, "<?xml"))
			end = slice_find(s, ">");
		else
			return s;
		s = slice_part(s, end + 1, s.len);
		if (slice_starts(s, "->"))
			s = slice_part(s, 2, s.len);
	}
}

static bool
begins_page(struct slice s)
{
	static const char *const starts[] = {
		"<!doctype html", "<html", "<head", "<body"};

	if (slice_starts(s, "\xEF\xBB\xBF"))
		s = slice_part(s, 3, s.len);
	s = skip_prologue(s);
	for (size_t i = 0; i < COUNTOF(starts); i++) {
		size_t len = strlen(starts[i]);

		if (s.len > len && !strncasecmp(s.at, starts[i], len))
			return true;
	}
	return false;
}

/*
 * A page that ab -v dumped into a log is not markup of the log. In ab -w, the
 * dumps follow the first tags.
 */
enum html_form
html_tags_form(struct slice utf8)
{
	size_t first;
	size_t count;

	if (!utf8.len)
		return HTML_NONE;
	if (begins_page(utf8))
		return HTML_PAGE;
	count = count_tags(utf8, &first);
	if (count < ENOUGH)
		count += count_entities(utf8);
	if (count < ENOUGH)
		return HTML_NONE;
	utf8 = slice_part(utf8, 0, first);
	return slice_find(utf8, "LOG: header received") < utf8.len ? HTML_NONE
								   : HTML_SOME;
}
