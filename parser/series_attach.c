#include "parser/series.h"

#include <math.h>
#include <string.h>

#include "parser/series_record.h"

/* So many equal figures are no accident. */
#define ENOUGH 3

/* How far a series and a run say the same. */
struct agreement {
	unsigned equal;
	unsigned unlike;
};

static const char *const packed[] = {".gz", ".bz2", ".xz", ".zst"};

static struct slice
without_suffix(struct slice name, const char *suffix)
{
	size_t length = strlen(suffix);
	bool ends = name.len > length &&
		!memcmp(name.at + name.len - length, suffix, length);

	return ends ? slice_part(name, 0, name.len - length) : name;
}

/* The name without what tells the kinds of files apart. */
static struct slice
stem(const char *file)
{
	struct slice name = slice_of(file);
	size_t end;

	for (size_t i = 0; i < COUNTOF(packed); i++)
		name = without_suffix(name, packed[i]);
	for (end = name.len; end && !strchr("./:", name.at[end - 1]); end--)
		continue;
	return end > 1 && name.at[end - 1] == '.' ? slice_part(name, 0, end - 1)
						  : name;
}

static bool
same_stem(const struct run *a, const struct run *b)
{
	struct slice left = stem(a->file);
	struct slice right = stem(b->file);

	return left.len == right.len && !memcmp(left.at, right.at, left.len);
}

static void
compare(struct agreement *found, double a, double b)
{
	if (isnan(a) || isnan(b))
		return;
	if (a < b || a > b)
		found->unlike++;
	else
		found->equal++;
}

static struct agreement
agree_on_requests(const struct run *series, const struct run *run)
{
	static const enum field_id same[] = {
		FIELD_COMPLETE, FIELD_TOTAL_MIN_MS, FIELD_TOTAL_MAX_MS};
	struct agreement found = {0, 0};

	for (size_t i = 0; i < COUNTOF(same); i++)
		compare(&found, run_number(series, same[i]),
			run_number(run, same[i]));
	for (size_t i = 0; i < SERIES_RECORD_PERCENTS; i++) {
		enum field_id id = series_record_percents[i].field;

		compare(&found, run_number(series, id), run_number(run, id));
	}
	return found;
}

/* The row of ab -e that is of the same request as ab's table; NAN: none is. */
static double
row_of_table(const double *rows, double requests, unsigned percent)
{
	double place = floor(requests * percent / 100);

	for (unsigned row = percent; row + 5 > percent; row--) {
		double there = floor(0.5 + requests * row / 100);

		if (there < place || !row)
			return NAN;
		if (there <= place)
			return floor(rows[row] + 0.5);
	}
	return NAN;
}

static struct agreement
agree_on_percents(const struct series *series, const struct run *run)
{
	double requests = run_number(run, FIELD_COMPLETE);
	const double *rows = series->percents;
	struct agreement found = {0, 0};

	compare(&found, floor(rows[0] + 0.5),
		run_number(run, FIELD_TOTAL_MIN_MS));
	compare(&found, floor(rows[100] + 0.5), run_number(run, FIELD_P100_MS));
	for (size_t i = 0; i < SERIES_RECORD_PERCENTS; i++) {
		unsigned percent = series_record_percents[i].percent;

		if (percent < 100 && requests > 0)
			compare(&found, row_of_table(rows, requests, percent),
				run_number(
					run, series_record_percents[i].field));
	}
	return found;
}

/* Has the run room for this series, and nothing against it? */
static bool
could_have(const struct run *run, const struct run *series,
	struct agreement *found)
{
	const struct series *had = run->series;

	if (run->kind != KIND_RUN)
		return false;
	*found = series->series->has_percents
		? agree_on_percents(series->series, run)
		: agree_on_requests(series, run);
	if (found->unlike)
		return false;
	return !had ||
		(series->series->has_percents
				? !had->has_percents
				: !had->columns[SERIES_TOTAL].total);
}

/* The only run that the series can be of; NULL when there is none or several. */
static struct run *
find_owner(const struct runset *set, const struct run *series, bool by_name)
{
	struct run *namesake = NULL;
	struct run *match = NULL;
	size_t named = 0;
	size_t equal = 0;

	for (size_t i = 0; i < set->count; i++) {
		struct run *run = set->runs[i];
		struct agreement found;

		if ((by_name && !same_stem(run, series)) ||
			!could_have(run, series, &found))
			continue;
		named++;
		namesake = run;
		if (found.equal >= ENOUGH) {
			equal++;
			match = run;
		}
	}
	if (equal == 1)
		return match;
	return by_name && named == 1 ? namesake : NULL;
}

/* ab's own percentiles, for a report that was printed without them. */
static void
fill_percentiles(struct run *run, const struct run *series)
{
	for (size_t i = 0; i < SERIES_RECORD_PERCENTS; i++)
		if (run_has(run, series_record_percents[i].field))
			return;
	for (size_t i = 0; i < SERIES_RECORD_PERCENTS; i++) {
		enum field_id id = series_record_percents[i].field;

		run->values[id] = series->values[id];
	}
}

/* Nothing is left of the series' own record but its place. */
static void
merge(struct run *run, struct run *series, struct arena *a)
{
	struct series *both = arena_array(a, 1, sizeof(*both));
	const struct series *old = run->series ? run->series : series->series;
	const struct series *percents = old->has_percents ? old
							  : series->series;

	*both = old->has_percents ? *series->series : *old;
	both->has_percents = percents->has_percents;
	memcpy(both->percents, percents->percents, sizeof(both->percents));
	run->series = both;
	if (!series->series->has_percents)
		fill_percentiles(run, series);
	for (size_t i = 0; i < series->notices.count; i++) {
		const struct notice *n = &series->notices.items[i];

		notice_add(&run->notices, a, n->id, n->line, "%s", n->message);
		run->notices.items[run->notices.count - 1].file = series->file;
	}
	series->series = NULL;
}

static bool
is_gone(const struct run *run)
{
	return run->kind == KIND_SERIES && !run->series;
}

static void
take_out_gone(struct runset *set, size_t *marks, size_t mark_count)
{
	size_t kept = 0;
	size_t mark = 0;

	for (size_t i = 0; i < set->count; i++) {
		for (; mark < mark_count && marks[mark] <= i; mark++)
			marks[mark] = kept;
		if (!is_gone(set->runs[i]))
			set->runs[kept++] = set->runs[i];
	}
	for (; mark < mark_count; mark++)
		marks[mark] = kept;
	set->count = kept;
}

void
series_attach(struct runset *set, size_t *marks, size_t mark_count)
{
	for (size_t i = 0; i < set->count; i++) {
		struct run *run = set->runs[i];
		struct run *owner;

		if (run->kind != KIND_SERIES)
			continue;
		owner = find_owner(set, run, true);
		if (!owner)
			owner = find_owner(set, run, false);
		if (owner)
			merge(owner, run, &set->arena);
	}
	take_out_gone(set, marks, mark_count);
}
