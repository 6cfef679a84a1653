#include "tests/damage/rules.h"

#include <ctype.h>
#include <string.h>

/* What a page is made of: what stands around it, before and behind each line,
 * and how the characters are written that mean something there. */
struct page {
	const char *name;
	const char *before;
	const char *line_before;
	const char *line_behind;
	const char *behind;
	const char *blank; /* in place of each blank of a run but the last */
	bool escapes;      /* & < > are written as in HTML */
};

static const struct page pages[] = {
	{"fence", "Our server:\n\n```\n", "", "\n", "```\n\nNot bad.\n", " ",
		false},
	{"fence-quoted", "> Our server:\n>\n> ```text\n", "> ", "\n", "> ```\n",
		" ", false},
	{"md-list", "", "- ", "\n", "", " ", false},
	{"md-stars", "", "* ", "\n", "", " ", false},
	{"md-code-spans", "", "- `", "`\n", "", " ", false},
	{"bbcode", "[code]\n", "", "\n", "[/code]\n", " ", false},
	{"jira", "{noformat}\n", "", "\n", "{noformat}\n", " ", false},
	{"rst", "Our server::\n\n", "   ", "\n", "", " ", false},
	{"html-pre", "<!DOCTYPE html><title>ab</title>\n<h1>Test</h1>\n<pre>\n",
		"", "\n", "</pre>\n<p>Done.</p>\n", " ", true},
	{"html-pre-code", "<html><body><pre><code class=\"lang\">", "", "\n",
		"</code></pre></body></html>\n", " ", true},
	{"html-br", "<html><body><p>\n", "", "<br>\n", "</p></body></html>\n",
		" ", true},
	{"html-br-nbsp", "<html><body><p>\n", "", "<br/>",
		"</p></body></html>\n", "&nbsp;", true},
	{"html-p", "<html><body>\n", "<p>", "</p>\n", "</body></html>\n", " ",
		true},
	{"html-div", "<html><body>\n", "<div>", "</div>\n", "</body></html>\n",
		" ", true},
	{"html-li", "<html><body><ul>\n", "<li>", "</li>\n",
		"</ul></body></html>\n", " ", true},
	{"html-td", "<html><body><table>\n", "<tr><td>", "</td></tr>\n",
		"</table></body></html>\n", " ", true},
	{"html-numbered", "<html><body><table>\n", "<tr><td>%</td><td><pre>",
		"</pre></td></tr>\n", "</table></body></html>\n", " ", true},
	{"html-spans", "<html><body><pre>\n", "<span class=\"line\">",
		"</span>\n", "</pre></body></html>\n", " ", true},
	{"html-part", "", "<p>", "</p>\n", "", " ", true},
	{0},
};

static void
put_text(struct buffer *out, struct slice text, const struct page *page)
{
	for (size_t i = 0; i < text.len; i++) {
		char c = text.at[i];

		if (page->escapes && c == '<')
			buffer_puts(out, "&lt;");
		else if (page->escapes && c == '>')
			buffer_puts(out, "&gt;");
		else if (page->escapes && c == '&')
			buffer_puts(out, "&amp;");
		else if (c == ' ' && i + 1 < text.len && text.at[i + 1] == ' ')
			buffer_puts(out, page->blank);
		else
			buffer_putc(out, c);
	}
}

/* Where there is a %, it is the number of the line. */
static void
put_before(struct buffer *out, const char *text, unsigned number)
{
	for (; *text; text++)
		if (*text == '%')
			buffer_printf(out, "%u", number);
		else
			buffer_putc(out, *text);
}

static bool
make_page(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	const struct page *page = &pages[rule->number];
	unsigned number = seed % 30;

	buffer_puts(out, page->before);
	while (report.len) {
		put_before(out, page->line_before, ++number);
		put_text(out, rules_next_line(&report), page);
		buffer_puts(out, page->line_behind);
	}
	buffer_puts(out, page->behind);
	return true;
}

/* Is this a row of the table of times, of as many cells as it has words? */
static bool
is_row(struct slice text)
{
	return slice_starts(text, "min ") || slice_starts(text, "Connect:") ||
		slice_starts(text, "Processing:") ||
		slice_starts(text, "Waiting:") || slice_starts(text, "Total:");
}

/* Cells of a table made of a report: a label and its value, or each column. */
static void
put_cells(struct buffer *out, struct slice text, const char *between)
{
	bool row = is_row(text);
	size_t label = slice_find(text, ":"), behind = label + 1;
	struct slice value;

	if (*text.at == '(')
		label = behind = text.len;
	else if (slice_starts(text, "min "))
		label = behind = 0;
	else if (isdigit((unsigned char)*text.at))
		label = behind = slice_find(text, " ");
	value = slice_trim(slice_part(text, behind, text.len));
	buffer_put(out, slice_part(text, 0, label));
	buffer_puts(out, value.len ? between : "");
	for (size_t i = 0; i < value.len; i++)
		if (!row || !isspace((unsigned char)value.at[i]))
			buffer_putc(out, value.at[i]);
		else if (!isspace((unsigned char)value.at[i + 1]))
			buffer_puts(out, between);
}

