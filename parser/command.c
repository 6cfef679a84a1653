#include "parser/command.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const programs[] = {
	"ab", "abs", "ab.exe", "abs.exe", "apachebench", "ab2", "zb"};

/* ab's options that take a value, over all versions. */
static const char with_value[] = "nctsbBpuTvyxzmCHAPXgeZfREWGo";
static const char without_value[] = "wikVdSqQlrIhD";

static bool
is_word_byte(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
		(c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-' ||
		(unsigned char)c >= 0x80;
}

/* The length of the name of the program that begins here; 0: none does. */
static size_t
program_at(struct slice line, size_t at)
{
	size_t len = 0;

	if (at && is_word_byte(line.at[at - 1]) &&
		(unsigned char)line.at[at - 1] < 0x80)
		return 0;
	while (at + len < line.len && is_word_byte(line.at[at + len]) &&
		(unsigned char)line.at[at + len] < 0x80)
		len++;
	for (size_t i = 0; i < COUNTOF(programs); i++)
		if (slice_equals(slice_part(line, at, at + len), programs[i]))
			return len;
	return 0;
}

/* One word of a shell line, quotes included; moves *at behind it. */
static struct slice
take_word(struct slice line, size_t *at)
{
	char quote = 0;
	size_t start;

	while (*at < line.len && (line.at[*at] == ' ' || line.at[*at] == '\t'))
		++*at;
	start = *at;
	for (; *at < line.len; ++*at) {
		char c = line.at[*at];

		if (quote) {
			if (c == quote)
				quote = 0;
		} else if (c == '\'' || c == '"') {
			quote = c;
		} else if (c == ' ' || c == '\t' || c == '`' || c == '<' ||
			(unsigned char)c == 0xe3) {
			break;
		}
	}
	return slice_part(line, start, *at);
}

static struct slice
unquote(struct slice word)
{
	if (word.len >= 2 && (*word.at == '\'' || *word.at == '"') &&
		word.at[word.len - 1] == *word.at)
		return slice_part(word, 1, word.len - 1);
	return word;
}

static double
number_of(struct slice word)
{
	char text[32] = "";
	char *end;
	double value;

	word = unquote(word);
	if (!word.len || word.len >= sizeof(text))
		return NAN;
	memcpy(text, word.at, word.len);
	value = strtod(text, &end);
	return *end || value < 0 ? NAN : value;
}

static void
set_method(struct command *c, struct slice name)
{
	size_t len = name.len < sizeof(c->method) ? name.len
						  : sizeof(c->method) - 1;

	for (size_t i = 0; i < len; i++)
		c->method[i] = name.at[i];
	c->method[len] = '\0';
}

static void
apply_option(struct command *c, char option, struct slice value)
{
	switch (option) {
	case 'n':
		c->requests = number_of(value);
		break;
	case 'c':
		c->concurrency = number_of(value);
		break;
	case 't':
		c->time_limit_s = number_of(value);
		break;
	case 'k':
		c->keep_alive = true;
		break;
	case 'i':
		set_method(c, slice_of("HEAD"));
		break;
	case 'p':
		set_method(c, slice_of("POST"));
		break;
	case 'u':
		set_method(c, slice_of("PUT"));
		break;
	case 'm':
		set_method(c, unquote(value));
		break;
	}
}

/* `-kc 10`, `-n1000`: false when the word is no option of ab's. */
static bool
take_option(struct command *c, struct slice line, size_t *at, struct slice word)
{
	for (size_t i = 1; i < word.len; i++) {
		char option = word.at[i];
		struct slice value = slice_part(word, i + 1, word.len);

		if (strchr(without_value, option)) {
			apply_option(c, option, (struct slice){0});
			continue;
		}
		if (!strchr(with_value, option))
			return false;
		if (!value.len)
			value = take_word(line, at);
		apply_option(c, option, value);
		return value.len != 0;
	}
	return word.len > 1;
}

static bool
looks_like_url(struct slice word)
{
	word = unquote(word);
	return slice_find(word, "://") < word.len ||
		slice_find(word, "localhost") < word.len ||
		(slice_find(word, "/") < word.len && word.len > 1) ||
		(slice_find(word, ".") < word.len && word.len > 4);
}

/* Punctuation of the sentence around the command is not part of its URL. */
static struct slice
trim_url(struct slice word)
{
	static const char *const closers[] = {
		",", ")", ";", "**", "。", "，", "）", "”"};
	bool again = true;

	while (again) {
		again = false;
		for (size_t i = 0; i < COUNTOF(closers); i++) {
			size_t len = strlen(closers[i]);

			if (word.len > len &&
				!memcmp(word.at + word.len - len, closers[i],
					len)) {
				word.len -= len;
				again = true;
			}
		}
	}
	return word;
}

static bool
parse_arguments(struct command *c, struct slice line, size_t start, size_t at)
{
	size_t end = at;
	int options = 0;

	for (;;) {
		struct slice word = take_word(line, &at);

		if (word.len > 1 && *word.at == '-') {
			if (!take_option(c, line, &at, word))
				break;
			options++;
			end = at;
			continue;
		}
		if (looks_like_url(word)) {
			struct slice url = trim_url(word);

			c->url = unquote(url);
			end = (size_t)(url.at + url.len - line.at);
		}
		break;
	}
	if (!options && slice_find(c->url, "://") >= c->url.len)
		return false;
	c->text = slice_trim(slice_part(line, start, end));
	return options > 0 || c->url.len > 0;
}

/* A command within quotes ends where they do. */
static struct slice
quoted_part(struct slice line, size_t at)
{
	char quote = at ? line.at[at - 1] : ' ';
	size_t end = at;

	if (quote != '"' && quote != '\'' && quote != '`')
		return line;
	while (end < line.len && line.at[end] != quote)
		end++;
	return slice_part(line, 0, end);
}

bool
command_find(struct command *c, struct slice line)
{
	for (size_t at = 0; at < line.len; at++) {
		size_t len = program_at(line, at);

		if (!len)
			continue;
		*c = (struct command){
			.requests = NAN,
			.concurrency = NAN,
			.time_limit_s = NAN,
			.method = "GET",
		};
		if (parse_arguments(c, quoted_part(line, at), at, at + len))
			return true;
	}
	return false;
}

struct slice
command_path(struct slice url)
{
	size_t scheme = slice_find(url, "://");
	struct slice rest = scheme < url.len
		? slice_part(url, scheme + 3, url.len)
		: url;
	size_t slash = slice_find(rest, "/");
	struct slice path = slice_part(rest, slash, rest.len);

	return path.len ? path : slice_of("/");
}
