#include "parser/mail_body.h"

#include <string.h>

#include "parser/quoted.h"

static void
begin_line(struct mail_lines *lines, struct arena *a, unsigned number)
{
	lines->numbers = arena_grow(a, lines->numbers, lines->count,
		&lines->room, sizeof(*lines->numbers));
	lines->numbers[lines->count++] = number;
}

/* The next line with its end, taken off the rest. */
static struct slice
next_line(struct slice *rest)
{
	const char *feed = memchr(rest->at, '\n', rest->len);
	size_t len = feed ? (size_t)(feed - rest->at) + 1 : rest->len;
	struct slice line = slice_part(*rest, 0, len);

	*rest = slice_part(*rest, len, rest->len);
	return line;
}

static void
decode_plain(
	struct mail_lines *lines, struct arena *a, const struct mail_part *part)
{
	struct slice rest = part->body;

	for (unsigned number = part->first; rest.len; number++) {
		next_line(&rest);
		begin_line(lines, a, number);
	}
	lines->bytes = part->body;
}

static void
decode_quoted(
	struct mail_lines *lines, struct arena *a, const struct mail_part *part)
{
	struct slice rest = part->body;
	char *out = arena_array(a, part->body.len + 1, 1);
	size_t len = 0;
	bool goes_on = false;

	for (unsigned number = part->first; rest.len; number++) {
		struct slice line = next_line(&rest);
		bool ended = line.at[line.len - 1] == '\n';

		line.len -= ended;
		if (!goes_on)
			begin_line(lines, a, number);
		len += quoted_decode(out + len, line);
		goes_on = quoted_look(line).soft;
		if (ended && !goes_on)
			out[len++] = '\n';
	}
	lines->bytes = (struct slice){out, len};
}

/* The six bits of a character of base64; -1 for those that do not count. */
static int
sextet(char c)
{
	if (c >= 'A' && c <= 'Z')
		return c - 'A';
	if (c >= 'a' && c <= 'z')
		return c - 'a' + 26;
	if (c >= '0' && c <= '9')
		return c - '0' + 52;
	return c == '+' ? 62 : c == '/' ? 63 : -1;
}

/* Lines within base64 have no lines of the input: they get their nearest. */
static void
decode_base64(
	struct mail_lines *lines, struct arena *a, const struct mail_part *part)
{
	char *out = arena_array(a, part->body.len + 1, 1);
	unsigned bits = 0, held = 0, number = part->first;
	size_t len = 0;

	begin_line(lines, a, number);
	for (size_t i = 0; i < part->body.len && part->body.at[i] != '='; i++) {
		int six = sextet(part->body.at[i]);

		number += part->body.at[i] == '\n';
		if (six < 0)
			continue;
		bits = (bits << 6 | (unsigned)six) & 0xFFFF;
		held += 6;
		if (held < 8)
			continue;
		held -= 8;
		out[len] = (char)(bits >> held & 0xFF);
		if (out[len++] == '\n')
			begin_line(lines, a, number);
	}
	lines->bytes = (struct slice){out, len};
}

void
mail_body_decode(
	struct mail_lines *lines, struct arena *a, const struct mail_part *part)
{
	switch (part->transfer) {
	case MAIL_PLAIN:
		decode_plain(lines, a, part);
		break;
	case MAIL_QUOTED:
		decode_quoted(lines, a, part);
		break;
	case MAIL_BASE64:
		decode_base64(lines, a, part);
		break;
	}
}