/* The rule's text holds what begins a row, stands between cells, ends it. */
static bool
make_table(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	struct slice text = slice_of(rule->text);
	const char *begin = text.at, *between = begin + strlen(begin) + 1;
	const char *end = between + strlen(between) + 1;
	const char *head = end + strlen(end) + 1;
	bool begun = false;

	(void)seed;
	buffer_puts(out, head);
	while (report.len) {
		struct slice line = slice_trim(rules_next_line(&report));

		if (!line.len)
			continue;
		begun = begun || slice_starts(line, "Server ");
		buffer_puts(out, begin);
		if (begun)
			put_cells(out, line, between);
		else
			buffer_put(out, line); /* the banner is one cell */
		buffer_puts(out, end);
	}
	return true;
}

static bool
make_json(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	buffer_printf(out, "{\"host\": \"web1\", \"code\": 0, \"%s\": \"",
		rule->text);
	for (size_t i = 0; i < report.len; i++) {
		char c = report.at[i];

		if (c == '\n')
			buffer_puts(out, "\\n");
		else if (c == '\t')
			buffer_puts(out, "\\t");
		else if (c == '\r')
			buffer_puts(out, "\\r");
		else if (c == '"' || c == '\\')
			buffer_printf(out, "\\%c", c);
		else if (rule->number && (c == '<' || c == '>' || c == '&'))
			buffer_printf(out, "\\u%04x", (unsigned)c);
		else
			buffer_putc(out, c);
	}
	buffer_puts(out, "\"}\n");
	return true;
}

/* One string for each line, as in Python's list or a JSON array. */
static bool
make_strings(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	(void)rule;
	buffer_puts(out, "{\"stdout_lines\": [\n");
	while (report.len) {
		struct slice line = rules_next_line(&report);

		buffer_puts(out, "    \"");
		for (size_t i = 0; i < line.len; i++) {
			if (line.at[i] == '"' || line.at[i] == '\\')
				buffer_putc(out, '\\');
			buffer_putc(out, line.at[i]);
		}
		buffer_puts(out, report.len ? "\",\n" : "\"\n");
	}
	buffer_puts(out, "]}\n");
	return true;
}

static bool
make_printable(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	size_t column = 0;

	(void)seed;
	(void)rule;
	buffer_printf(out,
		"From: a@example.org\nSubject: ab\nMIME-Version: 1.0\n"
		"Content-Type: text/%s; charset=utf-8\n"
		"Content-Transfer-Encoding: quoted-printable\n\n",
		slice_starts(report, "<") ? "html" : "plain");
	for (size_t i = 0; i < report.len; i++) {
		unsigned char c = (unsigned char)report.at[i];
		bool end = i + 1 == report.len || report.at[i + 1] == '\n';

		if (column > 70 && c != '\n') {
			buffer_puts(out, "=\n");
			column = 0;
		}
		if (c == '=' || c >= 0x7f || (c == ' ' && end))
			column += 2, buffer_printf(out, "=%02X", (unsigned)c);
		else
			buffer_putc(out, (char)c);
		column = c == '\n' ? 0 : column + 1;
	}
	return true;
}

#define PAGE(name, number) \
	{ \
		STAGE_PAGE, name, make_page, "", number, false \
	}

const struct rule rules_of_pages[] = {
	PAGE("fence", 0),
	PAGE("fence-quoted", 1),
	PAGE("md-list", 2),
	PAGE("md-stars", 3),
	PAGE("md-code-spans", 4),
	PAGE("bbcode", 5),
	PAGE("jira", 6),
	PAGE("rst", 7),
	PAGE("html-pre", 8),
	PAGE("html-pre-code", 9),
	PAGE("html-br", 10),
	PAGE("html-br-nbsp", 11),
	PAGE("html-p", 12),
	PAGE("html-div", 13),
	PAGE("html-li", 14),
	PAGE("html-td", 15),
	PAGE("html-numbered", 16),
	PAGE("html-spans", 17),
	PAGE("html-part", 18),
	{STAGE_PAGE, "md-table", make_table,
		"| \0 | \0 |\n\0| Metric | Value |\n|---|---|\n", 0, true},
	{STAGE_PAGE, "ascii-table", make_table,
		"| \0 | \0 |\n\0+------+------+\n", 0, true},
	{STAGE_PAGE, "html-table", make_table,
		"<tr><td>\0</td><td>\0</td></tr>\n\0<html><body><table>\n", 0,
		true},
	{STAGE_PAGE, "csv", make_table, "\"\0\",\"\0\"\n\0", 0, true},
	{STAGE_PAGE, "csv-semicolons", make_table, "\0;\0\n\0", 0, true},
	{STAGE_PAGE, "tsv", make_table, "\0\t\0\n\0", 0, true},
	{STAGE_PAGE, "yaml", make_table, "  \0: \0\n\0", 0, true},
	{STAGE_PAGE, "json", make_json, "stdout", 0, false},
	{STAGE_PAGE, "json-log", make_json, "log", 1, false},
	{STAGE_PAGE, "json-lines", make_strings, "", 0, false},
	{STAGE_BYTES, "quoted-printable", make_printable, "", 0, false},
	{0},
};
