/*
 * Swaps two neighbouring digits in every figure of every report that ab
 * printed: the mistake of somebody who types a figure from a screen. The
 * figure must be kept as it is stated, and a notice must name the identity
 * that it breaks, unless no identity tells; and no other figure may change
 * because of it. Which fields no identity covers, or not all of their digits,
 * is listed with the reason.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/damage/figures.h"
#include "tests/damage/fixture.h"
#include "tests/damage/judge.h"
#include "tests/damage/workers.h"

#ifdef WORKERS_SLOW
#define STEP 7 /* one swap in seven, and shares mean nothing */
#else
#define STEP 1
#endif

#define SHOWN 5

/* Fields of which not every swap is told: of 1000, so many are. */
static const struct untold {
	enum field_id id;
	unsigned told;
	const char *why;
} untold[] = {
	{FIELD_SERVER_PORT, 0, "no figure depends on it"},
	{FIELD_DOCUMENT_LENGTH, 690,
		"tied to HTML transferred only where no request failed"},
	{FIELD_CONCURRENCY_ACHIEVED, 0, "only bounded by the concurrency"},
	{FIELD_RAMPUP_DELAY, 0, "no figure depends on it"},
	{FIELD_TIME_TAKEN, 940,
		"its last digits are finer than the rates; none without requests"},
	{FIELD_REQUESTED, 0,
		"only bounded, and not where a time limit ended the run"},
	{FIELD_FAILED_CONNECT, 500,
		"trunk counts a request's failures in several ways"},
	{FIELD_FAILED_RECEIVE, 850,
		"trunk counts a request's failures in several ways"},
	{FIELD_KEEP_ALIVE, 500, "only bounded by the requests"},
	{FIELD_TRANSFERRED, 840,
		"some versions cut it to kilobytes in the rate"},
	{FIELD_HTML_TRANSFERRED, 540,
		"what was under way at the end is counted too"},
	{FIELD_RPS, 980, "of very short runs it has more digits than the time"},
	{FIELD_RATE_RECEIVED, 960,
		"some versions cut bytes to kilobytes in it"},
	{FIELD_RATE_SENT, 910, "some versions cut bytes to kilobytes in it"},
	{FIELD_RATE_TOTAL, 840, "some versions cut bytes to kilobytes in it"},
	{FIELD_CONNECT_SD_MS, 580, "only bounded by the range"},
	{FIELD_CONNECT_MAX_MS, 660,
		"only bounded: times of different requests"},
	{FIELD_PROCESSING_MIN_MS, 760, "only bounded by mean and median"},
	{FIELD_PROCESSING_SD_MS, 470, "only bounded by the range"},
	{FIELD_PROCESSING_MEDIAN_MS, 500,
		"only bounded by minimum and maximum"},
	{FIELD_WAITING_MIN_MS, 360, "only bounded by mean and median"},
	{FIELD_WAITING_MEAN_MS, 890, "only bounded by the mean of processing"},
	{FIELD_WAITING_SD_MS, 500, "only bounded by the range"},
	{FIELD_WAITING_MEDIAN_MS, 900, "only bounded by that of processing"},
	{FIELD_WAITING_MAX_MS, 750, "only bounded by that of processing"},
	{FIELD_TOTAL_MIN_MS, 820, "only bounded by those of its parts"},
	{FIELD_TOTAL_SD_MS, 480, "only bounded by the range"},
	{FIELD_TOTAL_MEDIAN_MS, 970,
		"-d leaves out the percentiles that repeat it"},
	{FIELD_TOTAL_MAX_MS, 970,
		"early versions have no percentiles that repeat it"},
	{FIELD_P50_MS, 940, "-S leaves out the median that repeats it"},
	{FIELD_P66_MS, 950, "only bounded by its neighbours"},
	{FIELD_P80_MS, 970, "only bounded by its neighbours"},
	{FIELD_P90_MS, 900, "only bounded by its neighbours"},
	{FIELD_P95_MS, 940, "only bounded by its neighbours"},
	{FIELD_P98_MS, 970, "only bounded by its neighbours"},
	{FIELD_P99_MS, 960, "only bounded by its neighbours"},
};

struct swapping {
	size_t swaps[FIELD_COUNT];
	size_t told[FIELD_COUNT];
	size_t found; /* what must not be */
	struct buffer findings;
};

static unsigned
line_of(struct slice report, size_t at)
{
	unsigned line = 1;

	for (size_t i = 0; i < at; i++)
		line += report.at[i] == '\n';
	return line;
}

static bool
has_notice(const struct run *run, const struct notice *like)
{
	for (size_t i = 0; i < run->notices.count; i++)
		if (run->notices.items[i].id == like->id &&
			!strcmp(run->notices.items[i].message, like->message))
			return true;
	return false;
}

/* Is there a notice that the true report has not, of what does not fit? */
static bool
is_told(const struct run *before, const struct run *after)
{
	for (size_t i = 0; i < after->notices.count; i++) {
		const struct notice *notice = &after->notices.items[i];

		if (!has_notice(before, notice) &&
			notice_kinds[notice->id].level == LEVEL_WARNING)
			return true;
	}
	return false;
}

