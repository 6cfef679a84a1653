#include "parser/take.h"

#include <math.h>

#include "parser/draft_frame.h"
#include "parser/row.h"

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
take_is_full(const struct draft *d, const struct item *item, bool apart)
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
		draft_figure(d, (int)field, &item->numbers[0], item->scale,
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
take_item(struct draft *d, const struct item *item, const struct lexer *lexer)
{
	const struct folded *f = &lexer->lines[item->line];
	unsigned line = lexer->text->lines[item->line].number;
	enum field_id field = field_of(d, item);

	if (!d->begun)
		d->report_line = item->line;
	d->begun = d->begun || item->kind != ITEM_COMMAND;
	d->last_line = item->line;
	if (lexer->text->lines[item->line].html && item->kind == ITEM_BANNER)
		d->html_banner = true;
	else if (lexer->text->lines[item->line].html)
		d->html = true;
	switch (item->kind) {
	case ITEM_FIELD:
		take_field(d, field, item, lexer);
		break;
	case ITEM_RATE:
		draft_figure(
			d, (int)field, &item->numbers[0], item->scale, f, line);
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
		draft_figure(d, (int)field, &item->numbers[0],
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
