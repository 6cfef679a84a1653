/*
 * Text from outside as it may be shown anywhere: what a hostile log or file
 * name holds never reaches a terminal raw.
 */
#ifndef REPORT_VISIBLE_H
#define REPORT_VISIBLE_H

#include "parser/buffer.h"

/* Put the text as valid UTF-8 with tabs and line ends as spaces, controls as
 * U+FFFD, and without marks that cannot be seen, such as those that turn the
 * direction of what follows. */
void visible_put(struct buffer *out, struct slice text);

/* A code point as UTF-8. */
void visible_put_code(struct buffer *out, unsigned code);

#endif
