#include "parser/shape.h"

#include "parser/shape_find.h"

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
		if (!number_read(&numbers[count], f, at, NUMBER_SOLID))
			break;
		at = numbers[count++].end;
	}
	return at < f->count ? 0 : count;
}

static void
add_entry(struct shape *s, const struct folded *f, size_t line, size_t at)
{
	struct shape_entry *e = &s->entries[s->count];

	if (s->count == SHAPE_ENTRIES)
		return;
	*e = (struct shape_entry){.line = line};
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

static void
set(struct draft *d, const struct shape *s, const struct lexer *lexer,
	int entry, enum field_id field)
{
	const struct shape_entry *e = s->entries + (entry < 0 ? 0 : entry);
	unsigned line = lexer->text->lines[e->line].number;

	if (entry < 0 || entry >= s->count || d->values[field].set)
		return;
	if (fields[field].type == TYPE_TEXT)
		draft_text(d, (int)field, e->text, line);
	else if (e->is_number)
		draft_figure(
			d, (int)field, &e->n, 1, &lexer->lines[e->line], line);
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

/* What the order tells, where arithmetic does not speak against it. */
static void
set_by_order(struct draft *d, const struct shape *s, const struct lexer *lexer,
	const struct shape_found *found)
{
	int html = found->bytes + 1, length = found->concurrency - 1;

	if (!found->doubtful && found->bytes > found->complete + 1)
		set(d, s, lexer, found->complete + 1, FIELD_FAILED);
	if (found->bytes >= 0 && shape_find_bodies(s, length, html, found)) {
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
shape_complete(
	struct draft *d, const struct lexer *lexer, size_t from, size_t to)
{
	struct shape s = {0};
	struct shape_found found = {
		-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, false};

	collect(&s, lexer, from, to);
	if (!shape_find_base(&s, &found))
		return false;
	shape_find_times(&s, &found);
	shape_find_bytes(&s, &found);
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
