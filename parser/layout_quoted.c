#include "parser/layout_quoted.h"

#include <string.h>

#include "parser/clean.h"
#include "parser/quoted.h"
#include "parser/utf8.h"

/* Mail programs break lines that are longer than 76, near their end. */
#define SHORTEST 40
#define LIKELY 70
#define LONGEST 78

static bool
is_quoted(const struct text *t)
{
	size_t soft = 0, likely = 0, bytes = 0;

	for (size_t i = 0; i < t->count; i++) {
		struct slice line = t->lines[i].text;
		struct quoted_marks marks = quoted_look(line);

		if (marks.other || (marks.soft && line.len > LONGEST))
			return false;
		soft += marks.soft && line.len >= SHORTEST;
		likely += marks.soft && line.len >= LIKELY;
		bytes += marks.bytes;
	}
	return likely || (soft && soft + bytes >= 2);
}

/* Lines [first, end), of which all but the last go on, as one. */
static struct slice
join(struct arena *a, const struct text *t, size_t first, size_t end)
{
	size_t room = 1, len = 0;
	char *out;

	for (size_t i = first; i < end; i++)
		room += t->lines[i].text.len;
	out = arena_array(a, room, 1);
	for (size_t i = first; i < end; i++)
		len += quoted_decode(out + len, t->lines[i].text);
	return (struct slice){out, len};
}

void
layout_quoted_undo(struct text *t, struct arena *a)
{
	struct text out = *t;

	if (!is_quoted(t))
		return;
	out.lines = NULL;
	out.count = out.room = 0;
	for (size_t i = 0, end; i < t->count; i = end) {
		struct slice line;

		end = i + 1;
		while (end < t->count &&
			quoted_look(t->lines[end - 1].text).soft)
			end++;
		line = join(a, t, i, end);
		if (utf8_valid(line) < line.len)
			line = t->lines[i].text;
		clean_line(&out, a, line, t->lines[i].number);
	}
	*t = out;
}
