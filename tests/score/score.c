/*
 * Scores the parser against tests/expected: score ROOT [DOCUMENT]...
 *
 * A document is passed when every field that is stated comes out right and
 * nothing is found that is not there. Those listed in known.txt are known not
 * to be read right yet; one that is read right must leave the list.
 */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "parser/buffer.h"
#include "parser/input.h"
#include "tests/score/expectation.h"

/* What is wrong with a document, one line each. */
struct findings {
	struct buffer text;
	size_t count;
};

/* Equal but for the amount of white space. */
static bool
same_text(const char *a, const char *b)
{
	while (*a && *b) {
		if (isspace((unsigned char)*a) && isspace((unsigned char)*b)) {
			a += strspn(a, " \t");
			b += strspn(b, " \t");
		} else if (*a++ != *b++) {
			return false;
		}
	}
	return *a == *b;
}

static bool
contains(const char *text, const char *part)
{
	size_t len = strlen(part);

	for (; *text; text++)
		if (strncasecmp(text, part, len) == 0)
			return true;
	return false;
}

static bool
same_value(const struct run *run, enum field_id field, const char *value)
{
	double want, got;

	if (!run_has(run, field))
		return false;
	if (fields[field].type == TYPE_TEXT) {
		const char *text = run_text(run, field);

		/* A label may be longer or shorter than ours. */
		if (field == FIELD_LABEL)
			return *text &&
				(contains(text, value) ||
					contains(value, text));
		return same_text(text, value);
	}
	want = strtod(value, NULL);
	got = run_number(run, field);
	return fabs(want - got) <= fmax(1e-9 * fabs(want), 5e-7);
}

static bool
is_right(const struct want *w, const struct claim *claim, const struct run *run)
{
	for (size_t i = 0; i < w->count; i++)
		if (w->claims[i].field == claim->field &&
			same_value(run, claim->field, w->claims[i].value))
			return true;
	return false;
}

static size_t
count_right(const struct want *w, const struct run *run)
{
	size_t right = 0;

	for (size_t i = 0; i < w->count; i++)
		right += !w->claims[i].alternative &&
			is_right(w, &w->claims[i], run);
	return right;
}

/*
 * Pairs wanted records with found ones, in order, so that the most fields are
 * right; pair[i] is what was found for want i, or NULL.
 */
static void
align(const struct run **pair, const struct want *wants, size_t want_count,
	const struct run **runs, size_t run_count)
{
	size_t width = run_count + 1;
	size_t *best = calloc((want_count + 1) * width, sizeof(*best));
	size_t i, j;

	if (!best)
		exit(2);
	for (i = want_count; i-- > 0;)
		for (j = run_count; j-- > 0;) {
			size_t right = count_right(&wants[i], runs[j]);
			size_t *here = &best[i * width + j];

			*here = here[width] > here[1] ? here[width] : here[1];
			if (right && here[width + 1] + right > *here)
				*here = here[width + 1] + right;
		}
	for (i = j = 0; i < want_count; i++) {
		pair[i] = NULL;
		while (j < run_count &&
			best[i * width + j] == best[i * width + j + 1])
			j++;
		if (j < run_count &&
			best[i * width + j] != best[(i + 1) * width + j])
			pair[i] = runs[j++];
	}
	free(best);
}

static void
finding(struct findings *f, size_t record, const char *what, const char *should)
{
	buffer_printf(&f->text, "# record %zu: %s%s%s\n", record + 1, what,
		*should ? ", should be " : "", should);
	f->count++;
}

static void
judge(struct findings *f, size_t record, const struct want *w,
	const struct run *run)
{
	char said[256];

	if (!run) {
		finding(f, record, "not found", "");
		return;
	}
	for (size_t i = 0; i < w->count; i++) {
		const struct claim *claim = &w->claims[i];
		const char *name = fields[claim->field].name;

		if (claim->alternative || is_right(w, claim, run))
			continue;
		if (!run_has(run, claim->field))
			snprintf(said, sizeof(said), "%s is missing", name);
		else if (fields[claim->field].type == TYPE_TEXT)
			snprintf(said, sizeof(said), "%s is '%s'", name,
				run_text(run, claim->field));
		else
			snprintf(said, sizeof(said), "%s is %.10g", name,
				run_number(run, claim->field));
		finding(f, record, said, claim->value);
	}
}

