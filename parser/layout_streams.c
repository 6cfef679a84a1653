#include "parser/layout_streams.h"

#include <stdint.h>
#include <string.h>

#include "parser/layout_label.h"
#include "parser/layout_shape.h"

/* Programs at once; more are left alone. */
#define MOST 16

/* Different labels of ab's that each stream needs, to be believed. */
#define ENOUGH 3

/* One line's stream. */
struct tagged {
	struct slice name; /* empty: the line has none */
	struct slice rest; /* what the program printed */
};

struct stream {
	struct slice name;
	uint64_t labels; /* a bit for each */
};

struct streams {
	struct stream streams[MOST];
	size_t count;
	size_t first, end; /* the block of lines that they are in */
	bool too_many;
};

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static bool
is_of_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
		(c >= '0' && c <= '9') || strchr("_-./", c);
}

/* How many bytes the sign behind a name has, with blanks around; 0: none. */
static size_t
sign_at(struct slice s, bool bracket)
{
	size_t i = 0;

	if (bracket)
		return slice_starts(s, "] ") ? 2 : slice_equals(s, "]");
	if (s.len && *s.at == '\t')
		return 1;
	while (i < s.len && is_blank(s.at[i]))
		i++;
	if (!i || i == s.len || s.at[i] != '|')
		return 0;
	i++;
	return i == s.len ? i : is_blank(s.at[i]) ? i + 1 : 0;
}

/* The name before a line: after a time, if there is one, and before a sign. */
static struct tagged
tag_of(struct slice line)
{
	struct tagged tagged = {.rest = line};
	size_t start = layout_shape_first_letter(line), end = start, sign;

	while (end < line.len && line.at[end] && is_of_name(line.at[end]))
		end++;
	sign = end > start ? sign_at(slice_part(line, end, line.len),
				     start && line.at[start - 1] == '[')
			   : 0;
	if (!sign)
		return tagged;
	tagged.name = slice_part(line, start, end);
	tagged.rest = slice_part(line, end + sign, line.len);
	return tagged;
}

static bool
is_same(struct slice a, struct slice b)
{
	return a.len == b.len && !memcmp(a.at, b.at, a.len);
}

static struct stream *
stream_of(struct streams *s, struct slice name)
{
	for (size_t i = 0; i < s->count; i++)
		if (is_same(s->streams[i].name, name))
			return &s->streams[i];
	if (s->count == MOST) {
		s->too_many = true;
		return NULL;
	}
	s->streams[s->count].name = name;
	return &s->streams[s->count++];
}

/* The block of lines with names that begins at this one. */
static void
find_streams(struct streams *s, const struct text *t, size_t first)
{
	*s = (struct streams){.first = first, .end = first};
	for (; s->end < t->count && !s->too_many; s->end++) {
		struct tagged tagged = tag_of(t->lines[s->end].text);
		const struct layout_label *label = layout_label_at(tagged.rest);
		struct stream *stream;

		if (!tagged.name.len)
			return;
		stream = stream_of(s, tagged.name);
		if (stream && label && label->strong)
			stream->labels |= (uint64_t)1
				<< (uintptr_t)label / sizeof(*label) % 64;
	}
}

static bool
has_enough(uint64_t labels)
{
	unsigned count = 0;

	for (; labels; labels &= labels - 1)
		count++;
	return count >= ENOUGH;
}

/* Are there several programs, of which at least one is ab? */
static bool
are_streams(const struct streams *s)
{
	bool ab = false;

	for (size_t i = 0; i < s->count; i++)
		ab = ab || has_enough(s->streams[i].labels);
	return ab && s->count > 1 && !s->too_many;
}

static void
add_streams(struct text *out, struct arena *a, const struct text *t,
	const struct streams *s)
{
	for (size_t k = 0; k < s->count; k++) {
		unsigned number = 0;

		for (size_t i = s->first; i < s->end; i++) {
			struct tagged tagged = tag_of(t->lines[i].text);

			if (!is_same(tagged.name, s->streams[k].name))
				continue;
			if (!number)
				lines_add(out, a, tagged.name,
					t->lines[i].number);
			number = t->lines[i].number;
			lines_add(out, a, tagged.rest, number);
		}
	}
}

bool
layout_streams_part(struct text *t, struct arena *a)
{
	struct text out = *t;
	struct streams s;
	bool any = false;

	out.lines = NULL;
	out.count = out.room = 0;
	for (size_t i = 0; i < t->count; i = s.end) {
		find_streams(&s, t, i);
		if (are_streams(&s)) {
			add_streams(&out, a, t, &s);
			any = true;
			continue;
		}
		s.end = s.end > i ? s.end : i + 1;
		for (size_t k = i; k < s.end; k++) {
			lines_add(
				&out, a, t->lines[k].text, t->lines[k].number);
			out.lines[out.count - 1].html = t->lines[k].html;
		}
	}
	if (any)
		*t = out;
	return any;
}
