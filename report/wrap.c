#include "report/wrap.h"

#include "parser/utf8.h"

#define ELLIPSIS "\xe2\x80\xa6"

/* A line that is being filled. */
struct filling {
	size_t start;       /* where it begins in the text */
	size_t break_at;    /* the last place to break; start: none yet */
	size_t columns;     /* that it takes so far */
	size_t since_break; /* of them behind that place */
};

static void
put_line(
	struct buffer *out, struct slice text, struct filling *line, size_t end)
{
	buffer_put(out, slice_trim(slice_part(text, line->start, end)));
	buffer_putc(out, '\n');
	line->columns = end == line->break_at ? line->since_break : 0;
	line->start = line->break_at = end;
}

void
wrap_put(struct buffer *out, const char *words, size_t columns)
{
	struct slice text = slice_of(words);
	struct slice rest = text;
	struct filling line = {0};

	while (rest.len) {
		size_t at = text.len - rest.len;
		uint32_t code = utf8_next(&rest);
		size_t width = utf8_width(code);

		/* A space that falls off the end of a line takes no room. */
		if (line.columns + width > columns && code != ' ')
			put_line(out, text, &line,
				line.break_at > line.start ? line.break_at
							   : at);
		line.columns += width;
		line.since_break += width;
		if (code == ' ' || width == 2) {
			line.break_at = text.len - rest.len;
			line.since_break = 0;
		}
	}
	put_line(out, text, &line, text.len);
}

void
wrap_shorten(struct buffer *out, const char *text, size_t columns)
{
	struct slice rest = slice_of(text);
	size_t used = 0;

	if (utf8_columns(rest) <= columns) {
		buffer_puts(out, text);
		return;
	}
	while (rest.len) {
		struct slice before = rest;
		size_t width = utf8_width(utf8_next(&rest));

		if (used + width + 1 > columns)
			break;
		buffer_put(out, slice_part(before, 0, before.len - rest.len));
		used += width;
	}
	if (columns)
		buffer_puts(out, ELLIPSIS);
	for (; used + 1 < columns; used++)
		buffer_putc(out, ' ');
}

void
wrap_pad(struct buffer *out, size_t columns)
{
	while (columns-- > 0)
		buffer_putc(out, ' ');
}
