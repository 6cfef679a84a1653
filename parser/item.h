/*
 * What the lines of a log say, in ab's terms. A line may hold several items (a
 * report that a blog put on one line) or none (prose). Items keep the order of
 * the text; whether they make a run is gather.c's business.
 */
#ifndef PARSER_ITEM_H
#define PARSER_ITEM_H

#include "parser/number.h"
#include "parser/text.h"
#include "parser/words.h"

enum item_kind {
	/* what frames a report */
	ITEM_BANNER,       /* This is ApacheBench, Version ... */
	ITEM_BENCHMARKING, /* Benchmarking HOST (be patient)... */
	ITEM_PROGRESS, /* Completed N requests, the copyright lines, ..done */
	ITEM_FINISHED, /* Finished N requests */
	ITEM_INTERRUPTED,
	ITEM_VERBOSE,   /* LOG: and INFO: dumps of -v */
	ITEM_COMMAND,   /* a shell line that calls ab */
	ITEM_ERROR,     /* what ended a run: apr_..., time-outs */
	ITEM_HANDSHAKE, /* SSL handshake failed; the run goes on */
	ITEM_TOTAL_OF,  /* Total of N requests completed */
	ITEM_WARNING,   /* the mean and median lines */
	ITEM_USAGE,
	/* the report itself */
	ITEM_FIELD,     /* a label and its value */
	ITEM_BREAKDOWN, /* (Connect: 0, Receive: 0, Length: 2, Exceptions: 0) */
	ITEM_RATE,      /* `12.3 kb/s sent`, below the transfer rate */
	ITEM_TIMES,     /* Connection Times (ms) */
	ITEM_HEADER,    /* min mean[+/-sd] median max */
	ITEM_ROW,       /* Connect: 0 1 0.1 1 1 */
	ITEM_PERCENTS,  /* Percentage of the requests served ... */
	ITEM_PERCENTILE, /* 50% 12 */
	/* the rest */
	ITEM_BLANK,
	ITEM_PROSE
};

/* The most figures that an item holds. */
#define ITEM_NUMBERS 8

struct item {
	enum item_kind kind;
	size_t line;        /* index into text->lines */
	size_t value_line;  /* likewise, where the figure stands; 0: on line */
	size_t start, end;  /* code points of the folded line */
	int id;             /* a field_id, a word_id, or a percentage */
	bool across;        /* (mean, across all concurrent requests) */
	bool microseconds;  /* a heading that says (us) */
	bool prefixed;      /* words stand before the label in its line */
	struct slice words; /* text value, command, version, error message */
	struct slice more;  /* the revision of a banner */
	struct number *numbers;
	size_t number_count;
	size_t columns;    /* of a header: 3 or 5 */
	double scale;      /* from the unit behind the figure: 1000 for k, s */
	unsigned char cut; /* the value touches the end of a log without a
			       final end of line */
};

struct items {
	struct item *items;
	size_t count;
	size_t room;
};

struct lexer {
	struct arena *arena;
	const struct words *words;
	const struct text *text;
	struct folded *lines;  /* one per line of the text */
	enum item_kind *kinds; /* of the first item of each line */
};

/* Keeps a copy of the item and of its numbers. */
void item_add(struct items *items, struct arena *a, struct item item);

#endif
