/*
 * How an output came about.
 */
#ifndef REPORT_PROVENANCE_H
#define REPORT_PROVENANCE_H

#include "parser/buffer.h"

/* The command line as a shell would take it again. */
void provenance_write(struct buffer *out, int argc, const char *const *argv);

#endif
