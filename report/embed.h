/*
 * The records within a page: JSON like that of -f json, but with the names of
 * the fields once and a row for each run, so that a page with a hundred runs
 * stays small enough for a mail.
 *
 *     {"schema": "abreport/1", "fields": ["file", "line", ...],
 *      "rows": [["a.log", 1, ...], ...], "comparison": {...}}
 */
#ifndef REPORT_EMBED_H
#define REPORT_EMBED_H

#include "parser/buffer.h"
#include "report/compare.h"

void embed_records(struct buffer *out, const struct comparison *c);

#endif
