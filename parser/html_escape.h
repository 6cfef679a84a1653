/*
 * A document as a parser of HTML should see it: what only looks like a tag
 * (`<0>`, `<$Revision$>`, in text with some markup also `<host>`) is escaped,
 * and so is what begins a script or a comment that has no end, which would
 * hide all that follows. Line ends stay where they are. A tag that the end of
 * the document cuts is left out.
 */
#ifndef PARSER_HTML_ESCAPE_H
#define PARSER_HTML_ESCAPE_H

#include "parser/buffer.h"
#include "parser/html_tags.h"

void html_escape(struct buffer *out, struct slice utf8, enum html_form form);

#endif
