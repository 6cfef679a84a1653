/*
 * All that a page may say, as one tree of words and figures that are ready to
 * be read: what templates are filled from. report/vocabulary.h names what is
 * in it.
 */
#ifndef REPORT_VIEW_H
#define REPORT_VIEW_H

#include "report/renderer.h"
#include "report/tree.h"

/* Fill a zero tree, which is the caller's to free, also after a failure. */
bool view_build(
	struct tree *view, const struct report *report, struct error *e);

/* The renderer of -f view: the tree as XML. */
bool view_render(
	struct buffer *out, const struct report *report, struct error *e);

#endif
