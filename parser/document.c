#include "parser/document.h"

#include <math.h>
#include <string.h>

#include "parser/command.h"
#include "parser/draft.h"
#include "parser/label.h"
#include "parser/outcome.h"
#include "parser/prose.h"
#include "parser/shape.h"
#include "parser/solve.h"
#include "parser/table.h"

struct reader {
	struct runset *set;
	const struct document *document;
	const struct text *text;
	struct lexer lexer;
	struct items items;
	struct tables tables;
	bool *listings; /* lines within fences, by label_listings */
	struct draft **drafts; /* in the order of their first lines */
	size_t count;
	size_t room;
};

/* Keep a copy, in the order of the lines. */
static void
insert(struct reader *r, const struct draft *d)
{
	struct draft *copy = arena_array(r->lexer.arena, 1, sizeof(*copy));
	size_t at = r->count;

	*copy = *d;
	r->drafts = arena_grow(r->lexer.arena, r->drafts, at, &r->room,
		sizeof(struct draft *));
	r->count++;
	for (; at && r->drafts[at - 1]->first_line > d->first_line; at--)
		r->drafts[at] = r->drafts[at - 1];
	r->drafts[at] = copy;
}

static void
keep(struct reader *r, const struct draft *d)
{
	if (draft_is_run(d))
		insert(r, d);
}

static bool
frames_only(const struct item *item)
{
	return item->kind == ITEM_BLANK || item->kind == ITEM_PROSE ||
		item->kind == ITEM_USAGE;
}

/* A page dumped by -v came before: what looked like a report was its body. */
static void
forget_imitation(struct draft *d)
{
	struct draft old = *d;

	draft_init(d, old.first_line);
	d->banner = old.banner;
	d->benchmarking = old.benchmarking;
	d->waits = old.waits;
	d->ticks = old.ticks;
	d->finished = old.finished;
	d->interrupted = old.interrupted;
	d->verbose = true;
	d->imitated = true;
	d->command = old.command;
	d->command_line = old.command_line;
	d->error = old.error;
	d->error_line = old.error_line;
	d->total_of = old.total_of;
	d->values[FIELD_AB_VERSION] = old.values[FIELD_AB_VERSION];
	d->values[FIELD_AB_REVISION] = old.values[FIELD_AB_REVISION];
}

/* Items become drafts: each run begins where an item does not fit the last. */
static void
gather(struct reader *r)
{
	struct draft d;
	bool apart = false, empty = true;

	draft_init(&d, 0);
	for (size_t i = 0; i < r->items.count; i++) {
		const struct item *item = &r->items.items[i];

		if (frames_only(item)) {
			apart = true;
			continue;
		}
		if (draft_is_full(&d, item, apart)) {
			if (d.verbose && item->kind != ITEM_BANNER &&
				item->kind != ITEM_COMMAND) {
				forget_imitation(&d);
			} else {
				keep(r, &d);
				draft_init(&d, item->line);
			}
		} else if (empty) {
			draft_init(&d, item->line);
		}
		empty = false;
		apart = false;
		draft_take(&d, item, &r->lexer);
	}
	keep(r, &d);
}

/* Is this a whole run, of which a table or a sentence may quote figures? */
static bool
is_whole(const struct draft *d)
{
	return !d->quoted && !d->of_table && d->values[FIELD_RPS].set &&
		d->values[FIELD_RPS].count;
}

/*
 * Figures quoted below a command. A line that only repeats what a run before
 * it says is no figure of its own, but may name that run.
 */
static bool
restates(struct reader *r, const struct draft *d)
{
	const struct draft_value *quote = &d->values[FIELD_RPS];

	if (!quote->set || !quote->count)
		return false;
	for (size_t i = 0; i < r->count; i++) {
		struct draft *run = r->drafts[i];

		if (!is_whole(run) ||
			run->values[FIELD_RPS].candidates[0].value !=
				quote->candidates[0].value)
			continue;
		if (!run->label.len)
			run->label = d->label;
		return true;
	}
	return false;
}

static void
gather_quotes(struct reader *r)
{
	struct slice command = {0};
	unsigned command_line = 0;

	for (size_t i = 0; i < r->items.count; i++) {
		const struct item *item = &r->items.items[i];
		struct draft d;

		if (item->kind == ITEM_COMMAND) {
			command = item->words;
			command_line = r->text->lines[item->line].number;
		}
		if (item->kind != ITEM_PROSE || !command.len ||
			r->tables.taken[item->line] ||
			!prose_figure(&d, &r->lexer, item->line) ||
			restates(r, &d))
			continue;
		d.command = command;
		d.command_line = command_line;
		insert(r, &d);
	}
}

/* Reports under labels that are in no list of words. */
static void
gather_shapes(struct reader *r)
{
	size_t from = 0;
	struct draft alone;

	for (size_t i = 0; i < r->count; i++) {
		struct draft *d = r->drafts[i];

		if (!d->values[FIELD_RPS].set || !d->values[FIELD_COMPLETE].set ||
			!d->values[FIELD_TIME_TAKEN].set)
			shape_complete(d, &r->lexer, &r->items, from,
				d->last_line + 1);
		from = d->last_line + 1;
	}
	draft_init(&alone, 0);
	if (!r->count && shape_complete(&alone, &r->lexer, &r->items, 0,
				r->text->count))
		insert(r, &alone);
}

