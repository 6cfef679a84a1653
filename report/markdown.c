#include "report/markdown.h"

#include <stdint.h>
#include <string.h>

#include "report/caution.h"
#include "report/finding.h"
#include "report/tabulate_all.h"
#include "report/tabulate_one.h"
#include "report/phrase.h"
#include "report/verdict.h"
#include "report/visible.h"

#define MOST_COLUMNS 8

/* Escaped in front of what Markdown, its tables or GitHub would take for more
 * than text: emphasis, code, links, HTML, mentions. */
static void
put_text(struct buffer *out, struct slice text)
{
	struct buffer visible = {0};

	visible_put(&visible, text);
	for (size_t i = 0; i < visible.len; i++) {
		char c = visible.bytes[i];

		if (c == '<')
			buffer_puts(out, "&lt;");
		else if (c == '&')
			buffer_puts(out, "&amp;");
		else if (c == '@')
			buffer_puts(out, "&#64;");
		else if (strchr("\\`*_[]|#~!>", c))
			buffer_printf(out, "\\%c", c);
		else
			buffer_putc(out, c);
	}
	buffer_free(&visible);
}

/* Each line as an item of a list. */
static void
put_items(struct buffer *out, struct slice lines)
{
	if (lines.len)
		buffer_putc(out, '\n');
	while (lines.len) {
		size_t end = slice_find(lines, "\n");

		buffer_puts(out, "- ");
		put_text(out, slice_part(lines, 0, end));
		buffer_putc(out, '\n');
		lines = slice_part(lines, end + 1, lines.len);
	}
}

static void
put_row(struct buffer *out, const struct sheet *sheet, size_t row)
{
	const char *mark = sheet_is_heading(sheet, row) ? "**" : "";

	for (size_t k = 0; k < sheet->columns; k++) {
		buffer_puts(out, k ? " | " : "| ");
		buffer_puts(out, k ? "" : mark);
		put_text(out, slice_of(sheet_cell(sheet, row, k)));
		buffer_puts(out, k ? "" : mark);
		if (!row && !k && *sheet->note) {
			buffer_puts(out, " (");
			put_text(out, slice_of(sheet->note));
			buffer_putc(out, ')');
		}
	}
	buffer_puts(out, " |\n");
}

/* Figures to the right, as they can be compared. */
static void
put_rule(struct buffer *out, const struct sheet *sheet)
{
	for (size_t k = 0; k < sheet->columns; k++)
		buffer_puts(out,
			!k ? "| ---"
				: k >= sheet->columns - sheet->words
				? " | ---"
				: " | ---:");
	buffer_puts(out, " |\n");
}

/* A table in Markdown has a head, even where there is nothing to say in it. */
static void
put_sheet(struct buffer *out, const struct sheet *sheet)
{
	buffer_putc(out, '\n');
	if (sheet->is_list) {
		for (size_t k = 0; k < sheet->columns; k++)
			buffer_puts(out, "| ");
		buffer_puts(out, "|\n");
		put_rule(out, sheet);
	}
	for (size_t row = 0; row < sheet_rows(sheet); row++) {
		put_row(out, sheet, row);
		if (!row && !sheet->is_list)
			put_rule(out, sheet);
	}
}

static void
lay_percentiles(struct tabulation *tabulation, const struct run *run)
{
	struct sheet *sheet = sheet_new(&tabulation->sheets, 2);

	tabulate_put_word(tabulation, sheet, "percentages");
	tabulate_put_label(tabulation, sheet, "ms");
	for (int id = FIELD_P50_MS; id <= FIELD_P100_MS; id++) {
		const char *digits = fields[id].name + 1;

		if (!run_has(run, (enum field_id)id))
			continue;
		buffer_printf(&tabulation->text, "%.*s%s",
			(int)strspn(digits, "0123456789"), digits,
			tabulation->locale->percent);
		tabulate_put(tabulation, sheet);
		locale_number(tabulation->locale, &tabulation->text,
			run_number(run, (enum field_id)id),
			run_decimals(run, (enum field_id)id));
		tabulate_put(tabulation, sheet);
	}
	if (sheet_rows(sheet) == 1)
		tabulation->sheets.count--;
}

static void
put_cautions(struct buffer *out, const struct report *report,
	const struct sheets *sheets)
{
	struct buffer text = {0};

	caution_list(&text, report->locale, report->comparison);
	if (sheet_says(sheets, "~"))
		caution_rounding(&text, report->locale);
	put_items(out, buffer_slice(&text));
	buffer_free(&text);
}

/* The tables and what to know about them. */
static void
put_body(struct buffer *out, const struct report *report)
{
	const struct comparison *c = report->comparison;
	struct arena arena = {0};
	struct tabulation tabulation = {
		.comparison = c,
		.locale = report->locale,
		.most_columns = MOST_COLUMNS,
		.most_width = SIZE_MAX,
		.sheets = {.arena = &arena},
	};

	if (tabulate_is_single(c)) {
		tabulate_one_facts(&tabulation, c->sides[0].runs[0]);
		tabulate_one_times(&tabulation, c->sides[0].runs[0]);
		lay_percentiles(&tabulation, c->sides[0].runs[0]);
	} else {
		tabulate_all(&tabulation);
	}
	for (size_t i = 0; i < tabulation.sheets.count; i++)
		put_sheet(out, &tabulation.sheets.items[i]);
	put_cautions(out, report, &tabulation.sheets);
	buffer_free(&tabulation.text);
	arena_free(&arena);
}

static void
put_notices(struct buffer *out, const struct report *report)
{
	struct buffer text = {0};

	finding_list(&text, report->comparison->set);
	put_items(out, buffer_slice(&text));
	buffer_free(&text);
}

bool
markdown_render(
	struct buffer *out, const struct report *report, struct error *e)
{
	struct buffer text = {0};

	(void)e;
	if (*report->title) {
		buffer_puts(out, "## ");
		put_text(out, slice_of(report->title));
		buffer_puts(out, "\n\n");
	}
	verdict_sentence(&text, report->locale, report->comparison);
	buffer_puts(out, "**");
	put_text(out, buffer_slice(&text));
	buffer_puts(out, "**\n");
	buffer_free(&text);
	put_body(out, report);
	put_notices(out, report);
	return true;
}
