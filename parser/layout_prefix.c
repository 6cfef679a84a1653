#include "parser/layout_prefix.h"

#include <stdint.h>
#include <string.h>

#include "parser/layout_shape.h"

/* Lines in a row that may lack the prefix: a wrapped one, a remark. */
#define STRAYS 4

/* Blank lines in a row after which a block is over. */
#define GAP 12

/* Shapes that were looked at and refused, so that no block is read twice. */
#define REFUSED 8

/* A block of lines with a prefix, and what speaks for taking it away. */
struct block {
	struct layout_shape shape;
	size_t first, end; /* lines [first, end) */
	size_t gap;     /* blanks that stand after it in every line */
	bool gap_known; /* before one of ab's labels */
	size_t matches;
	size_t misses; /* lines within that have it not */
	size_t spoken; /* lines whose rest is ab's */
	size_t steps;  /* numbers that are one more than the last */
	size_t rises;  /* numbers that are larger than the last */
	uint64_t labels; /* different labels, by their hashes */
	unsigned long last; /* number */
};

struct refusal {
	struct layout_shape shape;
	size_t end;
};

static size_t
blanks_at(struct slice s)
{
	size_t i = 0;

	while (i < s.len && (s.at[i] == ' ' || s.at[i] == '\t'))
		i++;
	return i;
}

/* The rest of a line, which begins where ab's own indentation does. */
static struct slice
rest_of(const struct block *b, struct slice line, size_t len)
{
	size_t blanks = blanks_at(slice_part(line, len, line.len));

	return slice_part(
		line, len + (blanks < b->gap ? blanks : b->gap), line.len);
}

/* Labels are not indented: what stands before them belongs to the prefix. */
static void
measure_gap(struct block *b, size_t blanks, bool label)
{
	if (label == b->gap_known && blanks < b->gap)
		b->gap = blanks;
	if (label && !b->gap_known)
		b->gap = blanks;
	b->gap_known = b->gap_known || label;
}

/* A line joins the block. */
static void
count_in(struct block *b, struct slice line, size_t len, unsigned long number)
{
	size_t blanks = blanks_at(slice_part(line, len, line.len));
	struct slice rest = slice_part(line, len + blanks, line.len);
	const struct layout_label *label = layout_label_at(rest);

	if (rest.len)
		measure_gap(b, blanks, label && label->strong);
	if (b->matches) {
		b->steps += number == b->last + 1;
		b->rises += number > b->last;
	}
	b->last = number;
	b->matches++;
	b->spoken += layout_label_speaks(rest);
	if (label && label->strong)
		b->labels |= (uint64_t)1 << ((uintptr_t)label / sizeof(*label) % 64);
}

/* Follow the prefix of a line down as far as most lines have it. */
static void
follow(struct block *b, const struct text *t, size_t first)
{
	size_t strays = 0, blanks = 0;

	b->first = first;
	b->gap = SIZE_MAX;
	for (size_t i = first; i < t->count; i++) {
		struct slice line = t->lines[i].text;
		unsigned long number = 0;
		size_t len;

		if (!line.len) {
			if (++blanks > GAP)
				break;
			continue;
		}
		blanks = 0;
		len = layout_shape_match(&b->shape, line, &number);
		if (len) {
			count_in(b, line, len, number);
			b->misses += strays;
			strays = 0;
			b->end = i + 1;
		} else if (++strays > STRAYS) {
			break;
		}
	}
}

static unsigned
labels_of(const struct block *b)
{
	unsigned count = 0;

	for (uint64_t bits = b->labels; bits; bits &= bits - 1)
		count++;
	return count;
}

/* Words end in a sign where a program put them; else they are a sentence. */
static bool
ends_in_sign(const struct layout_shape *shape)
{
	char last = shape->tokens[shape->count - 1];

	return strchr(":|]>)/-\"'#=", last) != NULL || (last & 0x80);
}

/* Does enough speak for it? */
static bool
is_prefix(const struct block *b)
{
	if (b->matches < 3 * b->misses)
		return false;
	switch (b->shape.kind) {
	case LAYOUT_NONE:
		break;
	case LAYOUT_QUOTE:
		return b->matches >= 2;
	case LAYOUT_SIGNS:
		return b->matches >= 3 && b->spoken >= 2;
	case LAYOUT_NUMBER:
		if (b->matches < 5 || b->spoken < 2)
			return false;
		return b->steps * 5 >= (b->matches - 1) * 4 ||
			(b->rises == b->matches - 1 && labels_of(b) >= 3);
	case LAYOUT_STAMP:
		return b->matches >= 3 && b->spoken >= 2;
	case LAYOUT_WORDS:
		return labels_of(b) >= 3 && ends_in_sign(&b->shape);
	}
	return false;
}

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

static void
strip(struct text *t, const struct block *b)
{
	for (size_t i = b->first; i < b->end; i++) {
		struct slice *line = &t->lines[i].text;
		unsigned long number;
		size_t len = layout_shape_match(&b->shape, *line, &number);

		if (!len)
			continue;
		*line = rest_of(b, *line, len);
		if (b->shape.closing)
			*line = without_closing(*line, b->shape.closing);
	}
}

/* Lines of figures alone do not show a prefix, but may have it. */
static size_t
extend_up(const struct text *t, const struct layout_shape *shape, size_t first,
	size_t limit)
{
	unsigned long number;

	while (first > limit &&
		layout_shape_match(shape, t->lines[first - 1].text, &number))
		first--;
	return first;
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
layout_prefix_strip(struct text *t)
{
	struct refusal refused[REFUSED] = {0};
	size_t next = 0, done = 0;
	bool any = false;

	for (size_t i = 0; i < t->count; i++) {
		struct block b = {0};

		layout_shape_of(&b.shape, t->lines[i].text);
		if (b.shape.kind == LAYOUT_NONE || was_refused(refused, &b.shape, i))
			continue;
		follow(&b, t, i);
		if (is_prefix(&b)) {
			b.first = extend_up(t, &b.shape, i, done);
			strip(t, &b);
			any = true;
			done = b.end;
			i = b.end - 1;
		} else {
			refused[next].shape = b.shape;
			refused[next].end = b.end;
			next = (next + 1) % REFUSED;
		}
	}
	return any;
}
