#include "parser/number.h"

#include <math.h>
#include <string.h>

/* More digits than any double holds; a longer run is not a figure of ab's. */
#define DIGITS 40
#define GROUPS 12

struct token {
	char digits[DIGITS + 1]; /* all groups, one after the other */
	size_t digit_count;
	size_t lengths[GROUPS];
	uint32_t separators[GROUPS]; /* [i] stands before group i; [0] unused */
	size_t groups;
	bool torn; /* a space stands behind the last separator */
};

#define ARABIC_DECIMAL 0x066bu
#define ARABIC_GROUP 0x066cu
#define ARABIC_COMMA 0x060cu
#define MIDDLE_DOT 0x00b7u

static bool
is_separator(uint32_t code)
{
	return code == '.' || code == ',' || code == '\'' ||
		code == ARABIC_DECIMAL || code == ARABIC_GROUP ||
		code == ARABIC_COMMA || code == MIDDLE_DOT;
}

static size_t
digits_at(const struct folded *f, size_t at)
{
	size_t count = 0;

	while (fold_is_digit(f->code[at + count]))
		count++;
	return count;
}

/* A space continues a number only where it cannot be anything else. */
static bool
continues_with_space(const struct folded *f, size_t at, const struct token *t,
	enum number_spaces spaces)
{
	uint32_t code = f->code[at];
	uint32_t before = t->groups > 1 ? t->separators[t->groups - 1] : 0;

	if (spaces == NUMBER_SOLID || t->torn ||
		(code != FOLD_TIGHT_SPACE &&
			(code != ' ' || spaces != NUMBER_SPACED)))
		return false;
	if (before && !fold_is_space(before))
		return false;
	return digits_at(f, at + 1) == 3 && t->lengths[0] <= 3 &&
		t->digits[0] != '0';
}

/* Translators put a space behind the point: `7. 379`. */
static bool
is_torn(const struct folded *f, size_t at)
{
	return (f->code[at] == '.' || f->code[at] == ',') &&
		f->code[at + 1] == ' ' && digits_at(f, at + 2) &&
		digits_at(f, at + 2) <= 3;
}

static bool
take_group(struct token *t, const struct folded *f, size_t *at)
{
	size_t count = digits_at(f, *at);

	if (!count || t->groups == GROUPS || t->digit_count + count > DIGITS)
		return false;
	for (size_t i = 0; i < count; i++)
		t->digits[t->digit_count++] = (char)f->code[*at + i];
	t->lengths[t->groups++] = count;
	*at += count;
	return true;
}

/* False when the digits are too many to be a figure. */
static bool
take_token(struct token *t, const struct folded *f, size_t *at,
	enum number_spaces spaces)
{
	memset(t, 0, sizeof(*t));
	if (!take_group(t, f, at))
		return false;
	while (!t->torn &&
		(is_separator(f->code[*at]) || fold_is_space(f->code[*at]))) {
		size_t next = *at + 1;

		if (fold_is_space(f->code[*at])) {
			if (!continues_with_space(f, *at, t, spaces))
				break;
		} else if (is_torn(f, *at)) {
			t->torn = true;
			next++;
		} else if (!digits_at(f, next)) {
			break;
		}
		if (t->groups == GROUPS)
			return false;
		t->separators[t->groups] = fold_is_space(f->code[*at])
			? ' '
			: f->code[*at];
		if (!take_group(t, f, &next))
			return false;
		*at = next;
	}
	return true;
}

static uint32_t
kind_of(uint32_t separator)
{
	return separator == ARABIC_COMMA ? ',' : separator;
}

/*
 * Are the first count groups one whole number, written with one group
 * separator in threes, or in the Indian way (2,25,000)?
 */
static bool
is_grouped(const struct token *t, size_t count)
{
	bool thousands = true, indian = true;

	if (count == 1)
		return true;
	if (t->digits[0] == '0' || t->lengths[0] > 3 ||
		t->lengths[count - 1] != 3)
		return false;
	for (size_t i = 1; i < count; i++) {
		uint32_t kind = kind_of(t->separators[i]);

		if (kind != kind_of(t->separators[1]) ||
			kind == ARABIC_DECIMAL || kind == MIDDLE_DOT)
			return false;
		thousands = thousands && t->lengths[i] == 3;
		indian = indian && (i + 1 == count || t->lengths[i] == 2);
	}
	return thousands || (indian && t->lengths[0] <= 2 && count > 2);
}

