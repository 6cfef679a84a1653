/*
 * A sheet as lines of a terminal: figures right-aligned, names cut short where
 * there is no room, never a figure.
 */
#ifndef REPORT_TERMINAL_TABLE_H
#define REPORT_TERMINAL_TABLE_H

#include "parser/buffer.h"
#include "report/sheet.h"

void terminal_table(
	struct buffer *out, const struct sheet *sheet, size_t columns);

#endif
