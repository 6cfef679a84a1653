#include "parser/shape.h"

#include <math.h>

/* A report has no more lines than this before its tables. */
#define ENTRIES 40

/* A line `label: value` that the lexer did not know. */
struct entry {
	size_t line;
	bool is_number;
	struct number n;
	struct slice text;
};

struct shape {
	struct entry entries[ENTRIES];
	int count;
	int rows[4]; /* lines of the table's rows; -1 behind the last */
	int row_count;
	size_t columns;
};

struct found {
	int rate, time, complete;           /* entries; -1: not found */
	int mean, across, concurrency, bytes, kilobytes;
	double rate_value, time_value, complete_value;
	bool doubtful; /* two lines could be the count */
};

static bool
is_mark(uint32_t code)
{
	return code == ':' || code == '=' || code == '|';
}

/* Figures in a row from at to the end of the line, as the table has them. */
static size_t
count_figures(const struct folded *f, size_t at, struct number numbers[8])
{
	size_t count = 0;

	while (count < 8) {
		while (fold_is_space(f->code[at]) || f->code[at] == '|')
			at++;
		if (!number_read(&numbers[count], f, at, NUMBER_TIGHT))
			break;
		at = numbers[count++].end;
	}
	return at < f->count ? 0 : count;
}

static void
add_entry(struct shape *s, const struct folded *f, size_t line, size_t at)
{
	struct entry *e = &s->entries[s->count];

	if (s->count == ENTRIES)
		return;
	*e = (struct entry){.line = line};
	e->is_number = number_read(&e->n, f, at, NUMBER_SPACED) && e->n.count;
	e->text = fold_slice(f, at, f->count);
	s->count++;
}

static void
add_row(struct shape *s, size_t line, size_t columns)
{
	if (s->row_count == 4 || (s->row_count && columns != s->columns))
		s->row_count = 0;
	s->columns = columns;
	s->rows[s->row_count++] = (int)line;
}

/* One line: a label, a mark, and a figure, a text or a row of the table. */
static void
look_at(struct shape *s, const struct folded *f, size_t line)
{
	struct number numbers[8];
	bool letters = false;

	for (size_t at = 0; at < f->count; at++) {
		size_t columns;

		letters = letters || fold_is_letter(f->code[at]);
		if (!is_mark(f->code[at]) || !letters)
			continue;
		at++; /* an address may begin with colons */
		while (fold_is_space(f->code[at]) || f->code[at] == '|')
			at++;
		columns = count_figures(f, at, numbers);
		if (columns == 5 || columns == 3)
			add_row(s, line, columns);
		else
			add_entry(s, f, line, at);
		return;
	}
}

static bool
near(double a, double b, double slack)
{
	return fabs(a - b) <= slack * (1 + 1e-6) + 1e-9;
}

static double
half(const struct reading *r)
{
	return 0.5 * pow(10, -r->decimals);
}

/* What the digits of the time may mean: 1.042 s, or 1 s and 42 us. */
static double
time_of(const struct reading *t, int variant)
{
	double whole = floor(t->value);

	if (!variant)
		return t->value;
	return whole + (t->value - whole) * pow(10, t->decimals) / 1e6;
}

static bool
fits_readings(struct found *found, const struct reading *r,
	const struct reading *t, const struct reading *n)
{
	if (r->decimals != 2 || t->decimals < 3 || n->decimals || n->value < 1)
		return false;
	for (int variant = 0; variant < 2; variant++) {
		double time = time_of(t, variant);
		double slack = r->value * (variant ? 5e-7 : half(t)) +
			time * half(r);

		if (!near(r->value * time, n->value, slack))
			continue;
		found->rate_value = r->value;
		found->time_value = n->value / r->value;
		found->complete_value = n->value;
		return true;
	}
	return false;
}

/* Rate, time and count: R * t = n, in the order that ab prints them. */
static bool
fits_base(struct shape *s, struct found *found, int time, int complete,
	int rate)
{
	const struct number *r = &s->entries[rate].n;
	const struct number *t = &s->entries[time].n;
	const struct number *n = &s->entries[complete].n;

	if (!s->entries[rate].is_number || !s->entries[time].is_number ||
		!s->entries[complete].is_number)
		return false;
	for (int i = 0; i < r->count; i++)
		for (int k = 0; k < t->count; k++)
			for (int m = 0; m < n->count; m++)
				if (fits_readings(found, &r->readings[i],
					    &t->readings[k], &n->readings[m]))
					return true;
	return false;
}

