/*
 * The tables of a page that are open, one within the other, and so the place
 * where words go. Rows and cells may come without what should be around them.
 */
#ifndef PARSER_HTML_STACK_H
#define PARSER_HTML_STACK_H

#include "parser/html_table.h"

struct html_level {
	struct html_table table;
	bool in_row;
	bool in_cell;
};

/* Tables within each other are told apart down to this depth. */
#define HTML_LEVELS 16

struct html_stack {
	struct html_flow *flow; /* borrowed: of what is in no table */
	struct arena scratch;   /* of tables, until they are written */
	struct html_level levels[HTML_LEVELS];
	size_t depth;    /* levels in use */
	size_t deeper;   /* open tables that have no level */
	unsigned number; /* the line of the source */
};

/* The columns and rows that a cell spans. */
struct html_span {
	unsigned columns;
	unsigned rows;
};

/* Where words go: the innermost open cell, else what is outside of tables. */
struct html_flow *html_stack_flow(struct html_stack *stack);

/* Between cells there are only the line ends of the source. */
bool html_stack_is_between(struct html_stack *stack, struct slice text);

void html_stack_open_table(struct html_stack *stack);
void html_stack_open_row(struct html_stack *stack);
void html_stack_open_cell(struct html_stack *stack, struct html_span span);
void html_stack_close_cell(struct html_stack *stack);
void html_stack_close_row(struct html_stack *stack);
void html_stack_close_table(struct html_stack *stack);

/* Closes all tables. */
void html_stack_end(struct html_stack *stack);

#endif
