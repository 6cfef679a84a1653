#include "parser/layout_columns.h"

#include <stdint.h>
#include <string.h>

#include "parser/layout_repeat.h"
#include "parser/utf8.h"

/* Reports beside each other. */
#define MOST 8

/* Lines that show the same thing twice, before it is believed. */
#define ENOUGH 3

/* Lines in a row that show nothing, within such a block. */
#define GAP 16

/* How often, on average, a line may be read in vain. */
#define TRIES 8

/* Lines above the first label that may be headings, or a command's output. */
#define ABOVE 24

/* A block of lines, and the column in which its right part begins. */
struct block {
	size_t first, end;
	size_t column; /* of code points' widths; 0: parts are split by tabs */
};

bool
layout_columns_may(struct slice line)
{
	return layout_repeat_at(line) > 0;
}

/* The byte at which a column begins; the length where the line is shorter. */
static size_t
byte_of(struct slice line, size_t column)
{
	struct slice rest = line;
	size_t columns = 0;

	while (rest.len && columns < column)
		columns += utf8_width(utf8_next(&rest));
	return line.len - rest.len;
}

static bool
is_blank_at(struct slice line, size_t i)
{
	return i < line.len && (line.at[i] == ' ' || line.at[i] == '\t');
}

/*
 * Where this line of a block is split: at its words' repetition, at the tab,
 * or at the block's column, where a blank stands before it. 0: nowhere.
 */
static size_t
split_at(struct slice line, const struct block *b)
{
	size_t at = layout_repeat_at(line);

	if (at)
		return at;
	if (!b->column)
		return slice_find(line, "\t") + 1;
	at = byte_of(line, b->column);
	if (at >= line.len)
		return line.len;
	return is_blank_at(line, at - 1) ? at : 0;
}

/* Does the line have its two parts where the block says? */
static bool
has_parts(struct slice line, const struct block *b)
{
	size_t at = line.len ? split_at(line, b) : 0;

	return at && at < line.len;
}

/* The column in which the right part begins; 0 where it is behind a tab. */
static size_t
column_of(struct slice line, size_t at)
{
	struct slice left = slice_part(line, 0, at);

	return slice_find(left, "\t") < at ? 0 : utf8_columns(left);
}

static unsigned
count_bits(uint64_t bits)
{
	unsigned count = 0;

	for (; bits; bits &= bits - 1)
		count++;
	return count;
}

/*
 * The block that begins with the label at this line: the repetitions of
 * different labels are in one column, or behind a tab. False where too few
 * lines say so.
 */
static bool
find_block(struct block *b, const struct text *t, size_t first)
{
	struct slice line = t->lines[first].text;
	size_t at = layout_repeat_at(line), strays = 0;
	uint64_t labels = 0;

	*b = (struct block){.first = first, .end = first};
	if (!at)
		return false;
	b->column = column_of(line, at);
	for (size_t i = first; i < t->count && strays < GAP; i++) {
		line = t->lines[i].text;
		at = layout_repeat_at(line);
		if (at && column_of(line, at) == b->column)
			labels |= layout_repeat_bit(line);
		if (has_parts(line, b)) {
			strays = 0;
			b->end = i + 1;
		} else {
			strays++;
		}
	}
	return count_bits(labels) >= ENOUGH;
}

/* A line without labels is split only where there is a gap before the column. */
static bool
has_gap(struct slice line, const struct block *b)
{
	size_t at = split_at(line, b);

	if (!has_parts(line, b) || is_blank_at(line, at))
		return false;
	return !b->column || layout_repeat_at(line) ||
		(is_blank_at(line, at - 1) && at > 1 &&
			is_blank_at(line, at - 2));
}

/* Headings stand above the reports, in the same columns. */
static void
extend_up(struct block *b, const struct text *t, size_t limit)
{
	size_t first = b->first;

	for (size_t i = 1; i <= ABOVE && first >= limit + i; i++) {
		struct slice line = t->lines[first - i].text;

		if (has_gap(line, b))
			b->first = first - i;
		else if (line.len)
			return;
	}
}

static bool
is_gutter(char c)
{
	return c == '|' || c == '<' || c == '>';
}

/* What diff -y and tables put between the parts, before the right one. */
static struct slice
after_gutter(struct slice right)
{
	size_t i = 0;

	while (i < right.len && right.at[i] == '\t')
		i++;
	if (i + 1 < right.len && is_gutter(right.at[i]) &&
		is_blank_at(right, i + 1))
		i += 2;
	return slice_part(right, i, right.len);
}

/* The same, behind the left one. */
static struct slice
before_gutter(struct slice left)
{
	size_t len;

	while (left.len && is_blank_at(left, left.len - 1))
		left.len--;
	len = left.len;
	if (len < 2 || !is_gutter(left.at[len - 1]) ||
		!is_blank_at(left, len - 2))
		return left;
	left.len--;
	while (left.len && is_blank_at(left, left.len - 1))
		left.len--;
	return left;
}

/* Append the left parts; the right ones take their places in t. */
static bool
take_left(struct text *out, struct arena *a, struct text *t,
	const struct block *b)
{
	bool right = false;

	for (size_t i = b->first; i < b->end; i++) {
		struct line *line = &t->lines[i];
		size_t at = split_at(line->text, b);
		struct slice left = at ? slice_part(line->text, 0, at)
				       : line->text;

		lines_add(out, a, before_gutter(left), line->number);
		line->text = after_gutter(slice_part(
			line->text, at ? at : line->text.len, line->text.len));
		right = right || line->text.len;
	}
	return right;
}

/* Split a block; its right part may stand beside a third one. */
static void
split(struct text *out, struct arena *a, struct text *t, struct block b)
{
	for (size_t i = 1; i < MOST; i++) {
		struct block next = b;
		size_t first = b.first;

		if (!take_left(out, a, t, &b))
			return;
		while (first < b.end && !layout_repeat_at(t->lines[first].text))
			first++;
		if (first == b.end || !find_block(&next, t, first))
			break;
		b.column = next.column;
	}
	for (size_t i = b.first; i < b.end; i++)
		lines_add(out, a, t->lines[i].text, t->lines[i].number);
}

bool
layout_columns_split(struct text *t, struct arena *a)
{
	struct text out = *t;
	struct block b = {0};
	bool any = false;
	size_t limit = 0, tried = 0;

	out.lines = NULL;
	out.count = out.room = 0;
	for (size_t i = 0; i < t->count; i++) {
		if (tried > TRIES * t->count || !find_block(&b, t, i)) {
			tried += b.end - b.first;
			lines_add(
				&out, a, t->lines[i].text, t->lines[i].number);
			out.lines[out.count - 1].html = t->lines[i].html;
			continue;
		}
		extend_up(&b, t, limit);
		out.count -= i - b.first; /* headings that are there already */
		split(&out, a, t, b);
		any = true;
		limit = b.end;
		i = b.end - 1;
	}
	if (any)
		*t = out;
	return any;
}
