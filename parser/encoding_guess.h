/*
 * What encoding are bytes in that are not UTF-8? Each candidate decodes them,
 * and the one whose letters make the best sense in one of its languages wins.
 */
#ifndef PARSER_ENCODING_GUESS_H
#define PARSER_ENCODING_GUESS_H

#include "parser/slice.h"

/* A language as people write it in one of the old encodings. */
struct encoding_language {
	const char
		*frequent; /* letters that make up most of a text, lower case */
	const char *other; /* the rest of its letters, lower case */
};

/* How bytes beyond ASCII follow each other in its texts. */
enum encoding_runs {
	ENCODING_ALONE,    /* mostly one by one: letters with accents */
	ENCODING_TOGETHER, /* mostly side by side: another alphabet */
	ENCODING_EITHER    /* the second byte of a character may be ASCII */
};

/* An encoding, by its usual name and by the name that iconv knows. */
struct encoding {
	const char *name;
	const char *iconv;
	const struct encoding_language *languages; /* ended by a zero one */
	enum encoding_runs runs;
	double prior; /* below 0: only when nothing else comes near */
};

extern const struct encoding encodings[];
extern const size_t encoding_count;

/*
 * The likeliest encoding of a text of which ASCII may be a part; the first one
 * of the table when nothing tells. *score is how much sense its letters make:
 * about 1 for sure, 0 and below for none.
 */
const struct encoding *encoding_guess(struct slice sample, double *score);

#endif
