#include "parser/heading.h"

#include "parser/row.h"
#include "parser/unit.h"

/* `Connect-min[ms]`, `Mean Processing (ms)`: a row and a column of ab's. */
static int
row_and_column(const struct words *words, const struct folded *f)
{
	int row = -1, column = -1;

	for (size_t at = 0; at < f->count; at++) {
		struct word_hit hit;

		if (!fold_starts_word(f, at) && f->code[at] != '[')
			continue;
		hit = words_match(words, f, at, WORD_ROW);
		if (hit.id >= 0 && row < 0) {
			row = hit.id - WORD_CONNECT;
			at += hit.length - 1;
			continue;
		}
		hit = words_match(words, f, at, WORD_HEAD);
		if (hit.id >= 0 && column < 0) {
			column = hit.id - WORD_MIN;
			at += hit.length - 1;
		}
	}
	if (row < 0 || column < 0)
		return -1;
	return FIELD_CONNECT_MIN_MS + 5 * row + column;
}

static int
percentile_heading(const struct folded *f)
{
	struct number percent;
	size_t at = 0;

	if (!number_read(&percent, f, at, NUMBER_TIGHT) || percent.count != 1)
		return -1;
	at = percent.end;
	while (fold_is_space(f->code[at]))
		at++;
	if (f->code[at] != '%')
		return -1;
	at = (size_t)row_percentile_field((int)percent.readings[0].value);
	return at == FIELD_COUNT ? -1 : (int)at;
}

/* Behind a label only remarks may stand: `(mean)`, `[ms]`, a colon. */
static bool
only_remarks(const struct folded *f, size_t at)
{
	int depth = 0;

	for (; at < f->count; at++) {
		uint32_t c = f->code[at];

		if (c == '(' || c == '[')
			depth++;
		else if (c == ')' || c == ']')
			depth--;
		else if (!depth && (fold_is_letter(c) || fold_is_digit(c)))
			return false;
	}
	return true;
}

static int
label_heading(const struct words *words, const struct folded *f, size_t *end,
	bool *weak)
{
	struct word_hit hit = words_match(words, f, 0, WORD_LABEL);
	size_t unit_end;

	*end = hit.length;
	if (hit.id >= 0 && only_remarks(f, hit.length)) {
		if (hit.id == FIELD_TPR &&
			words_within(
				words, f, hit.length, f->count, WORD_ACROSS))
			return FIELD_TPR_ACROSS;
		if (hit.id == WORD_TRANSFER_RATE)
			return FIELD_RATE_RECEIVED;
		return hit.id < FIELD_COUNT ? hit.id : -1;
	}
	if (unit_is_rate(words, f, 0, &unit_end) && only_remarks(f, unit_end)) {
		*end = unit_end;
		return FIELD_RPS;
	}
	hit = words_match(words, f, 0, WORD_TABLE);
	*end = hit.length;
	*weak = true;
	if (hit.id >= 0 && only_remarks(f, hit.length))
		return hit.id == WORD_TABLE_COMPLETE   ? FIELD_COMPLETE
			: hit.id == WORD_TABLE_TIME    ? FIELD_TIME_TAKEN
			: hit.id == WORD_TABLE_LONGEST ? FIELD_P100_MS
						       : FIELD_TPR;
	return -1;
}

struct heading
heading_of(const struct words *words, const struct folded *f)
{
	struct heading heading = {.field = percentile_heading(f), .scale = 1};
	size_t end = 0, unit_end;

	if (heading.field < 0)
		heading.field = label_heading(words, f, &end, &heading.weak);
	if (heading.field < 0)
		heading.field = row_and_column(words, f);
	else if (end)
		heading.scale = unit_scale(
			words, f, end, heading.field, &unit_end);
	heading.statistic = words_match(words, f, 0, WORD_HEAD).id >= 0;
	return heading;
}
