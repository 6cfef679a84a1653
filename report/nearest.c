#include "report/nearest.h"

#include <string.h>

#define LONGEST 64

static size_t
least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* Letters to insert, drop or replace (Levenshtein). */
static size_t
distance(struct slice a, struct slice b)
{
	size_t row[LONGEST + 1];

	if (a.len > LONGEST || b.len > LONGEST)
		return LONGEST;
	for (size_t k = 0; k <= b.len; k++)
		row[k] = k;
	for (size_t i = 1; i <= a.len; i++) {
		size_t diagonal = row[0];

		row[0] = i;
		for (size_t k = 1; k <= b.len; k++) {
			size_t replaced = diagonal +
				(a.at[i - 1] != b.at[k - 1]);

			diagonal = row[k];
			row[k] = least(replaced, least(row[k], row[k - 1]) + 1);
		}
	}
	return row[b.len];
}

/* Are the letters of the word the first ones of the parts of the name? */
static bool
is_short_for(struct slice word, const char *name)
{
	size_t i = 0;

	for (const char *at = name; *at; at++) {
		if (at != name && at[-1] != '_' && at[-1] != '-')
			continue;
		if (i == word.len || word.at[i] != *at)
			return false;
		i++;
	}
	return i == word.len;
}

void
nearest_try(struct nearest *best, struct slice word, const char *name)
{
	struct slice known = slice_of(name);
	size_t far = word.len / 3 + 1;
	size_t d = distance(word, known);
	char text[LONGEST];

	if (!word.len || word.len >= sizeof(text))
		return;
	memcpy(text, word.at, word.len);
	text[word.len] = '\0';
	if (is_short_for(word, name))
		d = 0;
	else if (word.len > 2 && slice_find(known, text) < known.len)
		d = least(d, 1);
	if (d <= far && (!best->name || d < best->distance))
		*best = (struct nearest){name, d};
}
