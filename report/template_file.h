/*
 * The bytes of a template and of the style sheets that it links: the user's
 * files, or the program's own.
 */
#ifndef REPORT_TEMPLATE_FILE_H
#define REPORT_TEMPLATE_FILE_H

#include "parser/arena.h"
#include "parser/error.h"

/*
 * A template by path, or one of the program's own where path is "" or a bare
 * name. *name is what messages call it. Bytes are the arena's or the program's
 * and end with a NUL that len does not count.
 */
bool template_file_find(struct slice *bytes, const char **name, struct arena *a,
	const char *path, struct error *e);

/* A sheet beside the template, else the program's own of that name. */
bool template_file_sheet(struct slice *bytes, struct arena *a,
	const char *template_path, const char *href, struct error *e);

#endif
