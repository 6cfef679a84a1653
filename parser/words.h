/*
 * The words by which ab's lines are known, in every language of
 * templates/words: a folded form and what it stands for. A form may stand for
 * several things ("Total" is a row of the table in one language and a label in
 * another); the caller says which kind it expects.
 */
#ifndef PARSER_WORDS_H
#define PARSER_WORDS_H

#include "parser/field.h"
#include "parser/fold.h"

/* What is not a field of its own; the ids follow those of the fields. */
#define WORDS(X) \
	X(TRANSFER_RATE, "transfer_rate", LABEL) \
	X(CONNECTION_TIMES, "connection_times", LABEL) \
	X(PERCENTAGES, "percentages", LABEL) \
	X(CONNECT, "connect", ROW) \
	X(PROCESSING, "processing", ROW) \
	X(WAITING, "waiting", ROW) \
	X(TOTAL, "total", ROW) \
	X(MIN, "min", HEAD) \
	X(MEAN, "mean", HEAD) \
	X(SD, "sd", HEAD) \
	X(MEDIAN, "median", HEAD) \
	X(MAX, "max", HEAD) \
	X(ACROSS, "across_all", UNIT) \
	X(LONGEST, "longest_request", UNIT) \
	X(BYTES, "bytes", UNIT) \
	X(SECONDS, "seconds", UNIT) \
	X(RECEIVED, "received", UNIT) \
	X(SENT, "sent", UNIT) \
	X(RATE, "requests_short", UNIT) \
	X(VARIABLE, "variable", UNIT) \
	X(TABLE_COMPLETE, "table_complete_requests", TABLE) \
	X(TABLE_TIME, "table_time_taken_s", TABLE) \
	X(TABLE_LATENCY, "table_time_per_request_ms", TABLE) \
	X(TABLE_LONGEST, "table_longest_request", TABLE) \
	X(FAIL_CONNECT, "breakdown_connect", BREAKDOWN) \
	X(FAIL_RECEIVE, "breakdown_receive", BREAKDOWN) \
	X(FAIL_LENGTH, "breakdown_length", BREAKDOWN) \
	X(FAIL_EXCEPTIONS, "breakdown_exceptions", BREAKDOWN)

enum word_id {
	WORD_FIRST = FIELD_COUNT - 1,
#define WORD_ENUM(id, key, class) WORD_##id,
	WORDS(WORD_ENUM)
#undef WORD_ENUM
		WORD_COUNT
};

enum word_class {
	WORD_LABEL = 1,     /* stands before a value */
	WORD_ROW = 2,       /* begins a row of the table of times */
	WORD_HEAD = 4,      /* heads a column of that table */
	WORD_UNIT = 8,      /* stands behind a figure */
	WORD_TABLE = 32,    /* heads a row or column of somebody's table */
	WORD_BREAKDOWN = 16 /* a kind of failure, within parentheses */
};

struct words;

/* Every form of every language; the same for all, never freed. */
const struct words *words_all(void);

struct word_hit {
	int id;        /* a field_id or a word_id; -1: nothing */
	size_t length; /* in code points */
};

/*
 * The longest form of one of these classes that begins at code point start.
 * It ends at the end of a word. An id of -1 when there is none.
 */
struct word_hit words_match(const struct words *words, const struct folded *f,
	size_t start, unsigned classes);

/* Does a form of this word occur anywhere from start up to end? */
bool words_within(const struct words *words, const struct folded *f,
	size_t start, size_t end, int id);

#endif
