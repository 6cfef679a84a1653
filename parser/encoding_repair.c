#include "parser/encoding_repair.h"

#include <string.h>

#include "parser/encoding_convert.h"
#include "parser/utf8.h"

/* Bytes of them that are enough to judge by. */
#define SAMPLE ((size_t)8 * 1024)

/* Takes a line with its end off the rest. */
static struct slice
next_line(struct slice *rest)
{
	const char *end = memchr(rest->at, '\n', rest->len);
	size_t len = end ? (size_t)(end - rest->at) + 1 : rest->len;
	struct slice line = slice_part(*rest, 0, len);

	*rest = slice_part(*rest, len, rest->len);
	return line;
}

static bool
is_valid(struct slice s)
{
	return utf8_valid(s) == s.len;
}

static bool
is_ascii(struct slice s)
{
	unsigned char all = 0;

	for (size_t i = 0; i < s.len; i++)
		all |= (unsigned char)s.at[i];
	return all < 0x80;
}

static void
count_in(struct encoding_survey *s, struct slice line)
{
	while (line.len) {
		unsigned char first = (unsigned char)*line.at;
		struct slice before = line;

		utf8_next(&line);
		if (first >= 0x80 && before.len - line.len > 1)
			s->good_in_bad++;
		else if (first >= 0x80)
			s->bad_in_bad++;
	}
}

void
encoding_repair_survey(struct encoding_survey *s, struct arena *a,
	struct slice bytes, unsigned first)
{
	struct slice rest = bytes;
	char *lines = arena_array(a, bytes.len + 1, 1);

	*s = (struct encoding_survey){.bad_lines.at = lines};
	for (; rest.len; first++) {
		struct slice line = next_line(&rest);

		if (is_valid(line)) {
			s->good += !is_ascii(line);
			continue;
		}
		s->first_bad = s->bad++ ? s->first_bad : first;
		count_in(s, line);
		memcpy(lines + s->bad_lines.len, line.at, line.len);
		s->bad_lines.len += line.len;
	}
	s->sample = slice_part(s->bad_lines, 0, SAMPLE);
}

struct slice
encoding_repair_lines(struct arena *a, struct slice bytes,
	const struct encoding_survey *s, struct slice converted)
{
	size_t room = bytes.len - s->bad_lines.len + converted.len;
	char *out = arena_array(a, room + 1, 1);
	struct slice rest = bytes;
	size_t len = 0;

	while (rest.len) {
		struct slice line = next_line(&rest);

		if (!is_valid(line) && converted.len)
			line = next_line(&converted);
		if (len + line.len > room)
			break;
		memcpy(out + len, line.at, line.len);
		len += line.len;
	}
	return (struct slice){out, len};
}

static bool
is_ascii_letter(char c)
{
	return utf8_is_letter((unsigned char)c & 0x7Fu) && !(c & 0x80);
}

/*
 * A byte that stands alone is likely windows-1252 when it is punctuation or a
 * no-break space there, or a letter within a word.
 */
static uint32_t
replacement(struct slice text, size_t i)
{
	char before = i ? text.at[i - 1] : ' ';
	char after = i + 1 < text.len ? text.at[i + 1] : ' ';
	uint32_t c = encoding_convert_western((unsigned char)text.at[i]);

	if ((before & 0x80) || (after & 0x80))
		return UTF8_REPLACEMENT;
	if (utf8_is_letter(c) &&
		!(is_ascii_letter(before) && is_ascii_letter(after)))
		return UTF8_REPLACEMENT;
	return c;
}

struct slice
encoding_repair_bytes(struct arena *a, struct slice bytes,
	const struct encoding_survey *s, size_t *lost)
{
	char *out = arena_array(a, bytes.len + 2 * s->bad_in_bad + 1, 1);
	size_t len = 0, i = 0;

	*lost = 0;
	while (i < bytes.len) {
		struct slice rest = slice_part(bytes, i, bytes.len);
		size_t good = utf8_valid(rest);
		uint32_t c;

		memcpy(out + len, rest.at, good);
		len += good;
		i += good;
		if (i == bytes.len)
			break;
		c = replacement(bytes, i++);
		*lost += c == UTF8_REPLACEMENT;
		len += utf8_put(out + len, c);
	}
	return (struct slice){out, len};
}
