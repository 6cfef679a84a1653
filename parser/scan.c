#include "parser/scan.h"

#include "parser/row.h"
#include "parser/value.h"

struct scan {
	struct items *items;
	struct lexer *lexer;
	const struct folded *f;
	struct value_place place;
	size_t found; /* items of this line so far */
	bool letters; /* words stood before the present place */
};

static void
add(struct scan *s, struct item item)
{
	item.line = s->place.line;
	item.prefixed = s->letters;
	s->found++;
	item_add(s->items, s->lexer->arena, item);
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
		!value_take_number(&s->place, &item, seen))
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
	if (!value_take(&s->place, &item, end))
		return at;
	item.across = hit.id == FIELD_TPR &&
		words_within(s->lexer->words, s->f, at,
			value_end(&s->place, item.end), WORD_ACROSS);
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
	item.cut = value_is_cut(&s->place, item.end);
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
	const struct item *first;

	if (!s->found || s->found >= JOINED)
		return;
	first = &s->items->items[s->items->count - s->found];
	if (!first->prefixed)
		return;
	for (size_t at = first->start; at > 0; at--) {
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
	struct scan s = {
		.items = items,
		.lexer = lexer,
		.f = &lexer->lines[line],
		.place = {lexer, &lexer->lines[line], line},
	};
	struct item header = {.line = line};

	if (row_header(&header, lexer->words, s.f))
		add(&s, header);
	for (size_t at = 0; at < s.f->count;) {
		size_t end = at;

		if (s.found && separation_is_comment(s.f, at) &&
			s.found < JOINED)
			break;
		if (fold_starts_word(s.f, at))
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