static void
find(struct swapping *s, const char *name, const struct run *before,
	const struct run *after, enum field_id id, const char *what)
{
	if (s->found++ >= SHOWN && !getenv("V"))
		return;
	buffer_printf(
		&s->findings, "# %s: %s: %s is ", name, what, fields[id].name);
	judge_put_value(&s->findings, after, id);
	buffer_puts(&s->findings, ", was ");
	judge_put_value(&s->findings, before, id);
	buffer_puts(&s->findings, "\n");
}

/* One field of a line in which a figure was changed. */
static void
judge_changed(struct swapping *s, const char *name, const struct run *before,
	const struct run *after, enum field_id id)
{
	bool told = is_told(before, after);

	s->swaps[id]++;
	s->told[id] += told;
	if (!run_has(after, id) && !told)
		find(s, name, before, after, id, "left out without a notice");
}

static void
judge_swap(struct swapping *s, const char *name, const struct run *before,
	const struct run *after, unsigned line)
{
	bool changed = false;

	for (enum field_id id = 0; id < FIELD_COUNT; id++) {
		enum judgement judged = judge_field(before, after, id);

		if (!judge_is_stated(id) || judged == JUDGED_NEITHER ||
			judged == JUDGED_SAME)
			continue;
		if (judged != JUDGED_INVENTED &&
			before->values[id].line == line && !changed) {
			changed = true;
			judge_changed(s, name, before, after, id);
		} else if (judged != JUDGED_ABSENT || !is_told(before, after))
			find(s, name, before, after, id, "changes too");
	}
}

static void
swap_at(struct swapping *s, const struct fixture *fixture,
	const struct run *before, size_t at, size_t with)
{
	struct buffer name = {0};
	struct runset set = {0};
	char *bytes = arena_heap(NULL, fixture->bytes.len);
	char kept;

	memcpy(bytes, fixture->bytes.at, fixture->bytes.len);
	kept = bytes[at];
	bytes[at] = bytes[with];
	bytes[with] = kept;
	buffer_printf(&name, "%s byte %zu", fixture->name, at);
	fixture_read(&set, (struct slice){bytes, fixture->bytes.len});
	if (set.count == 1)
		judge_swap(s, name.bytes, before, set.runs[0],
			line_of(fixture->bytes, at));
	else
		find(s, name.bytes, before, before, FIELD_KIND,
			"no longer one run");
	buffer_free(&name);
	runset_free(&set);
	free(bytes);
}

/* The digit behind, over a decimal point, or 0. */
static size_t
neighbour(struct slice report, size_t at, size_t end)
{
	size_t with = at + 1;

	if (with < end && report.at[with] == '.')
		with++;
	return with < end && report.at[with] != report.at[at] ? with : 0;
}

static void
swap_all(struct swapping *s, const struct fixture *fixture)
{
	static size_t turn;
	struct figures_of f = {0};
	struct arena a = {0};
	struct runset set = {0};

	fixture_read(&set, fixture->bytes);
	figures_find(&f, &a, fixture->bytes);
	for (size_t i = 0; i < f.count; i++) {
		const struct figure *figure = &f.items[i];

		for (size_t at = figure->start; at < figure->end; at++) {
			size_t with = neighbour(
				fixture->bytes, at, figure->end);

			if (fixture->bytes.at[at] != '.' && with &&
				!figure->percent && turn++ % STEP == 0)
				swap_at(s, fixture, set.runs[0], at, with);
		}
	}
	arena_free(&a);
	runset_free(&set);
}

/* One case for each field. */
static bool
tell(const struct swapping *s, enum field_id id)
{
	const char *why = "";
	unsigned least = 1000;
	size_t told;
	bool good;

	if (!s->swaps[id])
		return true;
	for (size_t i = 0; i < COUNTOF(untold); i++)
		if (untold[i].id == id) {
			least = untold[i].told;
			why = untold[i].why;
		}
	told = s->told[id] * 1000 / s->swaps[id];
	good = told >= least || STEP > 1;
	printf("%s %s: %zu of %zu swaps are told%s%s\n", good ? "ok" : "not ok",
		fields[id].name, s->told[id], s->swaps[id], *why ? "; " : "",
		why);
	return good;
}

int
main(void)
{
	struct swapping s = {0};
	struct fixtures f;
	bool good;

	fixtures_load_canonical(&f);
	for (size_t i = 0; i < f.count; i++)
		if (!f.items[i].verbose)
			swap_all(&s, &f.items[i]);
	good = !s.found;
	printf("%s nothing else changes: %zu findings\n",
		good ? "ok" : "not ok", s.found);
	if (s.found)
		fputs(s.findings.bytes, stdout);
	for (enum field_id id = 0; id < FIELD_COUNT; id++)
		good = tell(&s, id) && good;
	buffer_free(&s.findings);
	fixtures_free(&f);
	return good ? 0 : 1;
}
