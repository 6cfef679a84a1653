#include "parser/fold.h"

#include "parser/utf8.h"

struct range {
	uint32_t first, last;
};

/* Zeros of the decimal digits that people's tools print. */
static const uint32_t zeros[] = {0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66,
	0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50, 0x0ed0,
	0x0f20, 0x1040, 0x17e0, 0x1810, 0xff10};

/* Marks that a copy may drop without anybody noticing. */
static const struct range dropped[] = {
	{0x0300, 0x036f}, /* combining accents */
	{0x0591, 0x05c7}, /* Hebrew points */
	{0x0610, 0x061a}, {0x0640, 0x0640}, {0x064b, 0x065f}, {0x0670, 0x0670},
	{0x200b, 0x200f}, /* joiners, which text.c takes out of logs */
	{0xfe00, 0xfe0f}, /* variation selectors */
};

static const struct range unspaced[] = {
	{0x0e00, 0x0eff}, /* Thai, Lao */
	{0x1000, 0x109f},
	{0x1780, 0x17ff}, /* Burmese, Khmer */
	{0x2e80, 0x2fff},
	{0x3005, 0x3007},
	{0x3041, 0x30ff},
	{0x3400, 0x9fff},
	{0xac00, 0xd7af},
	{0xf900, 0xfaff},
	{0x20000, 0x3ffff},
};

/* Base letters of U+00C0 to U+017F, in lower case; '-' keeps the code. */
static const char latin[] =
	"aaaaaaaceeeeiiiidnooooo-ouuuuy-saaaaaaaceeeeiiiidnooooo-ouuuuy-y"
	"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
	"lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/* The same for U+1EA0 to U+1EF9, the Vietnamese letters. */
static const char vietnamese[] =
	"aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiii"
	"oooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy";

static bool
is_within(uint32_t code, const struct range *ranges, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (code >= ranges[i].first && code <= ranges[i].last)
			return true;
	return false;
}

bool
fold_is_space(uint32_t code)
{
	return code == ' ' || code == FOLD_TIGHT_SPACE;
}

bool
fold_is_digit(uint32_t code)
{
	return code >= '0' && code <= '9';
}

bool
fold_is_unspaced(uint32_t code)
{
	return code >= 0x0e00 && is_within(code, unspaced, COUNTOF(unspaced));
}

bool
fold_is_letter(uint32_t code)
{
	if (code < 0x80)
		return code >= 'a' && code <= 'z';
	if (code < 0xc0 || code == 0xd7 || code == 0xf7)
		return code == 0xaa || code == 0xb5 || code == 0xba;
	if (code >= 0x2000 && code <= 0x2bff) /* punctuation, signs, arrows */
		return false;
	if (code >= 0x3000 && code <= 0x303f)
		return code >= 0x3005 && code <= 0x3007;
	return code != 0x066a && code != 0x066b && code != 0x066c &&
		code != 0x060c && code != 0x061b && code != 0x061f &&
		code != 0x0964 && code != UTF8_REPLACEMENT && code < 0x1f000;
}

static uint32_t
fold_digit(uint32_t code)
{
	for (size_t i = 0; i < COUNTOF(zeros); i++)
		if (code >= zeros[i] && code < zeros[i] + 10)
			return '0' + (code - zeros[i]);
	return code;
}

static uint32_t
fold_greek(uint32_t code)
{
	static const uint32_t accented[] = {0x3ac, 0x3b1, 0x3ad, 0x3b5, 0x3ae,
		0x3b7, 0x3af, 0x3b9, 0x3cc, 0x3bf, 0x3cd, 0x3c5, 0x3ce, 0x3c9,
		0x386, 0x3b1, 0x388, 0x3b5, 0x389, 0x3b7, 0x38a, 0x3b9, 0x38c,
		0x3bf, 0x38e, 0x3c5, 0x38f, 0x3c9, 0x3ca, 0x3b9, 0x3cb, 0x3c5,
		0x390, 0x3b9, 0x3b0, 0x3c5, 0x3c2, 0x3c3};

	for (size_t i = 0; i < COUNTOF(accented); i += 2)
		if (code == accented[i])
			return accented[i + 1];
	return code >= 0x391 && code <= 0x3a9 ? fold_greek(code + 0x20) : code;
}

static uint32_t
fold_cyrillic(uint32_t code)
{
	if (code >= 0x400 && code <= 0x40f)
		code += 0x50;
	else if (code >= 0x410 && code <= 0x42f)
		code += 0x20;
	else if (code >= 0x490 && code <= 0x491)
		code = 0x491;
	return code == 0x451 ? 0x435 : code; /* yo is often written ye */
}

