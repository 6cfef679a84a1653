/*
 * Text of which most is UTF-8. Lines that are not may be of another encoding,
 * or damaged: cut characters, or a no-break space of windows-1252.
 */
#ifndef PARSER_ENCODING_REPAIR_H
#define PARSER_ENCODING_REPAIR_H

#include "parser/arena.h"
#include "parser/notice.h"

/* What lines that have more than ASCII are. */
struct encoding_survey {
	size_t good;         /* lines of valid UTF-8 */
	size_t bad;          /* lines that are not */
	size_t good_in_bad;  /* characters of valid UTF-8 in those lines */
	size_t bad_in_bad;   /* bytes that are none */
	unsigned first_bad;  /* the first of them, counted from `first` */
	struct slice sample; /* the bad lines, as many as are needed to judge */
	struct slice bad_lines; /* all of them, each with its end of line */
};

void encoding_repair_survey(struct encoding_survey *s, struct arena *a,
	struct slice bytes, unsigned first);

/*
 * The text with its bad lines replaced by these, which are their conversion
 * line by line.
 */
struct slice encoding_repair_lines(struct arena *a, struct slice bytes,
	const struct encoding_survey *s, struct slice converted);

/*
 * The text with each byte that is not UTF-8 replaced: by its character of
 * windows-1252 where that is likely, else by U+FFFD. *lost counts the latter.
 */
struct slice encoding_repair_bytes(struct arena *a, struct slice bytes,
	const struct encoding_survey *s, size_t *lost);

#endif
