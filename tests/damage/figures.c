#include "tests/damage/figures.h"

#include <ctype.h>
#include <string.h>

#include "parser/arena.h"

/* Digits in lines that begin so are no figures. */
static const char *const without[] = {
	"This is",
	"Copyright",
	"Licensed",
	"Benchmarking",
	"Server Software",
	"Server Hostname",
	"SSL",
	"TLS",
	"Server Temp Key",
	"Document Path",
	"WARNING",
	"ERROR",
	"WARING",
	"Finished",
	"Completed",
	"apr_",
	"LOG:",
	"Send request",
	"Test aborted",
};

/* A report has begun when one of these was seen; noise comes before. */
static const char *const first[] = {
	"Server Software",
	"Server Hostname",
	"Server Port",
};

static bool
starts_with_one_of(struct slice line, const char *const *words, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (slice_starts(line, words[i]))
			return true;
	return false;
}

static bool
is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_' || (c & 0x80);
}

/* The end of a figure that begins at a digit. */
static size_t
figure_end(struct slice line, size_t at)
{
	while (at < line.len && isdigit((unsigned char)line.at[at]))
		at++;
	if (at + 1 >= line.len || line.at[at] != '.' ||
		!isdigit((unsigned char)line.at[at + 1]))
		return at;
	for (at++; at < line.len && isdigit((unsigned char)line.at[at]);)
		at++;
	return at;
}

static void
add_line(
	struct figures_of *f, struct arena *a, struct slice line, size_t offset)
{
	bool port = slice_starts(slice_trim(line), "Server Port");
	size_t end;

	for (size_t at = 0; at < line.len; at = end) {
		bool percent;

		end = at + 1;
		if (!isdigit((unsigned char)line.at[at]))
			continue;
		end = figure_end(line, at);
		percent = end < line.len && line.at[end] == '%';
		if ((at && is_word(line.at[at - 1])) ||
			(end < line.len && is_word(line.at[end])))
			continue;
		f->items = arena_grow(
			a, f->items, f->count, &f->room, sizeof(*f->items));
		f->items[f->count++] = (struct figure){
			offset + at, offset + end, percent, port};
	}
}

void
figures_find(struct figures_of *f, struct arena *a, struct slice report)
{
	bool begun = false;

	for (size_t at = 0; at < report.len;) {
		struct slice rest = slice_part(report, at, report.len);
		struct slice line = slice_part(rest, 0, slice_find(rest, "\n"));
		struct slice text = slice_trim(line);

		begun = begun ||
			starts_with_one_of(text, first, COUNTOF(first));
		if (begun &&
			!starts_with_one_of(text, without, COUNTOF(without)))
			add_line(f, a, line, at);
		at += line.len + 1;
	}
}

const struct figure_style figure_styles[] = {
	{"comma-dot", ",", ".", 4, false, '0'},
	{"comma-dot-5", ",", ".", 5, false, '0'},
	{"comma-none", ",", "", 4, false, '0'},
	{"comma-space", ",", " ", 4, false, '0'},
	{"comma-nbsp", ",", "\u00a0", 4, false, '0'},
	{"comma-nnbsp", ",", "\u202f", 4, false, '0'},
	{"comma-thin", ",", "\u2009", 5, false, '0'},
	{"point-comma", ".", ",", 4, false, '0'},
	{"point-space", ".", " ", 4, false, '0'},
	{"point-nbsp", ".", "\u00a0", 4, false, '0'},
	{"swiss", ".", "'", 4, false, '0'},
	{"swiss-curly", ".", "\u2019", 4, false, '0'},
	{"lakh", ".", ",", 4, true, '0'},
	{"arabic", "\u066b", "\u066c", 4, false, 0x660},
	{"arabic-no-groups", "\u066b", "", 4, false, 0x660},
	{"arabic-latin-digits", "\u066b", "\u066c", 4, false, '0'},
	{"arabic-commas", ",", ".", 4, false, 0x660},
	{"persian", "\u066b", "\u066c", 4, false, 0x6f0},
	{"persian-slash", "/", "", 4, false, 0x6f0},
	{"urdu", ".", ",", 4, false, 0x6f0},
	{"devanagari-lakh", ".", ",", 4, true, 0x966},
	{"devanagari", ".", "", 4, false, 0x966},
	{"bengali-lakh", ".", ",", 4, true, 0x9e6},
	{"bengali", ".", "", 4, false, 0x9e6},
	{"thai", ".", ",", 4, false, 0xe50},
	{"thai-no-groups", ".", "", 4, false, 0xe50},
	{"full-width", "\uff0e", "\uff0c", 4, false, 0xff10},
	{"full-width-no-groups", "\uff0e", "", 4, false, 0xff10},
	{"full-width-digits", ".", ",", 4, false, 0xff10},
};
const size_t figure_style_count = COUNTOF(figure_styles);

/* Digits beyond ASCII are of two or three bytes in UTF-8. */
static void
put_digit(struct buffer *out, char digit, unsigned zero)
{
	unsigned code = zero + (unsigned)(digit - '0');

	if (code < 0x80) {
		buffer_putc(out, (char)code);
		return;
	}
	if (code < 0x800) {
		buffer_putc(out, (char)(0xc0 | code >> 6));
	} else {
		buffer_putc(out, (char)(0xe0 | code >> 12));
		buffer_putc(out, (char)(0x80 | (code >> 6 & 0x3f)));
	}
	buffer_putc(out, (char)(0x80 | (code & 0x3f)));
}

/* Does a group end where so many digits of the whole part are left? */
static bool
ends_group(const struct figure_style *style, size_t left)
{
	if (style->lakh)
		return left == 3 || (left > 3 && left % 2 == 1);
	return left && left % 3 == 0;
}

static void
put_figure(
	struct buffer *out, struct slice text, const struct figure_style *style)
{
	size_t whole = slice_find(text, ".");

	for (size_t i = 0; i < text.len; i++) {
		if (text.at[i] == '.') {
			buffer_puts(out, style->decimal);
			continue;
		}
		put_digit(out, text.at[i], style->zero);
		if (i + 1 < whole && whole >= style->least &&
			ends_group(style, whole - i - 1))
			buffer_puts(out, style->group);
	}
}

void
figures_restyle(struct buffer *out, struct slice report,
	const struct figure_style *style)
{
	struct figure_style plain = *style;
	struct figures_of f = {0};
	struct arena a = {0};
	size_t at = 0;

	plain.group = ""; /* nobody groups the digits of a port */
	figures_find(&f, &a, report);
	for (size_t i = 0; i < f.count; i++) {
		const struct figure *figure = &f.items[i];

		buffer_put(out, slice_part(report, at, figure->start));
		put_figure(out, slice_part(report, figure->start, figure->end),
			figure->port ? &plain : style);
		at = figure->end;
	}
	buffer_put(out, slice_part(report, at, report.len));
	arena_free(&a);
}
