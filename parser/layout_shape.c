#include "parser/layout_shape.h"

#include <string.h>

#include "parser/utf8.h"

/* A prefix of signs alone is short. */
#define SIGNS_MOST ((size_t)48)

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static size_t
blanks_at(struct slice s)
{
	size_t i = 0;

	while (i < s.len && is_blank(s.at[i]))
		i++;
	return i;
}

/* The T and the Z of 2024-05-06T07:08:09Z are no words. */
static bool
is_of_time(struct slice line, size_t at)
{
	if (!at || !is_digit(line.at[at - 1]))
		return false;
	if (line.at[at] == 'T')
		return at + 1 < line.len && is_digit(line.at[at + 1]);
	return line.at[at] == 'Z' &&
		(at + 1 == line.len || !(line.at[at + 1] & 0x80)) &&
		(at + 1 == line.len ||
			!utf8_is_letter((unsigned char)line.at[at + 1]));
}

size_t
layout_shape_first_letter(struct slice line)
{
	struct slice rest = slice_part(line, 0, SIGNS_MOST);

	while (rest.len) {
		size_t at = (size_t)(rest.at - line.at);
		uint32_t c = utf8_next(&rest);

		if (c == '%')
			return 0;
		if (utf8_is_letter(c) && !is_of_time(line, at))
			return at;
	}
	return 0;
}

/* A table's cells are the lexer's; a box around one cell is not a table. */
static bool
is_table_row(struct slice line)
{
	size_t bars = 0;

	if (!line.len || *line.at != '|')
		return false;
	for (size_t i = 1; i < line.len; i++)
		bars += line.at[i] == '|';
	return bars > 1 || (bars == 1 && line.at[line.len - 1] != '|');
}

/* How long the prefix is; 0 where there is none. */
static size_t
prefix_length(struct slice line)
{
	size_t blanks = blanks_at(line), where;
	struct slice text = slice_part(line, blanks, line.len);

	if (!text.len || layout_label_at(text) || is_table_row(text))
		return 0;
	if (layout_label_within(text, &where))
		return blanks + where;
	where = layout_label_row_within(text);
	if (where)
		return blanks + where;
	where = layout_shape_first_letter(text);
	return where ? blanks + where : 0;
}

static void
set_tokens(struct layout_shape *shape, struct slice prefix)
{
	size_t i = blanks_at(prefix), end = prefix.len;

	while (end > i && is_blank(prefix.at[end - 1]))
		end--;
	while (i < end && shape->count < LAYOUT_SHAPE_MOST) {
		char c = prefix.at[i++];
		char token = is_digit(c) ? '0' : is_blank(c) ? ' ' : c;

		shape->tokens[shape->count++] = token;
		while (i < end && token == '0' && is_digit(prefix.at[i]))
			i++;
		while (i < end && token == ' ' && is_blank(prefix.at[i]))
			i++;
	}
	if (i < end) /* too long to be a prefix */
		shape->count = 0;
}

static bool
has(const struct layout_shape *shape, const char *tokens)
{
	struct slice s = {shape->tokens, shape->count};

	return slice_find(s, tokens) < s.len;
}

static enum layout_kind
kind_of(const struct layout_shape *shape)
{
	struct slice rest = {shape->tokens, shape->count};
	size_t numbers = 0, others = 0, letters = 0, quotes = 0;

	while (rest.len) {
		uint32_t c = utf8_next(&rest);

		numbers += c == '0';
		letters += utf8_is_letter(c);
		quotes += c == '>';
		others += c != '0' && c != '>' && c != ' ';
	}
	if (!shape->count)
		return LAYOUT_NONE;
	if (has(shape, "0:0:0") || has(shape, "0-0-0") || has(shape, "0/0/0") ||
		has(shape, "[0.0]") || has(shape, "[ 0.0]"))
		return LAYOUT_STAMP;
	if (letters)
		return LAYOUT_WORDS;
	if (numbers == 1 && others <= 1 && quotes <= 1)
		return LAYOUT_NUMBER;
	if (numbers)
		return LAYOUT_NONE;
	return others ? LAYOUT_SIGNS : LAYOUT_QUOTE;
}

static char
closing_of(const struct layout_shape *shape)
{
	char last = shape->count ? shape->tokens[shape->count - 1] : 0;

	return last && strchr("\"'|", last) ? last : 0;
}

void
layout_shape_of(struct layout_shape *shape, struct slice line)
{
	size_t len = prefix_length(line);

	shape->count = 0;
	if (len)
		set_tokens(shape, slice_part(line, 0, len));
	shape->kind = kind_of(shape);
	shape->closing = closing_of(shape);
}

bool
layout_shape_equals(const struct layout_shape *a, const struct layout_shape *b)
{
	return a->kind == b->kind && a->count == b->count &&
		!memcmp(a->tokens, b->tokens, a->count);
}

/* One token at i; how far it goes, or 0. */
static size_t
match_token(char token, struct slice line, size_t i, unsigned long *number)
{
	size_t end = i;

	if (token == ' ')
		return blanks_at(slice_part(line, i, line.len));
	if (token != '0')
		return line.at[i] == token;
	*number = 0;
	for (; end < line.len && is_digit(line.at[end]); end++)
		*number = *number * 10 + (unsigned long)(line.at[end] - '0');
	return end - i;
}

size_t
layout_shape_match(const struct layout_shape *shape, struct slice line,
	unsigned long *number)
{
	size_t i = blanks_at(line);

	for (size_t k = 0; k < shape->count; k++) {
		size_t len = i < line.len
			? match_token(shape->tokens[k], line, i, number)
			: 0;

		if (!len)
			return 0;
		i += len;
	}
	return i;
}
