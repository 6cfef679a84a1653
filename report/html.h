/*
 * The page: one file that needs no script and no network, made from a
 * template and the view, with the records in it as data.
 */
#ifndef REPORT_HTML_H
#define REPORT_HTML_H

#include "report/renderer.h"

bool html_render(
	struct buffer *out, const struct report *report, struct error *e);

#endif
