#include "parser/run.h"

#include <math.h>
#include <string.h>

struct run *
run_new(struct runset *set, enum kind kind, const char *file, unsigned line)
{
	struct run *run = arena_array(&set->arena, 1, sizeof(*run));

	run->kind = kind;
	run->file = file;
	run->line = line;
	set->runs = arena_grow(&set->arena, set->runs, set->count, &set->room,
		sizeof(*set->runs));
	set->runs[set->count++] = run;
	return run;
}

static const char *
kind_name(enum kind kind)
{
	switch (kind) {
	case KIND_RUN:
		return "run";
	case KIND_FIGURE:
		return "figure";
	case KIND_SERIES:
		return "series";
	}
	return "";
}

static const char *
outcome_name(enum outcome outcome)
{
	switch (outcome) {
	case OUTCOME_UNKNOWN:
		return "";
	case OUTCOME_COMPLETE:
		return "complete";
	case OUTCOME_INTERRUPTED:
		return "interrupted";
	case OUTCOME_ABORTED:
		return "aborted";
	case OUTCOME_TRUNCATED:
		return "truncated";
	}
	return "";
}

bool
run_has(const struct run *run, enum field_id id)
{
	if (id == FIELD_OUTCOME)
		return run->outcome != OUTCOME_UNKNOWN;
	if (id == FIELD_FILE || id == FIELD_LINE || id == FIELD_KIND ||
		id == FIELD_NOTICES)
		return true;
	return run->values[id].settled != SETTLED_ABSENT;
}

double
run_number(const struct run *run, enum field_id id)
{
	if (id == FIELD_LINE)
		return run->line;
	return run_has(run, id) ? run->values[id].number : NAN;
}

const char *
run_text(const struct run *run, enum field_id id)
{
	if (id == FIELD_FILE)
		return run->file;
	if (id == FIELD_KIND)
		return kind_name(run->kind);
	if (id == FIELD_OUTCOME)
		return outcome_name(run->outcome);
	return run_has(run, id) ? run->values[id].text : "";
}

int
run_decimals(const struct run *run, enum field_id id)
{
	return run->values[id].decimals;
}

void
run_set_number(struct run *run, enum field_id id, double number, int decimals,
	enum settled how, unsigned line)
{
	run->values[id] = (struct value){
		.number = number,
		.text = "",
		.line = line,
		.decimals = (signed char)decimals,
		.settled = (unsigned char)how,
	};
}

void
run_set_text(struct run *run, struct arena *a, enum field_id id,
	struct slice text, unsigned line)
{
	run->values[id] = (struct value){
		.number = NAN,
		.text = arena_copy(a, text),
		.line = line,
		.settled = SETTLED_PRINTED,
	};
}

void
run_clear(struct run *run, enum field_id id)
{
	memset(&run->values[id], 0, sizeof(run->values[id]));
}

void
runset_free(struct runset *set)
{
	arena_free(&set->arena);
	memset(set, 0, sizeof(*set));
}
