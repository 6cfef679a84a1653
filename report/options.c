#include "report/options.h"

#include <string.h>

#include "report/explain.h"
#include "report/nearest.h"
#include "report/option.h"

/* The words of the command line that are still to be read. */
struct words {
	const char *const *next;
	const char *const *end;
};

static const struct option *
option_by_letter(char letter)
{
	for (size_t i = 0; i < option_count; i++)
		if (option_table[i].letter == letter)
			return &option_table[i];
	return NULL;
}

static const struct option *
option_by_name(struct slice name)
{
	for (size_t i = 0; i < option_count; i++)
		if (option_table[i].name &&
			slice_equals(name, option_table[i].name))
			return &option_table[i];
	return NULL;
}

static bool
no_such_option(const char *word, struct slice name, struct error *e)
{
	struct nearest near = {0};

	for (size_t i = 0; i < option_count; i++)
		if (option_table[i].name)
			nearest_try(&near, name, option_table[i].name);
	return error_set(e, "there is no option '%s'%s%s%s", word,
		near.name ? "; did you mean '--" : "",
		near.name ? near.name : "", near.name ? "'?" : "");
}

/* How people know the option. */
static const char *
shown_name(struct options *o, const struct option *option)
{
	return option->name ? arena_printf(&o->arena, "--%s", option->name)
			    : arena_printf(&o->arena, "-%c", option->letter);
}

static bool
take_value(struct options *o, const struct option *option, const char *value,
	struct error *e)
{
	struct error own = {0};

	if (!value)
		return error_set(e, "%s needs a %s", shown_name(o, option),
			option->value);
	if (!option->take) {
		*(const char **)(void *)((char *)o + option->offset) = value;
		return true;
	}
	if (option->take(o, value, &own))
		return true;
	return error_set(e, "%s: %s", shown_name(o, option), own.text);
}

static void
switch_on(struct options *o, const struct option *option)
{
	*(bool *)(void *)((char *)o + option->offset) = true;
}

static const char *
next_word(struct words *words)
{
	return words->next < words->end ? *words->next++ : NULL;
}

/* "--name", "--name=value", "--name value" */
static bool
take_long(struct options *o, const char *word, struct words *words,
	struct error *e)
{
	struct slice name = slice_of(word + 2);
	size_t equals = slice_find(name, "=");
	const char *value = equals < name.len ? word + 2 + equals + 1 : NULL;
	const struct option *option;

	name = slice_part(name, 0, equals);
	option = option_by_name(name);
	if (!option)
		return no_such_option(word, name, e);
	if (option->value)
		return take_value(
			o, option, value ? value : next_word(words), e);
	if (value)
		return error_set(e, "--%s takes no value", option->name);
	switch_on(o, option);
	return true;
}

/* "-o FILE", "-oFILE"; letters without a value may share a word. */
static bool
take_letters(struct options *o, const char *word, struct words *words,
	struct error *e)
{
	for (const char *at = word + 1; *at; at++) {
		const struct option *option = option_by_letter(*at);

		if (!option)
			return no_such_option(word, slice_of(word + 1), e);
		if (option->value)
			return take_value(o, option,
				at[1] ? at + 1 : next_word(words), e);
		switch_on(o, option);
	}
	return true;
}

static void
take_input(struct options *o, const char *word)
{
	o->inputs = arena_grow(&o->arena, (void *)o->inputs, o->input_count,
		&o->input_room, sizeof(*o->inputs));
	o->inputs[o->input_count++] = word;
}

static bool
take_words(struct options *o, struct words *words, struct error *e)
{
	const char *word;

	while ((word = next_word(words)) != NULL) {
		bool ok = true;

		if (!strcmp(word, "--")) {
			while ((word = next_word(words)) != NULL)
				take_input(o, word);
			return true;
		}
		if (!strncmp(word, "--", 2))
			ok = take_long(o, word, words, e);
		else if (word[0] == '-' && word[1])
			ok = take_letters(o, word, words, e);
		else
			take_input(o, word);
		if (!ok)
			return false;
	}
	return true;
}

static void
add_output(struct options *o, const struct renderer *renderer)
{
	o->outputs = arena_grow(&o->arena, o->outputs, o->output_count,
		&o->output_room, sizeof(*o->outputs));
	o->outputs[o->output_count++] = (struct options_output){"-", renderer};
}

/* Formats by extension. A name without one that is known has the format of
 * -f, which then does not ask for standard output. */
static bool
find_renderers(struct options *o, struct error *e)
{
	const struct renderer *asked = *o->format ? renderer_by_name(o->format)
						  : NULL;
	bool used = false;

	for (size_t i = 0; i < o->output_count; i++) {
		struct options_output *output = &o->outputs[i];

		output->renderer = renderer_by_path(output->path);
		if (output->renderer)
			continue;
		output->renderer = asked;
		used = used || asked;
		if (!strcmp(output->path, "-") && !asked)
			output->renderer = renderer_by_name("text");
		if (!output->renderer)
			return error_set(e,
				"-o: the extension of '%s' tells no format; "
				"-f FORMAT can",
				output->path);
	}
	if (asked && !used)
		add_output(o, asked);
	if (o->explain)
		add_output(o, &explain_renderer);
	if (!o->output_count)
		add_output(o, renderer_by_name("text"));
	return true;
}

static bool
check_outputs(const struct options *o, struct error *e)
{
	for (size_t i = 0; i < o->output_count; i++)
		for (size_t k = 0; k < i; k++)
			if (!strcmp(o->outputs[i].path, o->outputs[k].path))
				return error_set(e,
					"two outputs would both be written to '%s'",
					strcmp(o->outputs[i].path, "-") != 0
						? o->outputs[i].path
						: "standard output");
	return true;
}

bool
options_parse(
	struct options *o, int argc, const char *const *argv, struct error *e)
{
	struct words words = {argv + (argc > 0), argv + argc};

	*o = (struct options){
		.format = "",
		.baseline = "",
		.title = "",
		.template = "",
		.lang = "en",
	};
	if (!take_words(o, &words, e))
		return false;
	return find_renderers(o, e) && check_outputs(o, e);
}

static void
put_option(struct buffer *out, const struct option *option)
{
	struct buffer name = {0};

	if (option->letter)
		buffer_printf(&name, "-%c%s", option->letter,
			option->name ? ", " : "");
	if (option->name)
		buffer_printf(&name, "--%s", option->name);
	if (option->value)
		buffer_printf(&name, " %s", option->value);
	buffer_printf(out, "  %-18s  %s", name.bytes, option->help);
	if (option->letter == 'f')
		for (size_t i = 0; i < renderer_count; i++)
			buffer_printf(
				out, "%s%s", i ? " " : "", renderers[i].name);
	buffer_putc(out, '\n');
	buffer_free(&name);
}

void
options_help(struct buffer *out)
{
	buffer_puts(out,
		"Usage: abreport [OPTION]... INPUT...\n"
		"Read ab (ApacheBench) logs, compare their runs, and report.\n"
		"INPUT is a file, a folder, - for standard input, or LABEL=INPUT.\n");
	for (size_t i = 0; i < option_count; i++) {
		const struct option *option = &option_table[i];

		if (option->letter || option->name)
			put_option(out, option);
		else
			buffer_printf(out, "\n%s%s", option->help,
				*option->help ? "\n" : "");
	}
	buffer_puts(out, "\nExit status: 0 done, 2 trouble.\n");
}

void
options_free(struct options *o)
{
	arena_free(&o->arena);
	*o = (struct options){0};
}
