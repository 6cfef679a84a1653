/*
 * A table of a page becomes lines: the one that ab -w prints comes out as ab's
 * own text would, a list of two columns as label and value, any other table as
 * a Markdown table, and cells that hold whole reports as their lines.
 */
#ifndef PARSER_HTML_TABLE_H
#define PARSER_HTML_TABLE_H

#include "parser/html_flow.h"

struct html_cell {
	struct html_flow flow;
	unsigned columns; /* that it spans */
	unsigned rows;
};

struct html_row {
	struct html_cell *cells;
	size_t count;
	size_t room;
	unsigned number;
};

struct html_table {
	struct html_row *rows;
	size_t count;
	size_t room;
};

struct html_row *html_table_row(
	struct html_table *table, struct arena *a, unsigned number);

struct html_cell *html_table_cell(struct html_row *row, struct arena *a);

/* Appends the table's lines. */
void html_table_write(struct html_table *table, struct html_flow *out);

#endif
