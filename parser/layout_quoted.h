/*
 * The body of a mail in quoted-printable that was saved without its header.
 */
#ifndef PARSER_LAYOUT_QUOTED_H
#define PARSER_LAYOUT_QUOTED_H

#include "parser/lines.h"

/* Decode all lines if each equals sign in them is quoted-printable's. */
void layout_quoted_undo(struct text *t, struct arena *a);

#endif
