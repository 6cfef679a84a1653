/*
 * The bytes of a file as they come, of which only what is being worked on is
 * held.
 */
#ifndef PARSER_BLOCKS_H
#define PARSER_BLOCKS_H

#include "parser/intake.h"
#include "parser/origin.h"

struct blocks {
	struct intake *in;
	const char *name;
	struct origin *origin;
	char *bytes; /* of the heap: what was read and is not yet done with */
	size_t length;
	size_t room;
	size_t total;  /* bytes read so far */
	unsigned line; /* the number of the first line in bytes */
	bool ended;    /* there is nothing more to read */
	bool broken;   /* a notice says why it ended */
};

struct slice blocks_now(const struct blocks *b);

/* Has as many bytes as wanted, or all that are left. */
void blocks_fill(struct blocks *b, size_t wanted);

/* The first bytes are done with; their lines are not counted. */
void blocks_drop(struct blocks *b, size_t count);

/* UTF-16, by its mark. */
bool blocks_are_wide(const struct blocks *b);

unsigned blocks_lines(struct slice bytes);

#endif
