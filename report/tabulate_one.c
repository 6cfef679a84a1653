#include "report/tabulate_one.h"

#include <string.h>

#include "report/phrase.h"
#include "report/server.h"
#include "report/setting.h"

static void
lay_own_cells(struct tabulation *tab, size_t first, size_t count)
{
	const struct comparison *c = tab->comparison;
	struct sheet *sheet = sheet_new(&tab->sheets, 2 + count);

	tabulate_put_label(tab, sheet, c->sides[0].label);
	tabulate_put_word(tab, sheet, "runs");
	for (size_t t = first; t < first + count; t++)
		tabulate_put_short_name(tab, sheet, c->tables[t].field);
	for (size_t i = 0; i < c->cell_count; i++) {
		tabulate_put_label(tab, sheet, c->cells[i].label);
		locale_number(tab->locale, &tab->text,
			(double)c->cells[i].groups[0].count, 0);
		tabulate_put(tab, sheet);
		for (size_t t = first; t < first + count; t++)
			tabulate_put_entry(tab, sheet,
				comparison_entry(c, &c->tables[t], i, 0));
	}
}

static bool
is_of_one_file(const struct side *side)
{
	for (size_t i = 1; i < side->run_count; i++)
		if (strcmp(side->runs[i]->file, side->runs[0]->file) != 0)
			return false;
	return true;
}

/* What tells it from the other runs: its file, or its line within that. */
static void
put_run_name(struct tabulation *tab, struct sheet *sheet, const struct run *run,
	bool one_file)
{
	const char *slash = strrchr(run->file, '/');

	if (one_file)
		buffer_printf(&tab->text, "%s %u",
			locale_word(tab->locale, "name_line"), run->line);
	else
		buffer_printf(&tab->text, "%s:%u",
			slash ? slash + 1 : run->file, run->line);
	tabulate_put(tab, sheet);
}

static void
put_run_value(struct tabulation *tab, struct sheet *sheet,
	const struct run *run, enum field_id field)
{
	locale_number(tab->locale, &tab->text, run_number(run, field),
		run_decimals(run, field));
	tabulate_put(tab, sheet);
}

/* One side in one cell: a row per run. */
static void
lay_own_runs(struct tabulation *tab, size_t first, size_t count)
{
	const struct comparison *c = tab->comparison;
	const struct group *group = &c->cells[0].groups[0];
	bool one_file = is_of_one_file(&c->sides[0]);
	struct sheet *sheet = sheet_new(&tab->sheets, 1 + count);

	tabulate_put_label(tab, sheet, c->sides[0].label);
	for (size_t t = first; t < first + count; t++)
		tabulate_put_short_name(tab, sheet, c->tables[t].field);
	for (size_t i = 0; i < group->count; i++) {
		put_run_name(tab, sheet, group->runs[i], one_file);
		for (size_t t = first; t < first + count; t++)
			put_run_value(
				tab, sheet, group->runs[i], c->tables[t].field);
	}
	tabulate_put_word(tab, sheet, "geometric_mean");
	for (size_t t = first; t < first + count; t++)
		if (c->tables[t].metric->type == TYPE_DECIMAL)
			tabulate_put_entry(
				tab, sheet, &c->tables[t].entries[0]);
		else
			tabulate_put_label(tab, sheet, "");
}

/* As many metrics side by side as fit, the others below. */
void
tabulate_one_side(struct tabulation *tab)
{
	const struct comparison *c = tab->comparison;
	void (*lay)(struct tabulation *, size_t,
		size_t) = c->cell_count > 1 ? lay_own_cells : lay_own_runs;

	for (size_t first = 0, count; first < c->table_count; first += count) {
		size_t before = tab->sheets.count;

		count = c->table_count - first;
		lay(tab, first, count);
		while (count > 1 &&
			!tabulate_fits(tab, &tab->sheets.items[before])) {
			tab->sheets.count = before;
			lay(tab, first, --count);
		}
	}
}

/* A name and a value; nothing where there is no value. */
static void
put_fact(struct tabulation *tab, struct sheet *sheet, const char *name,
	struct buffer *value)
{
	if (value->len) {
		tabulate_put_label(tab, sheet, name);
		sheet_put(sheet, value);
	}
}

