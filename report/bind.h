/*
 * A template meets the view: the page is written element by element, without
 * a tree of its own, so that its size costs no memory but its bytes. What the
 * view holds as text is written as text; only markup that the view itself
 * made (bdi, svg) comes out as markup.
 */
#ifndef REPORT_BIND_H
#define REPORT_BIND_H

#include "parser/buffer.h"
#include "report/template.h"
#include "report/tree.h"

/* Write the page as HTML5. False with *e set when an expression fails. */
bool bind_page(struct buffer *out, struct template *t, const struct tree *view,
	struct error *e);

#endif
