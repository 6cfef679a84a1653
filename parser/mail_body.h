/* The body of a part of a mail: its transfer encoding undone. */
#ifndef PARSER_MAIL_BODY_H
#define PARSER_MAIL_BODY_H

#include "parser/arena.h"

enum mail_transfer { MAIL_PLAIN, MAIL_QUOTED, MAIL_BASE64 };

struct mail_part {
	enum mail_transfer transfer;
	struct slice charset;
	bool is_html;
	bool is_other; /* no text: a picture, an archive */
	struct slice body;
	unsigned first; /* the number of its first line */
};

/* Decoded bytes, and the number of the input's line that each line began in. */
struct mail_lines {
	struct slice bytes;
	unsigned *numbers;
	size_t count;
	size_t room;
};

void mail_body_decode(struct mail_lines *lines, struct arena *a,
	const struct mail_part *part);

#endif
