/*
 * A run in the making: every value with all the ways to read it, before the
 * run's own arithmetic settles which is meant.
 */
#ifndef PARSER_DRAFT_H
#define PARSER_DRAFT_H

#include "parser/lexer.h"
#include "parser/run.h"

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

#define DRAFT_CANDIDATES 6

struct candidate {
	double value;
	int decimals;
	char separator; /* the decimal mark that this reading takes */
	enum origin origin;
};

struct draft_value {
	bool set;
	struct slice words; /* texts; for figures what is printed */
	unsigned line;      /* number in the input */
	struct candidate candidates[DRAFT_CANDIDATES];
	int count;          /* of candidates; 0: no figure could be read */
	bool cut;           /* the end of the log may have shortened it */
	bool bare;          /* the unit that ab prints behind it is not there */
};

struct draft {
	struct draft_value values[FIELD_COUNT];
	size_t first_line, last_line; /* indices into text->lines */
	size_t report_line; /* the first line that is ab's own */
	int last_field;               /* the furthest field so far; -1: none */
	int latest;                   /* the field taken last; -1: none */
	size_t figures;               /* fields with a figure */
	struct slice command;
	unsigned command_line;
	struct slice label; /* of a table's row or column; else empty */
	struct slice error; /* what stopped ab */
	unsigned error_line;
	bool begun; /* something of ab's own was seen, not only a command */
	bool banner, benchmarking, verbose;
	bool waits;      /* `(be patient)...` keeps the line open */
	bool ticks;      /* Completed N requests was seen */
	bool finished;   /* Finished N requests, or ..done */
	bool interrupted;
	bool warned;     /* mean and median lines */
	bool html;       /* from -w */
	bool times, header, percents; /* these headings were seen */
	size_t header_columns;
	bool microseconds; /* of the table now read */
	double total_of;   /* Total of N requests completed; NAN */
	bool of_table;   /* from a table of somebody's own */
	bool quoted;     /* a line of prose */
	bool by_shape;     /* the labels were in no list */
	unsigned warning_line;
	bool imitated; /* a dumped page looked like a report */
};

void draft_init(struct draft *d, size_t line);

/* Would this item begin another run? */
bool draft_is_full(const struct draft *d, const struct item *item,
	bool apart);

/* Take what the item says. The text tells line numbers. */
void draft_take(struct draft *d, const struct item *item,
	const struct lexer *lexer);

/* A value that does not come from an item, such as a table's cell. */
void draft_figure(struct draft *d, int field, const struct number *n,
	double scale, const struct folded *f, unsigned line);
void draft_text(struct draft *d, int field, struct slice text, unsigned line);

/* Is there enough to call it a run of ab's? */
bool draft_is_run(const struct draft *d);

/* Is it only what somebody quotes of a run: a single figure, a table's row? */
bool draft_is_figure(const struct draft *d);

#endif
