#include "parser/layout_diff.h"

#include <string.h>

#include "parser/layout_label.h"

bool
layout_diff_is_hunk(struct slice line)
{
	struct slice rest = slice_part(line, 4, line.len);

	return slice_starts(line, "@@ -") && slice_find(rest, " @@") < rest.len;
}

/* The lines of a hunk, without its head; blanks at line ends may be gone. */
static size_t
hunk_end(const struct text *t, size_t first)
{
	while (first < t->count) {
		struct slice line = t->lines[first].text;

		if (line.len && !strchr("+- \\", *line.at))
			break;
		first++;
	}
	return first;
}

/* What the lines of one side say of ab. */
static bool
speaks(const struct text *t, size_t first, size_t end, char sign)
{
	for (size_t i = first; i < end; i++) {
		struct slice line = t->lines[i].text;

		if (line.len && *line.at == sign &&
			layout_label_speaks(slice_part(line, 1, line.len)))
			return true;
	}
	return false;
}

/* Append one side of a hunk: what did not change, and its own lines. */
static void
add_side(struct text *out, struct arena *a, const struct text *t,
	const size_t span[2], char sign)
{
	for (size_t i = span[0]; i < span[1]; i++) {
		struct slice line = t->lines[i].text;

		if (!line.len || *line.at == ' ' || *line.at == sign)
			lines_add(out, a, slice_part(line, 1, line.len),
				t->lines[i].number);
	}
}

bool
layout_diff_undo(struct text *t, struct arena *a)
{
	struct text out = *t;
	bool any = false;

	out.lines = NULL;
	out.count = out.room = 0;
	for (size_t i = 0; i < t->count; i++) {
		const struct line *line = &t->lines[i];
		size_t span[2] = {i + 1, i + 1};
		bool old, new;

		lines_add(&out, a, line->text, line->number);
		out.lines[out.count - 1].html = line->html;
		if (!layout_diff_is_hunk(line->text))
			continue;
		span[1] = hunk_end(t, i + 1);
		old = speaks(t, span[0], span[1], '-');
		new = speaks(t, span[0], span[1], '+');
		if (!old && !new && !speaks(t, span[0], span[1], ' '))
			continue;
		if (old)
			add_side(&out, a, t, span, '-');
		if (new || !old)
			add_side(&out, a, t, span, '+');
		any = true;
		i = span[1] - 1;
	}
	if (any)
		*t = out;
	return any;
}
