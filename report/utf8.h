/*
 * Code points and the columns that they take in a terminal. Bytes that are not
 * UTF-8 count as U+FFFD, one for each byte.
 */
#ifndef REPORT_UTF8_H
#define REPORT_UTF8_H

#include <stdint.h>

#include "parser/buffer.h"

#define UTF8_REPLACEMENT 0xfffdu

/* Take the next code point off a text that is not empty. */
uint32_t utf8_next(struct slice *text);

void utf8_put(struct buffer *out, uint32_t code);

/* Put the text as it may be shown anywhere: valid, tabs and line ends as
 * spaces, no controls, no marks that change the direction of what follows. */
void utf8_put_visible(struct buffer *out, struct slice text);

/* 0 for what combines, 2 for what is wide in East Asia, else 1. */
int utf8_columns_of(uint32_t code);

int utf8_columns(struct slice text);

#endif
