#include "parser/layout.h"

#include "parser/layout_columns.h"
#include "parser/layout_diff.h"
#include "parser/layout_escape.h"
#include "parser/layout_label.h"
#include "parser/layout_marks.h"
#include "parser/layout_prefix.h"
#include "parser/layout_quoted.h"
#include "parser/layout_streams.h"
#include "parser/layout_suffix.h"
#include "parser/layout_wrap.h"

/* Prefixes upon prefixes: a quoted log of a container. */
#define LAYERS 8

/* Two columns of anything but ab's own labels are wider. */
#define SHORTEST 40

/* What a look at each line says needs a closer one. */
struct signs {
	size_t widest; /* bytes of the longest line, blanks included */
	size_t padded; /* lines that end in blanks */
	size_t soft;   /* lines that end in an equals sign */
	bool prefixes;
	bool suffixes;
	bool columns;
	bool escapes;
	bool hunks;
	struct layout_marks marks;
};

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static struct slice
trim_end(struct slice s)
{
	while (s.len && is_blank(s.at[s.len - 1]))
		s.len--;
	return s;
}

static struct slice
trim_start(struct slice s)
{
	while (s.len && is_blank(*s.at)) {
		s.at++;
		s.len--;
	}
	return s;
}

/* As ab prints it, or collapsed: what most lines without a label are. */
static bool
is_row(struct slice text)
{
	if (text.len < 5 || *text.at < '1' || *text.at > '9')
		return false;
	return text.at[2] == '%' || text.at[3] == '%';
}

/* Lines that do not begin with one of ab's labels may be anything. */
static void
look_at_other(struct signs *signs, struct slice line)
{
	signs->prefixes = signs->prefixes || layout_prefix_may(line);
	signs->columns = signs->columns ||
		(line.len > SHORTEST && layout_columns_may(line));
	signs->hunks = signs->hunks || layout_diff_is_hunk(line);
}

static void
look_at(struct signs *signs, struct slice line, bool marked)
{
	const struct layout_label *label;
	struct slice text = trim_end(line), start;

	if (line.len > signs->widest)
		signs->widest = line.len;
	signs->padded += text.len < line.len;
	if (!text.len)
		return;
	signs->soft += text.at[text.len - 1] == '=';
	signs->suffixes = signs->suffixes || layout_suffix_may(text);
	start = trim_start(text);
	label = layout_label_at(start);
	if (!label && !is_row(start))
		look_at_other(signs, text);
	else if (label && text.len > 2 * label->len)
		signs->columns = signs->columns || layout_columns_may(text);
	if (!marked)
		return;
	layout_marks_look(&signs->marks, text);
	signs->escapes = signs->escapes || layout_escape_may(text);
}

static struct signs
look(const struct text *t)
{
	struct signs signs = {0};

	for (size_t i = 0; i < t->count; i++)
		look_at(&signs, t->lines[i].text, t->marked);
	return signs;
}

static void
trim_ends(struct text *t)
{
	for (size_t i = 0; i < t->count; i++)
		t->lines[i].text = trim_end(t->lines[i].text);
}

/* What changes which lines there are. */
static bool
undo_breaks(struct text *t, struct arena *a, const struct signs *signs)
{
	if (signs->soft)
		layout_quoted_undo(t, a);
	if (signs->padded * 3 > t->count || layout_wrap_is_width(signs->widest))
		layout_wrap_undo(t, a);
	if (signs->padded)
		trim_ends(t);
	return signs->escapes && layout_escape_undo(t, a);
}

void
layout_undo(struct text *t, struct arena *a)
{
	struct signs signs = look(t);

	if (undo_breaks(t, a, &signs))
		signs = look(t);
	if (signs.hunks)
		layout_diff_undo(t, a);
	if (signs.prefixes)
		layout_streams_part(t, a);
	for (size_t i = 0; signs.prefixes && i < LAYERS; i++)
		signs.prefixes = layout_prefix_strip(t, a);
	if (signs.suffixes)
		layout_suffix_strip(t);
	if (signs.columns)
		layout_columns_split(t, a);
	if (signs.marks.entities || signs.marks.escapes ||
		signs.marks.colours || signs.marks.bold)
		layout_marks_undo(t, a, signs.marks);
}
