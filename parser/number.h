/*
 * A figure as somebody's tool left it, with every way to read it: `1.234` is
 * 1.234 or 1234, `2 391,64` is one number, `٤٢٧٫١٨` has digits of another
 * script. Which reading is meant is not decided here.
 */
#ifndef PARSER_NUMBER_H
#define PARSER_NUMBER_H

#include "parser/fold.h"

#define NUMBER_READINGS 2

struct reading {
	double value;
	int decimals;   /* digits after the decimal separator */
	char separator; /* the decimal separator: '.', ',' or 0 for none */
	bool grouped;   /* there are group separators */
};

struct number {
	struct reading readings[NUMBER_READINGS];
	int count;    /* of readings; 0: inf, nan or an overflow */
	size_t start; /* code points: the sign or first digit */
	size_t end;   /* just behind the last digit */
	bool negative;
};

/* Which spaces may stand between groups of digits: none, no-break ones, all. */
enum number_spaces { NUMBER_SOLID, NUMBER_TIGHT, NUMBER_SPACED };

/* Read the number that begins at code point start; false if none does. */
bool number_read(struct number *n, const struct folded *f, size_t start,
	enum number_spaces spaces);

#endif
