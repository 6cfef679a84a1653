#include "report/ruler.h"

#include <math.h>

#include "parser/utf8.h"

#define ELLIPSIS "\xe2\x80\xa6"

/* Widths of U+0020 to U+007E in hundredths of an em. */
static const unsigned char ascii[] = {32, 41, 46, 84, 64, 95, 78, 28, 39, 39,
	56, 84, 32, 37, 32, 38, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34,
	84, 84, 84, 54, 100, 69, 69, 70, 77, 64, 58, 78, 76, 34, 34, 66, 56, 91,
	76, 79, 61, 79, 70, 64, 62, 74, 69, 99, 69, 62, 69, 39, 38, 39, 84, 50,
	50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62, 64, 64,
	42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 56, 64, 84};

struct range {
	uint32_t first, last;
	unsigned char width; /* hundredths of an em; 0 for combining marks */
};

/* The first that holds a code point counts; one in none is as wide as OTHER. */
static const struct range ranges[] = {{0x00a0, 0x00a0, 32}, {0x00ad, 0x00ad, 0},
	{0x00a1, 0x00b6, 70}, {0x00b7, 0x00b8, 34}, {0x00b9, 0x00c5, 70},
	{0x00c6, 0x00c6, 98}, {0x00c7, 0x02ff, 70}, {0x0300, 0x036f, 0},
	{0x0370, 0x0482, 72}, {0x0483, 0x0489, 0}, {0x048a, 0x058f, 74},
	{0x0591, 0x05bd, 0}, {0x05be, 0x05ff, 60}, {0x0610, 0x061a, 0},
	{0x061b, 0x064a, 66}, {0x064b, 0x065f, 0}, {0x0660, 0x066f, 60},
	{0x0670, 0x0670, 0}, {0x0671, 0x06d5, 70}, {0x06d6, 0x06dc, 0},
	{0x0900, 0x0902, 0}, {0x0903, 0x093b, 72}, {0x093c, 0x093c, 0},
	{0x0941, 0x0948, 0}, {0x094d, 0x094d, 0}, {0x0e31, 0x0e31, 0},
	{0x0e34, 0x0e3a, 0}, {0x0e47, 0x0e4e, 0}, {0x0e00, 0x0eff, 64},
	{0x1100, 0x115f, 100}, {0x1160, 0x11ff, 0}, {0x2000, 0x200a, 34},
	{0x200b, 0x200f, 0}, {0x2010, 0x2013, 52}, {0x2014, 0x2015, 100},
	{0x2018, 0x201f, 54}, {0x2026, 0x2026, 100}, {0x202f, 0x202f, 32},
	{0x2060, 0x2064, 0}, {0x2e80, 0xa4cf, 100}, {0xac00, 0xd7a3, 95},
	{0xf900, 0xfaff, 100}, {0xfe00, 0xfe0f, 0}, {0xfe30, 0xfe6f, 100},
	{0xfeff, 0xfeff, 0}, {0xff01, 0xff60, 100}, {0xff61, 0xffdc, 56},
	{0xffe0, 0xffe6, 100}, {0x1f000, 0x1faff, 135},
	{0x20000, 0x3ffff, 100}};
#define OTHER 85

/* Semibold letters are wider by about this. */
#define BOLD 1.13

/* Marks that turn the direction of what follows, and their isolates. */
static bool
is_turning(uint32_t code)
{
	return (code >= 0x202a && code <= 0x202e) ||
		(code >= 0x2066 && code <= 0x2069);
}

static bool
is_character(uint32_t code)
{
	return code >= 0x20 && (code < 0x7f || code >= 0xa0) &&
		!is_turning(code) && !(code >= 0xfdd0 && code <= 0xfdef) &&
		(code & 0xfffe) != 0xfffe && code != 0xfeff;
}

/* The next character; white space of any kind but no-break is ' '. */
static uint32_t
next_code(struct slice *rest)
{
	for (;;) {
		uint32_t code = utf8_next(rest);

		if (!code)
			return 0;
		if (code == ' ' || (code >= '\t' && code <= '\r'))
			return ' ';
		if (is_character(code) && code != UTF8_REPLACEMENT)
			return code;
	}
}

const char *
ruler_clean(struct arena *a, const char *text)
{
	struct slice rest = slice_of(text);
	char *copy = arena_array(a, rest.len + 1, 1);
	size_t len = 0;
	uint32_t code;

	while ((code = next_code(&rest)))
		if (code != ' ' || (len && copy[len - 1] != ' '))
			len += utf8_put(copy + len, code);
	if (len && copy[len - 1] == ' ')
		copy[len - 1] = '\0';
	return copy;
}

bool
ruler_is_right_to_left(const char *text)
{
	struct slice rest = slice_of(text);
	uint32_t code;

	while ((code = next_code(&rest)))
		if (utf8_is_letter(code))
			return (code >= 0x0590 && code <= 0x08ff) ||
				(code >= 0xfb1d && code <= 0xfefc);
	return false;
}

