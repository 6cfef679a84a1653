/*
 * What people see on a terminal: the finding, the tables, then what to know
 * about them, within the columns that there are. Only plain text of logs
 * reaches the terminal; colour repeats what words say.
 */
#ifndef REPORT_TERMINAL_H
#define REPORT_TERMINAL_H

#include "report/renderer.h"

bool terminal_render(
	struct buffer *out, const struct report *report, struct error *e);

#endif