/* Is there nothing but blank lines behind this draft? */
static bool
ends_text(const struct reader *r, const struct draft *d)
{
	if (!r->document->last)
		return false;
	for (size_t i = d->last_line + 1; i < r->text->count; i++)
		if (slice_trim(r->text->lines[i].text).len)
			return false;
	return true;
}

/* The decimal mark that figures with only one reading show; 0: both or none. */
static char
decimal_mark(const struct reader *r)
{
	size_t points = 0, commas = 0;

	if (r->document->separator == SEPARATOR_POINT)
		return '.';
	if (r->document->separator == SEPARATOR_COMMA)
		return ',';
	for (size_t i = 0; i < r->items.count; i++) {
		const struct item *item = &r->items.items[i];

		for (size_t k = 0; k < item->number_count; k++) {
			const struct number *n = &item->numbers[k];

			if (n->count != 1)
				continue;
			points += n->readings[0].separator == '.';
			commas += n->readings[0].separator == ',';
		}
	}
	if (points && commas)
		return 0;
	return points ? '.' : commas ? ',' : 0;
}

/* What the command says of a figure that stands below it. */
static void
apply_command(struct run *run, struct arena *a, const struct draft *d)
{
	struct command c;

	if (!command_find(&c, d->command))
		return;
	if (!isnan(c.requests) && !run_has(run, FIELD_REQUESTED))
		run_set_number(run, FIELD_REQUESTED, c.requests, 0,
			SETTLED_COMMAND, d->command_line);
	if (!isnan(c.concurrency) && !run_has(run, FIELD_CONCURRENCY))
		run_set_number(run, FIELD_CONCURRENCY, c.concurrency, 0,
			SETTLED_COMMAND, d->command_line);
	if (c.url.len && !run_has(run, FIELD_DOCUMENT_PATH)) {
		run_set_text(run, a, FIELD_DOCUMENT_PATH, command_path(c.url),
			d->command_line);
		run->values[FIELD_DOCUMENT_PATH].settled = SETTLED_COMMAND;
	}
}

static void
write_label(struct reader *r, struct run *run, const struct draft *d,
	size_t from)
{
	struct slice label = label_find(&r->lexer, r->listings, d, from);

	char *plain = arena_copy(r->lexer.arena, label);
	size_t len = 0;

	for (size_t i = 0; i < label.len; i++)
		if (plain[i] != '`' && plain[i] != '*' && plain[i] != '\\')
			plain[len++] = plain[i];
	if (len)
		run_set_text(run, &r->set->arena, FIELD_LABEL,
			(struct slice){plain, len},
			r->text->lines[d->first_line].number);
}

static struct run *
write_run(struct reader *r, struct draft *d, char mark)
{
	struct solve_context context = {
		.set = r->set,
		.decimal_mark = mark,
		.ends_document = ends_text(r, d),
	};
	struct run *run = run_new(r->set,
		draft_is_figure(d) ? KIND_FIGURE : KIND_RUN, r->document->name,
		r->text->lines[d->first_line].number);

	if (d->imitated)
		notice_add(&run->notices, &r->set->arena, NOTICE_IMITATION,
			run->line,
			"a page that ab -v shows looks like a report, the "
			"report of ab itself is taken");
	if (d->by_shape)
		notice_add(&run->notices, &r->set->arena, NOTICE_GUESSED_LABELS,
			run->line,
			"labels are in no list of words, figures are told by "
			"their order and by ab's arithmetic");
	solve_draft(run, d, &context);
	if (d->command.len)
		run_set_text(run, &r->set->arena, FIELD_COMMAND, d->command,
			d->command_line);
	if (run->kind == KIND_FIGURE)
		apply_command(run, &r->set->arena, d);
	if (!d->quoted && !d->of_table)
		outcome_set(run, d, &context);
	outcome_remark(run, d, &context);
	return run;
}

static void
write_runs(struct reader *r)
{
	char mark = decimal_mark(r);
	size_t from = 0;

	for (size_t i = 0; i < r->count; i++) {
		struct draft *d = r->drafts[i];
		struct run *run = write_run(r, d, mark);

		write_label(r, run, d, from);
		from = d->last_line + 1;
	}
}

void
document_parse(struct runset *set, const struct document *document,
	const struct text *text)
{
	struct arena scratch = {0};
	struct reader r = {
		.set = set,
		.document = document,
		.text = text,
		.lexer = {&scratch, words_load(&scratch), text, NULL},
	};

	lexer_fold(&r.lexer);
	table_read(&r.tables, &r.lexer);
	lexer_run(&r.items, &r.lexer, r.tables.taken);
	gather(&r);
	gather_shapes(&r);
	for (size_t i = 0; i < r.tables.count; i++)
		if (!restates(&r, r.tables.drafts[i]))
			insert(&r, r.tables.drafts[i]);
	gather_quotes(&r);
	r.listings = label_listings(&scratch, text);
	write_runs(&r);
	arena_free(&scratch);
}

void
document_read(struct runset *set, const struct document *document,
	struct slice bytes)
{
	struct arena scratch = {0};
	struct text text = {0};
	enum text_verdict verdict = text_decode(
		&text, &scratch, bytes, document->first, &set->notices);

	if (verdict == TEXT_OK)
		document_parse(set, document, &text);
	arena_free(&scratch);
}
