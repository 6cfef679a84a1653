/*
 * A run in the making: every value with all the ways to read it, before the
 * run's own arithmetic settles which is meant.
 */
#ifndef PARSER_DRAFT_H
#define PARSER_DRAFT_H

#include "parser/candidates.h"
#include "parser/item.h"

struct draft {
	struct candidates values[FIELD_COUNT];
	size_t first_line, last_line; /* indices into text->lines */
	size_t report_line;           /* the first line that is ab's own */
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
	bool waits;    /* `(be patient)...` keeps the line open */
	bool ticks;    /* Completed N requests was seen */
	bool finished; /* Finished N requests, or ..done */
	bool interrupted;
	unsigned handshakes;          /* how often SSL handshake failed */
	unsigned shown;               /* banners within a page that -v shows */
	bool warned;                  /* mean and median lines */
	bool html_banner;             /* the banner is that of -w */
	bool html;                    /* from -w */
	bool times, header, percents; /* these headings were seen */
	size_t header_columns;
	bool microseconds; /* of the table now read */
	double total_of;   /* Total of N requests completed; NAN */
	bool of_table;     /* from a table of somebody's own */
	bool quoted;       /* a line of prose */
	bool by_shape;     /* the labels were in no list */
	unsigned warning_line;
	bool imitated; /* a dumped page looked like a report */
};

void draft_init(struct draft *d, size_t line);

/* A value that does not come from an item, such as a table's cell. */
void draft_figure(struct draft *d, int field, const struct number *n,
	double scale, const struct folded *f, unsigned line);
void draft_text(struct draft *d, int field, struct slice text, unsigned line);

/* Is there enough to call it a run of ab's? */
bool draft_is_run(const struct draft *d);

/* Is it only what somebody quotes of a run: a single figure, a table's row? */
bool draft_is_figure(const struct draft *d);

#endif