/* Records beyond those wanted. A figure more is fine where they are optional. */
static void
judge_rest(struct findings *f, const struct document_want *d,
	const struct runset *set, const struct run **pair)
{
	for (size_t i = 0; i < set->count; i++) {
		const struct run *run = set->runs[i];
		bool wanted = run->kind == KIND_SERIES ||
			(run->kind == KIND_FIGURE && d->figures_optional);
		char what[64];

		for (size_t j = 0; j < d->count; j++)
			wanted = wanted || pair[j] == run;
		if (wanted)
			continue;
		snprintf(what, sizeof(what), "a %s at line %u is not there",
			run_text(run, FIELD_KIND), run->line);
		finding(f, i, what, "");
	}
}

/* Runs, figures and series are each in order, but not among each other. */
static void
judge_document(struct findings *f, const struct document_want *d,
	const struct runset *set)
{
	const struct run **pair = calloc(d->count + 1, sizeof(*pair));
	const struct run **left = calloc(set->count + 1, sizeof(*left));
	size_t from = 0, to;

	if (!pair || !left)
		exit(2);
	for (; from < d->count; from = to) {
		size_t count = 0;

		for (to = from; to < d->count &&
			d->wants[to].kind == d->wants[from].kind;)
			to++;
		for (size_t i = 0; i < set->count; i++) {
			bool taken = (set->runs[i]->kind == KIND_SERIES) !=
				(d->wants[from].kind == KIND_SERIES);

			for (size_t j = 0; j < from; j++)
				taken = taken || pair[j] == set->runs[i];
			if (!taken)
				left[count++] = set->runs[i];
		}
		align(pair + from, d->wants + from, to - from, left, count);
	}
	for (size_t i = 0; i < d->count; i++)
		judge(f, i, &d->wants[i], pair[i]);
	judge_rest(f, d, set, pair);
	free(pair);
	free(left);
}

static bool
is_known(const char *root, const char *name)
{
	char path[512], line[512];
	bool known = false;
	FILE *f;

	snprintf(path, sizeof(path), "%s/tests/expected/known.txt", root);
	f = fopen(path, "r");
	while (f && !known && fgets(line, sizeof(line), f)) {
		line[strcspn(line, " \t\n")] = '\0';
		known = strcmp(line, name) == 0;
	}
	if (f)
		fclose(f);
	return known;
}

static void
score_document(const char *root, const struct document_want *d)
{
	struct runset set = {0};
	struct findings f = {0};
	char path[512];
	bool known = is_known(root, d->name);

	snprintf(path, sizeof(path), "%s/fixtures/%s", root, d->name);
	input_read(&set, path, SEPARATOR_AUTO, NULL);
	judge_document(&f, d, &set);
	if (known && !f.count)
		printf("not ok reads %s\n# take it from known.txt\n", d->name);
	else
		printf("%s reads %s\n%s",
			!f.count        ? "ok"
				: known ? "todo"
					: "not ok",
			d->name, f.count ? f.text.bytes : "");
	buffer_free(&f.text);
	runset_free(&set);
}

static bool
is_asked_for(const char *name, char **names, int count)
{
	for (int i = 0; i < count; i++)
		if (strstr(name, names[i]))
			return true;
	return count == 0;
}

int
main(int argc, char **argv)
{
	static const char *const files[] = {"asked-for", "ab", "mangled"};
	const char *root = argc > 1 ? argv[1] : ".";
	struct expectations all = {0};
	char path[512];

	for (size_t i = 0; i < COUNTOF(files); i++) {
		snprintf(path, sizeof(path), "%s/tests/expected/%s.txt", root,
			files[i]);
		expectation_read(&all, path);
	}
	for (size_t i = 0; i < all.count; i++)
		if (is_asked_for(all.documents[i].name, argv + 2, argc - 2))
			score_document(root, &all.documents[i]);
	arena_free(&all.arena);
	return 0;
}
