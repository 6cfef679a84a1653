/*
 * Records as rows for spreadsheets: RFC 4180 with commas, or the same with
 * tabs. Texts from logs that a spreadsheet would take for a formula get an
 * apostrophe before them; numbers stay numbers.
 */
#ifndef REPORT_CSV_H
#define REPORT_CSV_H

#include "parser/buffer.h"
#include "parser/run.h"

void csv_head(struct buffer *out, char separator);
void csv_record(struct buffer *out, const struct run *run, char separator);

#endif
