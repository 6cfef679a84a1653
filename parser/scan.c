#include "parser/scan.h"

#include <math.h>
#include <string.h>

#include "parser/row.h"
#include "parser/separation.h"
#include "parser/unit.h"
#include "parser/utf8.h"

struct scan {
	struct items *items;
	struct lexer *lexer;
	const struct folded *f;
	size_t line;
	size_t found; /* items of this line so far */
	bool letters; /* words stood before the present place */
};

bool
scan_starts_word(const struct folded *f, size_t at)
{
	uint32_t before = at ? f->code[at - 1] : ' ';

	if (fold_is_space(f->code[at]))
		return false;
	if (fold_is_digit(before))
		return !fold_is_digit(f->code[at]) &&
			fold_is_letter(f->code[at]) && at > 1;
	return !fold_is_letter(before);
}

static void
add(struct scan *s, struct item item)
{
	item.line = s->line;
	item.prefixed = s->letters;
	s->found++;
	lexer_add(s->items, s->lexer->arena, item);
}

/* Does the log end right behind this place, without an end of line? What may
 * belong to a longer figure does not make it whole. */
static bool
is_cut(const struct scan *s, size_t end)
{
	const struct text *text = s->lexer->text;

	if (text->ended || s->line + 1 != text->count)
		return false;
	while (end < s->f->count && !fold_is_letter(s->f->code[end]) &&
		s->f->code[end] != ')' && s->f->code[end] != ']' &&
		s->f->code[end] != '|')
		end++;
	return end >= s->f->count;
}

/* A console goes on in the next line when its columns are used up. */
#define CONSOLE_COLUMNS 80

static bool
is_wrapped(const struct scan *s)
{
	return s->line + 1 == s->lexer->text->count &&
		utf8_columns(s->f->text) == CONSOLE_COLUMNS;
}

static size_t
value_end(const struct scan *s, size_t start)
{
	size_t at = start;

	for (; at < s->f->count; at++) {
		struct word_hit hit;

		/* A path may begin with two slashes. */
		if (s->f->code[at] == '|' ||
			(separation_is_comment(s->f, at) &&
				(at > start || s->f->code[at] == '#')))
			return at;
		if (!scan_starts_word(s->f, at))
			continue;
		hit = words_match(s->lexer->words, s->f, at, WORD_LABEL);
		if (hit.id >= 0 && separation_find(s->f, at + hit.length).mark)
			return at;
	}
	return at;
}

/* What joins lines to one, and the quotes of CSV, are not part of a text. */
static struct slice
trim_joint(struct slice text, bool joined)
{
	const char *marks = joined ? ",;/|\"" : "\"";

	while (text.len > 1 && strchr(marks, text.at[text.len - 1]))
		text = slice_trim(slice_part(text, 0, text.len - 1));
	return text;
}

static size_t
take_text(struct scan *s, struct item *item, struct separation seen)
{
	item->end = value_end(s, seen.value);
	item->words = trim_joint(fold_slice(s->f, seen.value, item->end),
		item->end < s->f->count);
	item->cut = is_cut(s, item->end) ||
		(item->end >= s->f->count && is_wrapped(s));
	return item->end;
}

/* A figure and its unit; 0 when there is none. */
static size_t
take_number(struct scan *s, struct item *item, struct separation seen)
{
	const struct words *words = s->lexer->words;
	struct number *n = &item->numbers[0];
	size_t unit_end;

	if (!number_read(n, s->f, seen.value, NUMBER_SPACED))
		return 0;
	item->number_count = 1;
	/* `340/91` is a fraction or a date, and Persian for 340.91. */
	if (s->f->code[n->end] == '/' && fold_is_digit(s->f->code[n->end + 1]))
		n->count = 0;
	item->scale = unit_scale(words, s->f, n->end, item->id, &unit_end);
	if (unit_end == n->end && seen.remark_end)
		item->scale = unit_scale(
			words, s->f, seen.remark, item->id, &(size_t){0});
	item->cut = is_cut(s, n->end);
	item->end = unit_end;
	return unit_end;
}

/* The next line that is not blank; the present one when there is none. */
static size_t
next_line(const struct scan *s)
{
	const struct text *text = s->lexer->text;
	size_t line = s->line + 1;

	while (line < text->count && line < s->line + 3 &&
		!s->lexer->lines[line].count)
		line++;
	return line < text->count && s->lexer->lines[line].count ? line
								 : s->line;
}

static bool
has_label(const struct scan *s, const struct folded *f)
{
	for (size_t at = 0; at < f->count; at++)
		if (scan_starts_word(f, at) &&
			words_match(s->lexer->words, f, at, WORD_LABEL).id >= 0)
			return true;
	return false;
}

/* A blog may have put the value on the line below its label. */
static bool
take_next_line(struct scan *s, struct item *item)
{
	size_t line = next_line(s), unit_end;
	const struct text *text = s->lexer->text;
	const struct folded *f = &s->lexer->lines[line];
	struct number *n = &item->numbers[0];

	if (line == s->line ||
		!number_read(
			n, f, separation_skip_spaces(f, 0), NUMBER_SPACED) ||
		f->code[n->end] == '%')
		return false;
	item->number_count = 1;
	item->scale = unit_scale(
		s->lexer->words, f, n->end, item->id, &unit_end);
	item->cut = !text->ended && line + 1 == text->count &&
		n->end >= f->count;
	item->value_line = line;
	return true;
}

