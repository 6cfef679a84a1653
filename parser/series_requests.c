#define _GNU_SOURCE /* memrchr */
#include "parser/series_requests.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "parser/series_fields.h"
#include "parser/series_header.h"
#include "parser/series_record.h"

/*
 * Starts that are a week apart are not those of one run. The table of all
 * those seconds costs only the memory of what is used of it.
 */
#define WEEK ((int64_t)7 * 24 * 3600)
#define SECONDS ((size_t)(2 * WEEK))

/* What a start above this counts must be microseconds. */
#define MICROSECONDS_ABOVE ((int64_t)100 * 1000 * 1000 * 1000)

/* ab rounds each of the three times: they may differ by so much. */
#define ROUNDING 2

/* More digits than any figure of ab has. */
#define DIGITS 18

struct row {
	int64_t started;
	int64_t times[SERIES_COLUMNS]; /* in the order of the columns */
};

static inline const char *
read_digits(const char *at, int64_t *number)
{
	const char *first = at;
	uint64_t n = 0;
	unsigned digit;

	while ((digit = (unsigned)(unsigned char)*at - '0') < 10) {
		n = 10 * n + digit;
		at++;
	}
	*number = (int64_t)n;
	return at == first || at - first > DIGITS ? NULL : at;
}

/* Eight digits at once: their bytes are added up by twos, fours and eights. */
static inline bool
read_eight(const char *at, int64_t *number)
{
	uint64_t bytes;

	if (__BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__)
		return false;
	memcpy(&bytes, at, sizeof(bytes));
	bytes ^= 0x3030303030303030;
	if (((bytes + 0x7676767676767676) | bytes) & 0x8080808080808080)
		return false;
	bytes = bytes * 10 + (bytes >> 8);
	bytes = ((bytes & 0x000000FF000000FF) * 0x000F424000000064 +
			((bytes >> 16) & 0x000000FF000000FF) *
				0x0000271000000001) >>
		32;
	*number = (int64_t)bytes;
	return true;
}

/* Unix times have ten digits today, and sixteen where they are microseconds. */
static inline const char *
read_started(const char *at, int64_t *number)
{
	const char *first = at;
	unsigned digit;
	uint64_t n;

	if (!read_eight(at, number))
		return read_digits(at, number);
	n = (uint64_t)*number;
	for (at += 8; (digit = (unsigned)(unsigned char)*at - '0') < 10; at++)
		n = 10 * n + digit;
	*number = (int64_t)n;
	return at - first > DIGITS ? NULL : at;
}

/*
 * The length of a row that is exactly as ab writes it, else 0. A line end is
 * somewhere before `end`, so that digits stop in time. The year of a start
 * has lost its last digit in some versions.
 */
static inline size_t
read_exact(struct row *row, const char *start, const char *end)
{
	const char *at;

	if (end - start < 35)
		return 0;
	at = start + 24;
	if (*at != '\t' && *--at != '\t')
		return 0;
	if (!(at = read_started(at + 1, &row->started)))
		return 0;
	for (size_t i = 0; i < SERIES_COLUMNS; i++)
		if (*at != '\t' || !(at = read_digits(at + 1, &row->times[i])))
			return 0;
	at += *at == '\r';
	return *at == '\n' ? (size_t)(at - start) + 1 : 0;
}

static bool
read_field(struct slice field, int64_t *number)
{
	bool negative = field.len && *field.at == '-';
	char digits[DIGITS + 2];
	const char *end;

	field = slice_part(field, negative, field.len);
	if (field.len > DIGITS || !field.len)
		return false;
	memcpy(digits, field.at, field.len);
	digits[field.len] = '\0';
	end = read_digits(digits, number);
	if (negative)
		*number = -*number;
	return end && !*end;
}

/* The start may be of several words, or a spreadsheet's; the rest is last. */
static bool
read_loose(struct row *row, struct slice line)
{
	struct slice parts[16];
	size_t count = series_fields_split(
		parts, COUNTOF(parts), line, series_fields_separator(line));
	size_t first = count - SERIES_COLUMNS;

	if (count < SERIES_COLUMNS + 2 || count > COUNTOF(parts) ||
		!read_field(parts[first - 1], &row->started))
		return false;
	for (size_t i = 0; i < SERIES_COLUMNS; i++)
		if (!read_field(parts[first + i], &row->times[i]))
			return false;
	return true;
}

/*
 * The waiting time of a row without end of line may have been cut, unless it
 * has as many digits as the processing that it is part of.
 */
