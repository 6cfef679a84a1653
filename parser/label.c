#include "parser/label.h"

#include <string.h>

#include "parser/command.h"
#include "parser/utf8.h"

/* A name is no longer than this on a terminal; a heading may be longer. */
#define NAME_COLUMNS 60
#define HEADING_COLUMNS 100

static bool
starts_with_any(struct slice s, const char *const *texts, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (slice_starts(s, texts[i]))
			return true;
	return false;
}

static bool
ends_with(struct slice s, const char *text)
{
	size_t len = strlen(text);

	return s.len >= len && !memcmp(s.at + s.len - len, text, len);
}

/* Fences and tags that frame a listing say nothing. */
static bool
is_fence(struct slice line)
{
	static const char *const fences[] = {
		"```", "~~~", "'''", "<pre", "<code", "</pre", "----", "::::"};

	return starts_with_any(line, fences, COUNTOF(fences));
}

static bool
is_rule(struct slice line)
{
	for (size_t i = 0; i < line.len; i++)
		if (!strchr("=-~^*_#+ \t", line.at[i]))
			return false;
	return true;
}

static bool
is_prompt(struct slice line)
{
	static const char *const prompts[] = {"$ ", "> ", "% ", "PS ", "root@",
		"C:\\", "sudo ", "./", "ab: "};
	size_t at = slice_find(line, "@");

	return starts_with_any(line, prompts, COUNTOF(prompts)) ||
		(at < line.len &&
			(slice_find(line, "$ ") < line.len ||
				slice_find(line, "# ") < line.len ||
				slice_find(line, ":~") < line.len));
}

/* Off goes what markup puts before a title: `## `, `=== `, `3. `, `- `. */
static struct slice
strip_front(struct slice s)
{
	size_t digits = 0;

	while (s.len && strchr("#=*-_>+|~ \t", *s.at))
		s = slice_part(s, 1, s.len);
	while (digits < s.len && s.at[digits] >= '0' && s.at[digits] <= '9')
		digits++;
	if (digits && digits <= 2 && digits + 1 < s.len &&
		(s.at[digits] == '.' || s.at[digits] == ')') &&
		s.at[digits + 1] == ' ')
		s = slice_part(s, digits + 2, s.len);
	return slice_trim(s);
}

static struct slice
strip_back(struct slice s)
{
	static const char *const tails[] = {":", "：", "=", "#", "*", "_", "-",
		"|", "~", " ", ",", "，", "。"};
	bool again = true;

	while (again) {
		again = false;
		for (size_t i = 0; i < COUNTOF(tails); i++)
			if (s.len && ends_with(s, tails[i])) {
				s.len -= strlen(tails[i]);
				again = true;
			}
	}
	return s;
}

/* One pair of quotes around the whole. */
static struct slice
strip_quotes(struct slice s)
{
	if (s.len > 2 && strchr("\"'`", *s.at) && s.at[s.len - 1] == *s.at &&
		!memchr(s.at + 1, *s.at, s.len - 2))
		return slice_part(s, 1, s.len - 1);
	return s;
}

static bool
has_letter(struct slice s)
{
	while (s.len) {
		uint32_t c = utf8_next(&s);

		if (utf8_is_letter(c) || (c >= '0' && c <= '9'))
			return true;
	}
	return false;
}

struct slice
label_clean(struct slice text)
{
	text = slice_trim(text);
	text = strip_back(strip_front(text));
	text = strip_quotes(slice_trim(text));
	return has_letter(text) ? text : (struct slice){0};
}

/* Code, addresses and sentences are not names. */
static bool
is_name(struct slice s, size_t columns)
{
	static const char *const ends[] = {
		".", ";", "{", "}", "。", "!", "?", "！", "？", ","};

	if (!s.len || utf8_columns(s) > columns)
		return false;
	for (size_t i = 0; i < COUNTOF(ends); i++)
		if (ends_with(s, ends[i]))
			return false;
	return slice_find(s, ". ") == s.len && slice_find(s, "=>") == s.len &&
		!slice_starts(s, "http") && slice_find(s, "。") == s.len;
}

