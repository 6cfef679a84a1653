/*
 * Saved mails, one or a whole mailbox: header, parts, and bodies in
 * quoted-printable or base64.
 */
#ifndef PARSER_MAIL_H
#define PARSER_MAIL_H

#include "parser/lines.h"
#include "parser/notice.h"

/* Do the bytes begin with the header of a mail? */
bool mail_looks(struct slice bytes);

/*
 * Append the mail's lines: headers as they are, bodies decoded. A part in HTML
 * is left out where the same mail has it as plain text too.
 */
void mail_lines(struct text *t, struct arena *a, struct slice bytes,
	unsigned first, struct notices *notices);

#endif
