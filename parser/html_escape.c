#include "parser/html_escape.h"

#include <string.h>
#include <strings.h>

/* What hides what it holds from the reader, and where its last end is. */
struct hider {
	const char *start;
	const char *end;
	size_t last; /* one more than the place; 0: there is none */
};

enum { COMMENT, SCRIPT, STYLE, SVG, TEMPLATE, IFRAME, HIDER_COUNT };

static const struct hider hiders[HIDER_COUNT] = {
	[COMMENT] = {"!--", "-->", 0},
	[SCRIPT] = {"script", "</script", 0},
	[STYLE] = {"style", "</style", 0},
	[SVG] = {"svg", "</svg", 0},
	[TEMPLATE] = {"template", "</template", 0},
	[IFRAME] = {"iframe", "</iframe", 0},
};

struct escaper {
	struct slice source;
	enum html_form form;
	size_t last_end; /* one more than the place of the last `>` */
	bool row_due;    /* a cell here has no row that it could be in */
	struct hider hiders[HIDER_COUNT];
};

static bool
begins(struct slice s, const char *text)
{
	size_t len = strlen(text);

	return s.len >= len && !strncasecmp(s.at, text, len);
}

static void
start(struct escaper *e, struct slice source, enum html_form form)
{
	e->source = source;
	e->form = form;
	e->row_due = false;
	e->last_end = html_tags_last(source, ">");
	memcpy(e->hiders, hiders, sizeof(hiders));
	for (size_t i = 0; i < HIDER_COUNT; i++)
		e->hiders[i].last = html_tags_last(source, hiders[i].end);
}

static bool
hides_the_rest(const struct escaper *e, size_t at)
{
	struct slice rest = slice_part(e->source, at + 1, e->source.len);

	for (size_t i = 0; i < HIDER_COUNT; i++)
		if (begins(rest, e->hiders[i].start))
			return e->hiders[i].last <= at;
	return false;
}

/* Does the `<` at this place begin what a parser should take for markup? */
static bool
is_markup(const struct escaper *e, size_t at)
{
	struct slice rest = slice_part(e->source, at + 1, e->source.len);
	char c = rest.len ? *rest.at : ' ';

	if (hides_the_rest(e, at))
		return false;
	if (c == '!')
		return e->form == HTML_PAGE || begins(rest, "!--");
	if (c == '?')
		return e->form == HTML_PAGE;
	if (e->form == HTML_SOME)
		return html_tags_known(html_tags_name(e->source, at));
	if (c == '/' && rest.len > 1)
		c = rest.at[1];
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* A tag may span lines, but the end of a document seldom cuts one that does. */
static bool
is_cut_tag(const struct escaper *e, size_t at)
{
	struct slice rest = slice_part(e->source, at + 1, e->source.len);
	char c = rest.len ? *rest.at : '/';

	return (c == '/' || c == '!' || (c >= 'a' && c <= 'z') ||
		       (c >= 'A' && c <= 'Z')) &&
		(!rest.len || !memchr(rest.at, '\n', rest.len));
}

/* NUL would end the document for the parser. */
static void
put_text(struct buffer *out, struct slice text)
{
	const char *nul;

	while (text.len && (nul = memchr(text.at, '\0', text.len))) {
		size_t len = (size_t)(nul - text.at);

		buffer_put(out, slice_part(text, 0, len));
		buffer_putc(out, ' ');
		text = slice_part(text, len + 1, text.len);
	}
	buffer_put(out, text);
}

/* Does a cell that follows this tag of a table lack its row? */
static void
follow_rows(struct escaper *e, struct buffer *out, size_t at)
{
	struct slice tag = slice_part(e->source, at + 1, e->source.len);
	bool closes = begins(tag, "/");
	enum html_role role;

	if (!begins(tag, "t") && !begins(tag, "/t"))
		return;
	role = html_tags_role(html_tags_name(e->source, at));
	if (role == HTML_CELL && !closes && e->row_due)
		buffer_puts(out, "<tr>");
	if (role == HTML_TABLE || role == HTML_ROW)
		e->row_due = (role == HTML_TABLE) != closes;
	else if (role == HTML_CELL)
		e->row_due = false;
}

void
html_escape(struct buffer *out, struct slice utf8, enum html_form form)
{
	struct escaper e;
	size_t done = 0;
	const char *sign = utf8.len ? memchr(utf8.at, '<', utf8.len) : NULL;

	start(&e, utf8, form);
	while (sign) {
		size_t at = (size_t)(sign - utf8.at);

		put_text(out, slice_part(utf8, done, at));
		done = at + 1;
		if (at >= e.last_end && is_cut_tag(&e, at))
			return;
		if (at < e.last_end && is_markup(&e, at)) {
			follow_rows(&e, out, at);
			buffer_putc(out, '<');
		} else {
			buffer_puts(out, "&lt;");
		}
		sign = memchr(sign + 1, '<', utf8.len - done);
	}
	put_text(out, slice_part(utf8, done, utf8.len));
}
