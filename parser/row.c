#include "parser/row.h"

#include <string.h>

#include "parser/unit.h"

static const struct {
	int percentage;
	enum field_id field;
} percentiles[] = {
	{50, FIELD_P50_MS},
	{66, FIELD_P66_MS},
	{75, FIELD_P75_MS},
	{80, FIELD_P80_MS},
	{90, FIELD_P90_MS},
	{95, FIELD_P95_MS},
	{98, FIELD_P98_MS},
	{99, FIELD_P99_MS},
	{100, FIELD_P100_MS},
};

enum field_id
row_percentile_field(int percentage)
{
	for (size_t i = 0; i < COUNTOF(percentiles); i++)
		if (percentiles[i].percentage == percentage)
			return percentiles[i].field;
	return FIELD_COUNT;
}

/* What may stand between the figures of a row: a blog's table has bars. */
static size_t
skip_cell(const struct folded *f, size_t at)
{
	for (;;) {
		uint32_t c = f->code[at];

		if (c == '+' && f->code[at + 1] == '/' &&
			f->code[at + 2] == '-')
			at += 3;
		else if (fold_is_space(c) || c == '|' || c == '[' || c == ']' ||
			c == 0xb1 || c == ':')
			at++;
		else
			return at;
	}
}

/* `1 053` as two figures: may the second be the rest of the first? */
static bool
may_join(const struct folded *f, const struct number *a, const struct number *b)
{
	return b->start == a->end + 1 && b->end == b->start + 3 &&
		fold_is_digit(f->code[b->start]) && a->end - a->start <= 3 &&
		fold_is_digit(f->code[a->start]) && f->code[a->start] != '0' &&
		a->count == 1 && !a->readings[0].decimals;
}

static bool
is_in_order(const struct number *n)
{
	double v[5];

	for (int i = 0; i < 5; i++) {
		if (!n[i].count || (i != 2 && n[i].readings[0].decimals))
			return false;
		v[i] = n[i].readings[0].value;
	}
	return v[0] <= v[1] + 1 && v[1] <= v[4] + 1 && v[0] <= v[3] &&
		v[3] <= v[4] && n[2].readings[0].decimals;
}

/*
 * Figures whose groups of digits stand apart: find the one way to join them
 * to five that are in order. Each bit of a choice joins a figure to the one
 * before it. 0 when there is none, 2 when there are several.
 */
static int
join_groups(struct number five[5], const struct folded *f,
	const struct number *n, size_t count)
{
	int ways = 0;

	for (unsigned choice = 0; choice < 1u << count; choice++) {
		struct number joined[ITEM_NUMBERS];
		size_t used = 0;

		for (size_t i = 0; i < count && used <= 5; i++) {
			if (!(choice >> i & 1)) {
				if (used < 5)
					joined[used] = n[i];
				used++;
				continue;
			}
			if (!i || choice >> (i - 1) & 1 ||
				!may_join(f, &n[i - 1], &n[i]) ||
				!number_read(&joined[used - 1], f,
					n[i - 1].start, NUMBER_SPACED) ||
				joined[used - 1].end != n[i].end)
				used = 6;
		}
		if (used != 5 || !is_in_order(joined))
			continue;
		if (!ways++)
			memcpy(five, joined, 5 * sizeof(*five));
	}
	return ways;
}

/* As many figures as a row of five has when each is torn in two. */
#define TORN_NUMBERS 10

bool
row_times(struct item *item, const struct words *words, const struct folded *f,
	size_t at)
{
	struct word_hit hit = fold_starts_word(f, at)
		? words_match(words, f, at, WORD_ROW)
		: (struct word_hit){-1, 0};
	size_t end = at + hit.length, count = 0;
	struct number numbers[TORN_NUMBERS];

	if (hit.id < 0 || skip_cell(f, end) == end)
		return false;
	while (count < TORN_NUMBERS) {
		struct number *n = &numbers[count];

		if (!number_read(n, f, skip_cell(f, end), NUMBER_SOLID) ||
			fold_is_letter(f->code[n->end]) ||
			f->code[n->end] == '/' || f->code[n->end] == '%')
			break;
		end = n->end;
		count++;
	}
	item->kind = ITEM_ROW;
	item->id = hit.id;
	item->end = end;
	item->number_count = count < 5 ? count : 5;
	memcpy(item->numbers, numbers, item->number_count * sizeof(*numbers));
	if (count > 5 && join_groups(item->numbers, f, numbers, count) != 1)
		item->number_count = is_in_order(numbers) ? 5 : 0;
	return count >= 2;
}

/*
 * In a table of somebody's own, words may stand between the percentage and
 * its time ("50% requests within | 518 ms"); a bar or a unit tells.
 */
#define WORDS_BETWEEN 48

static size_t
skip_words(const struct folded *f, size_t at, bool *wordy)
{
	size_t limit = at + WORDS_BETWEEN;

	for (; at < f->count && at < limit; at++) {
		uint32_t c = f->code[at];

		if (fold_is_digit(c) || c == '-' || c == '%')
			break;
		*wordy = *wordy || fold_is_letter(c);
	}
	return at;
}

