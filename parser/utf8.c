#include "parser/utf8.h"

#include <string.h>

/*
 * What may follow a leading byte: how many bytes, and the bounds of the first
 * of them, which keep out overlong forms, surrogates and what is beyond
 * U+10FFFF.
 */
struct lead {
	unsigned char first, last; /* leading bytes of this kind */
	unsigned char more;
	unsigned char low, high; /* of the second byte */
};

static const struct lead leads[] = {
	{0xC2, 0xDF, 1, 0x80, 0xBF},
	{0xE0, 0xE0, 2, 0xA0, 0xBF},
	{0xE1, 0xEC, 2, 0x80, 0xBF},
	{0xED, 0xED, 2, 0x80, 0x9F},
	{0xEE, 0xEF, 2, 0x80, 0xBF},
	{0xF0, 0xF0, 3, 0x90, 0xBF},
	{0xF1, 0xF3, 3, 0x80, 0xBF},
	{0xF4, 0xF4, 3, 0x80, 0x8F},
};

/* Bytes of the valid sequence at p, 0 when there is none. */
static size_t
sequence(const unsigned char *p, size_t len)
{
	const struct lead *lead = leads;

	if (*p < 0x80)
		return 1;
	if (*p < 0xC2 || *p > 0xF4)
		return 0;
	while (*p > lead->last)
		lead++;
	if (len <= lead->more || p[1] < lead->low || p[1] > lead->high)
		return 0;
	for (size_t i = 2; i <= lead->more; i++)
		if ((p[i] & 0xC0) != 0x80)
			return 0;
	return (size_t)lead->more + 1;
}

uint32_t
utf8_next(struct slice *rest)
{
	const unsigned char *p = (const unsigned char *)rest->at;
	size_t len = rest->len ? sequence(p, rest->len) : 0;
	uint32_t c;

	if (!rest->len)
		return 0;
	*rest = slice_part(*rest, len ? len : 1, rest->len);
	if (!len)
		return UTF8_REPLACEMENT;
	if (len == 1)
		return *p;
	c = *p & (0xFFu >> (len + 1));
	for (size_t i = 1; i < len; i++)
		c = c << 6 | (p[i] & 0x3Fu);
	return c;
}

uint32_t
utf8_last(struct slice *rest)
{
	size_t start = rest->len;
	struct slice tail;
	uint32_t c;

	if (!rest->len)
		return 0;
	do
		start--;
	while (start && rest->len - start < 4 &&
		((unsigned char)rest->at[start] & 0xC0) == 0x80);
	tail = slice_part(*rest, start, rest->len);
	c = utf8_next(&tail);
	if (tail.len) { /* that was not a sequence up to the end */
		start = rest->len - 1;
		c = UTF8_REPLACEMENT;
	}
	rest->len = start;
	return c;
}

size_t
utf8_put(char bytes[4], uint32_t c)
{
	size_t len = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
	static const unsigned char marks[] = {0, 0, 0xC0, 0xE0, 0xF0};

	for (size_t i = len - 1; i > 0; i--, c >>= 6)
		bytes[i] = (char)(0x80 | (c & 0x3F));
	bytes[0] = (char)(marks[len] | c);
	return len;
}

/* Length of the ASCII that p begins with, eight bytes at a time. */
static size_t
ascii(const unsigned char *p, size_t len)
{
	size_t i = 0;
	uint64_t word;

	for (; i + sizeof(word) <= len; i += sizeof(word)) {
		memcpy(&word, p + i, sizeof(word));
		if (word & 0x8080808080808080u)
			break;
	}
	while (i < len && p[i] < 0x80)
		i++;
	return i;
}

size_t
utf8_valid(struct slice s)
{
	const unsigned char *p = (const unsigned char *)s.at;
	size_t i = 0;

	while (i < s.len) {
		size_t len;

		i += ascii(p + i, s.len - i);
		if (i == s.len)
			break;
		len = sequence(p + i, s.len - i);
		if (!len)
			break;
		i += len;
	}
	return i;
}

bool
utf8_is_space(uint32_t c)
{
	if (c < 0x80)
		return c == ' ' || (c >= '\t' && c <= '\r');
	return c == 0x85 || c == 0xA0 || c == 0x1680 ||
		(c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 ||
		c == 0x202F || c == 0x205F || c == 0x3000;
}

/* Variation selectors are among them: they say how to draw, not what. */
bool
utf8_is_invisible(uint32_t c)
{
	if (c < 0xAD)
		return false;
	return c == 0xAD || c == 0x34F || c == 0x61C || c == 0x180E ||
		(c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) ||
		(c >= 0x2060 && c <= 0x206F) || (c >= 0xFE00 && c <= 0xFE0F) ||
		c == 0xFEFF || (c >= 0xFFF9 && c <= 0xFFFB) ||
		(c >= 0xE0000 && c <= 0xE01EF);
}

size_t
utf8_columns(struct slice s)
{
	size_t columns = 0;

	while (s.len)
		columns += utf8_width(utf8_next(&s));
	return columns;
}
