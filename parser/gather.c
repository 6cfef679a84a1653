#include "parser/gather.h"

#include "parser/lexer.h"
#include "parser/prose.h"
#include "parser/shape.h"
#include "parser/table.h"
#include "parser/take.h"

struct gatherer {
	struct drafts *found;
	struct drafts whole; /* those of found that may be quoted */
	struct items *items;
	struct lexer *lexer;
	struct tables tables;
};

/* Keep a copy, in the order of the lines. */
static void
insert(struct drafts *found, struct arena *a, const struct draft *d)
{
	struct draft *copy = arena_array(a, 1, sizeof(*copy));
	size_t at = found->count;

	*copy = *d;
	found->items = arena_grow(
		a, found->items, at, &found->room, sizeof(struct draft *));
	found->count++;
	for (; at && found->items[at - 1]->first_line > d->first_line; at--)
		found->items[at] = found->items[at - 1];
	found->items[at] = copy;
}

static void
keep(struct gatherer *g, const struct draft *d)
{
	if (draft_is_run(d))
		insert(g->found, g->lexer->arena, d);
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
	d->imitated = old.imitated || old.figures > 0;
	d->command = old.command;
	d->command_line = old.command_line;
	d->error = old.error;
	d->error_line = old.error_line;
	d->total_of = old.total_of;
	d->values[FIELD_AB_VERSION] = old.values[FIELD_AB_VERSION];
	d->values[FIELD_AB_REVISION] = old.values[FIELD_AB_REVISION];
	d->begun = old.begun;
	d->report_line = old.report_line;
}

/*
 * -v shows what the server sends. With `(be patient)...` the report cannot
 * come before `..done`, so what looks like one until then is not ab's.
 */
static bool
is_shown_page(const struct draft *d, const struct item *item)
{
	return d->verbose && d->waits && !d->finished && !d->interrupted &&
		(item->kind >= ITEM_FIELD || item->kind == ITEM_BANNER ||
			item->kind == ITEM_BENCHMARKING);
}

/* `Server: nginx` below a banner is a header of the response: only zb, which
 * has no banner, calls the server so. */
static bool
is_response_header(const struct draft *d, const struct item *item,
	const struct item *next, const struct lexer *lexer)
{
	static const char label[] = "server";
	const struct folded *f = &lexer->lines[item->line];
	size_t at = item->start;

	if (item->kind != ITEM_FIELD || item->id != FIELD_SERVER_SOFTWARE ||
		!d->banner ||
		(next->kind == ITEM_FIELD && next->id == FIELD_SERVER_HOSTNAME))
		return false;
	for (size_t i = 0; label[i]; i++)
		if (f->code[at++] != (uint32_t)label[i])
			return false;
	while (fold_is_space(f->code[at]))
		at++;
	return f->code[at] == ':' || f->code[at] == '=' || f->code[at] == '|';
}

/* Items become drafts: each run begins where an item does not fit the last. */
static void
gather_runs(struct gatherer *g)
{
	struct draft d;
	bool apart = false, empty = true;

	draft_init(&d, 0);
	for (size_t i = 0; i < g->items->count; i++) {
		const struct item *item = &g->items->items[i];
		const struct item *next = item +
			(i + 1 < g->items->count ? 1 : 0);

		if (frames_only(item) ||
			is_response_header(&d, item, next, g->lexer)) {
			apart = true;
			continue;
		}
		if (is_shown_page(&d, item)) {
			d.imitated = d.imitated || item->number_count > 0;
			d.shown += item->kind == ITEM_BANNER;
			continue;
		}
		if (take_is_full(&d, item, apart)) {
			if (d.verbose && item->kind != ITEM_BANNER &&
				item->kind != ITEM_COMMAND) {
				forget_imitation(&d);
			} else {
				keep(g, &d);
				draft_init(&d, item->line);
			}
		} else if (empty) {
			draft_init(&d, item->line);
		}
		empty = false;
		apart = false;
		take_item(&d, item, g->lexer);
		/* Each run within a shown page has an end of its own. */
		if (d.shown && d.finished) {
			d.finished = false;
			d.shown--;
		}
	}
	keep(g, &d);
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
restates(struct gatherer *g, const struct draft *d)
{
	const struct candidates *quote = &d->values[FIELD_RPS];

	if (!quote->set || !quote->count)
		return false;
	for (size_t i = 0; i < g->whole.count; i++) {
		struct draft *run = g->whole.items[i];

		if (run->values[FIELD_RPS].items[0].value !=
			quote->items[0].value)
			continue;
		if (!run->label.len)
			run->label = d->label;
		return true;
	}
	return false;
}

static void
note_whole(struct gatherer *g)
{
	const struct drafts *found = g->found;

	g->whole.items = arena_array(
		g->lexer->arena, found->count, sizeof(struct draft *));
	for (size_t i = 0; i < found->count; i++)
		if (is_whole(found->items[i]))
			g->whole.items[g->whole.count++] = found->items[i];
}

static void
gather_quotes(struct gatherer *g)
{
	struct drafts *found = g->found;
	struct slice command = {0};
	unsigned command_line = 0;

	for (size_t i = 0; i < g->items->count; i++) {
		const struct item *item = &g->items->items[i];
		struct draft d;

		if (item->kind == ITEM_COMMAND) {
			command = item->words;
			command_line = g->lexer->text->lines[item->line].number;
		}
		if (item->kind != ITEM_PROSE || !command.len ||
			g->tables.taken[item->line] ||
			!prose_figure(&d, g->lexer, item->line) ||
			restates(g, &d))
			continue;
		d.command = command;
		d.command_line = command_line;
		insert(found, g->lexer->arena, &d);
	}
}

/* Some of the main figures are missing. A page that -v shows may say anything,
 * so nothing is looked for there. */
static bool
is_wanting(const struct draft *d)
{
	return !d->verbose &&
		(!d->values[FIELD_RPS].set || !d->values[FIELD_COMPLETE].set ||
			!d->values[FIELD_TIME_TAKEN].set);
}

/* Reports under labels that are in no list of words. */
static void
gather_shapes(struct gatherer *g)
{
	struct drafts *found = g->found;
	size_t from = 0;
	struct draft alone;

	for (size_t i = 0; i < found->count; i++) {
		struct draft *d = found->items[i];

		if (is_wanting(d))
			shape_complete(d, g->lexer, from, d->last_line + 1);
		from = d->last_line + 1;
	}
	draft_init(&alone, 0);
	if (!found->count &&
		shape_complete(&alone, g->lexer, 0, g->lexer->text->count))
		insert(found, g->lexer->arena, &alone);
}

void
gather_drafts(struct drafts *found, struct items *items, struct lexer *lexer)
{
	struct gatherer g = {.found = found, .items = items, .lexer = lexer};

	lexer_fold(lexer);
	table_read(&g.tables, lexer);
	lexer_run(items, lexer, g.tables.taken);
	gather_runs(&g);
	gather_shapes(&g);
	note_whole(&g);
	for (size_t i = 0; i < g.tables.count; i++)
		if (!restates(&g, g.tables.drafts[i]))
			insert(found, lexer->arena, g.tables.drafts[i]);
	gather_quotes(&g);
}
