/*
 * A stretch of somebody else's bytes; not NUL-terminated, never owned. The
 * zero slice is empty. Text in a slice is UTF-8 unless it says otherwise.
 */
#ifndef PARSER_SLICE_H
#define PARSER_SLICE_H

#include <stdbool.h>
#include <stddef.h>

#define COUNTOF(array) (sizeof(array) / sizeof((array)[0]))

struct slice {
	const char *at;
	size_t len;
};

struct slice slice_of(const char *text);

/* From byte start up to, not including, byte end; clamped to what is there. */
struct slice slice_part(struct slice s, size_t start, size_t end);

/* Without ASCII white space at both ends. */
struct slice slice_trim(struct slice s);

bool slice_equals(struct slice s, const char *text);
bool slice_starts(struct slice s, const char *text);

/* Where text first occurs, or s.len when it does not. */
size_t slice_find(struct slice s, const char *text);

#endif
