/*
 * What the reader of a log should know: what was found and what was done
 * about it. Bad input is never an error; it becomes a notice with a stable id
 * that the manual explains. People see `file:line: level: message [id]`.
 */
#ifndef PARSER_NOTICE_H
#define PARSER_NOTICE_H

#include <stddef.h>

#include "parser/arena.h"

enum level { LEVEL_NOTE, LEVEL_WARNING, LEVEL_ERROR };

/* X(id, public id, level): the ids are part of the interface, never renamed. */
#define NOTICES(X) \
	/* the input as a whole */ \
	X(UNREADABLE, "unreadable", ERROR) \
	X(EMPTY_INPUT, "empty-input", ERROR) \
	X(EMPTY_DIRECTORY, "empty-directory", ERROR) \
	X(BINARY_INPUT, "binary-input", ERROR) \
	X(NO_AB_OUTPUT, "no-ab-output", ERROR) \
	X(USAGE_TEXT, "usage-text", ERROR) \
	X(ENCODING, "encoding", NOTE) \
	X(BAD_BYTES, "bad-bytes", WARNING) \
	X(LIMIT, "limit", WARNING) \
	X(LEFT_OUT, "left-out", NOTE) \
	X(DAMAGED_ARCHIVE, "damaged-archive", WARNING) \
	/* how a run ended */ \
	X(INTERRUPTED, "interrupted", NOTE) \
	X(ABORTED, "aborted", WARNING) \
	X(TRUNCATED, "truncated", WARNING) \
	X(CUT_FIGURE, "cut-figure", WARNING) \
	/* figures: settled, corrected or refused */ \
	X(AMBIGUOUS, "ambiguous-figure", WARNING) \
	X(UNREADABLE_FIGURE, "unreadable-figure", WARNING) \
	X(CORRECTED_UNIT, "corrected-unit", NOTE) \
	X(CORRECTED_FORM, "corrected-form", NOTE) \
	X(WRAPPED, "wrapped-figure", WARNING) \
	X(BROKEN_IDENTITY, "broken-identity", WARNING) \
	X(CONTRADICTION, "contradiction", WARNING) \
	X(UNREAD_LINES, "unread-lines", NOTE) \
	X(GUESSED_LABELS, "labels-by-shape", NOTE) \
	X(IMITATION, "imitated-report", NOTE) \
	/* what the measurement itself says */ \
	X(LENGTH_FAILURES, "length-failures", WARNING) \
	X(FAILURES, "failures", WARNING) \
	X(NO_DATA, "nothing-transferred", WARNING) \
	X(NON_2XX, "error-pages", WARNING) \
	X(MEDIAN_WARNING, "median-mean-warning", NOTE) \
	X(DISORDERED, "disordered-percentiles", WARNING) \
	X(AB_FAULT, "ab-fault", NOTE) \
	/* -g and -e files */ \
	X(SERIES_ROWS, "series-rows", WARNING)

#define NOTICE_ENUM(id, name, level) NOTICE_##id,
enum notice_id { NOTICES(NOTICE_ENUM) NOTICE_COUNT };
#undef NOTICE_ENUM

struct notice_kind {
	const char *name;
	enum level level;
};

/* Indexed by enum notice_id. */
extern const struct notice_kind notice_kinds[NOTICE_COUNT];

struct notice {
	enum notice_id id;
	const char *file; /* "" where it belongs to a run, which knows it */
	unsigned line;    /* 0 where it is about the whole input */
	const char *message;
};

/* Lists grow in the arena; a zero list is empty. */
struct notices {
	struct notice *items;
	size_t count;
	size_t room;
};

void notice_add(struct notices *list, struct arena *a, enum notice_id id,
	unsigned line, const char *format, ...)
	__attribute__((format(printf, 5, 6)));

/* "note", "warning" or "error". */
const char *notice_level(enum notice_id id);

#endif
