/*
 * The words of a report, as any version of ab prints them, said in other
 * words: of a language that templates/words knows, or of none.
 */
#ifndef TESTS_DAMAGE_LABELS_H
#define TESTS_DAMAGE_LABELS_H

#include "parser/buffer.h"

/* Who puts words in place of ab's. */
struct speaker {
	/* Puts what is said for a key of templates/words, ab's own words being
	 * these. */
	void (*say)(struct buffer *out, const struct speaker *speaker,
		const char *key, struct slice english);
	struct slice language; /* the bytes of a words file */
	unsigned seed;         /* 0: always the first form */
};

void labels_rewrite(
	struct buffer *out, struct slice report, const struct speaker *speaker);

/* Says the forms of a words file. */
void labels_say_form(struct buffer *out, const struct speaker *speaker,
	const char *key, struct slice english);

/* Says as many words of random syllables as ab has words. */
void labels_say_nonsense(struct buffer *out, const struct speaker *speaker,
	const char *key, struct slice english);

#endif