static bool
find_base(struct shape *s, struct found *found)
{
	for (int rate = 2; rate < s->count; rate++)
		for (int time = 0; time + 1 < rate; time++) {
			struct found other = *found;

			if (!fits_base(s, found, time, time + 1, rate))
				continue;
			found->rate = rate;
			found->time = time;
			found->complete = time + 1;
			/* Trunk prints the number asked for in between. */
			found->doubtful = time + 2 < rate &&
				fits_base(s, &other, time, time + 2, rate);
			return true;
		}
	return false;
}

/* Does any reading of the entry come near this value? */
static bool
reads(const struct shape *s, int entry, double value, double slack)
{
	if (entry < 0 || entry >= s->count || !s->entries[entry].is_number)
		return false;
	for (int i = 0; i < s->entries[entry].n.count; i++) {
		const struct reading *r = &s->entries[entry].n.readings[i];

		if (near(r->value, value, slack + half(r)))
			return true;
	}
	return false;
}

/* The two times per request behind the rate, and the concurrency before. */
static void
find_times(struct shape *s, struct found *found)
{
	double across = 1e3 / found->rate_value;

	for (int c = found->time - 1; c >= 0 && c >= found->time - 4; c--) {
		double value = s->entries[c].n.readings[0].value;

		if (!s->entries[c].is_number || value < 1 ||
			value != floor(value) ||
			!reads(s, found->rate + 1, value * across,
				value * 1e-3) ||
			!reads(s, found->rate + 2, across, across * 1e-3))
			continue;
		found->mean = found->rate + 1;
		found->across = found->rate + 2;
		found->concurrency = c;
		return;
	}
}

/* The reading without decimals; -1 where there is none. */
static double
whole(const struct number *n)
{
	for (int i = 0; i < n->count; i++)
		if (!n->readings[i].decimals)
			return n->readings[i].value;
	return -1;
}

/* In kilobytes of 1000 up to 2.0.16, of 1024 after. */
static bool
is_rate_of(const struct shape *s, int rate, double bytes, double seconds)
{
	double kilo = bytes / 1024 / seconds, old = bytes / 1000 / seconds;

	return reads(s, rate, kilo, kilo * 1e-4) ||
		reads(s, rate, old, old * 1e-4);
}

/* The transfer rate, which follows from bytes that stand before. */
static void
find_bytes(struct shape *s, struct found *found)
{
	int rate = found->across >= 0 ? found->across + 1 : found->rate + 1;

	for (int i = found->complete + 1; i < found->rate; i++) {
		double bytes;

		if (!s->entries[i].is_number)
			continue;
		bytes = whole(&s->entries[i].n);
		if (bytes <= 0 || !is_rate_of(s, rate, bytes, found->time_value))
			continue;
		found->bytes = i;
		found->kilobytes = rate;
		return;
	}
}

static void
set(struct draft *d, const struct shape *s, const struct lexer *lexer,
	int entry, enum field_id field)
{
	const struct entry *e = s->entries + (entry < 0 ? 0 : entry);
	unsigned line = lexer->text->lines[e->line].number;

	if (entry < 0 || entry >= s->count || d->values[field].set)
		return;
	if (fields[field].type == TYPE_TEXT)
		draft_text(d, (int)field, e->text, line);
	else if (e->is_number)
		draft_figure(d, (int)field, &e->n, 1, &lexer->lines[e->line],
			line);
}

/* The server's lines stand before its port, the path behind it. */
static void
set_server(struct draft *d, const struct shape *s, const struct lexer *lexer,
	int concurrency)
{
	int path = -1;

	for (int i = 0; i < concurrency && path < 0; i++)
		if (!s->entries[i].is_number && s->entries[i].text.len &&
			*s->entries[i].text.at == '/' &&
			!slice_starts(s->entries[i].text, "//"))
			path = i;
	if (path < 2 || !s->entries[path - 1].is_number)
		return;
	set(d, s, lexer, path, FIELD_DOCUMENT_PATH);
	set(d, s, lexer, path - 1, FIELD_SERVER_PORT);
	set(d, s, lexer, path - 2, FIELD_SERVER_HOSTNAME);
	if (path >= 3 && !s->entries[path - 3].is_number)
		set(d, s, lexer, path - 3, FIELD_SERVER_SOFTWARE);
}

