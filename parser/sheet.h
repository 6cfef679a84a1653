/*
 * Lines cut into cells.
 */
#ifndef PARSER_SHEET_H
#define PARSER_SHEET_H

#include "parser/text.h"

#define SHEET_COLUMNS 80

struct sheet_row {
	struct slice cells[SHEET_COLUMNS];
	size_t count;
	size_t line; /* index into text->lines */
};

struct sheet {
	struct sheet_row *rows; /* the first heads the columns */
	size_t count;
	size_t room;
	size_t end; /* index of the first line behind it */
};

/* The table that begins at this line; false when none does. */
bool sheet_read(struct sheet *sheet, struct arena *a, const struct text *text,
	size_t line);

#endif
