#include "parser/encoding_wide.h"

#include <stdint.h>
#include <string.h>

#include "parser/utf8.h"

#define SAMPLE ((size_t)64 * 1024)

/* Enough ASCII in a row to be no coincidence within UTF-16. */
#define ASCII_RUN ((size_t)40)

/* Longest first: the mark of UTF-32LE begins with that of UTF-16LE. */
static const struct mark {
	const char *bytes;
	size_t len;
	struct encoding_wide wide;
} marks[] = {
	{"\xFF\xFE\0\0", 4, {"UTF-32LE", 4, false, false}},
	{"\0\0\xFE\xFF", 4, {"UTF-32BE", 4, true, false}},
	{"\xFF\xFE", 2, {"UTF-16LE", 2, false, false}},
	{"\xFE\xFF", 2, {"UTF-16BE", 2, true, false}},
};

static bool
is_plain(unsigned char c)
{
	return (c >= 0x20 && c < 0x7F) || (c >= '\t' && c <= '\r');
}

static uint32_t
unit_at(const unsigned char *p, struct encoding_wide wide)
{
	uint32_t c = 0;

	for (unsigned i = 0; i < wide.unit; i++)
		c = c << 8 | p[wide.big_endian ? i : wide.unit - 1 - i];
	return c;
}

/* How many bytes from here are ASCII, with no zeros between them? */
static size_t
ascii_run(const unsigned char *p, size_t len, struct encoding_wide wide)
{
	size_t run = 0;

	while (run < len && is_plain(p[run]))
		run++;
	if (run && run < len && !p[run] && !wide.big_endian)
		run--; /* the last of them belongs to that zero */
	return run;
}

/*
 * Some shells append plain ASCII to a file that another one began in UTF-16.
 * Ideographs look like ASCII there, but not like ab's words.
 */
static bool
has_plain_words(struct slice bytes)
{
	return slice_find(bytes, "Complete requests:") < bytes.len ||
		slice_find(bytes, "This is ApacheBench") < bytes.len;
}

/* UTF-32 without a mark: no unit is beyond Unicode, most are ASCII. */
static bool
is_utf32(struct slice bytes, bool big_endian)
{
	struct encoding_wide wide = {.unit = 4, .big_endian = big_endian};
	size_t plain = 0;
	size_t count = (bytes.len < SAMPLE ? bytes.len : SAMPLE) / 4;

	for (size_t i = 0; i < count; i++) {
		uint32_t c = unit_at(
			(const unsigned char *)bytes.at + 4 * i, wide);

		if (c > 0x10FFFF)
			return false;
		plain += c && c < 0x80;
	}
	return plain > count / 4;
}

/*
 * In UTF-16, zeros are every second byte of ASCII, line ends at least, and
 * never the other one. Returns the share of zeros at the odd or even places.
 */
static double
zeros(struct slice bytes, size_t from)
{
	size_t len = bytes.len < SAMPLE ? bytes.len : SAMPLE;
	size_t count = 0;

	for (size_t i = from; i < len; i += 2)
		count += !bytes.at[i];
	return (double)count / ((double)len / 2);
}

/* ASCII with UTF-16 somewhere in it: letters and zeros in turns. */
static bool
has_wide_words(struct slice bytes)
{
	const char *p = memchr(bytes.at, '\0', bytes.len);
	const char *end = bytes.at + bytes.len;
	size_t turns = 0;

	while (p && end - p > 2 && turns < 16) {
		turns = is_plain((unsigned char)p[1]) && !p[2] ? turns + 1 : 0;
		p = memchr(p + 1, '\0', (size_t)(end - p - 1));
	}
	return turns == 16;
}

static struct encoding_wide
find_unmarked(struct slice bytes)
{
	double even = zeros(bytes, 0);
	double odd = zeros(bytes, 1);

	if (is_utf32(bytes, false))
		return marks[0].wide;
	if (is_utf32(bytes, true))
		return marks[1].wide;
	if (odd > 0.05 && even < odd / 20)
		return marks[2].wide;
	if (even > 0.05 && odd < even / 20)
		return marks[3].wide;
	if (has_wide_words(bytes) || slice_find(bytes, "\xFF\xFE") < bytes.len)
		return (struct encoding_wide){"UTF-16LE", 2, false, true};
	return (struct encoding_wide){0};
}

struct encoding_wide
encoding_wide_find(struct slice bytes)
{
	struct encoding_wide wide = {0};

	for (size_t i = 0; i < COUNTOF(marks) && !wide.name; i++)
		if (bytes.len >= marks[i].len &&
			!memcmp(bytes.at, marks[i].bytes, marks[i].len))
			wide = marks[i].wide;
	if (!wide.name && bytes.len >= 4 && memchr(bytes.at, '\0', bytes.len))
		wide = find_unmarked(bytes);
	if (wide.unit == 2 && has_plain_words(bytes))
		wide.mixed = true;
	return wide;
}

/* One character from units; *used says how many bytes it took. */
static uint32_t
character(const unsigned char *p, size_t len, struct encoding_wide wide,
	size_t *used)
{
	uint32_t c, low;

	*used = len < wide.unit ? len : wide.unit;
	if (len < wide.unit)
		return UTF8_REPLACEMENT;
	c = unit_at(p, wide);
	if (c > 0x10FFFF || (c >= 0xDC00 && c <= 0xDFFF))
		return UTF8_REPLACEMENT;
	if (c < 0xD800 || c > 0xDBFF)
		return c;
	low = wide.unit == 2 && len >= 4 ? unit_at(p + 2, wide) : 0;
	if (low < 0xDC00 || low > 0xDFFF)
		return UTF8_REPLACEMENT;
	*used = 4;
	return 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
}

struct slice
encoding_wide_decode(struct arena *a, struct slice bytes,
	struct encoding_wide wide, size_t *bad)
{
	const unsigned char *p = (const unsigned char *)bytes.at;
	/* A unit of two bytes becomes three at most, a byte that is left three. */
	char *text = arena_array(a, bytes.len / 2 + 2, 3);
	size_t len = 0, used;

	*bad = 0;
	for (size_t i = 0; i < bytes.len; i += used) {
		uint32_t c;

		used = wide.mixed ? ascii_run(p + i, bytes.len - i, wide) : 0;
		if (used >= ASCII_RUN) {
			memcpy(text + len, p + i, used);
			len += used;
			continue;
		}
		c = character(p + i, bytes.len - i, wide, &used);
		*bad += c == UTF8_REPLACEMENT;
		if (c != 0xFEFF)
			len += utf8_put(text + len, c);
	}
	return (struct slice){text, len};
}