static uint32_t
fold_sign(uint32_t code)
{
	switch (code) {
	case 0x2018:
	case 0x2019:
	case 0x201b:
	case 0x02bc:
	case 0x00b4:
	case 0x2032:
		return '\'';
	case 0x201c:
	case 0x201d:
	case 0x201e:
	case 0x00ab:
	case 0x00bb:
		return '"';
	case 0x2010:
	case 0x2011:
	case 0x2012:
	case 0x2013:
	case 0x2014:
	case 0x2212:
	case 0xfe63:
		return '-';
	case 0x066a:
	case 0x2030:
		return code == 0x066a ? '%' : code;
	case 0x3001:
		return ',';
	case 0x3002:
		return '.';
	case 0x2044:
	case 0x2215:
		return '/';
	case 0x300c:
	case 0x300d:
	case 0x300e:
	case 0x300f:
		return '"';
	case 0x3010:
	case 0x3014:
		return '[';
	case 0x3011:
	case 0x3015:
		return ']';
	case 0x06cc:
	case 0x0649: /* Persian and dotless yeh */
		return 0x064a;
	case 0x06a9: /* Persian kaf */
		return 0x0643;
	case 0x0623:
	case 0x0625:
	case 0x0622: /* alef with its marks */
		return 0x0627;
	}
	return code;
}

static uint32_t
fold_code(uint32_t code)
{
	if (code >= 0xff01 && code <= 0xff5e)
		code -= 0xfee0;
	if (code >= 'A' && code <= 'Z')
		return code + 0x20;
	if (code < 0x80)
		return code;
	if (code >= 0xc0 && code < 0xc0 + sizeof(latin) - 1)
		return latin[code - 0xc0] == '-' ? code
						 : (uint32_t)latin[code - 0xc0];
	if (code >= 0x1ea0 && code < 0x1ea0 + sizeof(vietnamese) - 1)
		return (uint32_t)vietnamese[code - 0x1ea0];
	if (code == 0x1a0 || code == 0x1a1)
		return 'o';
	if (code == 0x1af || code == 0x1b0)
		return 'u';
	if (code >= 0x218 && code <= 0x21b) /* Romanian s and t with comma */
		return code < 0x21a ? 's' : 't';
	if (code >= 0x386 && code <= 0x3ce)
		return fold_greek(code);
	if (code >= 0x400 && code <= 0x4ff)
		return fold_cyrillic(code);
	return fold_digit(fold_sign(code));
}

/* Emphasis and escapes that Markdown leaves around words and figures. */
static bool
is_dropped(uint32_t code)
{
	if (code < 0x80)
		return code == '*' || code == '\\' || code == '`';
	return is_within(code, dropped, COUNTOF(dropped));
}

static bool
is_tight(uint32_t code)
{
	return code == 0xa0 || code == 0x202f || code == 0x2009 ||
		code == 0x2007 || code == 0x2008;
}

static bool
is_wide_space(uint32_t code)
{
	return code == ' ' || code == '\t' || code == 0x1680 ||
		(code >= 0x2000 && code <= 0x200a) || code == 0x205f ||
		code == 0x3000;
}

struct folded
fold_line(struct arena *a, struct slice text)
{
	uint32_t *code = arena_array(a, text.len + 1, sizeof(*code));
	uint32_t *at = arena_array(a, text.len + 1, sizeof(*at));
	size_t count = 0;

	for (struct slice rest = text; rest.len;) {
		uint32_t start = (uint32_t)(text.len - rest.len);
		uint32_t c = utf8_next(&rest);
		bool space = is_tight(c) || is_wide_space(c);

		if (is_dropped(c))
			continue;
		if (space && count && fold_is_space(code[count - 1])) {
			code[count - 1] = ' ';
			continue;
		}
		at[count] = start;
		code[count++] = space ? (is_tight(c) ? FOLD_TIGHT_SPACE : ' ')
				      : fold_code(c);
	}
	at[count] = (uint32_t)text.len;
	return (struct folded){text, code, at, count};
}

struct slice
fold_slice(const struct folded *f, size_t start, size_t end)
{
	if (end > f->count)
		end = f->count;
	if (start > end)
		start = end;
	return slice_trim(slice_part(f->text, f->at[start], f->at[end]));
}

bool
fold_starts_word(const struct folded *f, size_t at)
{
	uint32_t before = at ? f->code[at - 1] : ' ';

	if (fold_is_space(f->code[at]))
		return false;
	if (fold_is_digit(before))
		return !fold_is_digit(f->code[at]) &&
			fold_is_letter(f->code[at]) && at > 1;
	return !fold_is_letter(before);
}
