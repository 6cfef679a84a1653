#include "parser/layout_wrap.h"

#include <string.h>

#include "parser/layout_label.h"
#include "parser/utf8.h"

/* What the lines of a document say about the console's width. */
struct console {
	size_t width;
	size_t padded; /* lines that blanks fill up to the width */
	size_t full;   /* lines that have a letter in the last column */
};

bool
layout_wrap_is_width(size_t columns)
{
	static const size_t usual[] = {64, 79, 80, 100, 120, 132, 160};

	for (size_t i = 0; i < COUNTOF(usual); i++)
		if (columns == usual[i])
			return true;
	return false;
}

static bool
is_full(struct slice line, size_t width)
{
	return line.len >= width && line.at[line.len - 1] != ' ' &&
		utf8_columns(line) == width;
}

static void
measure(struct console *console, const struct text *t)
{
	*console = (struct console){0};
	for (size_t i = 0; i < t->count; i++) {
		struct slice line = t->lines[i].text;
		size_t columns = line.len < console->width ? 0
							   : utf8_columns(line);

		if (columns > console->width)
			*console = (struct console){.width = columns};
		if (!columns || columns != console->width)
			continue;
		if (line.at[line.len - 1] == ' ')
			console->padded++;
		else
			console->full++;
	}
}

/*
 * Are lines padded to the width, or is it a usual one that none exceeds?
 * Tables are as wide in each line, but full.
 */
static bool
is_console(const struct console *console, size_t lines)
{
	if (!console->full)
		return false;
	if (console->padded * 2 > lines)
		return console->padded >= 2 * console->full;
	return layout_wrap_is_width(console->width) &&
		console->full * 10 < lines;
}

/* The start of a line that a console would break: ab's, or the command. */
static bool
begins_long_line(struct slice line)
{
	return layout_label_speaks(line) ||
		slice_find(line, "ab -") < line.len ||
		slice_find(line, "ab.exe") < line.len;
}

/* Does this line go on in the next one? */
static bool
goes_on(const struct console *console, struct slice line, struct slice next)
{
	if (!is_full(line, console->width) || !slice_trim(next).len)
		return false;
	if (layout_label_speaks(next) || slice_starts(next, "  "))
		return false;
	if (*next.at != ' ' && console->padded > console->full)
		return true;
	return begins_long_line(line) && slice_find(next, ": ") == next.len;
}

/* Join the lines [first, end) into one. */
static struct slice
join(struct arena *a, const struct text *t, size_t first, size_t end)
{
	struct slice joined;
	size_t len = 0;
	char *at;

	for (size_t i = first; i < end; i++)
		len += t->lines[i].text.len;
	at = arena_array(a, len + 1, 1);
	joined = (struct slice){at, len};
	for (size_t i = first; i < end; i++) {
		struct slice part = t->lines[i].text;

		memcpy(at, part.at, part.len);
		at += part.len;
	}
	return joined;
}

void
layout_wrap_undo(struct text *t, struct arena *a)
{
	struct console console;
	size_t count = 0;

	measure(&console, t);
	if (!is_console(&console, t->count))
		return;
	for (size_t i = 0, end; i < t->count; i = end) {
		end = i + 1;
		while (end < t->count &&
			goes_on(&console, t->lines[end - 1].text,
				t->lines[end].text))
			end++;
		t->lines[count] = t->lines[i];
		if (end > i + 1)
			t->lines[count].text = join(a, t, i, end);
		count++;
	}
	t->count = count;
}