/* Bodies add up: H = D * n, but for requests that were never counted. */
static bool
fits_bodies(const struct shape *s, int length, int html,
	const struct found *found)
{
	double complete = found->complete_value, most = complete;

	double each, sum;

	if (length < 0 || html >= s->count || !s->entries[length].is_number ||
		!s->entries[html].is_number)
		return false;
	each = whole(&s->entries[length].n);
	sum = whole(&s->entries[html].n);
	if (found->concurrency >= 0)
		most += whole(&s->entries[found->concurrency].n);
	return each >= 0 && sum >= each * complete && sum <= each * most;
}

/* What the order tells, where arithmetic does not speak against it. */
static void
set_by_order(struct draft *d, const struct shape *s, const struct lexer *lexer,
	const struct found *found)
{
	int html = found->bytes + 1, length = found->concurrency - 1;

	if (!found->doubtful && found->bytes > found->complete + 1)
		set(d, s, lexer, found->complete + 1, FIELD_FAILED);
	if (found->bytes >= 0 &&
		fits_bodies(s, length, html, found)) {
		set(d, s, lexer, html, FIELD_HTML_TRANSFERRED);
		set(d, s, lexer, length, FIELD_DOCUMENT_LENGTH);
	}
	if (found->concurrency > 0)
		set_server(d, s, lexer, found->concurrency);
}

static void
set_rows(struct draft *d, const struct shape *s, const struct lexer *lexer)
{
	static const enum field_id four[] = {FIELD_CONNECT_MIN_MS,
		FIELD_PROCESSING_MIN_MS, FIELD_WAITING_MIN_MS,
		FIELD_TOTAL_MIN_MS};
	static const enum field_id three[] = {FIELD_CONNECT_MIN_MS,
		FIELD_PROCESSING_MIN_MS, FIELD_TOTAL_MIN_MS};

	if (s->row_count < 3 || s->columns != 5)
		return;
	for (int row = 0; row < s->row_count; row++) {
		const struct folded *f = &lexer->lines[s->rows[row]];
		int first = (int)(s->row_count == 4 ? four : three)[row];
		struct number numbers[8];
		size_t at = 0;

		while (at < f->count && !is_mark(f->code[at]))
			at++;
		count_figures(f, at + 1, numbers);
		for (int i = 0; i < 5; i++)
			if (!d->values[first + i].set)
				draft_figure(d, first + i, &numbers[i], 1, f,
					lexer->text->lines[s->rows[row]]
						.number);
	}
}

static void
collect(struct shape *s, const struct lexer *lexer, size_t from, size_t to)
{
	for (size_t line = from; line < to; line++) {
		enum item_kind kind = lexer->kinds[line];

		if (kind == ITEM_PROSE || kind == ITEM_FIELD ||
			kind == ITEM_ROW)
			look_at(s, &lexer->lines[line], line);
	}
}

bool
shape_complete(struct draft *d, const struct lexer *lexer, size_t from,
	size_t to)
{
	struct shape s = {0};
	struct found found = {-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0,
		false};

	collect(&s, lexer, from, to);
	if (!find_base(&s, &found))
		return false;
	find_times(&s, &found);
	find_bytes(&s, &found);
	if (found.across < 0 && found.bytes < 0)
		return false;
	set(d, &s, lexer, found.rate, FIELD_RPS);
	set(d, &s, lexer, found.time, FIELD_TIME_TAKEN);
	if (!found.doubtful)
		set(d, &s, lexer, found.complete, FIELD_COMPLETE);
	set(d, &s, lexer, found.mean, FIELD_TPR);
	set(d, &s, lexer, found.across, FIELD_TPR_ACROSS);
	set(d, &s, lexer, found.concurrency, FIELD_CONCURRENCY);
	set(d, &s, lexer, found.bytes, FIELD_TRANSFERRED);
	set(d, &s, lexer, found.kilobytes, FIELD_RATE_RECEIVED);
	set_by_order(d, &s, lexer, &found);
	set_rows(d, &s, lexer);
	if (s.entries[0].line < d->first_line)
		d->first_line = d->report_line = s.entries[0].line;
	d->by_shape = true;
	return true;
}
