#include "report/terminal.h"

#include <math.h>
#include <string.h>

#include "parser/utf8.h"
#include "report/caution.h"
#include "report/finding.h"
#include "report/tabulate_all.h"
#include "report/tabulate_one.h"
#include "report/terminal_table.h"
#include "report/verdict.h"
#include "report/visible.h"
#include "report/wrap.h"

#define BOLD "\033[1m"
#define PLAIN "\033[0m"
#define USUAL_COLUMNS 80
#define LEAST_COLUMNS 40
#define MOST_COLUMNS 24 /* of a table; more fit on no screen */

static size_t
columns_of(const struct report *report)
{
	if (!report->columns)
		return USUAL_COLUMNS;
	return report->columns < LEAST_COLUMNS ? LEAST_COLUMNS
					       : (size_t)report->columns;
}

/* Lines of text that may hold anything. */
static void
put_lines(struct buffer *out, struct slice text, size_t columns)
{
	while (text.len) {
		size_t end = slice_find(text, "\n");
		struct buffer line = {0};

		visible_put(&line, slice_part(text, 0, end));
		if (line.len)
			wrap_put(out, line.bytes, columns);
		buffer_free(&line);
		text = slice_part(text, end + 1, text.len);
	}
}

static void
put_finding(struct buffer *out, const struct report *report)
{
	struct buffer text = {0};

	if (*report->title)
		buffer_printf(&text, "%s\n", report->title);
	verdict_sentence(&text, report->locale, report->comparison);
	if (report->colour)
		buffer_puts(out, BOLD);
	put_lines(out, buffer_slice(&text), columns_of(report));
	if (report->colour)
		buffer_puts(out, PLAIN);
	buffer_free(&text);
}

static void
put_sheets(struct buffer *out, const struct tabulation *tabulation)
{
	for (size_t i = 0; i < tabulation->sheets.count; i++) {
		buffer_putc(out, '\n');
		terminal_table(out, &tabulation->sheets.items[i],
			tabulation->most_width);
	}
}

/* A percentile, as it stands in one column of three rows. */
struct percentile {
	struct buffer name, value;
	int eighths; /* of the height of a line */
};

/* How much of a line a time takes when the longest takes all of it. */
static int
eighths_of(double value, double most)
{
	int eighths = most > 0 ? (int)ceil(8 * value / most) : 1;

	return eighths < 1 ? 1 : eighths > 8 ? 8 : eighths;
}

static size_t
read_percentiles(
	struct percentile *list, const struct run *run, const struct locale *l)
{
	double most = NAN;
	size_t count = 0;

	for (int id = FIELD_P50_MS; id <= FIELD_P100_MS; id++)
		most = fmax(most, run_number(run, (enum field_id)id));
	for (int id = FIELD_P50_MS; id <= FIELD_P100_MS; id++) {
		enum field_id field = (enum field_id)id;
		const char *digits = fields[id].name + 1;
		struct percentile *p = &list[count];

		if (!run_has(run, field))
			continue;
		buffer_printf(&p->name, "%.*s%s",
			(int)strspn(digits, "0123456789"), digits, l->percent);
		locale_number(l, &p->value, run_number(run, field),
			run_decimals(run, field));
		p->eighths = eighths_of(run_number(run, field), most);
		count++;
	}
	return count;
}

static size_t
width_of(const struct percentile *p)
{
	size_t name = utf8_columns(buffer_slice(&p->name));
	size_t value = utf8_columns(buffer_slice(&p->value));

	return 2 + (name > value ? name : value);
}

static void
put_right(struct buffer *out, const struct buffer *text, size_t width)
{
	wrap_pad(out, width - utf8_columns(buffer_slice(text)));
	buffer_put(out, buffer_slice(text));
}

/* U+2581 is one eighth of a block, U+2588 is all of it. */
static void
put_bar(struct buffer *out, const struct percentile *p, size_t width)
{
	wrap_pad(out, width - 3);
	for (int i = 0; i < 3; i++)
		visible_put_code(out, 0x2580u + (unsigned)p->eighths);
}

static void
put_percentile_rows(
	struct buffer *out, const struct percentile *list, size_t count)
{
	for (size_t i = 0; i < count; i++)
		put_right(out, &list[i].name, width_of(&list[i]));
	buffer_putc(out, '\n');
	for (size_t i = 0; i < count; i++)
		put_right(out, &list[i].value, width_of(&list[i]));
	buffer_putc(out, '\n');
	for (size_t i = 0; i < count; i++)
		put_bar(out, &list[i], width_of(&list[i]));
	buffer_putc(out, '\n');
}

/* As many beside each other as there is room for. */
static void
put_percentiles(
	struct buffer *out, const struct report *report, const struct run *run)
{
	struct percentile list[FIELD_P100_MS - FIELD_P50_MS + 1] = {0};
	size_t count = read_percentiles(list, run, report->locale);
	size_t first = 0;

	if (!count)
		return;
	buffer_printf(
		out, "\n%s (ms)\n", locale_word(report->locale, "percentages"));
	for (size_t i = 0, width = 0; i < count; i++) {
		width += width_of(&list[i]);
		if (width <= columns_of(report))
			continue;
		put_percentile_rows(out, &list[first], i - first);
		first = i;
		width = width_of(&list[i]);
	}
	put_percentile_rows(out, &list[first], count - first);
	for (size_t i = 0; i < count; i++) {
		buffer_free(&list[i].name);
		buffer_free(&list[i].value);
	}
}

static void
put_cautions(struct buffer *out, const struct report *report,
	const struct sheets *sheets)
{
	struct buffer text = {0};

	caution_list(&text, report->locale, report->comparison);
	if (sheet_says(sheets, "~"))
		caution_rounding(&text, report->locale);
	if (text.len)
		buffer_putc(out, '\n');
	put_lines(out, buffer_slice(&text), columns_of(report));
	buffer_free(&text);
}

static void
put_notices(struct buffer *out, const struct report *report)
{
	struct buffer text = {0};

	finding_list(&text, report->comparison->set);
	if (text.len)
		buffer_putc(out, '\n');
	put_lines(out, buffer_slice(&text), columns_of(report));
	buffer_free(&text);
}

bool
terminal_render(
	struct buffer *out, const struct report *report, struct error *e)
{
	const struct comparison *c = report->comparison;
	struct arena arena = {0};
	struct tabulation tabulation = {
		.comparison = c,
		.locale = report->locale,
		.most_columns = MOST_COLUMNS,
		.most_width = columns_of(report),
		.sheets = {.arena = &arena},
	};

	(void)e;
	put_finding(out, report);
	if (tabulate_is_single(c)) {
		tabulate_one_facts(&tabulation, c->sides[0].runs[0]);
		tabulate_one_times(&tabulation, c->sides[0].runs[0]);
	} else {
		tabulate_all(&tabulation);
	}
	put_sheets(out, &tabulation);
	if (tabulate_is_single(c))
		put_percentiles(out, report, c->sides[0].runs[0]);
	put_cautions(out, report, &tabulation.sheets);
	put_notices(out, report);
	buffer_free(&tabulation.text);
	arena_free(&arena);
	return true;
}
