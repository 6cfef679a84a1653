/*
 * What a file is, told by its content, and its way from there into records.
 */
#ifndef PARSER_CONTENT_H
#define PARSER_CONTENT_H

#include "parser/intake.h"
#include "parser/origin.h"

/* Nesting counts the archives that the origin is in. */
void content_read(struct intake *in, const char *name, struct origin *origin,
	unsigned nesting);

#endif
