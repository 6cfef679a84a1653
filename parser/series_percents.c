#include "parser/series_percents.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "parser/buffer.h"
#include "parser/series_beyond.h"
#include "parser/series_fields.h"
#include "parser/series_header.h"
#include "parser/series_record.h"

struct row {
	unsigned percent;
	double value;
	signed char decimals;
};

void
series_percents_open(struct series_percents *p, bool microseconds)
{
	p->microseconds = microseconds;
	p->decimals = -1;
	for (size_t i = 0; i < SERIES_PERCENTS_COUNT; i++)
		p->ms[i] = NAN;
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Where the decimal separator is: the last of either kind. */
static size_t
find_separator(struct slice text)
{
	for (size_t i = text.len; i; i--)
		if (text.at[i - 1] == '.' || text.at[i - 1] == ',')
			return i - 1;
	return text.len;
}

/*
 * ab prints 13.566, 14.000000 or 1.400000e+01; a spreadsheet may have made
 * 13,566 or 10.227,743 of it.
 */
static bool
read_value(struct row *row, struct slice text)
{
	char plain[64];
	char *end;
	size_t exponent = slice_find(text, "e");
	size_t separator = find_separator(slice_part(text, 0, exponent));
	size_t length = 0;

	if (text.len >= sizeof(plain) || !text.len || !is_digit(*text.at))
		return false;
	for (size_t i = 0; i < text.len; i++) {
		if (i == separator && i < exponent)
			plain[length++] = '.';
		else if (text.at[i] != '.' && text.at[i] != ',')
			plain[length++] = text.at[i];
	}
	plain[length] = '\0';
	if (strspn(plain, "0123456789.e+-") != length)
		return false;
	row->value = strtod(plain, &end);
	row->decimals = (signed char)(separator < exponent
			? exponent - separator - 1
			: 0);
	return !*end && isfinite(row->value);
}

/* What is behind the first separator is the value, commas and all. */
static bool
read_row(struct row *row, struct slice line)
{
	const char end[2] = {series_fields_separator(line), '\0'};
	size_t length = slice_find(line, end);
	struct slice percent = series_fields_bare(slice_part(line, 0, length));
	struct slice value = series_fields_bare(
		slice_part(line, length + 1, line.len));

	if (!percent.len || percent.len > 3)
		return false;
	row->percent = 0;
	for (size_t i = 0; i < percent.len; i++) {
		if (!is_digit(percent.at[i]))
			return false;
		row->percent = 10 * row->percent +
			(unsigned)(percent.at[i] - '0');
	}
	return row->percent < SERIES_PERCENTS_COUNT && read_value(row, value);
}

/* A row without end of line is whole when it is as long as the others. */
static bool
keep_row(struct series_percents *p, const struct row *row, bool ended)
{
	if (p->lines[row->percent] || (!ended && row->decimals != p->decimals))
		return false;
	p->decimals = row->decimals;
	p->lines[row->percent] = p->line;
	p->ms[row->percent] = p->microseconds ? row->value / 1000 : row->value;
	return true;
}

/* False when the line ends the rows. */
static bool
read_line(struct series_percents *p, struct slice line, bool ended)
{
	struct row row;

	line = slice_trim(line);
	if (!line.len)
		return true;
	if (read_row(&row, line) && keep_row(p, &row, ended))
		return true;
	if (series_header_is_other(line))
		return false;
	if (!p->damaged++)
		p->damaged_line = p->line;
	return true;
}

size_t
series_percents_read(struct series_percents *p, struct slice rows)
{
	size_t at = 0;

	for (; at < rows.len; p->line++) {
		struct slice rest = slice_part(rows, at, rows.len);
		size_t length = slice_find(rest, "\n");
		bool ended = length < rest.len;

		if (!read_line(p, slice_part(rest, 0, length), ended))
			break;
		at += length + ended;
	}
	return at;
}

/* ab prints whole ms as 14.000000: those have no decimals. */
static int
decimals_of(const struct series_percents *p)
{
	for (size_t i = 0; i < SERIES_PERCENTS_COUNT; i++)
		if (!isnan(p->ms[i]) && p->ms[i] > floor(p->ms[i]))
			return 3;
	return p->decimals == 3 ? 3 : 0;
}

static void
set_row(struct run *run, const struct series_percents *p, enum field_id id,
	size_t row)
{
	if (!isnan(p->ms[row]))
		run_set_number(run, id, p->ms[row], decimals_of(p),
			SETTLED_PRINTED, p->lines[row]);
}

/* "rows 95, 96 and 99 are" */
static void
list_rows(struct buffer *out, const bool *rows)
{
	size_t count = 0;
	size_t left;

	for (size_t i = 0; i < SERIES_PERCENTS_COUNT; i++)
		count += rows[i];
	left = count;
	buffer_puts(out, count == 1 ? "row " : "rows ");
	for (size_t i = 0; i < SERIES_PERCENTS_COUNT; i++)
		if (rows[i])
			buffer_printf(out, "%zu%s", i,
				--left > 1     ? ", "
					: left ? " and "
					       : "");
	buffer_puts(out, count == 1 ? " is" : " are");
}

/* Takes the rejected rows out; the line of the first, 0 when there is none. */
static unsigned
take_out(struct series_percents *p, const bool *rejected)
{
	unsigned line = 0;

	for (size_t i = 0; i < SERIES_PERCENTS_COUNT; i++) {
		if (!rejected[i])
			continue;
		line = line ? line : p->lines[i];
		p->ms[i] = NAN;
	}
	return line;
}

static void
add_notices(struct run *run, struct arena *a, struct series_percents *p)
{
	bool rejected[SERIES_PERCENTS_COUNT];
	struct buffer rows = {0};
	unsigned line;

	series_beyond_mark(rejected, p->ms);
	line = take_out(p, rejected);
	list_rows(&rows, rejected);
	if (line)
		notice_add(&run->notices, a, NOTICE_SERIES_ROWS, line,
			"%s left out, unlike the others: ab may have read past "
			"the end of its list of times",
			rows.bytes);
	if (p->damaged)
		notice_add(&run->notices, a, NOTICE_SERIES_ROWS,
			p->damaged_line,
			"damaged rows left out: %u (the first is here)",
			p->damaged);
	buffer_free(&rows);
}

static bool
is_empty(const struct series_percents *p)
{
	for (size_t i = 0; i < SERIES_PERCENTS_COUNT; i++)
		if (!isnan(p->ms[i]))
			return false;
	return true;
}

void
series_percents_close(struct series_percents *p, struct runset *set,
	const char *file, unsigned line)
{
	struct series *series;
	struct run *run;

	if (is_empty(p))
		return;
	run = run_new(set, KIND_SERIES, file, line);
	add_notices(run, &set->arena, p);
	for (size_t i = 0; i < SERIES_RECORD_PERCENTS; i++)
		set_row(run, p, series_record_percents[i].field,
			series_record_percents[i].percent);
	set_row(run, p, FIELD_TOTAL_MIN_MS, 0);
	set_row(run, p, FIELD_TOTAL_MAX_MS, 100);
	series = arena_array(&set->arena, 1, sizeof(*series));
	series->has_percents = true;
	memcpy(series->percents, p->ms, sizeof(p->ms));
	run->series = series;
}
