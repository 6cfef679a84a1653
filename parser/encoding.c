#include "parser/encoding.h"

#include <string.h>

#include "parser/encoding_convert.h"
#include "parser/encoding_guess.h"
#include "parser/encoding_repair.h"
#include "parser/encoding_wide.h"
#include "parser/utf8.h"

/* From here on, letters make good enough sense to believe them. */
#define SURE 0.7

/* How far into a page its encoding is looked for. */
#define HEAD ((size_t)4096)

/* Names of encodings whose supersets are what is meant. */
static const struct {
	const char *declared;
	const char *iconv;
} supersets[] = {
	{"iso-8859-1", "WINDOWS-1252"},
	{"latin1", "WINDOWS-1252"},
	{"us-ascii", "WINDOWS-1252"},
	{"iso-8859-9", "WINDOWS-1254"},
	{"gb2312", "GB18030"},
	{"gbk", "GB18030"},
	{"big5", "CP950"},
	{"shift_jis", "CP932"},
	{"x-sjis", "CP932"},
	{"shift-jis", "CP932"},
	{"euc-kr", "UHC"},
	{"ks_c_5601-1987", "UHC"},
	{"utf-8", ""},
	{"utf8", ""},
	{"utf-16", ""},
	{"utf-16le", ""},
	{"utf-16be", ""},
};

static char
lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

