/*
 * Records that go to their outputs run by run. A file is begun with the first
 * run, so that inputs without any leave it as it was.
 */
#ifndef REPORT_STREAM_H
#define REPORT_STREAM_H

#include "report/options.h"
#include "report/output.h"

struct stream {
	const struct options_output *outputs; /* borrowed */
	size_t count;
	struct output *files; /* NULL until the first run */
	bool *broken;         /* those that could not be written on */
	struct buffer bytes;
};

/* Can all these outputs be written run by run? */
bool stream_is_possible(const struct options_output *outputs, size_t count);

/* Put a run to all outputs. False when none is left that can be written; the
 * reason was told on standard error. The context is the stream. */
bool stream_take(const struct run *run, void *context);

/* End the outputs; false when any could not be written. */
bool stream_finish(struct stream *s);

#endif
