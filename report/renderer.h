/*
 * The table of outputs: a name, an extension, and one signature for all. A new
 * format is a file and a row. Renderers only fill a buffer; output.c writes it
 * whole or not at all.
 */
#ifndef REPORT_RENDERER_H
#define REPORT_RENDERER_H

#include "parser/buffer.h"
#include "parser/error.h"
#include "report/compare.h"
#include "report/locale.h"

enum theme { THEME_AUTO, THEME_LIGHT, THEME_DARK, THEME_PRINT };

struct canvas_gaps;

/* Everything that an output may depend on. */
struct report {
	const struct comparison *comparison;
	const struct locale *locale;
	const char *title; /* of --title, else "": the finding is the title */
	const char
		*command; /* the command line that made this, for provenance */
	const char *template; /* of pages: a file or one of ours, else "" */
	enum theme theme;
	const char *chart; /* the kind of chart, else "": the one that fits */
	double width_px;   /* of charts; 0: the default */
	bool outlines;     /* words in SVG as shapes */
	bool colour;       /* text: ANSI colours */
	int columns;       /* text: width of the terminal */
	struct canvas_gaps *gaps; /* scripts without a font are added to it;
	                             NULL: nobody asks (see canvas.h) */
};

struct record_format; /* report/record.h */

struct renderer {
	const char *name;       /* -f NAME */
	const char *extensions; /* "html htm": -o x.htm */
	const char *what;       /* for --help, one line */
	bool (*render)(struct buffer *out, const struct report *report,
		struct error *e);
	const struct record_format
		*stream; /* NULL: it takes all runs at once */
};

extern const struct renderer renderers[];
extern const size_t renderer_count;

/* NULL when there is none. */
const struct renderer *renderer_by_name(const char *name);
const struct renderer *renderer_by_path(const char *path);

#endif
