/*
 * Text within the columns of a terminal, in which wide characters take two and
 * marks none.
 */
#ifndef REPORT_WRAP_H
#define REPORT_WRAP_H

#include "parser/buffer.h"

/* Put words of one line as lines of at most so many columns, broken at spaces
 * and beside wide characters, or where the line ends in a longer word. */
void wrap_put(struct buffer *out, const char *words, size_t columns);

/* Put the text within so many columns, cut short with an ellipsis. */
void wrap_shorten(struct buffer *out, const char *text, size_t columns);

void wrap_pad(struct buffer *out, size_t columns);

#endif
