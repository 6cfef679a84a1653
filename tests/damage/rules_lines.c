#include "tests/damage/rules.h"

#include <ctype.h>
#include <string.h>

/* The text stands in place of each end of a line. */
static bool
end_lines(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	while (report.len) {
		buffer_put(out, rules_next_line(&report));
		buffer_puts(out, rule->text);
	}
	return true;
}

/* The text stands before each line; in it, % is a number that grows. */
static bool
prefix_lines(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	unsigned n = 10 + seed % 20;

	while (report.len) {
		for (const char *c = rule->text; *c; c++)
			if (*c == '%')
				buffer_printf(out, "%02u", n % 60);
			else
				buffer_putc(out, *c);
		buffer_put(out, rules_next_line(&report));
		buffer_putc(out, '\n');
		n += rule->number;
	}
	return true;
}

/* The text stands behind each line that is not blank. */
static bool
suffix_lines(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	while (report.len) {
		struct slice line = rules_next_line(&report);

		buffer_put(out, line);
		buffer_puts(out, slice_trim(line).len ? rule->text : "");
		buffer_putc(out, '\n');
	}
	return true;
}

/* Runs of blanks become the text; those that begin a line are dropped. */
static bool
squeeze(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	while (report.len) {
		struct slice line = slice_trim(rules_next_line(&report));

		for (size_t i = 0; i < line.len; i++)
			if (line.at[i] != ' ' && line.at[i] != '\t')
				buffer_putc(out, line.at[i]);
			else if (line.at[i - 1] != ' ' &&
				line.at[i - 1] != '\t')
				buffer_puts(out, rule->text);
		buffer_putc(out, '\n');
	}
	return true;
}

/* Each blank becomes the text, those that begin a line too. */
static bool
replace_blanks(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	for (size_t i = 0; i < report.len; i++)
		if (report.at[i] == ' ')
			buffer_puts(out, rule->text);
		else
			buffer_putc(out, report.at[i]);
	return true;
}

/* The colon behind a label, or the end of the line. */
static size_t
label_end(struct slice line)
{
	size_t at = slice_find(line, ":");
	struct slice label = slice_trim(slice_part(line, 0, at));

	if (!label.len || !isalpha((unsigned char)*label.at) ||
		slice_starts(label, "This is") || slice_starts(label, "WAR") ||
		slice_starts(label, "ERR") || slice_starts(label, "Licensed") ||
		slice_starts(label, "Copyright") ||
		slice_find(label, ".") < label.len)
		return line.len;
	return at;
}

/* The text stands in place of the colon behind each label. */
static bool
replace_colons(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	while (report.len) {
		struct slice line = rules_next_line(&report);
		size_t at = label_end(line);

		buffer_put(out, slice_part(line, 0, at));
		buffer_puts(out, at < line.len ? rule->text : "");
		buffer_put(out, slice_part(line, at + 1, line.len));
		buffer_putc(out, '\n');
	}
	return true;
}

/* Labels stand on lines of their own, values below them. */
static bool
break_behind_labels(struct buffer *out, struct slice report,
	const struct rule *rule, unsigned seed)
{
	(void)seed;
	while (report.len) {
		struct slice line = rules_next_line(&report);
		size_t at = label_end(line);

		buffer_put(out, slice_part(line, 0, at + 1));
		if (at < line.len)
			buffer_puts(out, rule->text);
		buffer_put(out, slice_trim(slice_part(line, at + 1, line.len)));
		buffer_putc(out, '\n');
	}
	return true;
}

/* Everything is one line, with the text between what were lines. */
static bool
join_lines(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	bool first = true;

	(void)seed;
	while (report.len) {
		struct slice line = slice_trim(rules_next_line(&report));

		if (!line.len)
			continue;
		if (!first)
			buffer_puts(out, rule->text);
		first = false;
		buffer_put(out, line);
	}
	buffer_putc(out, '\n');
	return true;
}

/* Lines are broken at a blank, as narrow as the number says. */
static bool
wrap_lines(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	while (report.len) {
		struct slice line = rules_next_line(&report);

		while (line.len > rule->number) {
			size_t at = rule->number;

			while (at && line.at[at] != ' ')
				at--;
			at = at ? at : rule->number;
			buffer_put(out, slice_part(line, 0, at));
			buffer_putc(out, '\n');
			line = slice_part(
				line, at + (line.at[at] == ' '), line.len);
		}
		buffer_put(out, line);
		buffer_putc(out, '\n');
	}
	return true;
}

static bool
end_without_newline(struct buffer *out, struct slice report,
	const struct rule *rule, unsigned seed)
{
	(void)rule;
	(void)seed;
	while (report.len && report.at[report.len - 1] == '\n')
		report.len--;
	buffer_put(out, report);
	return true;
}

#define LINES(name, apply, text, number) \
	{ \
		STAGE_LINES, name, apply, text, number, false \
	}
#define REFLOWS(name, apply, text, number) \
	{ \
		STAGE_LINES, name, apply, text, number, true \
	}

