#include "parser/layout_prefix.h"

#include <string.h>

#include "parser/clean.h"
#include "parser/layout_block.h"
#include "parser/unescape.h"

/* Shapes that were looked at and refused, so that no block is read twice. */
#define REFUSED 8

/* How often, on average, a line may be read in vain all the same. */
#define TRIES 6

struct refusal {
	struct layout_shape shape;
	size_t end;
};

/* What closes a line that began with a quote or a bar. */
static struct slice
without_closing(struct slice line, char closing)
{
	struct slice text = slice_trim(line);

	if (closing != '|' && text.len && text.at[text.len - 1] == ',')
		text.len--;
	if (!text.len || text.at[text.len - 1] != closing)
		return line;
	text.len--;
	if (closing != '|' && text.len > 1 &&
		!memcmp(text.at + text.len - 2, "\\n", 2))
		text.len -= 2;
	line.len = (size_t)(text.at + text.len - line.at);
	while (line.len && line.at[line.len - 1] == ' ')
		line.len--;
	return line;
}

/* A string of a list of lines, as some tools keep output in JSON. */
static struct slice
unescaped(struct arena *a, struct slice string)
{
	struct text line = {0};

	if (slice_find(string, "\\") == string.len)
		return string;
	clean_line(&line, a, unescape_text(a, string), 0);
	return line.lines[0].text;
}

static void
strip(struct text *t, struct arena *a, const struct layout_block *b)
{
	for (size_t i = b->first; i < b->end; i++) {
		struct slice *line = &t->lines[i].text;
		unsigned long number;
		size_t len = layout_shape_match(&b->shape, *line, &number);

		if (!len)
			continue;
		*line = layout_block_rest(b, *line, len);
		if (b->shape.closing)
			*line = without_closing(*line, b->shape.closing);
		if (b->shape.closing == '"')
			*line = unescaped(a, *line);
	}
}

static bool
was_refused(const struct refusal *refused, const struct layout_shape *shape,
	size_t line)
{
	for (size_t i = 0; i < REFUSED; i++)
		if (line < refused[i].end &&
			layout_shape_equals(&refused[i].shape, shape))
			return true;
	return false;
}

bool
layout_prefix_may(struct slice line)
{
	struct layout_shape shape;

	layout_shape_of(&shape, line);
	return shape.kind != LAYOUT_NONE;
}

bool
layout_prefix_strip(struct text *t, struct arena *a)
{
	struct refusal refused[REFUSED] = {0};
	size_t next = 0, done = 0, tried = 0;
	bool any = false;

	for (size_t i = 0; i < t->count && tried < TRIES * t->count; i++) {
		struct layout_block b = {0};

		layout_shape_of(&b.shape, t->lines[i].text);
		if (b.shape.kind == LAYOUT_NONE ||
			was_refused(refused, &b.shape, i))
			continue;
		layout_block_follow(&b, t, i);
		if (layout_block_is_prefixed(&b)) {
			layout_block_extend_up(&b, t, done);
			strip(t, a, &b);
			any = true;
			done = b.end;
			i = b.end - 1;
		} else {
			tried += b.end - i;
			refused[next].shape = b.shape;
			refused[next].end = b.end;
			next = (next + 1) % REFUSED;
		}
	}
	return any;
}