static bool
is_decimal_mark(uint32_t kind)
{
	return kind == '.' || kind == ',' || kind == ARABIC_DECIMAL ||
		kind == MIDDLE_DOT;
}

static double
value_of(const struct token *t, size_t decimals)
{
	double value = 0;

	for (size_t i = 0; i < t->digit_count; i++)
		value = 10 * value + (t->digits[i] - '0');
	return decimals ? value / pow(10, (double)decimals) : value;
}

static void
add_reading(struct number *n, const struct token *t, size_t decimals,
	char separator, bool grouped)
{
	double value = value_of(t, decimals);

	n->readings[n->count++] = (struct reading){
		.value = n->negative ? -value : value,
		.decimals = (int)decimals,
		.separator = separator,
		.grouped = grouped,
	};
}

static void
find_readings(struct number *n, const struct token *t)
{
	size_t last = t->groups - 1;
	uint32_t mark = last ? kind_of(t->separators[last]) : 0;
	bool own_mark = last < 2 || mark != kind_of(t->separators[1]);

	if (last && is_decimal_mark(mark) && own_mark && is_grouped(t, last))
		add_reading(n, t, t->lengths[last],
			mark == '.' || mark == MIDDLE_DOT ? '.' : ',',
			last > 1);
	if (is_grouped(t, t->groups) && !t->torn)
		add_reading(n, t, 0, 0, last > 0);
}

/* `1.5e-01`, as the -S tables of 2.0.16 to 2.0.29 print their means. */
static void
take_exponent(struct number *n, const struct folded *f, const struct token *t)
{
	size_t at = n->end;
	int sign = 1, exponent = 0;

	if (f->code[at] != 'e' ||
		(f->code[at + 1] != '+' && f->code[at + 1] != '-') ||
		!digits_at(f, at + 2) || digits_at(f, at + 2) > 3)
		return;
	if (f->code[++at] == '-')
		sign = -1;
	while (fold_is_digit(f->code[++at]))
		exponent = 10 * exponent + (int)(f->code[at] - '0');
	n->end = at;
	n->count = 1;
	n->readings[0].value = value_of(t, t->groups > 1 ? t->lengths[1] : 0) *
		pow(10, sign * exponent);
	n->readings[0].decimals = 6;
}

/* `inf`, `-nan`, `1.#INF`, `-1.#IND00`: figures that ab could not work out. */
static bool
take_special(struct number *n, const struct folded *f)
{
	static const char *const words[] = {"inf", "nan", "1.#inf", "1.#ind",
		"1.#qnan", "-inf", "-nan", "-1.#ind", "-1.#inf"};

	for (size_t i = 0; i < COUNTOF(words); i++) {
		size_t len = strlen(words[i]), k = 0;

		while (k < len &&
			f->code[n->start + k] == (uint32_t)words[i][k])
			k++;
		if (k < len || fold_is_letter(f->code[n->start + len]))
			continue;
		n->end = n->start + len;
		while (fold_is_digit(f->code[n->end]))
			n->end++;
		return true;
	}
	return false;
}

bool
number_read(struct number *n, const struct folded *f, size_t start,
	enum number_spaces spaces)
{
	struct token token;
	size_t at = start;

	*n = (struct number){.start = start};
	if (take_special(n, f))
		return true;
	if (f->code[at] == '-' || f->code[at] == '+') {
		n->negative = f->code[at] == '-';
		at++;
	}
	if (!digits_at(f, at))
		return false;
	if (!take_token(&token, f, &at, spaces)) {
		while (fold_is_digit(f->code[at]) || is_separator(f->code[at]))
			at++;
		n->end = at;
		return true;
	}
	n->end = at;
	find_readings(n, &token);
	take_exponent(n, f, &token);
	return true;
}
