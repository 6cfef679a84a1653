#include "parser/draft.h"

#include <math.h>
#include <string.h>

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
			(item->across || (d->values[FIELD_TPR].set &&
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

static double
shifted(double value, double factor, int decimals)
{
	double unit = pow(10, decimals < 0 ? 0 : decimals);

	return round(value * factor * unit) / unit;
}

static void
add_candidate(struct draft_value *v, double value, int decimals,
	char separator, enum origin origin)
{
	for (int i = 0; i < v->count; i++)
		if (v->candidates[i].value == value &&
			v->candidates[i].decimals == decimals)
			return;
	if (v->count < DRAFT_CANDIDATES)
		v->candidates[v->count++] = (struct candidate){
			value, decimals, separator, origin};
}

static bool
is_rate(int field)
{
	return field == FIELD_RATE_RECEIVED || field == FIELD_RATE_SENT ||
		field == FIELD_RATE_TOTAL;
}

/* The other things that some version of ab meant by these digits. */
static void
add_origins(struct draft_value *v, const struct draft *d, enum field_id field,
	const struct candidate *c)
{
	double whole = floor(c->value), unit = pow(10, c->decimals);
	double digits = round((c->value - whole) * unit);

	if (field == FIELD_TIME_TAKEN && c->decimals >= 3) {
		add_candidate(v, shifted(whole + digits / 1e6, 1, 6), 6,
			c->separator, AS_MICROSECONDS);
		add_candidate(v, shifted(1e3 * whole + digits / 1e3, 1, 3), 3,
			c->separator, AS_MILLISECONDS);
	}
	if ((field == FIELD_TPR || field == FIELD_TPR_ACROSS) &&
		c->decimals == 3)
		add_candidate(v, shifted(c->value, 1e3, 0), 0, c->separator,
			AS_SECONDS);
	if (d->html && field == FIELD_RPS && c->decimals == 2)
		add_candidate(v, shifted(c->value, 1e-3, 5), 5, c->separator,
			AS_THOUSANDFOLD);
	if (d->html && c->decimals == 2 && is_rate((int)field))
		add_candidate(v, shifted(c->value, 1.0 / 1024, 2), 2,
			c->separator, AS_BYTES);
	if (field == FIELD_SERVER_PORT && c->value < 0) {
		v->candidates[0] = (struct candidate){
			c->value + 65536, 0, 0, AS_UNSIGNED_PORT};
		v->count = 1;
	}
}

/* Digits lost or won by a change of unit: 1.5 s is 1500 ms, to a tenth. */
static int
scaled_decimals(int decimals, double scale)
{
	return decimals - (int)lround(log10(scale));
}

void
draft_figure(struct draft *d, int field, const struct number *n, double scale,
	const struct folded *f, unsigned line)
{
	struct draft_value *v = &d->values[field];

	d->latest = field;
	v->set = true;
	v->line = line;
	v->words = fold_slice(f, n->start, n->end);
	for (int i = 0; i < n->count && !isnan(scale); i++) {
		const struct reading *r = &n->readings[i];
		int decimals = scaled_decimals(r->decimals, scale);

		add_candidate(v,
			scale == 1 ? r->value :
				     shifted(r->value, scale, decimals),
			decimals, r->separator, AS_PRINTED);
		/* Headings of tables name rates in units they are not in. */
		if (scale != 1 && is_rate(field))
			add_candidate(v, r->value, r->decimals, r->separator,
				AS_PRINTED);
	}
	for (int i = v->count; i-- > 0;)
		add_origins(v, d, (enum field_id)field, &v->candidates[i]);
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
	struct draft_value *v = &d->values[field];

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
		add_candidate(v, 1, 0, 0, AS_PRINTED);
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

static void
take_row(struct draft *d, const struct item *item, const struct folded *f,
	unsigned line)
{
	enum field_id first = row_field(item->id);
	double scale = d->microseconds ? 1e-3 : 1;
	const struct number *n = item->numbers;
	struct number avg, max;

	if (item->number_count >= 5) {
		for (int i = 0; i < 5; i++)
			draft_figure(d, (int)first + i, &n[i],
				scale, f, line);
		d->values[first + 4].cut = item->cut && item->number_count == 5;
		return;
	}
	if (!d->times && !d->header)
		return;
	if (item->number_count == 2 && split_glued(&avg, &max, &n[0], &n[1])) {
		draft_figure(d, first, &n[0], scale, f, line);
		draft_figure(d, (int)first + 1, &avg, scale, f, line);
		draft_figure(d, (int)first + 4, &max, scale, f, line);
	} else if (item->number_count == 3) {
		draft_figure(d, first, &n[0], scale, f, line);
		draft_figure(d, (int)first + 1, &n[1], scale, f, line);
		draft_figure(d, (int)first + 4, &n[2], scale, f, line);
		d->values[first + 4].cut = item->cut;
	}
}

static void
take_breakdown(struct draft *d, const struct item *item,
	const struct folded *f, unsigned line)
{
	for (int i = 0; i < 4; i++)
		if (item->numbers[i].count)
			draft_figure(d, FIELD_FAILED_CONNECT + i,
				&item->numbers[i], 1, f, line);
}

static void
take_frame(struct draft *d, const struct item *item, unsigned line,
	struct slice text)
{
	struct item number = *item;

	switch ((int)item->kind) {
	case ITEM_BANNER:
		d->banner = true;
		take_text(d, FIELD_AB_VERSION, item, line);
		number.words = item->more;
		if (item->more.len)
			take_text(d, FIELD_AB_REVISION, &number, line);
		break;
	case ITEM_BENCHMARKING:
		d->benchmarking = true;
		d->waits = slice_find(text, "(be patient)...") < text.len;
		break;
	case ITEM_PROGRESS:
		if (slice_starts(item->words, "") && item->words.len)
			d->ticks = true;
		else if (slice_find(text, "done") < text.len)
			d->finished = true;
		break;
	case ITEM_FINISHED:
		d->finished = d->ticks = true;
		break;
	case ITEM_INTERRUPTED:
		d->interrupted = true;
		break;
	case ITEM_VERBOSE:
		d->verbose = true;
		break;
	case ITEM_ERROR:
		if (!d->error.len)
			d->error_line = line;
		if (!d->error.len ||
			slice_starts(item->words, "apr_"))
			d->error = item->words;
		break;
	case ITEM_WARNING:
		d->warned = true;
		if (!d->warning_line)
			d->warning_line = line;
		break;
	case ITEM_COMMAND:
		d->command = item->words;
		d->command_line = line;
		break;
	}
}

static void
take_total_of(struct draft *d, const struct item *item)
{
	double total = 0;

	for (size_t i = 0; i < item->words.len; i++)
		total = 10 * total + (item->words.at[i] - '0');
	d->total_of = total;
}

void
draft_take(struct draft *d, const struct item *item,
	const struct lexer *lexer)
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
		d->header_columns = item->number_count;
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
	case ITEM_TOTAL_OF:
		take_total_of(d, item);
		break;
	default:
		take_frame(d, item, line, f->text);
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

	return d->of_table || d->quoted || (d->figures == 1 + settings &&
			!d->values[FIELD_COMPLETE].set && !d->banner &&
			!d->benchmarking && !d->error.len);
}
