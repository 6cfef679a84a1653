/*
 * Bytes become lines of clean UTF-8. Whatever the encoding was and whatever a
 * console, a mail program or a blog did to the log, a line here is valid
 * UTF-8 without control characters, ANSI sequences, soft hyphens, zero-width
 * or bidi marks, and without blanks at its end; each line knows which line of
 * the input it came from. Spaces other than U+0020 and tab, digits of other
 * scripts, full-width forms and separators stay as they are: the lexer and
 * number.c know them.
 */
#ifndef PARSER_TEXT_H
#define PARSER_TEXT_H

#include "parser/lines.h"
#include "parser/notice.h"

enum text_verdict { TEXT_OK, TEXT_EMPTY, TEXT_BINARY };

/*
 * Decode bytes into lines, told apart by content. Lines and their texts live
 * in the arena, or are parts of the bytes, which must outlive them. `first` is
 * the number of the first line. Saved pages and ab -w tables come out as the
 * lines that a reader would see.
 */
enum text_verdict text_decode(struct text *t, struct arena *a,
	struct slice bytes, unsigned first, struct notices *notices);

#endif