static bool
is_whole(const struct row *row)
{
	int64_t waiting = row->times[SERIES_WAITING];
	int64_t processing = row->times[SERIES_PROCESSING];

	while (waiting && processing) {
		waiting /= 10;
		processing /= 10;
	}
	return !processing;
}

static void
open_seconds(struct series_requests *r, const struct row *row)
{
	r->unit = row->started > MICROSECONDS_ABOVE ? 1000000 : 1;
	r->first_second = row->started / r->unit - WEEK;
	r->seconds = calloc(SECONDS, sizeof(*r->seconds));
	r->scattered = !r->seconds;
	r->lowest = SECONDS;
	r->start = INT64_MAX;
}

static inline void
count_second(struct series_requests *r, const struct row *row)
{
	int64_t second = r->unit == 1 ? row->started : row->started / r->unit;
	size_t i = (size_t)second - (size_t)r->first_second;
	int64_t total = row->times[SERIES_TOTAL];
	struct series_second *s;

	if (i >= SECONDS) {
		r->scattered = true;
		return;
	}
	s = &r->seconds[i];
	s->count++;
	s->sum_ms += (uint64_t)total;
	if (total > s->max_ms)
		s->max_ms = (uint32_t)total;
	if (i < r->lowest)
		r->lowest = i;
	if (i > r->highest)
		r->highest = i;
}

/* From the first start to the last end; only microseconds are fine enough. */
static void
count_span(struct series_requests *r, const struct row *row)
{
	int64_t start = row->started / 1000;
	int64_t end = start + row->times[SERIES_TOTAL];

	if (start < r->start)
		r->start = start;
	if (end > r->end)
		r->end = end;
}

/* False when these cannot be the times of a request. */
static inline bool
count_row(struct series_requests *r, const struct row *row)
{
	static const enum series_column parts[] = {
		SERIES_CONNECT, SERIES_PROCESSING, SERIES_WAITING};
	const int64_t *times = row->times;
	int64_t rest = times[SERIES_TOTAL] - times[SERIES_CONNECT] -
		times[SERIES_PROCESSING];

	if (rest > ROUNDING || rest < -ROUNDING || r->rows == UINT32_MAX ||
		!histogram_add(&r->columns[SERIES_TOTAL],
			(uint64_t)times[SERIES_TOTAL]))
		return false;
	for (size_t i = 0; i < COUNTOF(parts); i++)
		if (!histogram_add(
			    &r->columns[parts[i]], (uint64_t)times[parts[i]]))
			r->left_out[parts[i]]++;
	if (!r->rows++)
		open_seconds(r, row);
	if (!r->scattered)
		count_second(r, row);
	if (r->unit != 1)
		count_span(r, row);
	return true;
}

static void
leave_out(struct series_requests *r)
{
	if (!r->damaged++)
		r->damaged_line = r->line;
}

/* A line that is not quite as ab writes it; false when it ends the rows. */
static bool
count_line(struct series_requests *r, struct slice line, bool ended)
{
	struct row row;

	if (!slice_trim(line).len)
		return true;
	if (read_loose(&row, line) && (ended || is_whole(&row))) {
		if (!count_row(r, &row))
			leave_out(r);
		return true;
	}
	if (series_header_is_other(line))
		return false;
	leave_out(r);
	return true;
}

size_t
series_requests_read(struct series_requests *r, struct slice rows)
{
	const char *at = rows.at;
	const char *end = rows.at + rows.len;
	const char *whole = rows.len ? memrchr(rows.at, '\n', rows.len) : NULL;
	struct row row;

	for (; at < end; r->line++) {
		size_t length = whole ? read_exact(&row, at, whole + 1) : 0;

		if (length) {
			if (!count_row(r, &row))
				leave_out(r);
			at += length;
		} else {
			struct slice rest = {at, (size_t)(end - at)};
			size_t line = slice_find(rest, "\n");
			bool ended = line < rest.len;

			if (!count_line(r, slice_part(rest, 0, line), ended))
				break;
			at += line + ended;
		}
	}
	return (size_t)(at - rows.at);
}

void
series_requests_close(struct series_requests *r, struct runset *set,
	const char *file, unsigned line)
{
	if (r->rows)
		series_record_add(r, set, file, line);
	for (size_t i = 0; i < SERIES_COLUMNS; i++)
		histogram_drop(&r->columns[i]);
	free(r->seconds);
}