static bool
says_milliseconds(const struct folded *f, size_t at)
{
	while (fold_is_space(f->code[at]))
		at++;
	return f->code[at] == 'm' && f->code[at + 1] == 's' &&
		!fold_is_letter(f->code[at + 2]);
}

/* `1 053`, but not the two of `99% 537 100% 611`. */
static bool
read_time(struct number *n, const struct folded *f, size_t at)
{
	return number_read(n, f, at, NUMBER_SPACED) &&
		(f->code[n->end] != '%' || number_read(n, f, at, NUMBER_TIGHT));
}

bool
row_percentile(struct item *item, const struct words *words,
	const struct folded *f, size_t at)
{
	struct number percent, *n = &item->numbers[0];
	bool wordy = false;
	size_t start;

	if ((at &&
		    (fold_is_digit(f->code[at - 1]) ||
			    fold_is_letter(f->code[at - 1]) ||
			    f->code[at - 1] == '.' ||
			    f->code[at - 1] == ',')) ||
		!fold_is_digit(f->code[at]) ||
		!number_read(&percent, f, at, NUMBER_TIGHT) ||
		percent.count != 1 || percent.readings[0].decimals)
		return false;
	start = percent.end;
	while (fold_is_space(f->code[start]))
		start++;
	if (f->code[start] != '%')
		return false;
	item->id = (int)percent.readings[0].value;
	start = skip_words(f, start + 1, &wordy);
	if (row_percentile_field(item->id) == FIELD_COUNT ||
		!read_time(n, f, start) || f->code[n->end] == '%' ||
		(wordy && !says_milliseconds(f, n->end)))
		return false;
	item->kind = ITEM_PERCENTILE;
	item->number_count = 1;
	item->scale = unit_scale(words, f, n->end,
		(int)row_percentile_field(item->id), &item->end);
	return true;
}

bool
row_breakdown(struct item *item, const struct words *words,
	const struct folded *f, size_t at)
{
	size_t found = 0, end = at + 1;

	if (f->code[at] != '(')
		return false;
	for (size_t i = 0; i < 4; i++)
		item->numbers[i] = (struct number){0};
	while (end < f->count && f->code[end] != ')') {
		struct word_hit hit = words_match(
			words, f, end, WORD_BREAKDOWN);
		size_t value = end + hit.length;

		if (hit.id < 0) {
			end++;
			continue;
		}
		while (fold_is_space(f->code[value]) || f->code[value] == ':')
			value++;
		end = value;
		if (!number_read(&item->numbers[hit.id - WORD_FAIL_CONNECT], f,
			    value, NUMBER_TIGHT))
			continue;
		end = item->numbers[hit.id - WORD_FAIL_CONNECT].end;
		found++;
	}
	item->kind = ITEM_BREAKDOWN;
	item->number_count = 4;
	item->end = end + (f->code[end] == ')');
	return found >= 2;
}

bool
row_rate(struct item *item, const struct words *words, const struct folded *f,
	size_t at)
{
	struct number *n = &item->numbers[0];
	struct word_hit hit;
	size_t next;

	if ((at && !fold_is_space(f->code[at - 1]) && f->code[at - 1] != '|') ||
		(at > 1 && fold_is_digit(f->code[at - 2]) &&
			fold_is_space(f->code[at - 1])) ||
		!number_read(n, f, at, NUMBER_SPACED))
		return false;
	item->scale = unit_scale(words, f, n->end, FIELD_RATE_SENT, &next);
	if (next == n->end)
		return false;
	while (fold_is_space(f->code[next]) || f->code[next] == ']')
		next++;
	hit = words_match(words, f, next, WORD_UNIT | WORD_ROW);
	if (hit.id != WORD_SENT && hit.id != WORD_TOTAL)
		return false;
	item->kind = ITEM_RATE;
	item->id = hit.id == WORD_SENT ? FIELD_RATE_SENT : FIELD_RATE_TOTAL;
	item->number_count = 1;
	item->end = next + hit.length;
	return true;
}

bool
row_header(struct item *item, const struct words *words, const struct folded *f)
{
	unsigned seen = 0;

	for (size_t at = 0; at < f->count; at++) {
		struct word_hit hit = {-1, 0};

		if (fold_is_digit(f->code[at]))
			return false;
		if (fold_starts_word(f, at) || f->code[at] == '+')
			hit = words_match(words, f, at, WORD_HEAD);
		if (hit.id >= WORD_MIN)
			seen |= 1u << (hit.id - WORD_MIN);
	}
	item->kind = ITEM_HEADER;
	item->end = f->count;
	item->columns = seen & (1u << (WORD_MEDIAN - WORD_MIN)) ? 5 : 3;
	return (seen & 1u) && (seen & (1u << (WORD_MAX - WORD_MIN)));
}
