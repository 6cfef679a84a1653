/*
 * The fields of a row as ab wrote it or as a spreadsheet saved it: between
 * tabs, semicolons, commas or blanks, with or without quotes.
 */
#ifndef PARSER_SERIES_FIELDS_H
#define PARSER_SERIES_FIELDS_H

#include "parser/slice.h"

/* What separates the fields of this line; ' ' stands for any blanks. */
char series_fields_separator(struct slice line);

/* Fills up to room fields and returns how many there are. */
size_t series_fields_split(
	struct slice *fields, size_t room, struct slice line, char separator);

/* Without blanks and one pair of quotes around it. */
struct slice series_fields_bare(struct slice field);

#endif