const struct rule rules_of_lines[] = {
	LINES("crlf", end_lines, "\r\n", 0),
	LINES("cr", end_lines, "\r", 0),
	LINES("crcrlf", end_lines, "\r\r\n", 0),
	LINES("double-spaced", end_lines, "\n\n", 0),
	LINES("unended", end_without_newline, "", 0),
	LINES("quoted", prefix_lines, "> ", 0),
	LINES("quoted-twice", prefix_lines, "> > ", 0),
	LINES("quoted-thrice", prefix_lines, ">>> ", 0),
	LINES("quoted-tight", prefix_lines, ">", 0),
	LINES("initials", prefix_lines, "jk> ", 0),
	LINES("bar", prefix_lines, "| ", 0),
	LINES("hash", prefix_lines, "# ", 0),
	LINES("slashes", prefix_lines, "// ", 0),
	LINES("star", prefix_lines, " * ", 0),
	LINES("semicolon", prefix_lines, "; ", 0),
	LINES("rem", prefix_lines, "REM ", 0),
	LINES("dashes", prefix_lines, "-- ", 0),
	LINES("diff-plus", prefix_lines, "+", 0),
	LINES("diff-minus", prefix_lines, "-", 0),
	LINES("indented", prefix_lines, "    ", 0),
	LINES("tab-indented", prefix_lines, "\t\t", 0),
	LINES("numbered", prefix_lines, "  %  ", 1),
	LINES("numbered-colon", prefix_lines, "%: ", 1),
	LINES("numbered-dot", prefix_lines, "%. ", 1),
	LINES("numbered-tab", prefix_lines, "    %\t", 1),
	LINES("numbered-bar", prefix_lines, "  % | ", 1),
	LINES("file-and-number", prefix_lines, "bench.log:%:", 1),
	LINES("stamped", prefix_lines, "2026-11-30 12:41:% ", 1),
	LINES("stamped-iso", prefix_lines, "2026-11-30T12:41:%.123Z ", 1),
	LINES("stamped-brackets", prefix_lines, "[12:41:%] ", 1),
	LINES("stamped-clf", prefix_lines, "[30/Nov/2026:12:41:% +0100] ", 1),
	LINES("stamped-us", prefix_lines, "11/30/2026 12:41:% PM ", 1),
	LINES("stamped-de", prefix_lines, "30.11.2026 12:41:%,345 ", 1),
	LINES("stamped-level", prefix_lines,
		"2026-11-30 12:41:%,123 INFO [main] bench: ", 1),
	LINES("stamped-epoch", prefix_lines, "17645120%.123 ", 1),
	LINES("stamped-dmesg", prefix_lines, "[  123.4567%] ", 1),
	LINES("stamped-same", prefix_lines, "12:41:% ", 0),
	LINES("syslog", prefix_lines, "Nov 30 12:41:% web1 bench[4711]: ", 1),
	LINES("docker", prefix_lines, "bench-1  | ", 0),
	LINES("docker-stamped", prefix_lines,
		"bench_1  | 2026-11-30T12:41:%.123456789Z ", 1),
	LINES("kubernetes", prefix_lines,
		"2026-11-30T12:41:%.123456789Z stdout F ", 1),
	LINES("ci", prefix_lines, "bench\tRun ab\t2026-11-30T12:41:%.1234567Z ",
		1),
	LINES("ansible", prefix_lines, "ok: [web1] => ", 0),
	LINES("coloured", prefix_lines, "\x1b[32m", 0),
	LINES("trailing-blanks", suffix_lines, "    ", 0),
	LINES("trailing-bar", suffix_lines, " |", 0),
	LINES("trailing-break", suffix_lines, "<br>", 0),
	LINES("trailing-backslash", suffix_lines, " \\", 0),
	LINES("trailing-reset", suffix_lines, "\x1b[0m\x1b[K", 0),
	LINES("soft-breaks", suffix_lines, "  ", 0),
	LINES("squeezed", squeeze, " ", 0),
	LINES("tabs", squeeze, "\t", 0),
	LINES("nbsp-squeezed", squeeze, "\u00a0", 0),
	LINES("wide-blanks", squeeze, "\u3000", 0),
	LINES("nbsp", replace_blanks, "\u00a0", 0),
	LINES("en-blanks", replace_blanks, "\u2002", 0),
	LINES("zero-width", replace_blanks, " \u200b", 0),
	LINES("colon-full-width", replace_colons, "\uff1a", 0),
	LINES("colon-apart", replace_colons, " :", 0),
	LINES("colon-nbsp", replace_colons, "\u00a0:", 0),
	LINES("equals", replace_colons, " =", 0),
	LINES("dash", replace_colons, " - ", 0),
	LINES("no-colon", replace_colons, " ", 0),
	LINES("arrow", replace_colons, " =>", 0),
	REFLOWS("value-below", break_behind_labels, "\n", 0),
	REFLOWS("value-below-indented", break_behind_labels, "\n    ", 0),
	REFLOWS("value-below-blank", break_behind_labels, "\n\n", 0),
	REFLOWS("one-line", join_lines, " ", 0),
	REFLOWS("one-line-commas", join_lines, ", ", 0),
	REFLOWS("one-line-semicolons", join_lines, "; ", 0),
	REFLOWS("one-line-bars", join_lines, " | ", 0),
	REFLOWS("one-line-slashes", join_lines, " / ", 0),
	REFLOWS("wrapped-72", wrap_lines, "", 72),
	REFLOWS("wrapped-60", wrap_lines, "", 60),
	REFLOWS("wrapped-40", wrap_lines, "", 40),
	{0},
};
