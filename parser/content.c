#include "parser/content.h"

#include <stdlib.h>

#include "parser/archive.h"
#include "parser/pieces.h"
#include "parser/rows.h"

/* Enough to tell what a file is; most logs are no longer. */
#define HEAD ((size_t)64 * 1024)

static void
read_all(struct blocks *b)
{
	while (!b->in->stopped && (b->length || !b->ended)) {
		struct slice head = slice_part(blocks_now(b), 0, HEAD);
		struct series_header header = series_find(head);

		if (header.form != SERIES_NONE) {
			rows_read(b, &header);
			continue;
		}
		if (blocks_are_wide(b) && rows_decode(b))
			continue;
		pieces_read(b);
		return;
	}
}

void
content_read(struct intake *in, const char *name, struct origin *origin,
	unsigned nesting)
{
	struct blocks b = {.in = in, .name = name, .origin = origin, .line = 1};

	blocks_fill(&b, HEAD);
	if (archive_looks(blocks_now(&b))) {
		archive_unpack(in, name, origin, blocks_now(&b), nesting);
	} else {
		in->files++;
		if (b.length)
			read_all(&b);
		else if (!b.broken)
			intake_leave_out(in, name, NOTICE_EMPTY_INPUT,
				"there is nothing in it");
	}
	free(b.bytes);
}
