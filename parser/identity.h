/*
 * ab prints its results redundantly; these are the relations that tie its
 * figures to each other. They choose between readings and betray edited logs.
 * A relation holds when the figures that were rounded could have been those
 * that fit.
 */
#ifndef PARSER_IDENTITY_H
#define PARSER_IDENTITY_H

#include "parser/field.h"

/* Figures as intervals: what was printed, give or take half its last digit. */
struct figures {
	double value[FIELD_COUNT]; /* NAN where there is none */
	double half[FIELD_COUNT];
	bool trunk; /* ab of today's trunk counts failures in another way */
	bool whole_kilobytes; /* bytes are cut before they are divided */
	bool early;           /* 1.3 and 2.0.16: some minima are wrong */
	bool interrupted;     /* bytes of unfinished requests are counted too */
};

enum finding { FINDING_UNKNOWN, FINDING_HOLDS, FINDING_BROKEN };

#define IDENTITY_FIELDS 6

struct identity {
	const char *name; /* as a notice says it */
	enum finding (*check)(const struct figures *f);
	int fields[IDENTITY_FIELDS]; /* those it reads, -1 behind the last */
};

extern const struct identity identities[];
extern const size_t identity_count;

#endif
