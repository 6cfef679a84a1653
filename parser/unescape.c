#include "parser/unescape.h"

#include <string.h>

#include "parser/utf8.h"

/* Value of n hexadecimal digits; false when they are not all there. */
static bool
hexadecimal(struct slice s, size_t at, size_t n, uint32_t *value)
{
	static const char digits[] = "0123456789abcdef0123456789ABCDEF";

	*value = 0;
	if (at + n > s.len)
		return false;
	for (size_t i = at; i < at + n; i++) {
		const char *d = memchr(digits, s.at[i], sizeof(digits) - 1);

		if (!d)
			return false;
		*value = *value << 4 | (uint32_t)((d - digits) & 0xF);
	}
	return true;
}

static bool
is_surrogate(uint32_t c, uint32_t first)
{
	return c >= first && c < first + 0x400;
}

/* \uXXXX at s.at[i], two of them for a code point beyond 16 bits. */
static uint32_t
unicode(struct slice s, size_t i, size_t *used)
{
	uint32_t c, low;

	if (!hexadecimal(s, i + 2, 4, &c))
		return 0;
	*used = 6;
	if (!is_surrogate(c, 0xD800))
		return is_surrogate(c, 0xDC00) ? UTF8_REPLACEMENT : c;
	if (!slice_starts(slice_part(s, i + 6, s.len), "\\u") ||
		!hexadecimal(s, i + 8, 4, &low) || !is_surrogate(low, 0xDC00))
		return UTF8_REPLACEMENT;
	*used = 12;
	return 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
}

/*
 * The code point of the escape at s.at[i], and how many bytes it is; 0 when it
 * is none, and the backslash stands for itself.
 */
static uint32_t
escape(struct slice s, size_t i, size_t *used)
{
	static const char names[] = "nrtbfae\"'\\/";
	static const char values[] = "\n\r\t\b\f\a\x1B\"'\\/";
	const char *name;
	uint32_t c;

	*used = 2;
	if (i + 1 == s.len)
		return 0;
	if (s.at[i + 1] == 'u')
		return unicode(s, i, used);
	if (s.at[i + 1] == 'x' && hexadecimal(s, i + 2, 2, &c)) {
		*used = 4;
		return c;
	}
	if (slice_starts(slice_part(s, i + 1, s.len), "033")) {
		*used = 4;
		return 0x1B;
	}
	name = memchr(names, s.at[i + 1], sizeof(names) - 1);
	return name ? (unsigned char)values[name - names] : 0;
}

struct slice
unescape_text(struct arena *a, struct slice s)
{
	char *out = arena_array(a, s.len + 1, 1);
	size_t len = 0, used;

	for (size_t i = 0; i < s.len; i += used) {
		uint32_t c = s.at[i] == '\\' ? escape(s, i, &used) : 0;

		if (c) {
			len += utf8_put(out + len, c);
			continue;
		}
		out[len++] = s.at[i];
		used = 1;
	}
	return (struct slice){out, len};
}
