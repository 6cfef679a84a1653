/*
 * The report as Markdown that GitHub renders: the finding, tables of at most
 * eight columns, then notes. What is special in Markdown or HTML is escaped in
 * everything that comes from outside.
 */
#ifndef REPORT_MARKDOWN_H
#define REPORT_MARKDOWN_H

#include "report/renderer.h"

bool markdown_render(
	struct buffer *out, const struct report *report, struct error *e);

#endif
