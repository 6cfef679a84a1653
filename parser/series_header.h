/*
 * The lines that begin the files of ab -g and ab -e, and those that end them
 * because they begin something else.
 */
#ifndef PARSER_SERIES_HEADER_H
#define PARSER_SERIES_HEADER_H

#include "parser/series.h"

/* What a file with this first line is; start and end stay as they are. */
bool series_header_read(struct series_header *header, struct slice line);

/* Does a report of ab or another series begin with this line? */
bool series_header_is_other(struct slice line);

#endif
