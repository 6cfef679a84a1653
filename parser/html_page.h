/*
 * What a reader would see of a page, from the tags and texts that a parser
 * reports one after the other. Nothing here knows the parser.
 */
#ifndef PARSER_HTML_PAGE_H
#define PARSER_HTML_PAGE_H

#include "parser/html_stack.h"

struct html_page {
	struct text *text;     /* borrowed: where the lines go in the end */
	struct html_flow flow; /* of what is in no table */
	struct html_stack stack;
	unsigned code;    /* open elements that keep line ends */
	unsigned skip;    /* open elements that hide what they hold */
	unsigned heading; /* 1 to 6 within a heading */
};

/* Line ends count where the source `keeps` them. The page must not move. */
void html_page_start(
	struct html_page *page, struct text *text, struct arena *a, bool keeps);

/* A tag on this line of the source; the span is that of a cell. */
void html_page_open(struct html_page *page, struct slice name,
	struct html_span span, unsigned number);
void html_page_close(
	struct html_page *page, struct slice name, unsigned number);

/* Text that begins on this line of the source. */
void html_page_text(struct html_page *page, struct slice text, unsigned number);

/* The parser lost track of what is open: nothing but tables is. */
void html_page_forget(struct html_page *page);

/* Hands the lines to the text. */
void html_page_end(struct html_page *page);

#endif
