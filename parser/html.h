/*
 * Saved pages, ab -w and text with markup in it become the lines that a reader
 * would see. The only door to libxml2's parser of HTML; it never fetches
 * anything, and neither the size of a page nor the depth of its elements makes
 * it use more than a small multiple of the page's own memory.
 */
#ifndef PARSER_HTML_H
#define PARSER_HTML_H

#include "parser/lines.h"
#include "parser/notice.h"

/*
 * Is this document markup, told by its content? A log that holds a page which
 * ab -v dumped is not, nor is text with a tag or two.
 */
bool html_looks(struct slice utf8);

/*
 * Appends the lines. Tables come out one line a row: as ab's own text where ab
 * -w printed them (`html` is set on those lines), as Markdown tables where
 * they have more than two columns; headings as Markdown headings.
 */
void html_lines(struct text *t, struct arena *a, struct slice utf8,
	unsigned first, struct notices *notices);

#endif
