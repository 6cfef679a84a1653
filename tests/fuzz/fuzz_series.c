/*
 * Any bytes as the file of ab -g or ab -e, whole and in two parts: both give
 * the same record, and its percentiles rise.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "parser/boundary.h"
#include "parser/series.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const enum field_id rising[] = {FIELD_TOTAL_MIN_MS, FIELD_P50_MS,
	FIELD_P66_MS, FIELD_P75_MS, FIELD_P80_MS, FIELD_P90_MS, FIELD_P95_MS,
	FIELD_P98_MS, FIELD_P99_MS, FIELD_P100_MS};

/* Reads what is below the header, in parts that end at this line end. */
static void
read_rows(struct runset *set, struct slice rows, size_t end,
	const struct series_header *header)
{
	struct series_reader *reader = series_open(header, 1);

	if (series_read(reader, slice_part(rows, 0, end)) == end)
		series_read(reader, slice_part(rows, end, rows.len));
	series_close(reader, set, "a");
}

static void
check(const struct runset *set)
{
	double before = 0;

	for (size_t i = 0; set->count && i < COUNTOF(rising); i++) {
		double ms = run_number(set->runs[0], rising[i]);

		if (isnan(ms))
			continue;
		if (ms < before)
			abort();
		before = ms;
	}
}

static void
compare(const struct runset *a, const struct runset *b)
{
	if (a->count != b->count)
		abort();
	for (size_t i = 0; a->count && i < FIELD_COUNT; i++) {
		double left = a->runs[0]->values[i].number;
		double right = b->runs[0]->values[i].number;

		if (isnan(left) != isnan(right) || left < right || left > right)
			abort();
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct slice bytes = {(const char *)data, size};
	struct series_header header = series_find(bytes);
	struct slice rows;
	struct runset whole = {0};
	struct runset parts = {0};

	if (header.form == SERIES_NONE)
		return 0;
	rows = slice_part(bytes, header.end, bytes.len);
	read_rows(&whole, rows, 0, &header);
	read_rows(&parts, rows,
		boundary_line(slice_part(rows, 0, rows.len / 2)), &header);
	check(&whole);
	compare(&whole, &parts);
	series_attach(&whole, NULL, 0);
	runset_free(&whole);
	runset_free(&parts);
	return 0;
}