static bool
is_heading(const struct text *text, size_t line)
{
	struct slice s = slice_trim(text->lines[line].text);
	struct slice next = line + 1 < text->count
		? slice_trim(text->lines[line + 1].text)
		: (struct slice){0};

	if (slice_starts(s, "#") || slice_starts(s, "==") ||
		(slice_starts(s, "**") && ends_with(s, "**")))
		return true;
	return s.len && next.len >= 3 && is_rule(next) &&
		(slice_starts(next, "===") || slice_starts(next, "---") ||
			slice_starts(next, "~~~") || slice_starts(next, "^^^"));
}

bool *
label_listings(struct arena *a, const struct text *text)
{
	bool *listings = arena_array(a, text->count + 1, sizeof(*listings));
	bool within = false;

	for (size_t i = 0; i < text->count; i++) {
		struct slice s = slice_trim(text->lines[i].text);

		if (slice_starts(s, "```") || slice_starts(s, "~~~"))
			within = !within;
		listings[i] = within;
	}
	return listings;
}

/* `Mem usage before: 20.32MB`: a figure of somebody's own. */
static bool
is_own_figure(struct slice s)
{
	size_t colon = slice_find(s, ": ");
	struct slice value = slice_trim(slice_part(s, colon + 1, s.len));

	return colon < s.len && value.len && *value.at >= '0' &&
		*value.at <= '9' && slice_find(value, " ") == value.len;
}

/* Nothing that a reader would take for a name, but what may stand between a
 * name and its run. */
static bool
is_between(const struct lexer *lexer, size_t line)
{
	struct slice s = slice_trim(lexer->text->lines[line].text);
	struct command command;

	return !s.len || is_fence(s) || is_rule(s) || is_prompt(s) ||
		is_own_figure(s) || command_find(&command, s);
}

/* `use gopf as proxy: ab -n 100 http://...` */
static struct slice
before_command(const struct lexer *lexer, size_t line)
{
	struct slice s = slice_trim(lexer->text->lines[line].text);
	struct command command;
	struct slice before;

	if (!command_find(&command, s))
		return (struct slice){0};
	before = slice_trim(slice_part(s, 0, (size_t)(command.text.at - s.at)));
	if (!ends_with(before, ":") && !ends_with(before, "："))
		return (struct slice){0};
	before = label_clean(before);
	return is_name(before, NAME_COLUMNS) && !is_prompt(s)
		? before
		: (struct slice){0};
}

static struct slice
nearest_heading(const struct lexer *lexer, const bool *listings, size_t line,
	size_t from)
{
	while (line-- > from) {
		struct slice name;

		if (!is_heading(lexer->text, line) || listings[line])
			continue;
		name = label_clean(lexer->text->lines[line].text);
		if (is_name(name, HEADING_COLUMNS))
			return name;
	}
	return (struct slice){0};
}

struct slice
label_find(const struct lexer *lexer, const bool *listings,
	const struct draft *d, size_t from)
{
	const struct text *text = lexer->text;
	size_t line = d->report_line;
	struct slice name;

	if (d->label.len)
		return label_clean(d->label);
	/* `server: Starman`, where no report says what a server is. */
	if (d->values[FIELD_SERVER_SOFTWARE].set &&
		!d->values[FIELD_SERVER_HOSTNAME].set && d->figures == 1)
		return label_clean(d->values[FIELD_SERVER_SOFTWARE].words);
	while (line > from && is_between(lexer, line - 1)) {
		line--;
		name = before_command(lexer, line);
		if (name.len)
			return name;
	}
	if (line < text->count && line == d->report_line) {
		name = before_command(lexer, line);
		if (name.len)
			return name;
	}
	if (line > from) {
		struct slice above = slice_trim(text->lines[line - 1].text);
		bool heading = is_heading(text, line - 1);

		name = label_clean(above);
		if (is_name(name,
			    heading || above.at[0] == '-' ||
					    (above.at[0] >= '0' &&
						    above.at[0] <= '9')
				    ? HEADING_COLUMNS
				    : NAME_COLUMNS))
			return name;
	}
	return nearest_heading(lexer, listings, line, from);
}
