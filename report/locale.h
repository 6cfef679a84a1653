/*
 * Words and number shapes of one language, from templates/words/<tag>.txt
 * embedded in the program. A word that is missing comes out in English, and a
 * key that does not exist as itself. Strings live as long as the locale.
 */
#ifndef REPORT_LOCALE_H
#define REPORT_LOCALE_H

#include "parser/buffer.h"
#include "parser/error.h"

struct locale_words;

struct locale {
	const char *tag; /* "pl" */
	bool right_to_left;
	const char *decimal; /* "," */
	const char *group;   /* "\u00a0"; "" where there is none */
	const char *percent; /* what follows the number: "%", "\u00a0%" */
	struct locale_words *words;
};

/* False with *e set when there is no such language. "pl_PL.UTF-8" is "pl". */
bool locale_load(struct locale *l, const char *tag, struct error *e);
void locale_free(struct locale *l);

/* The words for a key, such as "requests_per_second" or "geometric_mean". */
const char *locale_word(const struct locale *l, const char *key);

/* Are there words for this key, at least in English? */
bool locale_has(const struct locale *l, const char *key);

/* 1146.94 as "1,146.94", with this many decimals; absent (NAN) as an en dash. */
void locale_number(const struct locale *l, struct buffer *out, double number,
	int decimals);

/* 22.8 as "+22.80%", -9.73 as "-9.73%" with the sign that keyboards have; what
 * rounds to nothing has no sign. */
void locale_percent(const struct locale *l, struct buffer *out, double percent);

/*
 * A sentence by key with its places filled: "{side}" in the words becomes the
 * value that follows its name. Ends with NULL.
 *     locale_sentence(l, out, "verdict_faster", "side", "B", NULL);
 */
void locale_sentence(const struct locale *l, struct buffer *out,
	const char *key, ...) __attribute__((sentinel));

#endif
