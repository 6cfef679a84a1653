#include "parser/value.h"

#include <math.h>
#include <string.h>

#include "parser/unit.h"
#include "parser/utf8.h"

bool
value_is_cut(const struct value_place *p, size_t end)
{
	const struct text *text = p->lexer->text;

	if (text->ended || p->line + 1 != text->count)
		return false;
	while (end < p->f->count && !fold_is_letter(p->f->code[end]) &&
		p->f->code[end] != ')' && p->f->code[end] != ']' &&
		p->f->code[end] != '|')
		end++;
	return end >= p->f->count;
}

/* A console goes on in the next line when its columns are used up. */
#define CONSOLE_COLUMNS 80

static bool
is_wrapped(const struct value_place *p)
{
	return p->line + 1 == p->lexer->text->count &&
		utf8_columns(p->f->text) == CONSOLE_COLUMNS;
}

size_t
value_end(const struct value_place *p, size_t start)
{
	size_t at = start;

	for (; at < p->f->count; at++) {
		struct word_hit hit;

		/* A path may begin with two slashes. */
		if (p->f->code[at] == '|' ||
			(separation_is_comment(p->f, at) &&
				(at > start || p->f->code[at] == '#')))
			return at;
		if (!fold_starts_word(p->f, at))
			continue;
		hit = words_match(p->lexer->words, p->f, at, WORD_LABEL);
		if (hit.id >= 0 && separation_find(p->f, at + hit.length).mark)
			return at;
	}
	return at;
}

static bool
strip_end(struct slice *text, const char *end)
{
	size_t len = strlen(end);

	if (text->len < len ||
		memcmp(text->at + text->len - len, end, len) != 0)
		return false;
	*text = slice_trim(slice_part(*text, 0, text->len - len));
	return true;
}

/*
 * What a file format puts behind a line is no part of its text: the quotes of
 * JSON and CSV, the tags of a page, the marks that joined lines to one. A path
 * may end in most of them, a server's name does not.
 */
static struct slice
trim_ends(struct slice text, int field, bool joined)
{
	static const char *const ends[] = {"\",", "\"", "`", "<br>", "<br/>",
		"<br />", "</p>", "</td>", "</li>", "</div>", "[K", "[m", "[0m",
		"\\"};
	static const char *const marks[] = {",", ";", "|", "/"};
	bool again = true;

	text = slice_trim(slice_part(text, 0, slice_find(text, "\\n")));
	while (again) {
		again = false;
		for (size_t i = 0; i < COUNTOF(ends) && !again; i++)
			again = strip_end(&text, ends[i]);
		if (field == FIELD_DOCUMENT_PATH &&
			(!joined || slice_equals(text, "/")))
			continue;
		for (size_t i = 0; i < COUNTOF(marks) && !again; i++)
			again = strip_end(&text, marks[i]);
	}
	return text;
}

/* Folding drops the backslash of `\\n`: an escaped end of line is no text. */
static size_t
from_escape(const struct folded *f, size_t start)
{
	uint32_t at = f->at[start];

	return at && f->text.at[at - 1] == '\\' && f->code[start] == 'n'
		? f->count
		: start;
}

static size_t
take_text(
	const struct value_place *p, struct item *item, struct separation seen)
{
	item->end = value_end(p, seen.value);
	item->words = trim_ends(
		fold_slice(p->f, from_escape(p->f, seen.value), item->end),
		item->id, item->end < p->f->count);
	item->cut = value_is_cut(p, item->end) ||
		(item->end >= p->f->count && is_wrapped(p));
	return item->end;
}

/* `340/91` is a fraction or a date, and Persian for 340.91. */
static void
refuse_fraction(struct number *n, const struct folded *f)
{
	if (f->code[n->end] == '/' && fold_is_digit(f->code[n->end + 1]))
		n->count = 0;
}

size_t
value_take_number(
	const struct value_place *p, struct item *item, struct separation seen)
{
	const struct words *words = p->lexer->words;
	struct number *n = &item->numbers[0];
	size_t unit_end;

	if (!number_read(n, p->f, seen.value, NUMBER_SPACED))
		return 0;
	item->number_count = 1;
	refuse_fraction(n, p->f);
	item->scale = unit_scale(words, p->f, n->end, item->id, &unit_end);
	if (item->id == FIELD_RPS)
		unit_is_rate(words, p->f, n->end, &unit_end);
	if (unit_end == n->end && seen.remark_end)
		item->scale = unit_scale(
			words, p->f, seen.remark, item->id, &(size_t){0});
	item->cut = value_is_cut(p, n->end);
	item->end = unit_end;
	return unit_end;
}

/* The next line that is not blank; the present one when there is none. */
static size_t
next_line(const struct value_place *p)
{
	const struct text *text = p->lexer->text;
	size_t line = p->line + 1;

	while (line < text->count && line < p->line + 3 &&
		!p->lexer->lines[line].count)
		line++;
	return line < text->count && p->lexer->lines[line].count ? line
								 : p->line;
}

static bool
has_label(const struct value_place *p, const struct folded *f)
{
	for (size_t at = 0; at < f->count; at++)
		if (fold_starts_word(f, at) &&
			words_match(p->lexer->words, f, at, WORD_LABEL).id >= 0)
			return true;
	return false;
}

/* A blog may have put the value on the line below its label. */
static bool
take_next_line(const struct value_place *p, struct item *item)
{
	size_t line = next_line(p), unit_end;
	const struct text *text = p->lexer->text;
	const struct folded *f = &p->lexer->lines[line];
	struct number *n = &item->numbers[0];

	if (line == p->line ||
		!number_read(
			n, f, separation_skip_spaces(f, 0), NUMBER_SPACED) ||
		f->code[n->end] == '%')
		return false;
	item->number_count = 1;
	refuse_fraction(n, f);
	item->scale = unit_scale(
		p->lexer->words, f, n->end, item->id, &unit_end);
	item->cut = !text->ended && line + 1 == text->count &&
		n->end >= f->count;
	item->value_line = line;
	return true;
}

static void
take_text_below(const struct value_place *p, struct item *item)
{
	size_t line = p->line + 1;
	const struct text *text = p->lexer->text;

	/* A blank line behind `Server Software:` means that there is none. */
	if (line >= text->count || !p->lexer->lines[line].count ||
		has_label(p, &p->lexer->lines[line]) ||
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
bool
value_take(const struct value_place *p, struct item *item, size_t label_end)
{
	struct separation seen = separation_find(p->f, label_end);
	bool gap = seen.value > label_end;

	item->end = seen.value;
	if (is_text_field(item->id)) {
		if (!seen.mark)
			return false;
		take_text(p, item, seen);
		if (!item->words.len && item->end >= p->f->count)
			take_text_below(p, item);
		return true;
	}
	if (seen.value >= p->f->count)
		return seen.mark && take_next_line(p, item);
	if (gap && value_take_number(p, item, seen))
		return true;
	if (item->id == FIELD_DOCUMENT_LENGTH && seen.mark &&
		words_match(p->lexer->words, p->f, seen.value, WORD_UNIT).id ==
			WORD_VARIABLE) {
		item->end = value_end(p, seen.value);
		item->words = fold_slice(p->f, seen.value, item->end);
		return true;
	}
	return false;
}
