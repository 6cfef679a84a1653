#include "report/reading.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "parser/series.h"
#include "report/visible.h"

/* The label of an input word, and the name behind it. */
static struct compare_input
input_of(struct reading *r, const char *word)
{
	struct slice text = slice_of(word);
	size_t equals = slice_find(text, "=");
	struct buffer label = {0};
	struct compare_input input = {.label = "", .name = word};
	struct stat st;

	if (!equals || equals == text.len || !stat(word, &st))
		return input;
	visible_put(&label, slice_part(text, 0, equals));
	input.label = arena_copy(&r->arena, buffer_slice(&label));
	input.name = word + equals + 1;
	buffer_free(&label);
	return input;
}

static void
tell(struct reading *r, const char *file, const struct notice *notice,
	enum telling telling)
{
	enum level level = notice_kinds[notice->id].level;
	struct buffer line = {0};

	r->failed = r->failed || level == LEVEL_ERROR;
	r->warned = r->warned || level == LEVEL_WARNING;
	if (telling == TELL_NOTHING ||
		(telling == TELL_ERRORS && level != LEVEL_ERROR))
		return;
	finding_say(&line, &r->tally, file, notice);
	if (line.len)
		fputs(line.bytes, stderr);
	buffer_free(&line);
}

static void
tell_of_inputs(struct reading *r)
{
	for (; r->told < r->set.notices.count; r->told++)
		tell(r, r->inputs[r->count - 1].name,
			&r->set.notices.items[r->told],
			r->telling == TELL_NOTHING ? TELL_ALL : r->telling);
}

/* LABEL= on the command line wins over what a document calls its runs. */
static void
finish_run(struct reading *r, struct run *run, const char *label)
{
	if (*label)
		run_set_text(
			run, &r->set.arena, FIELD_LABEL, slice_of(label), 0);
	for (size_t i = 0; i < run->notices.count; i++)
		tell(r, run->file, &run->notices.items[i], r->telling);
	r->runs++;
}

static void
finish_runs(struct reading *r, size_t first)
{
	const char *label = r->inputs[r->count - 1].label;

	for (size_t i = first; i < r->set.count; i++)
		finish_run(r, r->set.runs[i], label);
	tell_of_inputs(r);
}

static bool
take_piece(struct runset *set, void *context)
{
	struct reading *r = context;

	finish_runs(r, 0);
	for (size_t i = 0; i < set->count && !r->stopped; i++)
		r->stopped = !r->take(set->runs[i], r->context);
	runset_free(set);
	r->told = 0;
	return !r->stopped;
}

void
reading_add(struct reading *r, const char *word)
{
	struct input_sink sink = {take_piece, r};
	size_t first = r->set.count;
	struct compare_input *input;

	r->inputs = arena_grow(
		&r->arena, r->inputs, r->count, &r->room, sizeof(*r->inputs));
	input = &r->inputs[r->count++];
	*input = input_of(r, word);
	input->first = first;
	if (!input_read(
		    &r->set, input->name, r->separator, r->take ? &sink : NULL))
		r->failed = true;
	if (r->take) {
		take_piece(&r->set, r);
		return;
	}
	finish_runs(r, first);
	input->count = r->set.count - first;
}

void
reading_attach(struct reading *r)
{
	size_t *marks = arena_array(&r->arena, r->count + 1, sizeof(*marks));

	for (size_t i = 0; i < r->count; i++)
		marks[i] = r->inputs[i].first;
	marks[r->count] = r->set.count;
	series_attach(&r->set, marks, r->count + 1);
	for (size_t i = 0; i < r->count; i++) {
		r->inputs[i].first = marks[i];
		r->inputs[i].count = marks[i + 1] - marks[i];
	}
}

void
reading_sum_up(const struct reading *r)
{
	struct buffer lines = {0};

	finding_sum_up(&lines, &r->tally);
	if (lines.len)
		fputs(lines.bytes, stderr);
	buffer_free(&lines);
}

void
reading_free(struct reading *r)
{
	runset_free(&r->set);
	arena_free(&r->arena);
	*r = (struct reading){0};
}
