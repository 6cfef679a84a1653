#include "parser/text.h"

#include <stdint.h>
#include <string.h>

#include "parser/clean.h"
#include "parser/encoding.h"
#include "parser/encoding_wide.h"
#include "parser/html.h"
#include "parser/layout.h"
#include "parser/mail.h"
#include "parser/utf8.h"

#define SAMPLE ((size_t)64 * 1024)

/* Bytes looked at together; a constant, so that they fit vector registers. */
#define STRIDE ((size_t)128)

/* What a document is made of, by one look at every byte. */
struct content {
	bool plain;  /* printable ASCII, tabs and line ends alone */
	bool marked; /* a backslash, ampersand or asterisk, or [0 */
	size_t feeds;
};

/* First bytes of files that are no text, whatever words they hold. */
static const struct {
	const char *bytes;
	size_t len;
} magics[] = {
	{"\x7F"
	 "ELF",
		4},
	{"\x89PNG", 4},
	{"\xFF\xD8\xFF", 3},
	{"GIF8", 4},
	{"%PDF-", 5},
	{"PK\3\4", 4},
	{"\x1F\x8B", 2},
	{"BZh", 3},
	{"\xFD"
	 "7zXZ",
		5},
	{"\x28\xB5\x2F\xFD", 4},
	{"7z\xBC\xAF", 4},
	{"MZ\x90", 3},
	{"\xCA\xFE\xBA\xBE", 4},
	{"\xCF\xFA\xED\xFE", 4},
	{"SQLite format", 13},
	{"\0asm", 4},
	{"!<arch>\n", 8},
	{"RIFF", 4},
	{"wOFF", 4},
	{"wOF2", 4},
	{"\xD4\xC3\xB2\xA1", 4},
	{"\xD0\xCF\x11\xE0", 4},
};

/* What was seen in some bytes; of a size that vector registers like. */
struct look {
	unsigned char odd, marks, feeds;
};

static inline void
look_at_byte(struct look *look, unsigned char c, unsigned char next)
{
	look->feeds = (unsigned char)(look->feeds + (c == '\n'));
	look->odd |= (unsigned char)(((unsigned char)(c - ' ') > '~' - ' ') &
		(c != '\n') & (c != '\t') & ((c != '\r') | (next != '\n')));
	look->marks |= (unsigned char)((c == '\\') | (c == '&') | (c == '*') |
		((c == '[') & ((unsigned char)(next - '0') < 10)));
}

static struct content
look_at(struct slice bytes)
{
	const unsigned char *p = (const unsigned char *)bytes.at;
	struct content content = {0};
	struct look all = {0};
	size_t i = 0;

	for (; i + STRIDE < bytes.len; i += STRIDE) {
		struct look look = {0};

		for (size_t j = 0; j < STRIDE; j++)
			look_at_byte(&look, p[i + j], p[i + j + 1]);
		all.odd |= look.odd;
		all.marks |= look.marks;
		content.feeds += look.feeds;
	}
	for (all.feeds = 0; i < bytes.len; i++) {
		look_at_byte(&all, p[i], i + 1 < bytes.len ? p[i + 1] : 0);
		content.feeds += all.feeds;
		all.feeds = 0;
	}
	content.plain = !all.odd;
	content.marked = all.marks != 0;
	return content;
}

static bool
has_magic(struct slice bytes)
{
	for (size_t i = 0; i < COUNTOF(magics); i++)
		if (bytes.len >= magics[i].len &&
			!memcmp(bytes.at, magics[i].bytes, magics[i].len))
			return true;
	return false;
}

/*
 * More controls than a terminal or ab -v puts into a text. Zeros do not count:
 * a file that was cut short by a crash ends in them.
 */
static bool
is_mostly_controls(struct slice bytes)
{
	static const char used[] = "\t\n\v\f\r\a\b\x1B";
	struct slice sample = slice_part(bytes, 0, SAMPLE);
	size_t controls = 0, others = 0;

	for (size_t i = 0; i < sample.len; i++) {
		unsigned char c = (unsigned char)sample.at[i];

		others += c != 0;
		controls += c && (c < ' ' || c == 0x7F) &&
			!memchr(used, c, sizeof(used) - 1);
	}
	return !others || controls * 20 > others;
}

