/*
 * Says every report that ab printed in languages that nobody speaks: each
 * label and each word is of random syllables, figures have decimal commas and
 * blanks between groups. What ab's order and arithmetic determine must be
 * recovered, and nothing may be wrong. The table says what that is.
 *
 * With arguments: test_pseudo FORM FIXTURE writes what a form makes of a report.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/damage/figures.h"
#include "tests/damage/fixture.h"
#include "tests/damage/judge.h"
#include "tests/damage/labels.h"
#include "tests/damage/workers.h"

#ifdef WORKERS_SLOW
#define LANGUAGES 1
#else
#define LANGUAGES 3
#endif

#define SHOWN 5

struct tally {
	size_t fields[FIELD_COUNT][JUDGED_DIFFERENT + 1];
	size_t runs; /* that are not there */
	size_t found;
	struct buffer findings;
};

/* How figures are written, and whether ab's banner is left. */
static const struct form {
	const char *name;
	const char *style;
	bool banner;
} forms[] = {
	{"points, banner", "", true},
	{"points", "", false},
	{"comma and no-break space, banner", "comma-nbsp", true},
	{"comma and no-break space", "comma-nbsp", false},
	{"comma and space", "comma-space", false},
	{"comma and point", "comma-dot", false},
};

/*
 * Of these fields, so many of 1000 are recovered in every form, at least. Runs
 * that were stopped at once and those without requests, bytes or failures hold
 * too little arithmetic to tell their figures apart.
 */
static const struct least {
	enum field_id first;
	enum field_id last;
	unsigned share;
	const char *why; /* not more */
} least[] = {
	{FIELD_AB_VERSION, FIELD_AB_REVISION, 0, "the banner is left out"},
	{FIELD_SERVER_SOFTWARE, FIELD_SERVER_PORT, 570,
		"only known where what is below is"},
	{FIELD_TLS_PROTOCOL, FIELD_TLS_SERVER_NAME, 0,
		"texts that may be there or not"},
	{FIELD_DOCUMENT_PATH, FIELD_DOCUMENT_PATH, 570,
		"only known where what is below is"},
	{FIELD_DOCUMENT_LENGTH, FIELD_DOCUMENT_LENGTH, 260,
		"only told by bytes that are an exact multiple"},
	{FIELD_DOCUMENT_VARIABLE, FIELD_WORKERS, 0, "in no identity"},
	{FIELD_CONCURRENCY, FIELD_CONCURRENCY, 620,
		"early versions print no time per request"},
	{FIELD_CONCURRENCY_ACHIEVED, FIELD_RAMPUP_DELAY, 0, "in no identity"},
	{FIELD_TIME_TAKEN, FIELD_TIME_TAKEN, 660, "short times are vague"},
	{FIELD_REQUESTED, FIELD_REQUESTED, 0, "in no identity"},
	{FIELD_COMPLETE, FIELD_COMPLETE, 590, "trunk prints those wanted too"},
	{FIELD_FAILED, FIELD_FAILED, 410, "only known where it is none"},
	{FIELD_FAILED_CONNECT, FIELD_KEEP_ALIVE_ABORTS, 0,
		"counts that may be there or not"},
	{FIELD_TRANSFERRED, FIELD_TRANSFERRED, 480, "short times are vague"},
	{FIELD_BODY_SENT, FIELD_BODY_SENT, 0, "may be there or not"},
	{FIELD_HTML_TRANSFERRED, FIELD_HTML_TRANSFERRED, 260,
		"only told by bytes that are an exact multiple"},
	{FIELD_RPS, FIELD_RPS, 700, "times of some versions need the version"},
	{FIELD_TPR, FIELD_TPR_ACROSS, 760,
		"times of some versions need the version"},
	{FIELD_RATE_RECEIVED, FIELD_RATE_RECEIVED, 510,
		"short times are vague"},
	{FIELD_RATE_SENT, FIELD_RATE_SENT, 0, "may be there or not"},
	{FIELD_RATE_TOTAL, FIELD_RATE_TOTAL, 900, "may be there or not"},
	{FIELD_CONNECT_MIN_MS, FIELD_TOTAL_MAX_MS, 620,
		"early versions print three columns, -S too"},
	{FIELD_P50_MS, FIELD_P100_MS, 1000, ""},
};

static const struct figure_style *
style_named(const char *name)
{
	for (size_t i = 0; i < figure_style_count; i++)
		if (!strcmp(figure_styles[i].name, name))
			return &figure_styles[i];
	return NULL;
}

/* From the first line of the report itself. */
static struct slice
without_banner(struct slice report)
{
	size_t at = slice_find(report, "Server Software:");

	if (at == report.len)
		at = slice_find(report, "Server Hostname:");
	return slice_part(report, at, report.len);
}

static void
speak(struct buffer *out, struct slice report, const struct form *form,
	unsigned language)
{
	struct speaker speaker = {labels_say_nonsense, {0}, language};
	const struct figure_style *style = style_named(form->style);
	struct buffer restyled = {0};

	if (!form->banner)
		report = without_banner(report);
	if (style)
		figures_restyle(&restyled, report, style);
	labels_rewrite(out, style ? buffer_slice(&restyled) : report, &speaker);
	buffer_free(&restyled);
}

