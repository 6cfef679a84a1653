/*
 * The headings of somebody's own table of results.
 */
#ifndef PARSER_HEADING_H
#define PARSER_HEADING_H

#include "parser/words.h"

/* What a heading cell says its row or column holds. */
struct heading {
	int field;      /* -1: nothing that ab prints */
	double scale;   /* from a unit in the heading */
	bool weak;      /* a word that only other headings make ab's */
	bool statistic; /* a mean, a deviation: computed by somebody */
};

struct heading heading_of(const struct words *words, const struct folded *f);

#endif