static void
put_number_fact(struct tabulation *tab, struct sheet *sheet,
	const struct run *run, enum field_id field)
{
	const char *unit = fields[field].unit;
	struct buffer name = {0}, value = {0};

	phrase_metric(&name, tab->locale, field);
	if (run_has(run, field)) {
		locale_number(tab->locale, &value, run_number(run, field),
			run_decimals(run, field));
		if (*unit && strcmp(unit, "1/s") != 0)
			buffer_printf(&value, " %s", unit);
	}
	put_fact(tab, sheet, name.bytes, &value);
	buffer_free(&name);
	buffer_free(&value);
}

/* The document has a line of its own. */
static void
put_settings(struct buffer *out, const struct cell *cell)
{
	for (int k = 0; k < SETTING_PATH; k++) {
		size_t before = out->len;

		if (k == SETTING_METHOD && !strcmp(cell->method, "GET"))
			continue;
		buffer_puts(out, before ? "  " : "");
		setting_write(out, cell, (enum setting)k);
		if (out->len == before + 2)
			out->len = before;
	}
}

void
tabulate_one_facts(struct tabulation *tab, const struct run *run)
{
	static const enum field_id numbers[] = {
		FIELD_COMPLETE,
		FIELD_FAILED,
		FIELD_NON_2XX,
		FIELD_KEEP_ALIVE,
		FIELD_TIME_TAKEN,
		FIELD_RPS,
		FIELD_TPR,
		FIELD_RATE_RECEIVED,
		FIELD_RATE_SENT,
	};
	const struct locale *l = tab->locale;
	struct sheet *sheet = sheet_new(&tab->sheets, 2);
	struct buffer value = {0};

	sheet->is_list = true;
	sheet->words = 1;
	server_write(&value, run);
	put_fact(tab, sheet, locale_word(l, "server"), &value);
	phrase_document(&value, l, run);
	put_fact(tab, sheet, locale_word(l, "document"), &value);
	put_settings(&value, &tab->comparison->cells[0]);
	put_fact(tab, sheet, locale_word(l, "settings"), &value);
	for (size_t i = 0; i < COUNTOF(numbers); i++)
		put_number_fact(tab, sheet, run, numbers[i]);
	if (!sheet->count)
		tab->sheets.count--;
	buffer_free(&value);
}

static const struct {
	const char *word;
	enum field_id first; /* of the fields of a row, which follow it */
} time_rows[] = {
	{"connect", FIELD_CONNECT_MIN_MS},
	{"processing", FIELD_PROCESSING_MIN_MS},
	{"waiting", FIELD_WAITING_MIN_MS},
	{"total", FIELD_TOTAL_MIN_MS},
};

static const char *const time_columns[] = {
	"min",
	"mean",
	"sd",
	"median",
	"max",
};

static enum field_id
time_field(size_t row, size_t column)
{
	return (enum field_id)(time_rows[row].first + (unsigned)column);
}

/* Which rows and columns does the run have? Old versions of ab print fewer. */
static void
find_times(bool *rows, bool *columns, const struct run *run)
{
	for (size_t r = 0; r < COUNTOF(time_rows); r++)
		for (size_t k = 0; k < COUNTOF(time_columns); k++)
			if (run_has(run, time_field(r, k)))
				rows[r] = columns[k] = true;
}

void
tabulate_one_times(struct tabulation *tab, const struct run *run)
{
	bool rows[COUNTOF(time_rows)] = {false};
	bool columns[COUNTOF(time_columns)] = {false};
	size_t column_count = 0;
	struct sheet *sheet;

	find_times(rows, columns, run);
	for (size_t k = 0; k < COUNTOF(time_columns); k++)
		column_count += columns[k];
	if (!column_count)
		return;
	sheet = sheet_new(&tab->sheets, 1 + column_count);
	tabulate_put_label(tab, sheet, "ms");
	for (size_t k = 0; k < COUNTOF(time_columns); k++)
		if (columns[k])
			tabulate_put_word(tab, sheet, time_columns[k]);
	for (size_t r = 0; r < COUNTOF(time_rows); r++) {
		if (rows[r])
			tabulate_put_word(tab, sheet, time_rows[r].word);
		for (size_t k = 0; rows[r] && k < COUNTOF(time_columns); k++)
			if (columns[k])
				put_run_value(
					tab, sheet, run, time_field(r, k));
	}
}
