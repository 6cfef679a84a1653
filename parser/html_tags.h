/*
 * What is known of HTML's elements without a parser: which of them break a
 * line, and whether a document holds markup at all. A document is a page when
 * it begins as one; else it may be text with some markup in it (a Markdown
 * file with a table, a paste from the middle of a page), whose line ends then
 * stay what they are.
 */
#ifndef PARSER_HTML_TAGS_H
#define PARSER_HTML_TAGS_H

#include "parser/slice.h"

enum html_role {
	HTML_INLINE,  /* breaks nothing */
	HTML_BREAK,   /* ends a line where it stands */
	HTML_BLOCK,   /* stands on lines of its own */
	HTML_HEADING, /* likewise, and is a heading */
	HTML_CODE,    /* keeps its line ends */
	HTML_PRE,     /* likewise, on lines of its own */
	HTML_TITLE,
	HTML_SKIP, /* holds nothing for a reader */
	HTML_TABLE,
	HTML_ROW,
	HTML_CELL
};

enum html_form { HTML_NONE, HTML_SOME, HTML_PAGE };

/* An element that is not known is inline. */
enum html_role html_tags_role(struct slice name);

bool html_tags_known(struct slice name);

/* The name of the tag whose `<` is at this byte; empty where there is none. */
struct slice html_tags_name(struct slice s, size_t at);

enum html_form html_tags_form(struct slice utf8);

/* One more than the place where text is last, in any case of its letters; 0
 * where it is not. */
size_t html_tags_last(struct slice s, const char *text);

/* Is the last line whole, and the last table? */
bool html_tags_ended(struct slice utf8);

#endif
