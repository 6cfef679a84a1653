#include "parser/draft.h"

#include <math.h>
#include <string.h>

#include "parser/draft_frame.h"
#include "parser/row.h"

void
draft_init(struct draft *d, size_t line)
{
	memset(d, 0, sizeof(*d));
	d->first_line = d->last_line = d->report_line = line;
	d->last_field = d->latest = -1;
	d->total_of = NAN;
}

static enum field_id
row_field(int word)
{
	return (enum field_id)(FIELD_CONNECT_MIN_MS +
		(word - WORD_CONNECT) *
			(FIELD_PROCESSING_MIN_MS - FIELD_CONNECT_MIN_MS));
}

/* The field that an item would fill; FIELD_COUNT when it fills none. */
static enum field_id
field_of(const struct draft *d, const struct item *item)
{
	switch ((int)item->kind) {
	case ITEM_FIELD:
		if (item->id == WORD_TRANSFER_RATE)
			return FIELD_RATE_RECEIVED;
		if (item->id == FIELD_TPR &&
			(item->across ||
				(d->values[FIELD_TPR].set &&
					!d->values[FIELD_TPR_ACROSS].set)))
			return FIELD_TPR_ACROSS;
		return (enum field_id)item->id;
	case ITEM_RATE:
		return (enum field_id)item->id;
	case ITEM_BREAKDOWN:
		return FIELD_FAILED_CONNECT;
	case ITEM_TIMES:
	case ITEM_HEADER:
		return FIELD_CONNECT_MIN_MS;
	case ITEM_ROW:
		return row_field(item->id);
	case ITEM_PERCENTS:
		return FIELD_P50_MS;
	case ITEM_PERCENTILE:
		return row_percentile_field(item->id);
	}
	return FIELD_COUNT;
}

bool
draft_is_full(const struct draft *d, const struct item *item, bool apart)
{
	enum field_id field = field_of(d, item);

	if (item->kind == ITEM_BANNER)
		return d->banner || d->last_field >= 0 || d->benchmarking;
	if (item->kind == ITEM_COMMAND)
		return d->banner || d->last_field >= 0 || d->benchmarking ||
			d->error.len;
	if (item->kind == ITEM_BENCHMARKING)
		return d->benchmarking || d->last_field >= 0;
	if (field == FIELD_COUNT)
		return false;
	if (item->kind == ITEM_HEADER)
		return (int)field < d->last_field && apart &&
			d->last_field >= FIELD_P50_MS;
	return d->values[field].set || (apart && (int)field < d->last_field);
}

void
draft_figure(struct draft *d, int field, const struct number *n, double scale,
	const struct folded *f, unsigned line)
{
	struct candidates *v = &d->values[field];

	d->latest = field;
	v->set = true;
	v->line = line;
	v->words = fold_slice(f, n->start, n->end);
	candidates_fill(v, field, n, scale, d->html);
	d->figures++;
}

void
draft_text(struct draft *d, int field, struct slice text, unsigned line)
{
	d->values[field].set = true;
	d->values[field].line = line;
	d->values[field].words = text;
}

static void
take_text(struct draft *d, enum field_id field, const struct item *item,
	unsigned line)
{
	draft_text(d, (int)field, item->words, line);
	d->values[field].cut = item->cut;
}

static void
take_field(struct draft *d, enum field_id field, const struct item *item,
	const struct lexer *lexer)
{
	size_t index = item->value_line ? item->value_line : item->line;
	unsigned line = lexer->text->lines[index].number;
	struct candidates *v = &d->values[field];

	if (item->number_count) {
		draft_figure(d, field, &item->numbers[0], item->scale,
			&lexer->lines[index], line);
		v->cut = item->cut;
		v->bare = item->end == item->numbers[0].end;
	} else if (field == FIELD_DOCUMENT_LENGTH) {
		v->set = true;
		v = &d->values[FIELD_DOCUMENT_VARIABLE];
		v->set = true;
		v->line = line;
		candidates_add(v, (struct candidate){1, 0, 0, AS_PRINTED});
	} else {
		take_text(d, field, item, line);
	}
}

/* `Total: 5 15110512` is 5, 151 and 10512: -S prints the last two without a
 * blank between them when the second has five digits. */
static bool
split_glued(struct number *avg, struct number *max, const struct number *min,
	const struct number *glued)
{
	double both = glued->readings[0].value;
	double last = fmod(both, 1e5), first = floor(both / 1e5);

	if (glued->count != 1 || min->count < 1 || last < 1e4 ||
		first < min->readings[0].value || first > last)
		return false;
	*avg = *max = *glued;
	avg->readings[0].value = first;
	max->readings[0].value = last;
	return true;
}

