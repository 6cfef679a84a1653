/*
 * The command line: one table of options drives reading it and --help. Words
 * may stand in any order; what follows "--" is INPUT.
 */
#ifndef REPORT_OPTIONS_H
#define REPORT_OPTIONS_H

#include "parser/document.h"
#include "report/renderer.h"

struct options_output {
	const char *path; /* "-": standard output */
	const struct renderer *renderer;
};

enum when { WHEN_AUTO, WHEN_ALWAYS, WHEN_NEVER };

struct options {
	struct arena arena; /* of the lists below; texts are the caller's */
	const char **inputs;
	size_t input_count, input_room;
	struct options_output *outputs; /* what to write; at least one */
	size_t output_count, output_room;
	enum field_id *metrics;
	size_t metric_count, metric_room;
	const char *format; /* of -f; "" for none */
	const char *baseline;
	const char *title;
	const char *template;
	const char *lang;
	enum separator separator;
	enum theme theme;
	enum when colour;
	double width_px;
	bool outlines, force, quiet, strict, explain, help, version;
};

/* False with *e set when the command line cannot be understood. */
bool options_parse(
	struct options *o, int argc, const char *const *argv, struct error *e);

void options_help(struct buffer *out);

void options_free(struct options *o);

#endif
