#include "parser/clean.h"

#include <stdint.h>
#include <string.h>

#include "parser/clean_escape.h"
#include "parser/utf8.h"

/* The line being written; never longer than what it is made from. */
struct page {
	struct text *text;
	struct arena *arena;
	char *line;
	size_t len;
	unsigned number;
};

/*
 * Bytes that may begin something to be cleaned, a bit for each: controls but
 * the tab, and the leading bytes of invisible characters and of Unicode's line
 * ends, which are C2, CD, D8, E1, E2, EF and F3.
 */
static const uint32_t suspects[256 / 32] = {
	0xFFFFFDFF, 0, 0, 0x80000000, 0, 0, 0x01002004, 0x00088006};

static bool
is_suspect(char byte)
{
	unsigned char c = (unsigned char)byte;

	return suspects[c / 32] >> c % 32 & 1;
}

static bool
is_line_end(uint32_t c)
{
	return c == '\v' || c == '\f' || c == 0x85 || c == 0x2028 ||
		c == 0x2029;
}

static bool
is_control(uint32_t c)
{
	return (c < 0x20 && c != '\t') || (c >= 0x7F && c < 0xA0);
}

static bool
is_clean(struct slice raw)
{
	for (size_t i = 0; i < raw.len; i++) {
		struct slice rest;
		uint32_t c;

		if (!is_suspect(raw.at[i]))
			continue;
		rest = slice_part(raw, i, raw.len);
		c = utf8_next(&rest);
		if (is_control(c) || is_line_end(c) || utf8_is_invisible(c))
			return false;
	}
	return true;
}

static void
end_line(struct page *page)
{
	struct slice line = {page->line, page->len};

	lines_add(page->text, page->arena, line, page->number);
	page->line += page->len;
	page->len = 0;
}

static void
erase_last(struct page *page)
{
	struct slice line = {page->line, page->len};

	utf8_last(&line);
	page->len = line.len;
}

static void
put(struct page *page, struct slice bytes)
{
	if (bytes.len)
		memcpy(page->line + page->len, bytes.at, bytes.len);
	page->len += bytes.len;
}

/* An escape sequence leaves nothing, blanks, or a new line behind. */
static struct slice
obey(struct page *page, struct slice rest)
{
	struct clean_escape escape = clean_escape_at(rest);

	if (escape.new_line && page->len)
		end_line(page);
	for (size_t i = 0; i < escape.blanks; i++)
		page->line[page->len++] = ' ';
	return slice_part(rest, escape.len, rest.len);
}

static struct slice
take(struct page *page, struct slice rest)
{
	struct slice before = rest;
	uint32_t c = utf8_next(&rest);

	if (c == 0x1B || c == 0x9B)
		return obey(page, before);
	if (is_line_end(c))
		end_line(page);
	else if (c == '\b')
		erase_last(page);
	else if (!is_control(c) && !utf8_is_invisible(c))
		put(page, slice_part(before, 0, before.len - rest.len));
	return rest;
}

/* Write one stretch between carriage returns. */
static void
write_part(struct page *page, struct slice part)
{
	size_t plain;

	while (part.len) {
		for (plain = 0; plain < part.len; plain++)
			if (is_suspect(part.at[plain]))
				break;
		put(page, slice_part(part, 0, plain));
		part = slice_part(part, plain, part.len);
		if (part.len)
			part = take(page, part);
	}
	end_line(page);
}

/* Do two stretches say the same but for their figures, as progress does? */
static bool
is_progress(struct slice a, struct slice b)
{
	static const char figures[] = "0123456789.,:%# =>-*|/\\ ";
	size_t i = 0, j = 0;

	while (true) {
		while (i < a.len && memchr(figures, a.at[i], sizeof(figures)))
			i++;
		while (j < b.len && memchr(figures, b.at[j], sizeof(figures)))
			j++;
		if (i == a.len || j == b.len)
			return i == a.len && j == b.len;
		if (a.at[i++] != b.at[j++])
			return false;
	}
}

/* The next stretch that is not blank, taken off the rest. */
static struct slice
next_part(struct slice *rest)
{
	struct slice part = {0};

	while (rest->len && !slice_trim(part).len) {
		const char *end = memchr(rest->at, '\r', rest->len);
		size_t len = end ? (size_t)(end - rest->at) : rest->len;

		part = slice_part(*rest, 0, len);
		*rest = slice_part(*rest, len + 1, rest->len);
	}
	return part;
}

/*
 * On a terminal, text after a carriage return is written over what was there.
 * Of stretches that show progress only the last is kept; others are lines: the
 * start of a report that ab writes over its own progress line, or lines of
 * which an editor has lost the line feeds.
 */
static void
write_parts(struct page *page, struct slice raw)
{
	struct slice part = next_part(&raw);

	while (raw.len) {
		struct slice next = next_part(&raw);

		if (!slice_trim(next).len)
			break;
		if (!is_progress(part, next))
			write_part(page, part);
		part = next;
	}
	write_part(page, part);
}

void
clean_line(struct text *t, struct arena *a, struct slice raw, unsigned number)
{
	struct page page = {.text = t, .arena = a, .number = number};

	if (raw.len && raw.at[raw.len - 1] == '\r')
		raw.len--;
	if (is_clean(raw)) {
		lines_add(t, a, raw, number);
		return;
	}
	page.line = arena_array(a, raw.len + 1, 1);
	write_parts(&page, raw);
}

void
clean_lines(struct text *t, struct arena *a)
{
	struct text raw = *t;
	size_t first = 0;

	while (first < t->count && is_clean(t->lines[first].text))
		first++;
	if (first == t->count)
		return;
	t->lines = NULL;
	t->count = t->room = 0;
	for (size_t i = 0; i < raw.count; i++) {
		size_t before = t->count;

		clean_line(t, a, raw.lines[i].text, raw.lines[i].number);
		while (before < t->count)
			t->lines[before++].html = raw.lines[i].html;
	}
}
