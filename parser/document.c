#include "parser/document.h"

#include <math.h>

#include "parser/command.h"
#include "parser/gather.h"
#include "parser/label.h"
#include "parser/outcome.h"
#include "parser/solve.h"

struct reader {
	struct runset *set;
	const struct document *document;
	const struct text *text;
	struct lexer lexer;
	struct items items;
	struct drafts drafts;
	const bool *listings; /* lines within fences, by label_listings */
};

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
write_label(
	struct reader *r, struct run *run, const struct draft *d, size_t from)
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

/* A line of the report with a figure that nothing was taken from. */
static bool
is_unread(const struct lexer *lexer, size_t line)
{
	const struct folded *f = &lexer->lines[line];
	bool digits = false;

	if (lexer->kinds[line] != ITEM_PROSE || f->code[0] == '#' ||
		f->code[0] == '/' || f->code[0] == '<')
		return false;
	for (size_t i = 0; i < f->count && !digits; i++)
		digits = fold_is_digit(f->code[i]);
	return digits;
}

/* Within a report every figure is ab's: say where one was not understood. */
static void
say_unread(struct reader *r, struct run *run, const struct draft *d)
{
	size_t line = d->report_line, count = 0;
	unsigned first = 0;

	if (d->verbose || d->by_shape || d->of_table || d->figures < 3)
		return;
	while (line < d->last_line && r->lexer.kinds[line] != ITEM_FIELD)
		line++;
	for (; line <= d->last_line; line++)
		if (is_unread(&r->lexer, line) && !count++)
			first = r->text->lines[line].number;
	if (count)
		notice_add(&run->notices, &r->set->arena, NOTICE_UNREAD_LINES,
			first,
			"%zu lines with figures within this report were not "
			"understood, left out",
			count);
}

static void
write_runs(struct reader *r)
{
	char mark = decimal_mark(r);
	size_t from = 0;

	for (size_t i = 0; i < r->drafts.count; i++) {
		struct draft *d = r->drafts.items[i];
		struct run *run = write_run(r, d, mark);

		write_label(r, run, d, from);
		say_unread(r, run, d);
		from = d->last_line + 1;
	}
}

/* A call with wrong arguments prints how it should have been. */
static void
say_usage(struct reader *r)
{
	for (size_t i = 0; i < r->items.count; i++) {
		if (r->items.items[i].kind != ITEM_USAGE)
			continue;
		notice_add(&r->set->notices, &r->set->arena, NOTICE_USAGE_TEXT,
			r->text->lines[r->items.items[i].line].number,
			"ab refused its arguments, no requests were made");
		r->set->notices.items[r->set->notices.count - 1].file =
			r->document->name;
		return;
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
		.lexer = {&scratch, words_all(), text, NULL, NULL},
	};

	gather_drafts(&r.drafts, &r.items, &r.lexer);
	r.listings = label_listings(&scratch, text);
	write_runs(&r);
	if (!r.drafts.count)
		say_usage(&r);
	arena_free(&scratch);
}

/* What decoding had to say outlives the text. */
static void
keep_notices(struct runset *set, const struct notices *notices)
{
	for (size_t i = 0; i < notices->count; i++)
		notice_add(&set->notices, &set->arena, notices->items[i].id,
			notices->items[i].line, "%s",
			notices->items[i].message);
}

void
document_read(
	struct runset *set, const struct document *document, struct slice bytes)
{
	struct arena scratch = {0};
	struct notices notices = {0};
	struct text text = {0};
	enum text_verdict verdict = text_decode(
		&text, &scratch, bytes, document->first, &notices);

	keep_notices(set, &notices);
	if (verdict == TEXT_OK)
		document_parse(set, document, &text);
	arena_free(&scratch);
}
