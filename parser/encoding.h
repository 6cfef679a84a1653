/*
 * Bytes in any encoding become UTF-8. What is valid UTF-8 is that and nothing
 * else; then a byte order mark or the places of zero bytes decide, then what
 * the document says of itself, then the letters (encoding_guess.h). A text of
 * which most is UTF-8 keeps its good lines: only the bad bytes are changed.
 */
#ifndef PARSER_ENCODING_H
#define PARSER_ENCODING_H

#include "parser/arena.h"
#include "parser/notice.h"

/*
 * Valid UTF-8 without a byte order mark at its start: a part of the bytes
 * where they are that, else in the arena. `declared` is what a mail says of
 * its text, or empty; pages and XML are asked here. `first` is the number of
 * the first line, for the notices that say what was done.
 */
struct slice encoding_to_utf8(struct arena *a, struct slice bytes,
	struct slice declared, unsigned first, struct notices *notices);

#endif
