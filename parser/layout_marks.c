#include "parser/layout_marks.h"

#include <stdint.h>
#include <string.h>

#include "parser/layout_label.h"
#include "parser/utf8.h"

/* Entities that a blog leaves in a log; others stay as they are. */
static const struct entity {
	const char *name;
	uint32_t c;
} entities[] = {
	{"&nbsp;", 0xA0},
	{"&lt;", '<'},
	{"&gt;", '>'},
	{"&quot;", '"'},
	{"&amp;", '&'},
	{"&apos;", '\''},
	{"&ensp;", 0x2002},
	{"&emsp;", 0x2003},
	{"&thinsp;", 0x2009},
	{"&middot;", 0xB7},
	{"&rsquo;", 0x2019},
	{"&lsquo;", 0x2018},
	{"&ndash;", 0x2013},
	{"&mdash;", 0x2014},
	{"&hellip;", 0x2026},
	{"&times;", 0xD7},
	{"&plusmn;", 0xB1},
};

/*
 * What Markdown needs no backslash for in a log, but writers of it put one.
 * After a colon it is the root of a drive.
 */
static bool
is_escape(struct slice line, size_t i)
{
	return line.at[i] == '\\' && i + 1 < line.len && line.at[i + 1] &&
		strchr("[]#_*()<>$+-.~", line.at[i + 1]) &&
		(!i || line.at[i - 1] != ':');
}

static const struct entity *
named_entity(struct slice s)
{
	for (size_t i = 0; i < COUNTOF(entities); i++)
		if (slice_starts(s, entities[i].name))
			return &entities[i];
	return NULL;
}

static unsigned
digit_of(char c)
{
	if (c >= '0' && c <= '9')
		return (unsigned)(c - '0');
	c = (char)(c | 0x20);
	return c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : 99;
}

/* The character of &#160; or &#xA0;, 0 for none that belongs into a line. */
static uint32_t
numbered_entity(struct slice s, size_t *len)
{
	unsigned base = 10;
	uint32_t c = 0;
	size_t i = 2;

	if (!slice_starts(s, "&#"))
		return 0;
	if (s.len > 2 && (s.at[2] | 0x20) == 'x') {
		base = 16;
		i++;
	}
	for (; i < s.len && i < 10 && digit_of(s.at[i]) < base; i++)
		c = c * base + digit_of(s.at[i]);
	if (i == s.len || s.at[i] != ';' || c > 0x10FFFF || c < ' ' ||
		(c >= 0x7F && c < 0xA0) || (c >= 0xD800 && c < 0xE000) ||
		utf8_is_invisible(c) || c == 0x2028 || c == 0x2029)
		return 0;
	*len = i + 1;
	return c;
}

static uint32_t
entity_at(struct slice s, size_t *len)
{
	const struct entity *named;

	if (*s.at != '&')
		return 0;
	named = named_entity(s);
	*len = named ? strlen(named->name) : 0;
	return named ? named->c : numbered_entity(s, len);
}

/* The length of [0;32m, with what is left of its escape sign before it. */
static size_t
colour_at(struct slice s)
{
	size_t i = slice_starts(s, "^[") ? 2 : 0;
	size_t digits = 0;

	if (i >= s.len || s.at[i] != '[')
		return 0;
	for (i++; i < s.len && (digit_of(s.at[i]) < 10 || s.at[i] == ';'); i++)
		digits++;
	return digits && i < s.len && s.at[i] == 'm' ? i + 1 : 0;
}

/* Is it bold as a whole? Then it is a heading, and stays one. */
static bool
is_bold_heading(struct slice line)
{
	struct slice text = slice_trim(line);

	return slice_starts(text, "**") && text.len > 4 &&
		!memcmp(text.at + text.len - 2, "**", 2) &&
		slice_find(slice_part(text, 2, text.len), "**") == text.len - 4;
}

void
layout_marks_look(struct layout_marks *found, struct slice line)
{
	for (size_t i = 0; i < line.len; i++) {
		struct slice s = {line.at + i, line.len - i};
		size_t len;

		switch (line.at[i]) {
		case '&':
			found->entities = found->entities ||
				(entity_at(s, &len) &&
					!slice_starts(s, "&amp;"));
			break;
		case '\\':
			found->escapes = found->escapes || is_escape(line, i);
			break;
		case '[':
			found->colours = found->colours || colour_at(s);
			break;
		case '*':
			found->bold = found->bold || slice_starts(s, "**");
			break;
		}
	}
}

/* What stands for the mark at i, in *c, 0 for nothing; its bytes, or 0. */
static size_t
mark_at(struct slice line, size_t i, struct layout_marks found, uint32_t *c)
{
	struct slice s = {line.at + i, line.len - i};
	size_t len = 0;

	*c = 0;
	if (found.entities && (*c = entity_at(s, &len)))
		return len;
	if (found.escapes && is_escape(line, i)) {
		*c = (unsigned char)s.at[1];
		return 2;
	}
	if (found.bold && slice_starts(s, "**"))
		return 2;
	return found.colours ? colour_at(s) : 0;
}

static struct slice
without_marks(struct arena *a, struct slice line, struct layout_marks found)
{
	char *out = arena_array(a, line.len + 1, 1);
	size_t len = 0;

	for (size_t i = 0; i < line.len;) {
		uint32_t c;
		size_t used = mark_at(line, i, found, &c);

		if (!used)
			out[len++] = line.at[i];
		else if (c)
			len += utf8_put(out + len, c);
		i += used ? used : 1;
	}
	return (struct slice){out, len};
}

static bool
is_command(struct slice line)
{
	return slice_find(line, "ab -") < line.len ||
		slice_find(line, "ab.exe") < line.len;
}

/*
 * Asterisks are taken out of ab's own lines alone: elsewhere they say what is
 * a heading.
 */
static struct slice
without_bold(struct arena *a, struct slice line)
{
	struct slice plain;

	if (is_bold_heading(line))
		return line;
	plain = without_marks(a, line, (struct layout_marks){.bold = true});
	return layout_label_speaks(plain) ? plain : line;
}

void
layout_marks_undo(struct text *t, struct arena *a, struct layout_marks found)
{
	for (size_t i = 0; i < t->count; i++) {
		struct slice *line = &t->lines[i].text;
		struct layout_marks here = {0};
		bool bold;

		layout_marks_look(&here, *line);
		bold = here.bold;
		here.bold = false;
		here.entities = found.entities &&
			slice_find(*line, "&") < line->len;
		/* Escapes in a command are the shell's. */
		here.escapes = here.escapes && !is_command(*line);
		if (here.entities || here.escapes || here.colours)
			*line = without_marks(a, *line, here);
		if (bold)
			*line = without_bold(a, *line);
	}
}
