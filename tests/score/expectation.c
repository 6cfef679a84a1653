#include "tests/score/expectation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Fields that stand in one line, by the first word of it. */
struct row {
	const char *name;
	enum field_id first;
	size_t count;
};

static const struct row rows[] = {
	{"connect", FIELD_CONNECT_MIN_MS, 5},
	{"processing", FIELD_PROCESSING_MIN_MS, 5},
	{"waiting", FIELD_WAITING_MIN_MS, 5},
	{"total", FIELD_TOTAL_MIN_MS, 5},
	{"percentiles", FIELD_P50_MS, 9},
};

static _Noreturn void
give_up(const char *what, const char *why)
{
	fprintf(stderr, "score: %s: %s\n", what, why);
	exit(2);
}

static void
add_claim(struct expectations *all, struct want *w, enum field_id field,
	const char *value, bool alternative)
{
	w->claims = arena_grow(
		&all->arena, w->claims, w->count, &w->room, sizeof(*w->claims));
	w->claims[w->count++] = (struct claim){
		field, arena_copy(&all->arena, slice_of(value)), alternative};
}

static void
add_row(struct expectations *all, struct want *w, const struct row *row,
	char *values)
{
	char *value = strtok(values, " ");

	for (size_t i = 0; i < row->count; i++, value = strtok(NULL, " ")) {
		if (!value)
			give_up(row->name, "too few figures");
		if (strcmp(value, "-") != 0)
			add_claim(all, w, (enum field_id)(row->first + i),
				value, false);
	}
}

/* "FIELD VALUE", "accept FIELD VALUE" or a row of figures. */
static void
read_claim(struct expectations *all, struct want *w, char *line)
{
	bool alternative = strncmp(line, "accept ", 7) == 0;
	char *name = line + (alternative ? 7 : 0);
	char *value = strchr(name, ' ');
	enum field_id field;

	if (!value)
		give_up(line, "no value");
	*value++ = '\0';
	for (size_t i = 0; i < COUNTOF(rows); i++)
		if (strcmp(name, rows[i].name) == 0) {
			add_row(all, w, &rows[i], value);
			return;
		}
	field = field_find(slice_of(name));
	if (field == FIELD_COUNT)
		give_up(name, "no such field");
	add_claim(all, w, field, value, alternative);
}

static void
begin_document(struct expectations *all, char *line)
{
	char *name = strtok(line, " ");
	const char *option = strtok(NULL, " ");
	struct document_want *d;

	all->documents = arena_grow(&all->arena, all->documents, all->count,
		&all->room, sizeof(*all->documents));
	d = &all->documents[all->count++];
	*d = (struct document_want){0};
	d->name = arena_copy(&all->arena, slice_of(name));
	d->figures_optional = option != NULL;
}

static struct want *
begin_want(struct expectations *all, const char *line)
{
	struct document_want *d = &all->documents[all->count - 1];

	d->wants = arena_grow(
		&all->arena, d->wants, d->count, &d->room, sizeof(*d->wants));
	d->wants[d->count] = (struct want){
		.kind = strcmp(line, "run") == 0      ? KIND_RUN
			: strcmp(line, "figure") == 0 ? KIND_FIGURE
						      : KIND_SERIES,
	};
	return &d->wants[d->count++];
}

void
expectation_read(struct expectations *all, const char *path)
{
	FILE *f = fopen(path, "r");
	struct want *want = NULL;
	char line[1024];

	if (!f)
		give_up(path, "cannot open");
	while (fgets(line, sizeof(line), f)) {
		line[strcspn(line, "\n")] = '\0';
		if (strncmp(line, "document ", 9) == 0)
			begin_document(all, line + 9);
		else if (line[0] == '\t' && want)
			read_claim(all, want, line + 1);
		else if (line[0] && all->count)
			want = begin_want(all, line);
	}
	fclose(f);
}