static bool
is_binary(struct slice bytes)
{
	if (has_magic(bytes))
		return true;
	return is_mostly_controls(bytes) && !encoding_wide_find(bytes).name &&
		slice_find(bytes, "Complete requests:") == bytes.len;
}

/* Lines of text that needs no cleaning: nothing is copied. */
static void
split_plain(struct text *t, struct arena *a, struct slice bytes, size_t feeds,
	unsigned first)
{
	const char *p = bytes.at, *end = p + bytes.len;

	t->room = feeds + 1;
	t->lines = arena_array(a, t->room, sizeof(*t->lines));
	while (p < end) {
		struct line *line = &t->lines[t->count++];
		const char *feed = memchr(p, '\n', (size_t)(end - p));

		line->text.at = p;
		line->text.len = (size_t)((feed ? feed : end) - p);
		if (feed > p && feed[-1] == '\r')
			line->text.len--;
		line->number = first++;
		p = feed ? feed + 1 : end;
	}
}

/* Lines of any UTF-8. Text without a line feed is ended by returns. */
static void
split(struct text *t, struct arena *a, struct slice text, unsigned first)
{
	size_t feeds = look_at(text).feeds;
	char end = feeds ? '\n' : '\r';

	t->room = feeds + 1;
	t->lines = arena_array(a, t->room, sizeof(*t->lines));
	for (unsigned number = first; text.len; number++) {
		const char *at = memchr(text.at, end, text.len);
		size_t len = at ? (size_t)(at - text.at) : text.len;

		clean_line(t, a, slice_part(text, 0, len), number);
		text = slice_part(text, len + 1, text.len);
	}
}

static bool
is_blank(const struct text *t)
{
	for (size_t i = 0; i < t->count; i++) {
		struct slice rest = t->lines[i].text;

		while (rest.len)
			if (!utf8_is_space(utf8_next(&rest)))
				return false;
	}
	return true;
}

/* Lines of what is not plain ASCII. */
static void
decode(struct text *t, struct arena *a, struct slice bytes, unsigned first,
	struct notices *notices)
{
	struct slice none = {0};
	struct slice text = encoding_to_utf8(a, bytes, none, first, notices);

	/* UTF-8 is the end of the bytes, without a mark before it. */
	t->utf16_or_other = text.at + text.len != bytes.at + bytes.len;
	t->marked = t->marked || t->utf16_or_other;
	t->ended = text.len &&
		(text.at[text.len - 1] == '\n' ||
			text.at[text.len - 1] == '\r');
	if (html_looks(text)) {
		html_lines(t, a, text, first, notices);
		clean_lines(t, a);
	} else if (text.len) {
		split(t, a, text, first);
	}
}

static void
read_mail(struct text *t, struct arena *a, struct slice bytes, unsigned first,
	struct notices *notices)
{
	mail_lines(t, a, bytes, first, notices);
	clean_lines(t, a);
	t->marked = true;
}

enum text_verdict
text_decode(struct text *t, struct arena *a, struct slice bytes, unsigned first,
	struct notices *notices)
{
	struct content content = look_at(bytes);

	*t = (struct text){0};
	if (!bytes.len)
		return TEXT_EMPTY;
	if (!content.plain && is_binary(bytes))
		return TEXT_BINARY;
	t->ended = bytes.at[bytes.len - 1] == '\n';
	t->marked = content.marked;
	if (mail_looks(bytes))
		read_mail(t, a, bytes, first, notices);
	else if (content.plain && !html_looks(bytes))
		split_plain(t, a, bytes, content.feeds, first);
	else
		decode(t, a, bytes, first, notices);
	if (is_blank(t))
		return TEXT_EMPTY;
	layout_undo(t, a);
	return TEXT_OK;
}
