#include "parser/encoding_guess.h"

#include <stdlib.h>
#include <string.h>

#include "parser/arena.h"
#include "parser/encoding_convert.h"
#include "parser/utf8.h"

#define BMP 0x10000u

/* Nothing can make better sense: the other candidates need no look. */
#define CERTAIN 1.015

/* What a sample becomes in one candidate. */
struct reading {
	uint32_t *points; /* its code points from U+0080 on */
	size_t count;
	double penalty; /* for what no language has */
};

/* Found in the texts of every language. */
static const char common[] = "«»°·–—‘’“”„…€±×µ§©®™\u00A0\u2009\u202F✓→•";

enum weight { UNKNOWN, FREQUENT, OTHER, COMMON };

static const double weights[] = {[FREQUENT] = 1, [OTHER] = 0.6, [COMMON] = 0.8};

/* The lower case of Latin, Greek and Cyrillic letters beyond ASCII. */
static uint32_t
fold(uint32_t c)
{
	static const struct {
		uint32_t first, last;
		int distance; /* 0: upper and lower case in turns */
	} rows[] = {
		{0xC0, 0xD6, 0x20},
		{0xD8, 0xDE, 0x20},
		{0x100, 0x12F, 0},
		{0x130, 0x130, 1},
		{0x132, 0x137, 0},
		{0x139, 0x148, -1},
		{0x14A, 0x177, 0},
		{0x178, 0x178, -0x79},
		{0x179, 0x17E, -1},
		{0x218, 0x21B, 0},
		{0x386, 0x386, 0x26},
		{0x388, 0x38A, 0x25},
		{0x38C, 0x38C, 0x40},
		{0x38E, 0x38F, 0x3F},
		{0x391, 0x3AB, 0x20},
		{0x400, 0x40F, 0x50},
		{0x410, 0x42F, 0x20},
		{0x490, 0x491, 0},
	};

	for (size_t i = 0; i < COUNTOF(rows) && c < 0x530; i++) {
		if (c < rows[i].first || c > rows[i].last)
			continue;
		if (rows[i].distance == 0)
			return c | 1;
		if (rows[i].distance == -1)
			return c + (c & 1);
		return (uint32_t)((int)c + rows[i].distance);
	}
	return c;
}

static bool
is_lower(uint32_t c)
{
	if (c < 0x80)
		return c >= 'a' && c <= 'z';
	return c < 0x530 && fold(c) == c && utf8_is_letter(c);
}

static bool
is_common(uint32_t c)
{
	struct slice rest = slice_of(common);

	while (rest.len)
		if (utf8_next(&rest) == c)
			return true;
	return false;
}

static bool
is_latin(uint32_t c)
{
	return c < 0x250 && utf8_is_letter(c);
}

/* Letters give a wrong candidate away by what is beside them. */
static double
odd_letter(uint32_t before, uint32_t c, uint32_t after)
{
	if (c >= 0x1100) /* ideographs stand beside anything */
		return 0;
	if (fold(c) != c && is_lower(before))
		return 1.5;
	if (!is_latin(c))
		return is_latin(before) || is_latin(after) ? 1 : 0;
	return utf8_is_letter(before) || utf8_is_letter(after) ? 0 : 0.2;
}

/*
 * What gives a wrong candidate away, whatever the language: capitals and
 * symbols within words, alphabets mixed, controls, characters of private use.
 */
static double
oddity(uint32_t before, uint32_t c, uint32_t after)
{
	if (c < 0xA0 || c == UTF8_REPLACEMENT || (c >= 0xE000 && c <= 0xF8FF))
		return 2;
	if (utf8_is_letter(c))
		return odd_letter(before, c, after);
	if (c >= 0x3000 || c == 0xB7 || c == 0x2019)
		return 0;
	if (utf8_is_letter(before) && utf8_is_letter(after))
		return 1;
	return is_common(c) ? 0 : 0.2;
}

/* Keep the code points beyond ASCII, and what is odd about them. */
static void
take_text(struct reading *r, struct slice text)
{
	uint32_t before = ' ', c = utf8_next(&text);

	while (c) {
		uint32_t after = utf8_next(&text);

		if (c >= 0x80) {
			r->points[r->count++] = c;
			r->penalty += oddity(before, c, after);
		}
		before = c;
		c = after;
	}
}

