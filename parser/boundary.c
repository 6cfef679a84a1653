#define _GNU_SOURCE /* memrchr */
#include "parser/boundary.h"

#include <string.h>

/* Cuts are compared this far up, and lines above a run this far. */
#define CUTS 64
#define LINES_ABOVE 16

/* No good place: what is above the run may belong to the one before it. */
#define DOUBTFUL 1000

/* With one of these in it, a line ends a run. */
static const char *const ends[] = {
	"(longest request)",
	"requests completed",
	"Test aborted",
	"timed out",
	"apr_",
	"..done",
	"</table>",
};

struct cut {
	size_t at;
	unsigned doubt; /* lines that may belong to either run */
};

size_t
boundary_line(struct slice bytes)
{
	const char *feed = bytes.len ? memrchr(bytes.at, '\n', bytes.len)
				     : NULL;

	return feed ? (size_t)(feed - bytes.at) + 1 : 0;
}

/* The start of the line above the line that starts here. */
static size_t
line_above(struct slice bytes, size_t start)
{
	return boundary_line(slice_part(bytes, 0, start - 1));
}

/*
 * The last line before this place that holds text, or begins with it where it
 * is told with the line end above.
 */
static size_t
find_above(struct slice bytes, size_t before, const char *text, bool *found)
{
	size_t length = strlen(text);

	while (before) {
		const char *at = memrchr(bytes.at, *text, before);

		if (!at)
			break;
		before = (size_t)(at - bytes.at);
		if (bytes.len - before >= length && !memcmp(at, text, length)) {
			*found = true;
			return *text == '\n'
				? before + 1
				: boundary_line(slice_part(bytes, 0, before));
		}
	}
	*found = false;
	return 0;
}

static bool
is_percentile(struct slice line)
{
	size_t digits = 0;

	while (digits < line.len && line.at[digits] >= '0' &&
		line.at[digits] <= '9')
		digits++;
	return digits && digits < 4 && digits < line.len &&
		line.at[digits] == '%';
}

/* `Requests per second:    20.32`, in any language. */
static bool
is_labelled(struct slice line)
{
	size_t colon = slice_find(line, ":  ");

	return colon && colon < line.len && colon < 40;
}

static bool
ends_run(struct slice line)
{
	line = slice_trim(line);
	if (is_percentile(line) || is_labelled(line))
		return true;
	for (size_t i = 0; i < COUNTOF(ends); i++)
		if (slice_find(line, ends[i]) < line.len)
			return true;
	return false;
}

/* The cut above a run that begins at this line. */
static struct cut
cut_above(struct slice bytes, size_t start)
{
	struct cut cut = {start, DOUBTFUL};
	unsigned doubt = 0;
	size_t below = start;

	for (int i = 0; i < LINES_ABOVE && below; i++) {
		size_t above = line_above(bytes, below);
		struct slice line = slice_part(bytes, above, below);

		if (ends_run(line))
			return (struct cut){below, doubt};
		if (slice_trim(line).len)
			doubt++;
		else if (cut.at == start && doubt)
			cut.at = below;
		below = above;
	}
	return cut;
}

/* The best of the last cuts; at is 0 where there is none. */
static struct cut
best_cut(struct slice bytes, const char *mark, bool *marked)
{
	struct cut best = {0, DOUBTFUL + 1};
	size_t before = bytes.len;

	for (int i = 0; i < CUTS && best.doubt; i++) {
		struct cut cut;
		bool found;

		before = find_above(bytes, before, mark, &found);
		*marked = *marked || found;
		if (!found || !before)
			break;
		cut = cut_above(bytes, before);
		before -= *mark == '\n';
		if (cut.at && cut.doubt < best.doubt)
			best = cut;
	}
	return best;
}

/* A report that has a banner does not begin below it. */
size_t
boundary_find(struct slice bytes)
{
	bool marked = false;
	struct cut cut = best_cut(bytes, "ApacheBench, ", &marked);

	if (!marked)
		cut = best_cut(bytes, "\nServer Software:", &marked);
	return cut.at;
}
