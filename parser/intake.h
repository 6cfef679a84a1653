/*
 * What is shared by all files of one INPUT: where records go, how much may be
 * read, and what the files held. A file in which nothing of ab is found is an
 * error when it was named; among many it is counted and left out.
 */
#ifndef PARSER_INTAKE_H
#define PARSER_INTAKE_H

#include <stdint.h>

#include "parser/input.h"

/* What hostile archives and endless files may take. */
struct intake_limits {
	size_t small;   /* a document of so many bytes is one piece */
	size_t piece;   /* else pieces are about as long */
	size_t uncut;   /* what cannot be cut between runs is cut here, */
	unsigned lines; /* or after so many lines */
	unsigned
		fruitless; /* so many such pieces without a record are enough */
	uint64_t unpacked; /* bytes that come out of archives */
	uint64_t ratio;    /* how many times those that went in ... */
	uint64_t unsuspect; /* ... once more than this came out */
	size_t members;
	unsigned nesting; /* archives within archives */
};

extern const struct intake_limits intake_limits;

struct origin;

struct intake {
	struct runset *set;
	enum separator separator;
	const struct input_sink *sink; /* NULL: all stays in the set */
	const struct intake_limits *limits;
	/* Reads one file: content_read, for archives to use on their members. */
	void (*read)(struct intake *in, const char *name, struct origin *origin,
		unsigned nesting);
	bool stopped;            /* the sink wants no more */
	bool failed;             /* there was a notice of level error */
	bool limited;            /* some of it was not read, as a notice says */
	bool many;               /* the file being read is one among many */
	size_t runs;             /* records so far */
	size_t files;            /* files so far */
	size_t left_out;         /* files in which nothing of ab was found */
	char left_out_name[256]; /* the first of them */
	uint64_t unpacked;       /* bytes that came out of archives */
	uint64_t packed;         /* and those that went in */
	size_t members;
};

/* A notice about a file of this input. */
void intake_notice(struct intake *in, enum notice_id id, const char *file,
	unsigned line, const char *format, ...)
	__attribute__((format(printf, 5, 6)));

/* Why a document gave no record. */
struct intake_verdict {
	bool explained; /* a notice of level error says it */
	bool found;     /* document.c said one of the following */
	enum notice_id id;
};

/*
 * Reads a document, or a piece of one, into the set. The verdict keeps what
 * was said of it until it is known whether the whole document is empty.
 */
void intake_read(struct intake *in, const struct document *document,
	struct slice bytes, struct intake_verdict *verdict);

/* Nothing of ab was found in a whole file: say why, or count it. */
void intake_leave_out(struct intake *in, const char *file, enum notice_id id,
	const char *why);

/* A copy of the name that lives as long as the set's records. */
const char *intake_name(struct intake *in, const char *file);

/* Hands the records so far to the sink. */
void intake_hand_over(struct intake *in);

/* What to say when all files of a folder or an archive are read. */
void intake_sum_up(struct intake *in, const char *name);

#endif
