/*
 * A record: one ab run, one figure quoted in prose, or one -g/-e series. Each
 * field is a value that is absent until it is set, and knows the line that it
 * came from and how it was settled. A runset owns the memory of its runs, of
 * their texts and of their notices; everything dies with it.
 */
#ifndef PARSER_RUN_H
#define PARSER_RUN_H

#include <stdbool.h>
#include <stddef.h>

#include "parser/arena.h"
#include "parser/field.h"
#include "parser/notice.h"

enum kind { KIND_RUN, KIND_FIGURE, KIND_SERIES };

enum outcome {
	OUTCOME_UNKNOWN, /* an excerpt that does not say */
	OUTCOME_COMPLETE,
	OUTCOME_INTERRUPTED,
	OUTCOME_ABORTED,
	OUTCOME_TRUNCATED
};

/* How a value was settled; --explain tells people. */
enum settled {
	SETTLED_ABSENT,   /* there is no value */
	SETTLED_PRINTED,  /* the only way to read what the log says */
	SETTLED_FORMAT,   /* by the decimals that ab prints for the field */
	SETTLED_IDENTITY, /* by ab's own arithmetic */
	SETTLED_DOCUMENT, /* by what the rest of the document uses */
	SETTLED_COMMAND,  /* taken from the command line above the run */
	SETTLED_COMPUTED  /* counted from the rows of a series */
};

struct value {
	double number;    /* for counts, decimals and 0/1 of a bool */
	const char *text; /* for texts, in the runset's arena */
	unsigned line;
	signed char decimals;  /* digits after the separator in the log */
	unsigned char settled; /* enum settled */
};

struct series; /* parser/series.h */

struct run {
	enum kind kind;
	enum outcome outcome;
	const char *file; /* the input's name, "-" for standard input */
	unsigned line;    /* where the run begins, from 1 */
	struct value values[FIELD_COUNT];
	struct notices notices;
	const struct series *series; /* NULL; owned by the runset's arena */
};

struct runset {
	struct arena arena;
	struct run **runs; /* in the order of the inputs and their lines */
	size_t count;
	size_t room;
	struct notices notices; /* those of inputs, not of runs */
};

/* A new record at the end of the set, every value absent. */
struct run *run_new(
	struct runset *set, enum kind kind, const char *file, unsigned line);

bool run_has(const struct run *run, enum field_id id);

/* The number of a count, decimal, bool or of `line`; NAN where absent. */
double run_number(const struct run *run, enum field_id id);

/* The text of a text field, `kind` and `outcome` included; "" where absent. */
const char *run_text(const struct run *run, enum field_id id);

/* Digits to print after the separator: as many as the log had. */
int run_decimals(const struct run *run, enum field_id id);

void run_set_number(struct run *run, enum field_id id, double number,
	int decimals, enum settled how, unsigned line);

/* Copies the text into the arena. Empty text is a value too. */
void run_set_text(struct run *run, struct arena *a, enum field_id id,
	struct slice text, unsigned line);

void run_clear(struct run *run, enum field_id id);

/* Frees everything; fine on a zero set, and twice. */
void runset_free(struct runset *set);

#endif
