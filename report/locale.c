#include "report/locale.h"

#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "report/index.h"
#include "report/language.h"

#define LEFT_TO_RIGHT_MARK "\xe2\x80\x8e"
#define EN_DASH "\xe2\x80\x93"
#define INFINITE "\xe2\x88\x9e"

struct locale_words {
	struct arena arena;
	struct index keys;
	const char **words; /* by the number of their key */
	size_t room;
};

/* Words for characters that cannot be seen in a file. */
static const struct {
	const char *word, *character;
} characters[] = {
	{"nnbsp", "\xe2\x80\xaf"},
	{"nbsp", "\xc2\xa0"},
	{"none", ""},
};

static void
add_word(struct locale_words *words, struct slice key, struct slice forms)
{
	const char *text = arena_copy(&words->arena, key);
	struct slice first = slice_part(forms, 0, slice_find(forms, " | "));

	if (index_find(&words->keys, text) != SIZE_MAX)
		return;
	words->words = arena_grow(&words->arena, words->words,
		words->keys.count, &words->room, sizeof(*words->words));
	words->words[words->keys.count] = arena_copy(
		&words->arena, slice_trim(first));
	index_add(&words->keys, text);
}

static void
add_words(struct locale_words *words, struct slice bytes)
{
	while (bytes.len) {
		size_t end = slice_find(bytes, "\n");
		struct slice line = slice_part(bytes, 0, end);
		size_t colon = slice_find(line, ":");

		bytes = slice_part(bytes, end + 1, bytes.len);
		if (colon < line.len && line.at[0] != '#')
			add_word(words, slice_trim(slice_part(line, 0, colon)),
				slice_part(line, colon + 1, line.len));
	}
}

/* A shape with the characters that its words stand for. */
static const char *
shape(struct locale *l, const char *key)
{
	const char *text = locale_word(l, key);

	for (size_t i = 0; i < COUNTOF(characters); i++)
		if (slice_starts(slice_of(text), characters[i].word))
			return arena_printf(&l->words->arena, "%s%s",
				characters[i].character,
				text + strlen(characters[i].word));
	return text;
}

bool
locale_load(struct locale *l, const char *tag, struct error *e)
{
	const struct resource *own = language_find(tag, e);
	const struct resource *english = language_find("en", e);

	*l = (struct locale){0};
	if (!own)
		return false;
	l->words = arena_heap(NULL, sizeof(*l->words));
	*l->words = (struct locale_words){0};
	add_words(l->words, own->bytes);
	if (english && english != own)
		add_words(l->words, english->bytes);
	l->tag = arena_copy(&l->words->arena, language_tag(own));
	l->decimal = shape(l, "decimal");
	l->group = shape(l, "group");
	l->percent = shape(l, "percent_sign");
	l->right_to_left = !strcmp(locale_word(l, "direction"), "rtl");
	return true;
}

void
locale_free(struct locale *l)
{
	if (l->words) {
		index_free(&l->words->keys);
		arena_free(&l->words->arena);
		free(l->words);
	}
	*l = (struct locale){0};
}

const char *
locale_word(const struct locale *l, const char *key)
{
	size_t number = index_find(&l->words->keys, key);

	return number == SIZE_MAX ? key : l->words->words[number];
}

bool
locale_has(const struct locale *l, const char *key)
{
	return index_find(&l->words->keys, key) != SIZE_MAX;
}

/* Digits in groups of three, counted from the right. */
static void
put_grouped(const struct locale *l, struct buffer *out, struct slice digits)
{
	for (size_t i = 0; i < digits.len; i++) {
		if (i && (digits.len - i) % 3 == 0)
			buffer_puts(out, l->group);
		buffer_putc(out, digits.at[i]);
	}
}

void
locale_number(
	const struct locale *l, struct buffer *out, double number, int decimals)
{
	char text[400];
	struct slice digits;
	size_t point;

	if (!isfinite(number)) {
		buffer_puts(out, isnan(number) ? EN_DASH : INFINITE);
		return;
	}
	if (decimals < 0 || decimals > 20)
		decimals = 0;
	snprintf(text, sizeof(text), "%.*f", decimals, fabs(number));
	digits = slice_of(text);
	/* What rounds to nothing has no sign. */
	if (number < 0 && strspn(text, "0.") < digits.len)
		buffer_putc(out, '-');
	point = slice_find(digits, ".");
	put_grouped(l, out, slice_part(digits, 0, point));
	if (point < digits.len) {
		buffer_puts(out, l->decimal);
		buffer_puts(out, text + point + 1);
	}
}

void
locale_percent(const struct locale *l, struct buffer *out, double percent)
{
	/* Without it a sign goes to the wrong end among right-to-left words. */
	if (l->right_to_left && !isnan(percent))
		buffer_puts(out, LEFT_TO_RIGHT_MARK);
	if (percent >= 0.005)
		buffer_putc(out, '+');
	locale_number(l, out, percent, 2);
	if (!isnan(percent))
		buffer_puts(out, l->percent);
}

/* The value of a place among pairs of name and value; NULL: no such place. */
static const char *
place_value(struct slice name, va_list pairs)
{
	const char *key;

	while ((key = va_arg(pairs, const char *)) != NULL) {
		const char *value = va_arg(pairs, const char *);

		if (slice_equals(name, key))
			return value;
	}
	return NULL;
}

void
locale_sentence(
	const struct locale *l, struct buffer *out, const char *key, ...)
{
	struct slice rest = slice_of(locale_word(l, key));

	while (rest.len) {
		size_t open = slice_find(rest, "{");
		size_t close = slice_find(rest, "}");
		const char *value;
		va_list pairs;

		buffer_put(out, slice_part(rest, 0, open));
		if (open == rest.len || close <= open || close == rest.len) {
			buffer_put(out, slice_part(rest, open, rest.len));
			return;
		}
		va_start(pairs, key);
		value = place_value(slice_part(rest, open + 1, close), pairs);
		va_end(pairs);
		if (value)
			buffer_puts(out, value);
		else
			buffer_put(out, slice_part(rest, open, close + 1));
		rest = slice_part(rest, close + 1, rest.len);
	}
}