static void
take_text_below(struct scan *s, struct item *item)
{
	size_t line = s->line + 1;
	const struct text *text = s->lexer->text;

	/* A blank line behind `Server Software:` means that there is none. */
	if (line >= text->count || !s->lexer->lines[line].count ||
		has_label(s, &s->lexer->lines[line]) ||
		slice_find(text->lines[line].text, ": ") <
			text->lines[line].text.len)
		return;
	item->words = slice_trim(text->lines[line].text);
	item->cut = !text->ended && line + 1 == text->count;
	item->value_line = line;
}

static bool
is_text_field(int id)
{
	return id < FIELD_COUNT && fields[id].type == TYPE_TEXT;
}

/*
 * The value behind a label. A label whose line ends there keeps no value: it
 * may stand on the next line. False when what follows is no value at all.
 */
static bool
take_value(struct scan *s, struct item *item, size_t label_end)
{
	struct separation seen = separation_find(s->f, label_end);
	bool gap = seen.value > label_end;

	item->end = seen.value;
	if (is_text_field(item->id)) {
		if (!seen.mark)
			return false;
		take_text(s, item, seen);
		if (!item->words.len && item->end >= s->f->count)
			take_text_below(s, item);
		return true;
	}
	if (seen.value >= s->f->count)
		return seen.mark && take_next_line(s, item);
	if (gap && take_number(s, item, seen))
		return true;
	if (item->id == FIELD_DOCUMENT_LENGTH && seen.mark &&
		words_match(s->lexer->words, s->f, seen.value, WORD_UNIT).id ==
			WORD_VARIABLE) {
		item->end = value_end(s, seen.value);
		item->words = fold_slice(s->f, seen.value, item->end);
		return true;
	}
	return false;
}

static bool
says_microseconds(const struct folded *f, size_t at)
{
	at = separation_skip_spaces(f, at);
	if (f->code[at] == '(' || f->code[at] == '[')
		at++;
	return (f->code[at] == 'u' || f->code[at] == 0xb5 ||
		       f->code[at] == 0x3bc) &&
		f->code[at + 1] == 's';
}

/* `Longest request: 203 ms`, in somebody's own list. */
static size_t
take_longest(struct scan *s, size_t at)
{
	struct word_hit hit = words_match(s->lexer->words, s->f, at, WORD_UNIT);
	struct separation seen = separation_find(s->f, at + hit.length);
	struct number number;
	struct item item = {.kind = ITEM_PERCENTILE,
		.start = at,
		.id = FIELD_P100_MS,
		.numbers = &number,
		.scale = 1};

	if (hit.id != WORD_LONGEST || !seen.mark ||
		!take_number(s, &item, seen))
		return at;
	item.id = 100;
	add(s, item);
	return item.end;
}

static size_t
take_label(struct scan *s, size_t at)
{
	struct word_hit hit = words_match(
		s->lexer->words, s->f, at, WORD_LABEL);
	struct number number;
	struct item item = {.kind = ITEM_FIELD,
		.start = at,
		.id = hit.id,
		.numbers = &number,
		.scale = 1};
	size_t end = at + hit.length;

	if (hit.id < 0)
		return take_longest(s, at);
	if (hit.id == WORD_CONNECTION_TIMES || hit.id == WORD_PERCENTAGES) {
		item.kind = hit.id == WORD_PERCENTAGES ? ITEM_PERCENTS
						       : ITEM_TIMES;
		item.microseconds = says_microseconds(s->f, end);
		item.end = end;
		add(s, item);
		return end;
	}
	if (!take_value(s, &item, end))
		return at;
	item.across = hit.id == FIELD_TPR &&
		words_within(s->lexer->words, s->f, at, value_end(s, item.end),
			WORD_ACROSS);
	add(s, item);
	return item.end > end ? item.end : end;
}

/* Rows and percentages of the tables; at where none begins here. */
static size_t
take_rows(struct scan *s, size_t at)
{
	const struct words *words = s->lexer->words;
	struct number numbers[ITEM_NUMBERS];
	struct item item = {.start = at, .numbers = numbers, .scale = 1};

	if (!row_percentile(&item, words, s->f, at) &&
		!row_times(&item, words, s->f, at) &&
		!row_rate(&item, words, s->f, at) &&
		!row_breakdown(&item, words, s->f, at))
		return at;
	item.cut = is_cut(s, item.end);
	add(s, item);
	return item.end;
}

/*
 * Words before a label make it prose, unless they end in a mark that loggers
 * put before what they pass on. A line with several items is a report that was
 * joined to one line, and its first words are somebody's introduction.
 */
#define JOINED 3

static void
drop_prose(struct scan *s)
{
	struct item *items = s->items->items + s->items->count - s->found;

	if (!s->found || !items[0].prefixed || s->found >= JOINED)
		return;
	for (size_t at = items[0].start; at > 0; at--) {
		uint32_t before = s->f->code[at - 1];

		if (before == '|' || before == '>' || before == ']')
			return;
		if (!fold_is_space(before))
			break;
	}
	s->items->count -= s->found;
	s->found = 0;
}

bool
scan_line(struct items *items, struct lexer *lexer, size_t line)
{
	struct scan s = {items, lexer, &lexer->lines[line], line, 0, false};
	struct item header = {.line = line};

	if (row_header(&header, lexer->words, s.f))
		add(&s, header);
	for (size_t at = 0; at < s.f->count;) {
		size_t end = at;

		if (s.found && separation_is_comment(s.f, at) &&
			s.found < JOINED)
			break;
		if (scan_starts_word(s.f, at))
			end = take_label(&s, at);
		if (end == at)
			end = take_rows(&s, at);
		if (end > at) {
			at = end;
			continue;
		}
		s.letters = s.letters || fold_is_letter(s.f->code[at]);
		at++;
	}
	drop_prose(&s);
	return s.found > 0;
}
