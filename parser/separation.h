/*
 * What stands between a label and its value: colons, bars, remarks.
 */
#ifndef PARSER_SEPARATION_H
#define PARSER_SEPARATION_H

#include "parser/fold.h"

struct separation {
	bool mark;                 /* a colon or the like */
	size_t value;              /* where the value begins */
	size_t remark, remark_end; /* a bracketed remark before the value */
};

/* What separates a label that ends at this code point from its value. */
struct separation separation_find(const struct folded *f, size_t at);

/* Does a blogger's remark begin here: `# users`, `// failed`, `<-- slow`? */
bool separation_is_comment(const struct folded *f, size_t at);

size_t separation_skip_spaces(const struct folded *f, size_t at);

#endif