/* What a name of iconv's may consist of: nothing that it takes as an order. */
static bool
is_name(char c)
{
	return utf8_is_letter((unsigned char)c & 0x7Fu) ||
		(c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' ||
		c == ':';
}

/* The name that stands at the start, in lower case; "" for none. */
static const char *
name_at(struct arena *a, struct slice s)
{
	char *name;
	size_t len = 0;

	while (s.len && strchr(" \t\"'", *s.at) && *s.at)
		s = slice_part(s, 1, s.len);
	while (len < s.len && len < 40 && !(s.at[len] & 0x80) &&
		is_name(s.at[len]))
		len++;
	name = arena_copy(a, slice_part(s, 0, len));
	for (size_t i = 0; i < len; i++)
		name[i] = lower(name[i]);
	return name;
}

/* What a page or an XML file says of its encoding; "" when it says nothing. */
static const char *
declared_in(struct arena *a, struct slice bytes)
{
	struct slice head = slice_part(bytes, 0, HEAD);
	size_t at = slice_find(head, "charset=");

	if (slice_find(head, "<") == head.len)
		return "";
	if (at < head.len)
		return name_at(a, slice_part(head, at + 8, head.len));
	at = slice_find(head, "<?xml");
	head = slice_part(head, at, head.len);
	at = slice_find(head, "encoding=");
	return name_at(a, slice_part(head, at + 9, head.len));
}

/* By the name that a document gives itself, if that is true of all bytes. */
static bool
by_declaration(struct slice *text, struct arena *a, struct slice bytes,
	const char *declared)
{
	const char *name = declared;
	size_t bad = 0;

	for (size_t i = 0; i < COUNTOF(supersets); i++)
		if (!strcmp(declared, supersets[i].declared))
			name = supersets[i].iconv;
	return *name && encoding_convert(text, a, name, bytes, &bad) && !bad &&
		utf8_valid(*text) == text->len;
}

/* Bytes in one encoding that only their letters tell. */
static struct slice
by_letters(struct arena *a, struct slice bytes,
	const struct encoding_survey *survey, struct notices *notices)
{
	double score;
	const struct encoding *e = encoding_guess(survey->sample, &score);
	struct slice text = {0};
	size_t bad = 0;

	if (!encoding_convert(&text, a, e->iconv, bytes, &bad))
		return encoding_repair_bytes(a, bytes, survey, &bad);
	notice_add(notices, a, NOTICE_ENCODING, survey->first_bad,
		score > SURE ? "not UTF-8, read as %s"
			     : "not UTF-8, read as %s for want of a better",
		e->name);
	if (bad)
		notice_add(notices, a, NOTICE_BAD_BYTES, survey->first_bad,
			"%zu bytes are no characters of %s, replaced by U+FFFD",
			bad, e->name);
	return text;
}

/* UTF-8 with bad lines among the good. */
static struct slice
repair(struct arena *a, struct slice bytes,
	const struct encoding_survey *survey, struct notices *notices)
{
	double score = 0;
	struct slice lines;
	size_t bad = 0;
	const struct encoding *e = encodings;

	if (survey->good_in_bad * 4 <= survey->bad_in_bad)
		e = encoding_guess(survey->sample, &score);
	if (score > SURE &&
		encoding_convert(
			&lines, a, e->iconv, survey->bad_lines, &bad) &&
		!bad) {
		notice_add(notices, a, NOTICE_ENCODING, survey->first_bad,
			"%zu lines are not UTF-8 as the others, read as %s",
			survey->bad, e->name);
		return encoding_repair_lines(a, bytes, survey, lines);
	}
	lines = encoding_repair_bytes(a, bytes, survey, &bad);
	notice_add(notices, a, NOTICE_BAD_BYTES, survey->first_bad,
		"%zu bytes are not UTF-8: %zu read as windows-1252, the others "
		"replaced by U+FFFD",
		survey->bad_in_bad, survey->bad_in_bad - bad);
	return lines;
}

static struct slice
from_wide(struct arena *a, struct slice bytes, struct encoding_wide wide,
	unsigned first, struct notices *notices)
{
	size_t bad;
	struct slice text = encoding_wide_decode(a, bytes, wide, &bad);

	notice_add(notices, a, NOTICE_ENCODING, first,
		wide.mixed ? "%s and plain text mixed, read as both"
			   : "read as %s",
		wide.name);
	if (bad)
		notice_add(notices, a, NOTICE_BAD_BYTES, first,
			"%zu units are no characters of %s, replaced by U+FFFD",
			bad, wide.name);
	return text;
}

/* Old Japanese mails switch to ideographs by escape sequences, in seven bits. */
static bool
is_iso_2022(struct slice bytes)
{
	return bytes.len && memchr(bytes.at, '\x1B', bytes.len) &&
		(slice_find(bytes, "\x1B$B") < bytes.len ||
			slice_find(bytes, "\x1B$@") < bytes.len);
}

/*
 * Is most of it UTF-8? Other encodings have a few lines and characters that
 * are valid by chance.
 */
static bool
is_mostly_utf8(const struct encoding_survey *survey)
{
	return survey->good * 4 > survey->bad ||
		survey->good_in_bad > survey->bad_in_bad;
}

static struct slice
without_mark(struct slice bytes)
{
	return slice_starts(bytes, "\xEF\xBB\xBF")
		? slice_part(bytes, 3, bytes.len)
		: bytes;
}

struct slice
encoding_to_utf8(struct arena *a, struct slice bytes, struct slice declared,
	unsigned first, struct notices *notices)
{
	struct encoding_wide wide = encoding_wide_find(bytes);
	struct encoding_survey survey;
	struct slice text;
	const char *name;

	if (wide.name)
		return from_wide(a, bytes, wide, first, notices);
	bytes = without_mark(bytes);
	if (is_iso_2022(bytes) &&
		by_declaration(&text, a, bytes, "iso-2022-jp")) {
		notice_add(notices, a, NOTICE_ENCODING, first,
			"read as ISO-2022-JP");
		return text;
	}
	if (utf8_valid(bytes) == bytes.len)
		return bytes;
	name = declared.len ? name_at(a, declared) : declared_in(a, bytes);
	encoding_repair_survey(&survey, a, bytes, first);
	if (is_mostly_utf8(&survey))
		return repair(a, bytes, &survey, notices);
	if (*name && by_declaration(&text, a, bytes, name)) {
		notice_add(notices, a, NOTICE_ENCODING, survey.first_bad,
			"read as %s, as the document says", name);
		return text;
	}
	return by_letters(a, bytes, &survey, notices);
}
