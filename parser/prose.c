#include "parser/prose.h"

#include "parser/label.h"
#include "parser/unit.h"

#define NAME_CODES 60

static size_t
skip_spaces(const struct folded *f, size_t at)
{
	while (fold_is_space(f->code[at]))
		at++;
	return at;
}

static bool
is_mark(uint32_t code)
{
	return code == ':' || code == '=' || code == '-' || code == '|' ||
		code == 0x2192 || code == '~' || code == 0x2248;
}

/* Where the value begins behind the name and its mark; 0: there is no name. */
static size_t
skip_name(const struct folded *f)
{
	bool letters = false;

	for (size_t at = 0; at < f->count && at < NAME_CODES; at++) {
		uint32_t c = f->code[at];
		size_t next = at + 1;

		letters = letters || fold_is_letter(c);
		if (!letters || !is_mark(c))
			continue;
		while (is_mark(f->code[next]) || fold_is_space(f->code[next]))
			next++;
		if (fold_is_digit(f->code[next]) &&
			(c != '-' || fold_is_space(f->code[at - 1])))
			return next;
	}
	return 0;
}

/* `(+ 12,69%)`, `+22.8 %`, `%12,5`: a signed percentage. */
static size_t
take_change(struct draft *d, const struct folded *f, size_t at, unsigned line)
{
	struct number n;
	bool negative = false, percent = false;

	while (fold_is_space(f->code[at]) || f->code[at] == '(' ||
		f->code[at] == '[' || f->code[at] == ',' ||
		f->code[at] == '+' || f->code[at] == '-' ||
		f->code[at] == '%') {
		negative = negative || f->code[at] == '-';
		percent = percent || f->code[at] == '%';
		at++;
	}
	if (!fold_is_digit(f->code[at]) ||
		!number_read(&n, f, at, NUMBER_TIGHT))
		return 0;
	at = skip_spaces(f, n.end);
	if (f->code[at] == '%')
		at++;
	else if (!percent)
		return 0;
	for (int i = 0; negative && i < n.count; i++)
		n.readings[i].value = -n.readings[i].value;
	draft_figure(d, FIELD_STATED_DELTA, &n, 1, f, line);
	return at;
}

/* Only brackets and full stops may follow. */
static bool
ends(const struct folded *f, size_t at)
{
	for (; at < f->count; at++)
		if (fold_is_letter(f->code[at]) || fold_is_digit(f->code[at]))
			return false;
	return true;
}

bool
prose_figure(struct draft *d, const struct lexer *lexer, size_t line)
{
	const struct folded *f = &lexer->lines[line];
	unsigned number = lexer->text->lines[line].number;
	size_t start = skip_name(f), end, change;
	struct number n;

	if (!start || !number_read(&n, f, start, NUMBER_SPACED) ||
		!unit_is_rate(lexer->words, f, n.end, &end))
		return false;
	draft_init(d, line);
	d->label = label_clean(fold_slice(f, 0, start));
	draft_figure(d, FIELD_RPS, &n, 1, f, number);
	change = take_change(d, f, end, number);
	d->quoted = true;
	return d->label.len && ends(f, change ? change : end);
}