static bool
read_as(struct reading *r, const char *name, struct slice sample)
{
	struct arena arena = {0};
	struct slice text;
	size_t bad;
	bool known = encoding_convert(&text, &arena, name, sample, &bad);

	r->count = 0;
	r->penalty = 0;
	if (known)
		take_text(r, text);
	arena_free(&arena);
	return known && r->count;
}

/* Mark the letters of a language in a table over code points, or wipe them. */
static void
mark(unsigned char *table, const char *letters, enum weight weight)
{
	struct slice rest = slice_of(letters ? letters : "");

	while (rest.len) {
		uint32_t c = utf8_next(&rest);

		if (c < BMP)
			table[c] = (unsigned char)weight;
	}
}

/* What a letter is worth that a language's table does not have. */
static double
stranger(uint32_t c, uint32_t native)
{
	bool ideograph = c >= 0x4E00 && c <= 0x9FFF;
	bool hangul = c >= 0xAC00 && c <= 0xD7A3;

	if (native >= 0x3000 && (ideograph || hangul))
		return hangul == (native >= 0xAC00) ? 0.2 : -0.2;
	if (native >= 0x3000 && c >= 0xFF01 && c <= 0xFF5E)
		return 0.7; /* a full-width form */
	return -0.5;
}

static double
score_in(const struct encoding_language *language, const struct reading *r,
	unsigned char *table)
{
	struct slice first = slice_of(language->frequent);
	uint32_t native = utf8_next(&first);
	double sum = 0;

	mark(table, common, COMMON);
	mark(table, language->other, OTHER);
	mark(table, language->frequent, FREQUENT);
	for (size_t i = 0; i < r->count; i++) {
		uint32_t c = fold(r->points[i]);
		unsigned char weight = c < BMP ? table[c] : UNKNOWN;

		sum += weight ? weights[weight] : stranger(c, native);
	}
	mark(table, common, UNKNOWN);
	mark(table, language->other, UNKNOWN);
	mark(table, language->frequent, UNKNOWN);
	return (sum - r->penalty) / (double)r->count;
}

static double
score_of(const struct encoding *e, struct reading *r, unsigned char *table,
	struct slice sample)
{
	double best = -9;

	if (!read_as(r, e->iconv, sample))
		return best;
	for (const struct encoding_language *l = e->languages; l->frequent;
		l++) {
		double score = score_in(l, r, table);

		if (score > best)
			best = score;
	}
	if (e == encodings) /* where little tells, the commonest is likeliest */
		best += 0.5 / (double)r->count;
	return best + e->prior;
}

/* The share of bytes beyond ASCII that have another one beside them. */
static double
togetherness(struct slice sample)
{
	size_t beyond = 0, together = 0;

	for (size_t i = 0; i < sample.len; i++) {
		bool before = i && (sample.at[i - 1] & 0x80);
		bool after = i + 1 < sample.len && (sample.at[i + 1] & 0x80);

		if (!(sample.at[i] & 0x80))
			continue;
		beyond++;
		together += before || after;
	}
	return beyond ? (double)together / (double)beyond : 0;
}

/* Is it worth the trouble of decoding? */
static bool
is_likely(const struct encoding *e, double together)
{
	if (e->runs == ENCODING_EITHER)
		return true;
	return e->runs == ENCODING_ALONE ? together < 0.9 : together > 0.2;
}

const struct encoding *
encoding_guess(struct slice sample, double *score)
{
	unsigned char *table = arena_heap(NULL, BMP);
	struct reading reading = {.points = arena_heap(NULL,
					  (sample.len + 1) * sizeof(uint32_t))};
	const struct encoding *best = encodings;
	double together = togetherness(sample);

	memset(table, UNKNOWN, BMP);
	*score = -9;
	for (size_t i = 0; i < encoding_count && *score < CERTAIN; i++) {
		const struct encoding *e = &encodings[i];
		double s = is_likely(e, together)
			? score_of(e, &reading, table, sample)
			: -9;

		if (s > *score) {
			*score = s;
			best = e;
		}
	}
	free(reading.points);
	free(table);
	return best;
}
