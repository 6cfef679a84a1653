/*
 * One document's lines become records. A document is a whole input, or a
 * piece of a large one cut between two runs.
 */
#ifndef PARSER_DOCUMENT_H
#define PARSER_DOCUMENT_H

#include "parser/run.h"
#include "parser/text.h"

/* How an undecided separator is read: --locale. */
enum separator { SEPARATOR_AUTO, SEPARATOR_POINT, SEPARATOR_COMMA };

struct document {
	const char *name; /* the input's name; becomes `file` */
	unsigned first;   /* the number of its first line */
	bool last;        /* nothing follows: a log may end here */
	enum separator separator;
};

/*
 * Read one document of bytes: decode, recognise, parse, settle. Records are
 * appended to the set, notices go to the run or to the set. Never fails: what
 * cannot be read is a notice.
 */
void document_read(struct runset *set, const struct document *document,
	struct slice bytes);

/* The same from lines that are decoded already. */
void document_parse(struct runset *set, const struct document *document,
	const struct text *text);

#endif
