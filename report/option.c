#include "report/option.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "report/nearest.h"

/* What the words of an option stand for. */
struct choice {
	const char *word;
	int number;
};

static const struct choice separators[] = {
	{"auto", SEPARATOR_AUTO},
	{"point", SEPARATOR_POINT},
	{"comma", SEPARATOR_COMMA},
};

static const struct choice themes[] = {
	{"auto", THEME_AUTO},
	{"light", THEME_LIGHT},
	{"dark", THEME_DARK},
	{"print", THEME_PRINT},
};

static const struct choice whens[] = {
	{"auto", WHEN_AUTO},
	{"always", WHEN_ALWAYS},
	{"never", WHEN_NEVER},
};

static bool
choose(int *number, const struct choice *choices, size_t count,
	const char *word, struct error *e)
{
	struct buffer words = {0};

	for (size_t i = 0; i < count; i++) {
		if (!strcmp(choices[i].word, word)) {
			*number = choices[i].number;
			return true;
		}
	}
	for (size_t i = 0; i < count; i++)
		buffer_printf(&words, "%s%s",
			!i                      ? ""
				: i + 1 < count ? ", "
						: " or ",
			choices[i].word);
	error_set(e, "'%s' is not %s", word, words.bytes);
	buffer_free(&words);
	return false;
}

static bool
take_locale(struct options *o, const char *value, struct error *e)
{
	int number;

	if (!choose(&number, separators, COUNTOF(separators), value, e))
		return false;
	o->separator = (enum separator)number;
	return true;
}

static bool
take_theme(struct options *o, const char *value, struct error *e)
{
	int number;

	if (!choose(&number, themes, COUNTOF(themes), value, e))
		return false;
	o->theme = (enum theme)number;
	return true;
}

static bool
take_colour(struct options *o, const char *value, struct error *e)
{
	int number;

	if (!choose(&number, whens, COUNTOF(whens), value, e))
		return false;
	o->colour = (enum when)number;
	return true;
}

static bool
take_width(struct options *o, const char *value, struct error *e)
{
	char *end;

	o->width_px = strtod(value, &end);
	if (end == value || *end || !(o->width_px >= 200) ||
		!(o->width_px <= 10000))
		return error_set(e,
			"'%s' is no width between 200 and 10000 pixels", value);
	return true;
}

static bool
take_output(struct options *o, const char *value, struct error *e)
{
	if (!*value)
		return error_set(e, "the name of a file is empty");
	o->outputs = arena_grow(&o->arena, o->outputs, o->output_count,
		&o->output_room, sizeof(*o->outputs));
	o->outputs[o->output_count++] = (struct options_output){.path = value};
	return true;
}

/* What a message on a word that is not known ends with. */
static const char *
did_you_mean(struct options *o, const struct nearest *near)
{
	return near->name
		? arena_printf(&o->arena, "; did you mean '%s'?", near->name)
		: "";
}

static bool
is_metric(enum field_id id)
{
	return id != FIELD_COUNT && field_is_number(id) && id != FIELD_LINE &&
		id != FIELD_STATED_DELTA;
}

static bool
add_metric(struct options *o, struct slice name, struct error *e)
{
	enum field_id id = field_find(name);

	if (!is_metric(id)) {
		struct nearest near = {0};

		for (int i = 0; i < FIELD_COUNT; i++)
			if (is_metric((enum field_id)i))
				nearest_try(&near, name, fields[i].name);
		return error_set(e, "no metric is called '%.*s'%s",
			(int)name.len, name.at, did_you_mean(o, &near));
	}
	o->metrics = arena_grow(&o->arena, o->metrics, o->metric_count,
		&o->metric_room, sizeof(*o->metrics));
	o->metrics[o->metric_count++] = id;
	return true;
}

static bool
take_metrics(struct options *o, const char *value, struct error *e)
{
	struct slice rest = slice_of(value);

	do {
		size_t end = slice_find(rest, ",");

		if (!add_metric(o, slice_trim(slice_part(rest, 0, end)), e))
			return false;
		rest = slice_part(rest, end + 1, rest.len);
	} while (rest.len);
	return true;
}

static bool
take_format(struct options *o, const char *value, struct error *e)
{
	if (*o->format && strcmp(o->format, value) != 0)
		return error_set(e,
			"formats '%s' and '%s' cannot both go to standard output",
			o->format, value);
	if (!renderer_by_name(value)) {
		struct nearest near = {0};

		for (size_t i = 0; i < renderer_count; i++)
			nearest_try(&near, slice_of(value), renderers[i].name);
		return error_set(e, "no format is called '%s'%s", value,
			did_you_mean(o, &near));
	}
	o->format = value;
	return true;
}

#define AT(member) offsetof(struct options, member)

const struct option option_table[] = {
	{'\0', NULL, NULL, "What comes out", NULL, 0},
	{'o', NULL, "FILE", "write FILE, its format by extension; repeatable",
		take_output, 0},
	{'f', NULL, "FORMAT", "", take_format, 0},
	{'\0', "explain", NULL, "each field: value, line, how it was settled",
		NULL, AT(explain)},
	{'\0', NULL, NULL, "How runs are compared", NULL, 0},
	{'\0', "baseline", "LABEL", "compare against this side, not the first",
		NULL, AT(baseline)},
	{'\0', "metric", "NAMES", "fields to compare, parted by commas",
		take_metrics, 0},
	{'\0', "force", NULL, "compare also runs of unlike settings", NULL,
		AT(force)},
	{'\0', NULL, NULL, "How figures are read", NULL, 0},
	{'\0', "locale", "WHICH", "decimals in the logs: auto, point or comma",
		take_locale, 0},
	{'\0', "strict", NULL, "exit with 2 also on warnings", NULL,
		AT(strict)},
	{'\0', NULL, NULL, "How it looks", NULL, 0},
	{'\0', "title", "TEXT", "a title instead of the finding", NULL,
		AT(title)},
	{'\0', "lang", "TAG", "words and number shapes, such as pl or ko", NULL,
		AT(lang)},
	{'\0', "template", "FILE", "a page of your own, or ours: report, brief",
		NULL, AT(template)},
	{'\0', "theme", "WHICH", "auto, light, dark or print", take_theme, 0},
	{'\0', "width", "PIXELS", "of charts", take_width, 0},
	{'\0', "outlines", NULL, "words in SVG as shapes", NULL, AT(outlines)},
	{'\0', "color", "WHEN", "auto, always or never", take_colour, 0},
	{'\0', "quiet", NULL, "no notices about runs", NULL, AT(quiet)},
	{'\0', NULL, NULL, "", NULL, 0},
	{'h', "help", NULL, "this", NULL, AT(help)},
	{'V', "version", NULL, "which version this is", NULL, AT(version)},
};

const size_t option_count = COUNTOF(option_table);
