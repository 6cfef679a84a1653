/*
 * Strings as JSON, Python, C and shells write them: \n, \", \u00e9, \x1b.
 */
#ifndef PARSER_UNESCAPE_H
#define PARSER_UNESCAPE_H

#include "parser/arena.h"

/* What the string stands for: valid UTF-8 in the arena if s is. */
struct slice unescape_text(struct arena *a, struct slice s);

#endif