/*
 * The columns that the figures of a row stand in. Fewer than five are those of
 * -S, or what is left of a row: its third figure, the deviation, has a decimal.
 */
static const int *
columns_of(const struct draft *d, const struct item *item)
{
	static const int five[] = {0, 1, 2, 3, 4}, three[] = {0, 1, 4};
	const struct number *n = item->numbers;
	bool deviation = item->number_count >= 3 && n[2].count &&
		n[2].readings[0].decimals == 1;

	if (item->number_count >= 5 || deviation ||
		(item->cut && d->header_columns != 3))
		return five;
	if (d->header_columns == 5 || item->number_count != 3)
		return NULL;
	return d->times || d->header ? three : NULL;
}

static void
take_row(struct draft *d, const struct item *item, const struct folded *f,
	unsigned line)
{
	int first = (int)row_field(item->id);
	double scale = d->microseconds ? 1e-3 : 1;
	const struct number *n = item->numbers;
	size_t count = item->number_count < 5 ? item->number_count : 5;
	const int *columns = columns_of(d, item);
	static const int glued[] = {0, 1, 4};
	struct number split[3];

	if (count == 2 && d->header_columns == 3 &&
		split_glued(&split[1], &split[2], &n[0], &n[1])) {
		split[0] = n[0];
		n = split;
		count = 3;
		columns = glued;
	}
	if (!count || !columns)
		return;
	for (size_t i = 0; i < count; i++)
		draft_figure(d, first + columns[i], &n[i], scale, f, line);
	d->values[first + columns[count - 1]].cut = item->cut &&
		item->number_count <= 5;
}

static void
take_breakdown(struct draft *d, const struct item *item, const struct folded *f,
	unsigned line)
{
	for (int i = 0; i < 4; i++) {
		int field = (int)FIELD_FAILED_CONNECT + i;

		if (!item->numbers[i].count)
			continue;
		draft_figure(d, field, &item->numbers[i], 1, f, line);
		d->values[field].cut = item->cut &&
			item->numbers[i].end == item->end;
	}
}

void
draft_take(struct draft *d, const struct item *item, const struct lexer *lexer)
{
	const struct folded *f = &lexer->lines[item->line];
	unsigned line = lexer->text->lines[item->line].number;
	enum field_id field = field_of(d, item);

	if (!d->begun)
		d->report_line = item->line;
	d->begun = d->begun || item->kind != ITEM_COMMAND;
	d->last_line = item->line;
	d->html = d->html || lexer->text->lines[item->line].html;
	switch (item->kind) {
	case ITEM_FIELD:
		take_field(d, field, item, lexer);
		break;
	case ITEM_RATE:
		draft_figure(d, field, &item->numbers[0], item->scale, f, line);
		break;
	case ITEM_BREAKDOWN:
		take_breakdown(d, item, f, line);
		break;
	case ITEM_TIMES:
		d->times = true;
		d->microseconds = item->microseconds;
		break;
	case ITEM_HEADER:
		d->header = true;
		d->header_columns = item->columns;
		break;
	case ITEM_PERCENTS:
		d->percents = true;
		d->microseconds = item->microseconds;
		break;
	case ITEM_ROW:
		take_row(d, item, f, line);
		break;
	case ITEM_PERCENTILE:
		draft_figure(d, field, &item->numbers[0],
			d->microseconds ? item->scale * 1e-3 : item->scale, f,
			line);
		d->values[field].cut = item->cut;
		break;
	default:
		draft_frame_take(d, item, line, f->text);
		return;
	}
	if (field < FIELD_COUNT && (int)field > d->last_field)
		d->last_field = (int)field;
}

bool
draft_is_run(const struct draft *d)
{
	static const enum field_id measured[] = {FIELD_RPS, FIELD_TPR,
		FIELD_TPR_ACROSS, FIELD_TIME_TAKEN, FIELD_RATE_RECEIVED,
		FIELD_TOTAL_MAX_MS, FIELD_CONNECT_MAX_MS, FIELD_P50_MS,
		FIELD_P100_MS};

	for (size_t i = 0; i < COUNTOF(measured); i++)
		if (d->values[measured[i]].set)
			return true;
	if (d->figures >= 4)
		return true;
	return (d->banner || d->benchmarking || d->command.len) &&
		((d->benchmarking && d->banner) || d->error.len ||
			!isnan(d->total_of)) &&
		(d->banner || d->benchmarking);
}

bool
draft_is_figure(const struct draft *d)
{
	size_t settings = d->values[FIELD_SERVER_PORT].set;

	return d->of_table || d->quoted ||
		(d->figures == 1 + settings && !d->values[FIELD_COMPLETE].set &&
			!d->banner && !d->benchmarking && !d->error.len);
}