static void
find(struct tally *t, const char *name, const struct run *before,
	const struct run *after, enum field_id id)
{
	if (t->found++ >= SHOWN && !getenv("V"))
		return;
	buffer_printf(&t->findings, "# %s: %s is ", name, fields[id].name);
	judge_put_value(&t->findings, after, id);
	buffer_puts(&t->findings, ", was ");
	judge_put_value(&t->findings, before, id);
	buffer_puts(&t->findings, "\n");
}

static void
judge(struct tally *t, const char *name, const struct run *before,
	const struct run *after)
{
	for (enum field_id id = 0; id < FIELD_COUNT; id++) {
		enum judgement judged = judge_field(before, after, id);

		if (!judge_is_stated(id) || id == FIELD_LABEL)
			continue;
		t->fields[id][judged]++;
		if (judged == JUDGED_INVENTED || judged == JUDGED_DIFFERENT)
			find(t, name, before, after, id);
	}
}

static void
try_one(struct tally *t, const struct fixture *fixture, const struct form *form,
	unsigned language)
{
	struct runset before = {0}, after = {0};
	struct buffer said = {0};

	speak(&said, fixture->bytes, form, language);
	fixture_read(&before, fixture->bytes);
	fixture_read(&after, buffer_slice(&said));
	t->runs += after.count > 1 ? after.count - 1 : 0;
	judge(t, fixture->name, before.runs[0],
		after.count ? after.runs[0] : &judge_nothing);
	runset_free(&before);
	runset_free(&after);
	buffer_free(&said);
}

/* Shares of a field that are recovered, of 1000. */
static size_t
recovered(const struct tally *t, enum field_id id)
{
	const size_t *of = t->fields[id];
	size_t all = of[JUDGED_SAME] + of[JUDGED_ABSENT] + of[JUDGED_DIFFERENT];

	return all ? of[JUDGED_SAME] * 1000 / all : 1000;
}

static bool
tell_form(const struct tally *t, const struct form *form)
{
	bool good = !t->found && !t->runs;

	printf("%s %s: %zu figures and %zu runs are wrong\n",
		good ? "ok" : "not ok", form->name, t->found, t->runs);
	if (t->found)
		fputs(t->findings.bytes, stdout);
	for (enum field_id id = 0; id < FIELD_COUNT && getenv("V"); id++)
		printf("#   %s: %zu of 1000\n", fields[id].name,
			recovered(t, id));
	return good;
}

static bool
try_form(struct tally *t, const struct fixtures *f, const struct form *form)
{
	for (size_t i = 0; i < f->count; i++)
		for (unsigned language = 1; language <= LANGUAGES; language++)
			if (!f->items[i].verbose)
				try_one(t, &f->items[i], form, language);
	return tell_form(t, form);
}

/* The least that any form gave, for any of these fields. */
static size_t
lowest(const struct tally *tallies, const struct least *l)
{
	size_t low = 1000;

	for (size_t k = 0; k < COUNTOF(forms); k++)
		for (enum field_id id = l->first; id <= l->last; id++) {
			size_t share = recovered(&tallies[k], id);

			low = share < low ? share : low;
		}
	return low;
}

static bool
tell_fields(const struct tally *tallies)
{
	bool good = true;

	for (size_t i = 0; i < COUNTOF(least); i++) {
		const struct least *l = &least[i];
		size_t share = lowest(tallies, l);
		bool enough = share >= l->share;

		good = enough && good;
		printf("%s %s to %s: %zu of 1000 are recovered%s%s\n",
			enough ? "ok" : "not ok", fields[l->first].name,
			fields[l->last].name, share, *l->why ? "; " : "",
			l->why);
	}
	return good;
}

/* Writes what a form makes of a report. */
static void
show(const struct fixtures *f, const char *form, const char *fixture)
{
	size_t number = strtoul(form, NULL, 10);
	struct buffer out = {0};

	for (size_t i = 0; i < f->count && number < COUNTOF(forms); i++)
		if (!strcmp(f->items[i].name, fixture))
			speak(&out, f->items[i].bytes, &forms[number], 1);
	if (out.len)
		fwrite(out.bytes, 1, out.len, stdout);
	buffer_free(&out);
}

int
main(int argc, char **argv)
{
	struct tally tallies[COUNTOF(forms)] = {0};
	struct fixtures f;
	bool good = true;

	fixtures_load_canonical(&f);
	if (argc == 3) {
		show(&f, argv[1], argv[2]);
	} else {
		for (size_t i = 0; i < COUNTOF(forms); i++)
			good = try_form(&tallies[i], &f, &forms[i]) && good;
		good = tell_fields(tallies) && good;
	}
	for (size_t i = 0; i < COUNTOF(forms); i++)
		buffer_free(&tallies[i].findings);
	fixtures_free(&f);
	return good ? 0 : 1;
}
