/*
 * A table of words: what the terminal and Markdown both print. It is filled
 * cell by cell, a row after the other; the first row is the head, the first
 * column says what a row is about.
 */
#ifndef REPORT_SHEET_H
#define REPORT_SHEET_H

#include "parser/arena.h"
#include "parser/buffer.h"

struct sheet {
	struct arena *arena; /* borrowed; holds the texts */
	const char **cells;  /* [row * columns + column] */
	size_t count;        /* of cells */
	size_t room;
	size_t columns;
	const char *note; /* said behind the head; "" for none */
	size_t words; /* the last columns hold words, not figures: so many */
	bool is_list; /* names and values, without a head */
};

/* Sheets grow in an arena. */
struct sheets {
	struct arena *arena;
	struct sheet *items;
	size_t count;
	size_t room;
};

/* A new sheet at the end; valid until the next one is added. */
struct sheet *sheet_new(struct sheets *sheets, size_t columns);

/* The next cell says the text, which is empty after that. */
void sheet_put(struct sheet *sheet, struct buffer *text);

/* Does a cell of any of the sheets say just this? */
bool sheet_says(const struct sheets *sheets, const char *text);

size_t sheet_rows(const struct sheet *sheet);
const char *sheet_cell(const struct sheet *sheet, size_t row, size_t column);

/* Is the row only a name, as a heading of the rows below it? */
bool sheet_is_heading(const struct sheet *sheet, size_t row);

/* Columns of a terminal that the column takes, but for headings. */
size_t sheet_width(const struct sheet *sheet, size_t column);

#endif
