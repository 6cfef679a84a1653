/*
 * The records within a page, and the figures that it shows, as JSON like that
 * of -f json but in rows: what a name stands for is said once, so that a page
 * of a hundred runs stays small enough for a mail.
 *
 *     {"schema": "abreport/1",
 *      "fields": ["file", "line", ...],
 *      "rows": [["a.log", 1, ...], ...],
 *      "comparison": {"baseline": 0, "sides": ["A", "B"], "cells": ["c 5"],
 *        "metrics": [{"name": "requests_per_second",
 *          "values": [[408.60, 440.25], ...],
 *          "delta_percents": [[null, 7.75], ...]}, ...]}}
 *
 * A row of values has one for each side; there is one row for each cell.
 */
#ifndef REPORT_EMBED_H
#define REPORT_EMBED_H

#include "parser/buffer.h"
#include "report/compare.h"

void embed_records(struct buffer *out, const struct comparison *c);

#endif
