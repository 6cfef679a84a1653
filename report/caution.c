#include "report/caution.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "report/index.h"
#include "report/phrase.h"
#include "report/server.h"
#include "report/setting.h"

/* Names in one sentence, and sentences of one kind. */
#define MOST_NAMED 8
#define MOST_ALIKE 8

/* A list of which only the beginning is said. */
struct list {
	const struct locale *l;
	const char *key; /* of how it is joined */
	struct buffer text;
	size_t count;
};

static void
list_add(struct list *list, const char *item)
{
	if (list->count++ < MOST_NAMED)
		phrase_add(&list->text, list->l, list->key, item);
}

static void
list_end(struct list *list)
{
	struct buffer more = {0};
	char count[24];

	if (list->count <= MOST_NAMED)
		return;
	snprintf(count, sizeof(count), "%zu", list->count - MOST_NAMED);
	locale_sentence(list->l, &more, "more", "count", count, NULL);
	phrase_add(&list->text, list->l, list->key, more.bytes);
	buffer_free(&more);
}

static void
list_add_pair(struct list *list, const char *name, const char *value)
{
	struct buffer pair = {0};

	locale_sentence(
		list->l, &pair, "pair", "name", name, "value", value, NULL);
	list_add(list, pair.bytes);
	buffer_free(&pair);
}

static void
list_documents(struct list *list, const struct comparison *c)
{
	for (size_t s = 0; s < c->side_count; s++) {
		struct buffer document = {0};

		phrase_document(&document, list->l, c->sides[s].runs[0]);
		list_add_pair(list, c->sides[s].label,
			document.len ? document.bytes : "?");
		buffer_free(&document);
	}
}

/* The settings in which sides differ, of one side. */
static void
put_settings(struct buffer *out, const struct comparison *c, size_t side,
	enum remark_id id)
{
	struct cell cell;

	setting_read(&cell, c->sides[side].runs[0]);
	for (size_t i = 0; i < c->remark_count; i++) {
		enum setting setting = c->remarks[i].setting;

		if (c->remarks[i].id != id)
			continue;
		/* A run is counted or timed; say which. */
		if (setting == SETTING_LIMIT && !(cell.limit_s > 0))
			setting = SETTING_REQUESTS;
		setting_write_label(out, &cell, setting);
	}
}

static void
list_settings(struct list *list, const struct comparison *c, enum remark_id id)
{
	for (size_t s = 0; s < c->side_count; s++) {
		struct buffer settings = {0};

		put_settings(&settings, c, s, id);
		list_add_pair(list, c->sides[s].label,
			settings.len ? settings.bytes : "?");
		buffer_free(&settings);
	}
}

static void
list_unmatched(struct list *list, const struct comparison *c)
{
	for (size_t i = 0; i < c->remark_count; i++)
		if (c->remarks[i].id == REMARK_CELL_UNMATCHED)
			list_add(list, c->cells[c->remarks[i].cell].label);
}

static void
list_servers(struct list *list, const struct comparison *c, size_t side)
{
	struct index servers = {0};
	struct arena arena = {0};
	struct buffer name = {0};

	for (size_t i = 0; i < c->sides[side].run_count; i++) {
		name.len = 0;
		buffer_puts(&name, "");
		server_write(&name, c->sides[side].runs[i]);
		index_copy(&servers, &arena, name.bytes);
	}
	for (size_t i = 0; i < servers.count; i++)
		list_add(list, *servers.texts[i] ? servers.texts[i] : "?");
	index_free(&servers);
	arena_free(&arena);
	buffer_free(&name);
}

static void
put_failures(struct buffer *out, const struct locale *l, const char *key,
	const struct side *side, enum field_id field)
{
	struct buffer failed = {0}, complete = {0};
	double failures = 0, requests = 0;

	for (size_t i = 0; i < side->run_count; i++) {
		double own = run_number(side->runs[i], field);
		double all = run_number(side->runs[i], FIELD_COMPLETE);

		failures += isnan(own) ? 0 : own;
		requests += isnan(all) ? 0 : all;
	}
	locale_number(l, &failed, failures, 0);
	locale_number(l, &complete, requests, 0);
	locale_sentence(l, out, key, "side", side->label, "failed",
		failed.bytes, "complete", complete.bytes, NULL);
	buffer_free(&failed);
	buffer_free(&complete);
}

