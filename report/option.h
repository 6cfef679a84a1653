/*
 * The options there are, in the order of --help.
 */
#ifndef REPORT_OPTION_H
#define REPORT_OPTION_H

#include "report/options.h"

struct option {
	char letter;       /* '\0': none */
	const char *name;  /* NULL: none; of neither, the row is a heading */
	const char *value; /* what --help calls it; NULL: takes none */
	const char *help;
	/* What to do with a value; NULL: it is the text to set. */
	bool (*take)(struct options *o, const char *value, struct error *e);
	size_t offset; /* of that text, or of the bool to switch on */
};

extern const struct option option_table[];
extern const size_t option_count;

#endif
