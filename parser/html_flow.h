/*
 * The text of a page or of a cell becomes lines. A line ends where a tag or a
 * line end within <pre> ends it. Other line ends of the source are soft: they
 * stay where the lines between two tags look like a report or a list, and are
 * blanks where the lines are a sentence that an editor has wrapped.
 */
#ifndef PARSER_HTML_FLOW_H
#define PARSER_HTML_FLOW_H

#include "parser/buffer.h"
#include "parser/lines.h"

struct html_flow {
	struct arena *arena; /* borrowed; the lines are in it */
	struct line *lines;
	size_t count;
	size_t room;
	struct buffer words; /* the line that is being read */
	unsigned number;     /* where that line began */
	size_t soft;         /* lines[soft ..] ended in soft line ends */
	bool keeps;          /* no line end is soft: the source is text */
	bool broken;         /* a tag has just ended a line */
	bool solid;          /* what was read cannot be one cell of figures */
};

/* Text as it stands in the source, from line number on. */
void html_flow_text(struct html_flow *flow, struct slice text, unsigned number);

/* The same within <pre>: each line end counts. */
void html_flow_code(struct html_flow *flow, struct slice text, unsigned number);

/* A tag that ends the line; nothing when the line is still empty. */
void html_flow_break(struct html_flow *flow);

/* An empty line, unless there is one or nothing above. */
void html_flow_gap(struct html_flow *flow, unsigned number);

void html_flow_line(struct html_flow *flow, struct line line);

/* All lines as one, for a cell of a table. */
struct slice html_flow_joined(struct html_flow *flow);

#endif
