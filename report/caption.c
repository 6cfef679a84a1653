#include "report/caption.h"

#include <stdio.h>

#include "report/index.h"
#include "report/phrase.h"

#define SEPARATOR " \xc2\xb7 "
#define LEFT_TO_RIGHT "\xe2\x80\x8e"
#define HOSTS_SHOWN 3

static void
separate(struct buffer *out)
{
	if (out->len)
		buffer_puts(out, SEPARATOR);
}

/* Paths and hosts run from the left, also their signs at both ends. */
static void
put_name(struct buffer *out, const struct locale *l, const char *name)
{
	const char *mark = l->right_to_left ? LEFT_TO_RIGHT : "";

	buffer_printf(out, "%s%s%s", mark, name, mark);
}

static void
write_settings(struct buffer *out, const struct report *report)
{
	struct buffer settings = {0};

	phrase_settings(&settings, report->comparison);
	if (settings.len)
		put_name(out, report->locale, settings.bytes);
	buffer_free(&settings);
}

static void
write_hosts(struct buffer *out, const struct report *report)
{
	const struct runset *set = report->comparison->set;
	struct index hosts = {0};

	for (size_t i = 0; set && i < set->count; i++)
		if (*run_text(set->runs[i], FIELD_SERVER_HOSTNAME))
			index_add(&hosts,
				run_text(set->runs[i], FIELD_SERVER_HOSTNAME));
	for (size_t i = 0; i < hosts.count && i < HOSTS_SHOWN; i++) {
		separate(out);
		put_name(out, report->locale, hosts.texts[i]);
	}
	if (hosts.count > HOSTS_SHOWN) {
		char count[24];

		snprintf(
			count, sizeof(count), "%zu", hosts.count - HOSTS_SHOWN);
		separate(out);
		locale_sentence(
			report->locale, out, "more", "count", count, NULL);
	}
	index_free(&hosts);
}

/* "One figure" where the document quotes results without their logs. */
static const char *
note_on_repeats(const struct comparison *c)
{
	for (size_t i = 0; i < c->side_count; i++)
		for (size_t k = 0; k < c->sides[i].run_count; k++)
			if (c->sides[i].runs[k]->kind != KIND_FIGURE)
				return "note_one_run";
	return "note_one_figure";
}

/* The notes that fit into small print; the report says the rest. */
static const char *const notes[REMARK_COUNT] = {
	[REMARK_DOCUMENTS_DIFFER] = "note_documents",
	[REMARK_SETTINGS_FORCED] = "note_forced",
	[REMARK_FAILURES] = "note_failures",
	[REMARK_ONE_RUN_EACH] = "note_one_run",
};

static void
write_notes(struct buffer *out, const struct report *report)
{
	const struct comparison *c = report->comparison;
	bool written[REMARK_COUNT] = {false};

	for (size_t i = 0; i < c->remark_count; i++) {
		enum remark_id id = c->remarks[i].id;
		const char *key = notes[id];

		if (!key || written[id])
			continue;
		if (id == REMARK_ONE_RUN_EACH)
			key = note_on_repeats(c);
		written[id] = true;
		separate(out);
		buffer_puts(out, locale_word(report->locale, key));
	}
}

void
caption_write(struct buffer *out, const struct report *report)
{
	write_settings(out, report);
	write_hosts(out, report);
	write_notes(out, report);
}
