/*
 * A value of a draft with all the ways to read it: the readings of its digits,
 * and what some version of ab meant by them.
 */
#ifndef PARSER_CANDIDATES_H
#define PARSER_CANDIDATES_H

#include "parser/field.h"
#include "parser/number.h"

/* How a candidate came out of what is printed. */
enum origin {
	AS_PRINTED,
	AS_MICROSECONDS, /* 1.042 s is 1 s and 42 us (2.0.17 to 2.2.8) */
	AS_MILLISECONDS, /* 0.1234 s is 1234 ms (2.0.16, -w of 2.0.16 to 2.2.8) */
	AS_SECONDS,      /* labelled ms, but seconds (2.0.17 to 2.0.36) */
	AS_THOUSANDFOLD, /* -w rates of 2.2.9 to 2.3.5 */
	AS_BYTES,        /* -w: bytes per second labelled kb/s */
	AS_UNSIGNED_PORT /* a port above 32767 printed as negative */
};

#define CANDIDATES 6

struct candidate {
	double value;
	int decimals;
	char separator; /* the decimal mark that this reading takes */
	enum origin origin;
};

struct candidates {
	bool set;
	struct slice words; /* texts; for figures what is printed */
	unsigned line;      /* number in the input */
	struct candidate items[CANDIDATES];
	int count; /* of items; 0: no figure could be read */
	bool cut;  /* the end of the log may have shortened it */
	bool bare; /* the unit that ab prints behind it is not there */
};

/*
 * Fill in what a figure of this field can mean, after a unit that makes it
 * scale times as large; NAN where the unit says nothing exact, then there are
 * no candidates. html: it stands in the table of -w, which has faults of its
 * own.
 */
void candidates_fill(struct candidates *v, int field, const struct number *n,
	double scale, bool html);

/* One more way to read it, unless it is there already. */
void candidates_add(struct candidates *v, struct candidate candidate);

#endif
