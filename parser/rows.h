/*
 * The files of ab -g and ab -e, read row by row.
 */
#ifndef PARSER_ROWS_H
#define PARSER_ROWS_H

#include "parser/blocks.h"
#include "parser/series.h"

/* Reads the rows below this header into a record. */
void rows_read(struct blocks *b, const struct series_header *header);

/* Puts rows that a spreadsheet saved as UTF-16 in place of them; false when
 * there are none. */
bool rows_decode(struct blocks *b);

#endif
