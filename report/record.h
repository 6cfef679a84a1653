/*
 * Outputs for programs: the records as they are. All but JSON can also be
 * written run by run while the inputs are still being read, which takes no
 * more memory for a million runs than for one.
 */
#ifndef REPORT_RECORD_H
#define REPORT_RECORD_H

#include "report/renderer.h"

/* A format that can be written run by run. */
struct record_format {
	void (*head)(struct buffer *out);
	void (*run)(struct buffer *out, const struct run *run);
};

extern const struct record_format record_ndjson, record_csv, record_tsv;

bool record_render_json(
	struct buffer *out, const struct report *report, struct error *e);
bool record_render_ndjson(
	struct buffer *out, const struct report *report, struct error *e);
bool record_render_csv(
	struct buffer *out, const struct report *report, struct error *e);
bool record_render_tsv(
	struct buffer *out, const struct report *report, struct error *e);

#endif
