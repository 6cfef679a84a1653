/*
 * Where the figures of a report stand, as ab itself prints it: those of the
 * summary, of the table of times and of the percentages. Names, addresses,
 * paths, versions and warnings hold digits too; these are no figures.
 */
#ifndef TESTS_DAMAGE_FIGURES_H
#define TESTS_DAMAGE_FIGURES_H

#include "parser/arena.h"
#include "parser/buffer.h"

struct figure {
	size_t start; /* bytes of the report, the sign is not part of it */
	size_t end;
	bool percent; /* the 95 of "95%": names a line and is no result */
	bool port;
};

struct figures_of {
	struct figure *items; /* in the order of the report */
	size_t count;
	size_t room;
};

void figures_find(struct figures_of *f, struct arena *a, struct slice report);

/* How a locale writes figures. */
struct figure_style {
	const char *name;
	const char *decimal;
	const char *group; /* between groups of digits; "" for none */
	unsigned least;    /* digits of a whole part that has groups */
	bool lakh;         /* groups of two before the last group of three */
	unsigned zero;     /* code point of the digit zero */
};

extern const struct figure_style figure_styles[];
extern const size_t figure_style_count;

/* The report with its figures written in another style. */
void figures_restyle(struct buffer *out, struct slice report,
	const struct figure_style *style);

#endif