static void
put_false_statement(struct buffer *out, const struct locale *l,
	const struct comparison *c, const struct remark *remark)
{
	const char *cell = c->cells[remark->cell].label;
	struct buffer stated = {0}, delta = {0};

	for (size_t t = 0; t < c->table_count; t++) {
		const struct delta *own = &comparison_entry(
			c, &c->tables[t], remark->cell, remark->side)
						   ->delta;

		if (own->agreement != STATED_DIFFERS)
			continue;
		locale_percent(l, &stated, own->stated_percent);
		locale_percent(l, &delta, own->recomputed_percent);
		break;
	}
	locale_sentence(l, out,
		*cell ? "remark_stated_differs" : "remark_stated_differs_one",
		"side", c->sides[remark->side].label, "cell", cell, "stated",
		stated.bytes, "delta", delta.bytes, NULL);
	buffer_free(&stated);
	buffer_free(&delta);
}

static void
put_list(struct buffer *out, const char *key, struct list *list,
	const char *side)
{
	list_end(list);
	locale_sentence(list->l, out, key, "list", list->text.bytes, "side",
		side, NULL);
	buffer_free(&list->text);
}

void
caution_sentence(struct buffer *out, const struct locale *l,
	const struct comparison *c, const struct remark *remark)
{
	struct list list = {.l = l, .key = "notes_two"};
	/* There is always one, and remarks on the whole need none. */
	const struct side *side =
		&c->sides[remark->side < c->side_count ? remark->side : 0];

	switch (remark->id) {
	case REMARK_DOCUMENTS_DIFFER:
		list_documents(&list, c);
		put_list(out, "remark_documents_differ", &list, "");
		break;
	case REMARK_SETTINGS_DIFFER:
		list_settings(&list, c, remark->id);
		put_list(out, "remark_settings_differ", &list, "");
		break;
	case REMARK_SETTINGS_FORCED:
		list_settings(&list, c, remark->id);
		put_list(out, "remark_settings_forced", &list, "");
		break;
	case REMARK_CELL_UNMATCHED:
		list_unmatched(&list, c);
		put_list(out, "remark_cell_unmatched", &list, "");
		break;
	case REMARK_SERVERS_MIXED:
		list_servers(&list, c, remark->side);
		put_list(out, "remark_servers_mixed", &list, side->label);
		break;
	case REMARK_FAILURES:
		put_failures(out, l, "remark_failures", side, FIELD_FAILED);
		break;
	case REMARK_LENGTHS:
		put_failures(out, l, "remark_lengths", side, FIELD_FAILED);
		break;
	case REMARK_ERROR_PAGES:
		put_failures(out, l, "remark_error_pages", side, FIELD_NON_2XX);
		break;
	case REMARK_STATED_DIFFERS:
		put_false_statement(out, l, c, remark);
		break;
	case REMARK_ONE_RUN_EACH:
		buffer_puts(out, locale_word(l, "remark_one_run"));
		break;
	case REMARK_COUNT:
		break;
	}
}

static void
put_agreement(struct buffer *out, const struct locale *l, const struct table *t)
{
	char agreed[24], stated[24];

	snprintf(agreed, sizeof(agreed), "%zu", t->agreed);
	snprintf(stated, sizeof(stated), "%zu", t->stated);
	locale_sentence(l, out, "remark_stated", "agreed", agreed, "stated",
		stated, NULL);
	buffer_putc(out, '\n');
}

/* A sentence on cells or settings names all of them. */
static size_t
most_sentences(enum remark_id id)
{
	switch (id) {
	case REMARK_ONE_RUN_EACH:
		return 0; /* the finding says it */
	case REMARK_CELL_UNMATCHED:
	case REMARK_SETTINGS_DIFFER:
	case REMARK_SETTINGS_FORCED:
		return 1;
	case REMARK_DOCUMENTS_DIFFER:
	case REMARK_SERVERS_MIXED:
	case REMARK_FAILURES:
	case REMARK_LENGTHS:
	case REMARK_ERROR_PAGES:
	case REMARK_STATED_DIFFERS:
	case REMARK_COUNT:
		break;
	}
	return MOST_ALIKE;
}

void
caution_list(
	struct buffer *out, const struct locale *l, const struct comparison *c)
{
	size_t said[REMARK_COUNT] = {0};

	for (size_t t = 0; t < c->table_count; t++)
		if (c->tables[t].stated)
			put_agreement(out, l, &c->tables[t]);
	for (size_t i = 0; i < c->remark_count; i++) {
		const struct remark *remark = &c->remarks[i];

		if (said[remark->id]++ >= most_sentences(remark->id))
			continue;
		caution_sentence(out, l, c, remark);
		buffer_putc(out, '\n');
	}
}

void
caution_rounding(struct buffer *out, const struct locale *l)
{
	buffer_puts(out, locale_word(l, "remark_rounding"));
	buffer_putc(out, '\n');
}
