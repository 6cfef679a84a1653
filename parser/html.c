#include "parser/html.h"

#include <limits.h>
#include <string.h>

#include <libxml/HTMLparser.h>

#include "parser/html_escape.h"
#include "parser/html_page.h"
#include "parser/html_tags.h"

/*
 * libxml2 searches its stack of open elements at every end tag: a deep stack
 * makes a page of end tags take time as the square of its size. At this depth
 * it starts anew with an empty stack, and because it copies what it is given,
 * a page that was too deep once is given to it in windows.
 */
#define DEPTH 256
#define WINDOW ((size_t)128 * 1024)

#define OPTIONS \
	(HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | \
		HTML_PARSE_NONET | HTML_PARSE_NOIMPLIED | \
		HTML_PARSE_IGNORE_ENC | HTML_PARSE_NODEFDTD)

/* A page of more lines than this is made to be one. */
#define LINES ((size_t)200000)

/* What a cell of figures may span. */
#define SPAN 24

struct door {
	struct html_page page;
	htmlParserCtxtPtr parser;
	unsigned first; /* the line on which this part of the page begins */
	unsigned depth;
	bool deep;
	size_t consumed; /* where the parser was made to stop; 0: nowhere */
};

bool
html_looks(struct slice utf8)
{
	return html_tags_form(utf8) != HTML_NONE;
}

static struct slice
slice_of_xml(const xmlChar *text)
{
	return slice_of((const char *)text);
}

static unsigned
line_now(const struct door *door)
{
	return door->first + (unsigned)door->parser->input->line - 1;
}

static unsigned
read_span(const xmlChar *digits)
{
	unsigned span = 0;

	while (*digits >= '0' && *digits <= '9' && span < SPAN)
		span = 10 * span + (unsigned)(*digits++ - '0');
	return !span ? 1 : span < SPAN ? span : SPAN;
}

static struct html_span
spans_of(const xmlChar **attributes)
{
	struct html_span span = {1, 1};

	for (; attributes && attributes[0]; attributes += 2) {
		if (!attributes[1])
			continue;
		if (xmlStrEqual(attributes[0], (const xmlChar *)"colspan"))
			span.columns = read_span(attributes[1]);
		else if (xmlStrEqual(attributes[0], (const xmlChar *)"rowspan"))
			span.rows = read_span(attributes[1]);
	}
	return span;
}

static void
on_start(void *context, const xmlChar *name, const xmlChar **attributes)
{
	struct door *door = context;

	html_page_open(&door->page, slice_of_xml(name), spans_of(attributes),
		line_now(door));
	if (++door->depth >= DEPTH) {
		door->deep = true;
		door->consumed = (size_t)xmlByteConsumed(door->parser);
		xmlStopParser(door->parser);
	}
}

static void
on_end(void *context, const xmlChar *name)
{
	struct door *door = context;

	door->depth -= door->depth > 0;
	html_page_close(&door->page, slice_of_xml(name), line_now(door));
}

/* The parser reports a text when it has read it to its end. */
static void
on_text(void *context, const xmlChar *bytes, int len)
{
	struct door *door = context;
	struct slice text = {(const char *)bytes, (size_t)len};
	unsigned number = line_now(door);

	for (size_t i = 0; i < text.len; i++)
		number -= text.at[i] == '\n' && number > 1;
	html_page_text(&door->page, text, number);
}

/* Scripts and styles: nothing for a reader. */
static void
on_hidden(void *context, const xmlChar *bytes, int len)
{
	(void)context;
	(void)bytes;
	(void)len;
}

static void
set_up(struct door *door)
{
	xmlSAXHandler *sax = door->parser->sax;

	memset(sax, 0, sizeof(*sax));
	sax->startElement = on_start;
	sax->endElement = on_end;
	sax->characters = on_text;
	sax->ignorableWhitespace = on_text;
	sax->cdataBlock = on_hidden;
	door->parser->userData = door;
	htmlCtxtUseOptions(door->parser, OPTIONS);
}

