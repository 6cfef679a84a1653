/*
 * Reports that stand side by side, as paste, pr and diff -y print them: the
 * left one's lines come first, then those of the one to its right.
 */
#ifndef PARSER_LAYOUT_COLUMNS_H
#define PARSER_LAYOUT_COLUMNS_H

#include "parser/lines.h"

/* Does the label that the line begins with stand in it once more? */
bool layout_columns_may(struct slice line);

/* False when nothing stood side by side. */
bool layout_columns_split(struct text *t, struct arena *a);

#endif