static double
code_em(uint32_t code)
{
	if (code >= ' ' && code < ' ' + sizeof(ascii))
		return ascii[code - ' '] / 100.0;
	for (size_t i = 0; i < COUNTOF(ranges); i++)
		if (code >= ranges[i].first && code <= ranges[i].last)
			return ranges[i].width / 100.0;
	return OTHER / 100.0;
}

static double
code_px(uint32_t code, enum font font)
{
	const struct font_style *style = &palette_fonts[font];

	return code_em(code) * style->size_px *
		(style->weight > 500 ? BOLD : 1);
}

double
ruler_width(const char *text, enum font font)
{
	struct slice rest = slice_of(text);
	double width = 0;
	uint32_t code;

	while ((code = next_code(&rest)))
		width += code_px(code, font);
	return width;
}

/* Scripts that break between any two characters. */
static bool
is_ideographic(uint32_t code)
{
	return (code >= 0x2e80 && code <= 0xabff) ||
		(code >= 0xf900 && code <= 0xfaff) ||
		(code >= 0xff00 && code <= 0xffef) || code >= 0x20000;
}

/* No line ends with less of a word than these bytes. */
#define STUMP 3

/* Signs that no line begins with. */
static bool
is_closing(uint32_t code)
{
	static const uint32_t closing[] = {',', '.', ':', ';', '!', '?', ')',
		']', '%', 0xb7, 0x2026, 0x3001, 0x3002, 0x3009, 0x300b, 0x300d,
		0x30fc, 0xff01, 0xff05, 0xff09, 0xff0c, 0xff0e, 0xff1a, 0xff1b,
		0xff1f};

	for (size_t i = 0; i < COUNTOF(closing); i++)
		if (code == closing[i])
			return true;
	return false;
}

/* Between two characters of such a script, and after signs in paths. */
static bool
may_break(uint32_t before, uint32_t after)
{
	if (is_closing(after) || after == ' ')
		return false;
	return before == '/' || before == '-' || before == ',' ||
		before == '&' || is_ideographic(before) ||
		(is_ideographic(after) && before != '(');
}

/*
 * Where the first line ends: at the last place to break before it gets too
 * wide. *next is where the second line starts; both count bytes.
 */
static size_t
line_end(struct slice text, enum font font, double width, size_t *next)
{
	struct slice rest = text;
	uint32_t before = ' ';
	double used = 0;
	size_t end = 0, word = 0;

	for (;;) {
		size_t start = text.len - rest.len;
		uint32_t code = next_code(&rest);

		if (!code)
			return *next = text.len;
		if (start >= word + STUMP && may_break(before, code))
			end = *next = start;
		used += code_px(code, font);
		if (code != ' ' && used > width && start)
			return end ? end : (*next = start);
		if (code == ' ') {
			end = start;
			*next = word = text.len - rest.len;
		}
		before = code;
	}
}

/* As much of the text as fits with an ellipsis behind it. */
static const char *
cut(struct arena *a, struct slice text, enum font font, double width)
{
	struct slice rest = text;
	double used = ruler_width(ELLIPSIS, font);
	size_t end = 0;
	uint32_t code;

	while ((code = next_code(&rest))) {
		used += code_px(code, font);
		if (used > width)
			break;
		if (code != ' ')
			end = text.len - rest.len;
	}
	return arena_printf(a, "%.*s" ELLIPSIS, (int)end, text.at);
}

void
ruler_wrap(struct ruler_lines *lines, struct arena *a, const char *text,
	enum font font, double width, size_t most)
{
	struct slice rest = slice_of(ruler_clean(a, text));

	lines->count = 0;
	if (most > RULER_LINES + 1)
		most = RULER_LINES + 1;
	do {
		size_t next, end = line_end(rest, font, width, &next);
		bool whole = next == rest.len || lines->count + 1 < most;

		lines->at[lines->count++] = whole
			? arena_copy(a, slice_part(rest, 0, end))
			: cut(a, rest, font, width);
		rest = slice_part(rest, next, rest.len);
	} while (rest.len && lines->count < most);
}

double
ruler_widest(const struct ruler_lines *lines, enum font font)
{
	double widest = 0;

	for (size_t i = 0; i < lines->count; i++)
		widest = fmax(widest, ruler_width(lines->at[i], font));
	return widest;
}

size_t
ruler_torn(const struct ruler_lines *lines)
{
	size_t torn = 0;

	for (size_t i = 0; i + 1 < lines->count; i++) {
		struct slice rest = slice_of(lines->at[i]);
		uint32_t last = utf8_last(&rest);

		torn += is_ideographic(last) && !is_closing(last) ? 1 : 0;
	}
	return torn;
}
