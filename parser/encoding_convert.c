#include "parser/encoding_convert.h"

#include <iconv.h>
#include <stdint.h>

#include "parser/utf8.h"

/*
 * The most that the bytes can become: three for one that is beyond ASCII,
 * and for two of those seven-bit encodings that switch by escape sequences.
 */
static size_t
most(struct slice bytes)
{
	size_t beyond = 0;
	size_t escapes = 0;

	for (size_t i = 0; i < bytes.len; i++) {
		beyond += (unsigned char)bytes.at[i] >= 0x80;
		escapes += bytes.at[i] == '\x1B';
	}
	return bytes.len + 2 * (escapes ? bytes.len : beyond) + 16;
}

bool
encoding_convert(struct slice *text, struct arena *a, const char *name,
	struct slice bytes, size_t *bad)
{
	iconv_t cd = iconv_open("UTF-8", name);
	char *from = (char *)(uintptr_t)bytes.at; /* iconv only reads it */
	size_t left = bytes.len, room;
	char *to;

	*bad = 0;
	if (cd == (iconv_t)-1)
		return false;
	room = most(bytes);
	to = arena_array(a, room, 1);
	text->at = to;
	while (left && iconv(cd, &from, &left, &to, &room) == (size_t)-1) {
		size_t put;

		if (room < 4)
			break;
		put = utf8_put(to, UTF8_REPLACEMENT);
		to += put;
		room -= put;
		from++;
		left--;
		++*bad;
	}
	iconv_close(cd);
	text->len = (size_t)(to - text->at);
	return true;
}

unsigned
encoding_convert_western(unsigned char byte)
{
	static const uint16_t upper[32] = {0x20AC, 0xFFFD, 0x201A, 0x0192,
		0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
		0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C,
		0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
		0x0153, 0xFFFD, 0x017E, 0x0178};

	return byte >= 0x80 && byte < 0xA0 ? upper[byte - 0x80] : byte;
}