/* The parser stops before the end of a tag that it has told of. */
static size_t
after_tag(struct slice part, size_t at)
{
	if (at < part.len && part.at[at] == '/')
		at++;
	if (at < part.len && part.at[at] == '>')
		at++;
	return at;
}

/* Reads up to where elements are too deep; what is consumed, 0 on failure. */
static size_t
read_part(struct door *door, struct slice part)
{
	size_t consumed = part.len;

	door->parser = htmlCreateMemoryParserCtxt(part.at, (int)part.len);
	if (!door->parser)
		return 0;
	set_up(door);
	door->depth = 0;
	door->consumed = 0;
	htmlParseDocument(door->parser);
	if (door->consumed)
		consumed = after_tag(part, door->consumed);
	htmlFreeParserCtxt(door->parser);
	html_page_forget(&door->page);
	return consumed;
}

static unsigned
count_lines(struct slice text)
{
	unsigned count = 0;

	for (size_t i = 0; i < text.len; i++)
		count += text.at[i] == '\n';
	return count;
}

/* The rest of the page, or of a deep page as much as ends before a tag. */
static struct slice
next_part(const struct door *door, struct slice rest)
{
	size_t end = WINDOW;

	if (!door->deep || rest.len <= WINDOW)
		return rest;
	while (end > WINDOW / 2 && rest.at[end] != '<')
		end--;
	if (rest.at[end] != '<')
		end = WINDOW;
	while ((rest.at[end] & 0xC0) == 0x80)
		end--; /* not within a character */
	return slice_part(rest, 0, end);
}

/*
 * Each part begins with the mark that tells the parser that it is UTF-8; the
 * bytes before a part are done with, so that the mark may go there.
 */
static bool
read_parts(struct door *door, struct buffer *source)
{
	static const char mark[3] = {'\xEF', '\xBB', '\xBF'};
	size_t at = 0;

	while (at + sizeof(mark) < source->len) {
		struct slice part = next_part(door,
			slice_part(buffer_slice(source), at, source->len));
		size_t consumed;

		memcpy(source->bytes + at, mark, sizeof(mark));
		consumed = read_part(door, part);
		if (consumed <= sizeof(mark))
			return false;
		door->first += count_lines(slice_part(part, 0, consumed));
		at += consumed - sizeof(mark);
	}
	return true;
}

/* The banner of -w, which no page about ab spells in this way. */
static void
mark_banner(struct text *t, struct slice utf8)
{
	static const char banner[] = "This is ApacheBench, Version";

	if (slice_find(utf8, "<p>\n This is ApacheBench, Version") == utf8.len)
		return;
	for (size_t i = 0; i < t->count; i++)
		if (slice_starts(slice_trim(t->lines[i].text), banner))
			t->lines[i].html = true;
}

void
html_lines(struct text *t, struct arena *a, struct slice utf8, unsigned first,
	struct notices *notices)
{
	struct door door = {.first = first};
	struct buffer source = {0};
	enum html_form form = html_tags_form(utf8);

	if (slice_starts(utf8, "\xEF\xBB\xBF"))
		utf8 = slice_part(utf8, 3, utf8.len);
	html_page_start(&door.page, t, a, form != HTML_PAGE);
	buffer_puts(&source, "   ");
	html_escape(&source, utf8, form);
	if (source.len > INT_MAX || !read_parts(&door, &source))
		notice_add(notices, a, NOTICE_LIMIT, first,
			"the page is larger or stranger than can be read");
	buffer_free(&source);
	html_page_end(&door.page);
	mark_banner(t, utf8);
	if (t->count > LINES) {
		notice_add(notices, a, NOTICE_LIMIT, t->lines[LINES].number,
			"the page has %zu lines: the rest is not read",
			t->count);
		t->count = LINES;
	}
	t->ended = html_tags_ended(utf8);
}
