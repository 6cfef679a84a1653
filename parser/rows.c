#include "parser/rows.h"

#include <stdlib.h>

#include "parser/boundary.h"
#include "parser/buffer.h"
#include "parser/text.h"

/* Rows are read while they are still in the processor's cache. */
#define ROWS ((size_t)256 * 1024)

void
rows_read(struct blocks *b, const struct series_header *header)
{
	unsigned line = b->line +
		blocks_lines(slice_part(blocks_now(b), 0, header->start));
	struct series_reader *reader = series_open(header, line);
	bool more = true;

	blocks_drop(b, header->end);
	while (more && !b->in->stopped) {
		size_t whole = boundary_line(blocks_now(b));
		size_t rows = b->ended || !whole ? b->length : whole;
		size_t used = series_read(
			reader, slice_part(blocks_now(b), 0, rows));

		blocks_drop(b, used);
		more = used == rows && (b->length || !b->ended);
		blocks_fill(b, b->length + ROWS);
	}
	b->line = series_line(reader);
	if (series_close(reader, b->in->set, intake_name(b->in, b->name)))
		b->in->runs++;
	else
		intake_leave_out(b->in, b->name, NOTICE_NO_AB_OUTPUT,
			"the header of ab -g or -e has no rows below it");
	intake_hand_over(b->in);
}

/* A spreadsheet may save its rows as UTF-16: then they are few. */
bool
rows_decode(struct blocks *b)
{
	struct arena scratch = {0};
	struct notices notices = {0};
	struct text text = {0};
	struct buffer rows = {0};

	blocks_fill(b, b->in->limits->small);
	if (b->ended)
		text_decode(&text, &scratch, blocks_now(b), 1, &notices);
	for (size_t i = 0; i < text.count; i++) {
		buffer_put(&rows, text.lines[i].text);
		buffer_putc(&rows, '\n');
	}
	arena_free(&scratch);
	if (series_find(buffer_slice(&rows)).form == SERIES_NONE) {
		buffer_free(&rows);
		return false;
	}
	free(b->bytes);
	b->bytes = rows.bytes;
	b->length = rows.len;
	b->room = rows.room;
	return true;
}
