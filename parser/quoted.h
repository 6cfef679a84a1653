/*
 * Quoted-printable, the writing of mails: =E9 is a byte, and a line that ends
 * in = goes on in the next one.
 */
#ifndef PARSER_QUOTED_H
#define PARSER_QUOTED_H

#include "parser/slice.h"

/* How the equals signs of a line are used. */
struct quoted_marks {
	size_t bytes; /* as =E9 */
	bool soft;    /* the line goes on */
	bool other;   /* one stands for itself: this is not quoted-printable */
};

struct quoted_marks quoted_look(struct slice line);

/*
 * Write what the line stands for, no longer than itself, and return its
 * length. Blanks at its end were put there by mail programs, not by people.
 */
size_t quoted_decode(char *out, struct slice line);

#endif
