#include "report/side.h"

#include <stdint.h>

#include "report/index.h"
#include "report/server.h"
#include "report/setting.h"
#include "report/source.h"

/* The runs get names first; those of one name are one side. */
struct naming {
	struct arena *arena;
	const struct runset *set;
	const struct compare_options *options;
	const char **names; /* [run] */
};

static const struct compare_input *
input_of(const struct compare_options *options, size_t run)
{
	for (size_t i = 0; i < options->input_count; i++)
		if (run - options->inputs[i].first < options->inputs[i].count)
			return &options->inputs[i];
	return NULL;
}

static size_t
inputs_with_runs(const struct compare_options *options)
{
	size_t count = 0;

	for (size_t i = 0; i < options->input_count; i++)
		count += options->inputs[i].count > 0;
	return count;
}

static void
name_by_input(struct naming *n)
{
	const struct compare_options *options = n->options;
	const char **labels = source_names(
		n->arena, options->inputs, options->input_count);

	for (size_t i = 0; i < options->input_count; i++)
		for (size_t k = 0; k < options->inputs[i].count; k++)
			n->names[options->inputs[i].first + k] = labels[i];
}

/* A run that says nothing of its server has the name of its input. */
static void
name_the_rest(struct naming *n)
{
	const struct compare_input *last = NULL;
	const char *name = "?";

	for (size_t i = 0; i < n->set->count; i++) {
		const struct compare_input *input;

		if (*n->names[i])
			continue;
		input = input_of(n->options, i);
		if (input && input != last)
			name = *source_names(n->arena, input, 1);
		last = input;
		n->names[i] = name;
	}
}

/* Upper case and runs of spaces make no other side. */
static void
put_key(struct buffer *out, const char *label)
{
	out->len = 0;
	buffer_puts(out, "");
	for (; *label; label++) {
		char lower = *label >= 'A' && *label <= 'Z'
			? (char)(*label + 'a' - 'A')
			: *label;

		if (lower != ' ' ||
			(out->len && out->bytes[out->len - 1] != ' '))
			buffer_putc(out, lower);
	}
}

/* The number of each run's name, and how many different names there are. */
static size_t
number_names(const struct naming *n, size_t *of)
{
	struct index index = {0};
	struct buffer key = {0};
	size_t count;

	for (size_t i = 0; i < n->set->count; i++) {
		put_key(&key, n->names[i]);
		of[i] = index_copy(&index, n->arena, key.bytes);
	}
	count = index.count;
	index_free(&index);
	buffer_free(&key);
	return count;
}

/*
 * A heading stands for the runs below it until the next heading, or until the
 * server changes. Other runs keep the names they have; are there none?
 */
static bool
name_by_label(struct naming *n)
{
	const struct run *headed = NULL;
	const char *label = "";
	bool all_named = true;

	for (size_t i = 0; i < n->set->count; i++) {
		const struct run *run = n->set->runs[i];

		if (*run_text(run, FIELD_LABEL)) {
			headed = run;
			label = run_text(run, FIELD_LABEL);
		}
		if (headed && !server_is_same(run, headed))
			headed = NULL;
		if (headed)
			n->names[i] = label;
		all_named = all_named && headed;
	}
	return all_named;
}

static bool
has_labels(const struct runset *set)
{
	for (size_t i = 0; i < set->count; i++)
		if (*run_text(set->runs[i], FIELD_LABEL))
			return true;
	return false;
}

/* Are the settings of all runs different, as in a sweep? */
static bool
has_only_own_settings(const struct naming *n)
{
	struct index index = {0};
	struct buffer key = {0};
	size_t different;

	for (size_t i = 0; i < n->set->count; i++) {
		struct cell cell;

		setting_read(&cell, n->set->runs[i]);
		key.len = 0;
		for (int k = 0; k < SETTING_PATH; k++) {
			buffer_putc(&key, '|');
			setting_write(&key, &cell, (enum setting)k);
		}
		index_copy(&index, n->arena, key.bytes);
	}
	different = index.count;
	index_free(&index);
	buffer_free(&key);
	return different == n->set->count;
}

/*
 * Labels make the sides, but for three cases. One heading above runs of several
 * servers names no side. Where headings are missing, servers that tell as much
 * apart do it with names of one kind. And headings such as "10 users", "50
 * users", each above one run of the same server with settings of its own, name
 * the steps of a sweep.
 */
static bool
labels_mislead(
	const struct naming *n, size_t labels, size_t servers, bool all_named)
{
	if (servers > 1)
		return labels == 1 || (!all_named && servers >= labels);
	return labels > 2 && labels == n->set->count &&
		has_only_own_settings(n);
}

static size_t
name_within_input(struct naming *n, size_t *of)
{
	size_t servers = server_names(n->names, n->arena, n->set);
	bool all_named;
	size_t labels;

	name_the_rest(n);
	if (!has_labels(n->set))
		return number_names(n, of);
	all_named = name_by_label(n);
	labels = number_names(n, of);
	if (labels_mislead(n, labels, servers, all_named)) {
		server_names(n->names, n->arena, n->set);
		name_the_rest(n);
		labels = number_names(n, of);
	}
	return labels;
}

static void
collect(struct comparison *c, const struct naming *n, const size_t *of)
{
	size_t count = n->set->count;

	for (size_t i = 0; i < count; i++)
		c->sides[of[i]].run_count++;
	for (size_t i = 0; i < c->side_count; i++)
		c->sides[i].runs = arena_array(n->arena, c->sides[i].run_count,
			sizeof(*c->sides[i].runs));
	for (size_t i = 0; i < c->side_count; i++)
		c->sides[i].run_count = 0;
	for (size_t i = 0; i < count; i++) {
		struct side *side = &c->sides[of[i]];

		if (!side->label)
			side->label = n->names[i];
		side->runs[side->run_count++] = n->set->runs[i];
	}
}

const size_t *
side_build(struct comparison *c, const struct compare_options *options)
{
	size_t *of = arena_array(&c->arena, c->set->count, sizeof(*of));
	struct naming n = {
		.arena = &c->arena,
		.set = c->set,
		.options = options,
		.names = arena_array(
			&c->arena, c->set->count, sizeof(*n.names)),
	};

	if (inputs_with_runs(options) > 1) {
		name_by_input(&n);
		c->side_count = number_names(&n, of);
	} else {
		c->side_count = name_within_input(&n, of);
	}
	c->sides = arena_array(&c->arena, c->side_count, sizeof(*c->sides));
	collect(c, &n, of);
	return of;
}

size_t
side_find(const struct comparison *c, const char *label)
{
	struct buffer key = {0}, other = {0};
	size_t found = SIZE_MAX;

	put_key(&key, label);
	for (size_t i = 0; i < c->side_count && found == SIZE_MAX; i++) {
		put_key(&other, c->sides[i].label);
		if (slice_equals(buffer_slice(&key), other.bytes))
			found = i;
	}
	buffer_free(&key);
	buffer_free(&other);
	return found;
}
