#include "report/setting.h"

#include <math.h>
#include <stddef.h>

#include "parser/command.h"

enum shape { SHAPE_NUMBER, SHAPE_FLAG, SHAPE_TEXT };

#define AT(member) offsetof(struct cell, member)

/* One row per setting: where it is kept and how ab's users write it. */
static const struct row {
	enum shape shape;
	size_t offset;
	const char *before, *behind;
	enum field_id field;
} rows[SETTING_COUNT] = {
	[SETTING_LIMIT] = {SHAPE_NUMBER, AT(limit_s), "t ", " s",
		FIELD_TIME_TAKEN},
	[SETTING_REQUESTS] = {SHAPE_NUMBER, AT(requests), "n ", "",
		FIELD_REQUESTED},
	[SETTING_CONCURRENCY] = {SHAPE_NUMBER, AT(concurrency), "c ", "",
		FIELD_CONCURRENCY},
	[SETTING_KEEP_ALIVE] = {SHAPE_FLAG, AT(keep_alive), "-k", "",
		FIELD_KEEP_ALIVE},
	[SETTING_METHOD] = {SHAPE_TEXT, AT(method), "", "", FIELD_COMMAND},
	[SETTING_PATH] = {SHAPE_TEXT, AT(path), "", "", FIELD_DOCUMENT_PATH},
};

static double
number_of(const struct cell *cell, enum setting setting)
{
	return *(const double *)(const void *)((const char *)cell +
		rows[setting].offset);
}

static const char *
text_of(const struct cell *cell, enum setting setting)
{
	return *(const char *const *)(const void *)((const char *)cell +
		rows[setting].offset);
}

bool
setting_is_known(const struct cell *cell, enum setting setting)
{
	switch (rows[setting].shape) {
	case SHAPE_NUMBER:
		return !isnan(number_of(cell, setting));
	case SHAPE_FLAG:
		return true;
	case SHAPE_TEXT:
		return *text_of(cell, setting) != '\0';
	}
	return false;
}

void
setting_write(struct buffer *out, const struct cell *cell, enum setting setting)
{
	const struct row *row = &rows[setting];

	switch (row->shape) {
	case SHAPE_NUMBER:
		/* A limit of 0 is none. */
		if (setting_is_known(cell, setting) &&
			(setting != SETTING_LIMIT || cell->limit_s > 0))
			buffer_printf(out, "%s%.15g%s", row->before,
				number_of(cell, setting), row->behind);
		break;
	case SHAPE_FLAG:
		if (cell->keep_alive)
			buffer_puts(out, row->before);
		break;
	case SHAPE_TEXT:
		buffer_puts(out, text_of(cell, setting));
		break;
	}
}

void
setting_write_key(
	struct buffer *out, const struct cell *cell, enum setting setting)
{
	buffer_puts(out, setting_is_known(cell, setting) ? "=" : "?");
	setting_write(out, cell, setting);
	buffer_putc(out, '\n');
}

void
setting_write_label(
	struct buffer *out, const struct cell *cell, enum setting setting)
{
	/* A count and a limit are two ways to say when a run ends. */
	if ((setting == SETTING_LIMIT && !(cell->limit_s > 0)) ||
		(setting == SETTING_REQUESTS && cell->limit_s > 0))
		return;
	if (out->len)
		buffer_puts(out, "  ");
	if (setting == SETTING_KEEP_ALIVE && !cell->keep_alive)
		buffer_puts(out, "no ");
	if (!setting_is_known(cell, setting))
		buffer_printf(out, "%s?", rows[setting].before);
	setting_write(out, cell, setting);
	if (setting == SETTING_KEEP_ALIVE && !cell->keep_alive)
		buffer_puts(out, rows[setting].before);
}

void
setting_clear(struct cell *cell, enum setting setting)
{
	char *at = (char *)cell + rows[setting].offset;

	switch (rows[setting].shape) {
	case SHAPE_NUMBER:
		*(double *)(void *)at = NAN;
		break;
	case SHAPE_FLAG:
		*(bool *)(void *)at = false;
		break;
	case SHAPE_TEXT:
		*(const char **)(void *)at = "";
		break;
	}
}

enum field_id
setting_field(enum setting setting)
{
	return rows[setting].field;
}

/* A run that ended by itself and was not timed made all its requests. */
static double
requests_of(const struct run *run)
{
	if (run_has(run, FIELD_REQUESTED))
		return run_number(run, FIELD_REQUESTED);
	if (run->outcome == OUTCOME_INTERRUPTED ||
		run->outcome == OUTCOME_ABORTED)
		return NAN;
	return run_number(run, FIELD_COMPLETE);
}

/* The name as a literal, which outlives the command that it was read from. */
static const char *
method_named(const char *name)
{
	static const char *const methods[] = {
		"GET",
		"HEAD",
		"POST",
		"PUT",
		"DELETE",
		"PATCH",
		"OPTIONS",
	};

	for (size_t i = 0; i < COUNTOF(methods); i++)
		if (slice_equals(slice_of(name), methods[i]))
			return methods[i];
	return "-m";
}

void
setting_read(struct cell *cell, const struct run *run)
{
	struct slice line = slice_of(run_text(run, FIELD_COMMAND));
	bool body = run_has(run, FIELD_BODY_SENT);
	struct command command;

	*cell = (struct cell){
		.label = "",
		.requests = requests_of(run),
		.concurrency = run_number(run, FIELD_CONCURRENCY),
		.keep_alive = run_has(run, FIELD_KEEP_ALIVE),
		.method = body ? "POST" : "GET",
		.path = run_text(run, FIELD_DOCUMENT_PATH),
	};
	cell->limit_s = isnan(cell->requests) ? NAN : 0;
	if (!line.len || !command_find(&command, line))
		return;
	cell->keep_alive = cell->keep_alive || command.keep_alive;
	if (!body || slice_equals(slice_of(command.method), "PUT"))
		cell->method = method_named(command.method);
	if (command.time_limit_s > 0) {
		cell->limit_s = command.time_limit_s;
		cell->requests = NAN;
	}
}

/* The whole seconds that a run took, if it took no more than them; else 0. */
static double
whole_seconds(const struct run *run)
{
	double taken = run_number(run, FIELD_TIME_TAKEN);

	return taken >= 1 && taken - floor(taken) < 0.1 ? floor(taken) : 0;
}

double
setting_common_limit(const struct runset *set)
{
	double limit = 0, first = NAN;
	size_t runs = 0, round = 0;
	bool differ = false;

	for (size_t i = 0; i < set->count; i++) {
		const struct run *run = set->runs[i];
		double made = run_number(run, FIELD_COMPLETE);

		if (isnan(made) || run_has(run, FIELD_REQUESTED))
			continue;
		if (whole_seconds(run) <= 0 ||
			(limit > 0 && whole_seconds(run) != limit))
			return 0;
		limit = whole_seconds(run);
		differ = differ || (runs && made != first);
		first = runs ? first : made;
		round += fmod(made, 10) == 0;
		runs++;
	}
	return differ && 2 * round < runs ? limit : 0;
}
