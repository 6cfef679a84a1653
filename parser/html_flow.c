#include "parser/html_flow.h"

#include <string.h>

void
html_flow_line(struct html_flow *flow, struct line line)
{
	flow->lines = arena_grow(flow->arena, flow->lines, flow->count,
		&flow->room, sizeof(*flow->lines));
	flow->lines[flow->count++] = line;
}

/* Text keeps the blanks that it begins with: they align columns. */
static struct slice
without_blanks(const struct html_flow *flow, struct slice words)
{
	struct slice trimmed = slice_trim(words);

	if (flow->keeps && trimmed.len) {
		size_t start = (size_t)(trimmed.at - words.at);

		return slice_part(words, 0, start + trimmed.len);
	}
	return trimmed;
}

/* The words read so far become a line, be it an empty one. */
static void
end_line(struct html_flow *flow, struct slice words)
{
	struct slice copy = {"", words.len};

	if (words.len)
		copy.at = arena_copy(flow->arena, words);
	html_flow_line(flow, (struct line){copy, flow->number, false});
	flow->words.len = 0;
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* A label and a value, columns, or a percentile: not part of a sentence. */
static bool
is_tabular(struct slice line)
{
	size_t colon = slice_find(line, ":");
	size_t percent = slice_find(line, "%");

	line = slice_trim(line);
	if (slice_find(line, "  ") < line.len ||
		slice_find(line, "\t") < line.len)
		return true;
	if (percent <= 4 && percent && percent < line.len && is_digit(*line.at))
		return true;
	return colon && colon < line.len && colon < 40 &&
		(colon + 1 == line.len || line.at[colon + 1] == ' ');
}

static bool
are_tabular(const struct line *lines, size_t count)
{
	size_t tabular = 0;
	size_t full = 0;

	for (size_t i = 0; i < count; i++) {
		struct slice words = slice_trim(lines[i].text);

		full += words.len > 0;
		tabular += words.len > 0 && is_tabular(words);
	}
	return tabular > 1 && 2 * tabular >= full;
}

static struct slice
join(struct arena *a, const struct line *lines, size_t count)
{
	struct buffer words = {0};
	struct slice copy;

	for (size_t i = 0; i < count; i++) {
		struct slice part = slice_trim(lines[i].text);

		if (part.len && words.len)
			buffer_putc(&words, ' ');
		buffer_put(&words, part);
	}
	copy = (struct slice){arena_copy(a, buffer_slice(&words)), words.len};
	buffer_free(&words);
	return copy;
}

/* What ended in soft line ends becomes one line, or stays as it is. */
static void
settle_soft(struct html_flow *flow)
{
	size_t count = flow->count - flow->soft;

	if (!flow->keeps && count > 1) {
		struct line *soft = &flow->lines[flow->soft];

		if (!are_tabular(soft, count)) {
			soft->text = join(flow->arena, soft, count);
			flow->count = flow->soft + (soft->text.len > 0);
		}
	}
	flow->soft = flow->count;
}

static void
put_words(struct html_flow *flow, struct slice words, unsigned number)
{
	if (!flow->words.len)
		flow->number = number;
	buffer_put(&flow->words, words);
}

static bool
is_blank(const struct html_flow *flow)
{
	return !slice_trim(buffer_slice(&flow->words)).len;
}

/* Blank lines before the first words of a block are its indentation. */
static void
end_soft_line(struct html_flow *flow, unsigned number)
{
	if (!flow->words.len)
		flow->number = number;
	if (is_blank(flow) &&
		(flow->broken || (!flow->keeps && flow->soft == flow->count)))
		flow->words.len = 0;
	else
		end_line(
			flow, without_blanks(flow, buffer_slice(&flow->words)));
	flow->broken = false;
}

void
html_flow_text(struct html_flow *flow, struct slice text, unsigned number)
{
	while (text.len) {
		size_t end = slice_find(text, "\n");

		put_words(flow, slice_part(text, 0, end), number);
		if (end < text.len)
			end_soft_line(flow, number++);
		text = slice_part(text, end + 1, text.len);
	}
	if (flow->broken && !is_blank(flow))
		flow->broken = false;
}

static struct slice
without_return(struct slice words)
{
	while (words.len && words.at[words.len - 1] == '\r')
		words.len--;
	return words;
}

void
html_flow_code(struct html_flow *flow, struct slice text, unsigned number)
{
	while (text.len) {
		size_t end = slice_find(text, "\n");

		put_words(flow, slice_part(text, 0, end), number);
		if (end < text.len) {
			if (!flow->words.len)
				flow->number = number;
			end_line(flow,
				without_return(buffer_slice(&flow->words)));
			flow->soft = flow->count;
			flow->solid = true;
			number++;
		}
		text = slice_part(text, end + 1, text.len);
	}
	flow->broken = false;
}

void
html_flow_break(struct html_flow *flow)
{
	if (!is_blank(flow)) {
		end_line(
			flow, without_blanks(flow, buffer_slice(&flow->words)));
		flow->broken = true;
	}
	flow->words.len = 0;
	settle_soft(flow);
}

void
html_flow_gap(struct html_flow *flow, unsigned number)
{
	if (flow->keeps || !flow->count ||
		!flow->lines[flow->count - 1].text.len)
		return;
	html_flow_line(flow, (struct line){{"", 0}, number, false});
	flow->soft = flow->count;
}

struct slice
html_flow_joined(struct html_flow *flow)
{
	if (flow->count == 1)
		return slice_trim(flow->lines[0].text);
	return join(flow->arena, flow->lines, flow->count);
}
