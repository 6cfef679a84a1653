#include "parser/layout_escape.h"

#include <string.h>

#include "parser/clean.h"
#include "parser/layout_label.h"
#include "parser/unescape.h"

/* Strings within strings, as when one log is quoted in another. */
#define DEPTH 4

/* Line ends in a string that make it a text. */
#define MANY 8

/* A string of a line of JSON. */
struct string {
	struct slice key; /* what it is called; empty in a list */
	struct slice text;
};

/* Names of strings that say nothing of what they hold. */
static const char *const plain_keys[] = {"stdout", "stderr", "output", "out",
	"log", "message", "msg", "text", "body", "result", "data", "content",
	"report", "raw", "cmd", "command", "stdout_lines", "textPayload",
	"MESSAGE", "line", "event", "payload"};

/* Where a string ends that begins at s.at[0]: at its quote, or at the end. */
static size_t
string_end(struct slice s)
{
	size_t i = 0;

	while (i < s.len && s.at[i] != '"')
		i += s.at[i] == '\\' ? 2 : 1;
	return i < s.len ? i : s.len;
}

/* The next string value, taken off the rest; false at the end. */
static bool
next_string(struct string *string, struct slice *rest)
{
	string->key = (struct slice){0};
	while (rest->len) {
		size_t at = slice_find(*rest, "\""), end;
		struct slice after;

		*rest = slice_part(*rest, at + 1, rest->len);
		if (!rest->len)
			return false;
		end = string_end(*rest);
		string->text = slice_part(*rest, 0, end);
		*rest = slice_part(*rest, end + 1, rest->len);
		after = slice_trim(slice_part(*rest, 0, 4));
		if (!slice_starts(after, ":"))
			return true;
		string->key = string->text;
		/* What a name belongs to may be no string: then it is none's. */
		after = slice_trim(slice_part(*rest, 0, 16));
		after = slice_trim(slice_part(after, 1, after.len));
		if (!slice_starts(after, "\"") && !slice_starts(after, "["))
			string->key = (struct slice){0};
	}
	return false;
}

/*
 * Does one of ab's lines begin after an escaped line end? Where letters are
 * escaped too, that there are many lines must do.
 */
static bool
has_report(struct slice s)
{
	bool letters = slice_find(s, "\\u") < s.len;

	for (size_t lines = 0; s.len; lines++) {
		size_t at = slice_find(s, "\\n");

		if (letters && lines > MANY)
			return true;
		s = slice_part(s, at + 2, s.len);
		while (s.len && (*s.at == ' ' || *s.at == '"'))
			s = slice_part(s, 1, s.len);
		if (layout_label_at(s) || layout_label_is_row(s))
			return true;
	}
	return false;
}

static bool
is_command(struct slice s)
{
	return slice_starts(s, "ab -") || slice_starts(s, "ab2 -") ||
		slice_find(s, "/ab -") < s.len;
}

static bool
is_object(struct slice line)
{
	line = slice_trim(line);
	return line.len > 4 && *line.at == '{' &&
		slice_find(slice_part(line, 1, 12), "\"") < 11;
}

bool
layout_escape_may(struct slice line)
{
	if (is_object(line))
		return true;
	return memchr(line.at, '\\', line.len) && has_report(line);
}

static void
add_lines(struct text *out, struct arena *a, struct slice text, unsigned number)
{
	do {
		const char *feed = text.len ? memchr(text.at, '\n', text.len)
					    : NULL;
		size_t len = feed ? (size_t)(feed - text.at) : text.len;

		clean_line(out, a, slice_part(text, 0, len), number);
		text = slice_part(text, len + 1, text.len);
	} while (text.len);
}

/* A name that says whose the report is becomes a line above it. */
static void
add_key(struct text *out, struct arena *a, struct slice key, unsigned number)
{
	if (!key.len)
		return;
	for (size_t i = 0; i < COUNTOF(plain_keys); i++)
		if (slice_equals(key, plain_keys[i]))
			return;
	add_lines(out, a, unescape_text(a, key), number);
}

/* The strings of a line that hold a report, or the command that made it. */
static bool
add_strings(struct text *out, struct arena *a, const struct line *line)
{
	struct slice rest = line->text;
	struct string s = {0};
	bool any = false;

	while (next_string(&s, &rest)) {
		bool report = has_report(s.text);

		if (report)
			add_key(out, a, s.key, line->number);
		if (report || is_command(s.text))
			add_lines(
				out, a, unescape_text(a, s.text), line->number);
		any = any || report;
	}
	return any;
}

/* The name under which a log of JSON objects keeps ab's lines. */
static struct slice
key_of_lines(const struct text *t)
{
	for (size_t i = 0; i < t->count; i++) {
		struct slice rest = t->lines[i].text;
		struct string s = {0};

		if (!is_object(rest))
			continue;
		while (next_string(&s, &rest))
			if (s.key.len && layout_label_speaks(s.text))
				return s.key;
	}
	return (struct slice){0};
}

/* The string of this name in a line that is one object of a log. */
static bool
add_named(struct text *out, struct arena *a, const struct line *line,
	struct slice key)
{
	struct slice rest = line->text;
	struct string s = {0};

	if (!key.len || !is_object(rest))
		return false;
	while (next_string(&s, &rest)) {
		if (s.key.len != key.len ||
			memcmp(s.key.at, key.at, key.len) != 0)
			continue;
		if (s.text.len > 1 &&
			!memcmp(s.text.at + s.text.len - 2, "\\n", 2))
			s.text.len -= 2;
		add_lines(out, a, unescape_text(a, s.text), line->number);
		return true;
	}
	return false;
}

/* Without the quotes that Python puts around a text that it shows. */
static struct slice
without_quotes(struct slice s)
{
	size_t start;

	s = slice_trim(s);
	start = slice_starts(s, "b'") || slice_starts(s, "b\"");
	if (s.len < start + 2 || !strchr("'\"", s.at[start]) ||
		s.at[s.len - 1] != s.at[start])
		return s;
	return slice_part(s, start + 1, s.len - 1);
}

/* Append what a line holds; false when it is to stay as it is. */
static bool
add_held(struct text *out, struct arena *a, const struct line *line,
	struct slice key)
{
	if (!has_report(line->text))
		return add_named(out, a, line, key);
	if (!add_strings(out, a, line))
		add_lines(out, a, unescape_text(a, without_quotes(line->text)),
			line->number);
	return true;
}

static bool
undo_once(struct text *t, struct arena *a)
{
	struct text out = *t;
	struct slice key = key_of_lines(t);
	bool any = false;

	out.lines = NULL;
	out.count = out.room = 0;
	for (size_t i = 0; i < t->count; i++) {
		const struct line *line = &t->lines[i];

		if (add_held(&out, a, line, key)) {
			any = true;
			continue;
		}
		lines_add(&out, a, line->text, line->number);
		out.lines[out.count - 1].html = line->html;
	}
	if (any)
		*t = out;
	return any;
}

bool
layout_escape_undo(struct text *t, struct arena *a)
{
	bool any = false;

	for (size_t i = 0; i < DEPTH && undo_once(t, a); i++)
		any = true;
	return any;
}
