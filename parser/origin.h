/*
 * Where bytes come from: an open file, or a member of an archive. Reading
 * takes up again what a signal interrupts.
 */
#ifndef PARSER_ORIGIN_H
#define PARSER_ORIGIN_H

#include <stddef.h>

#include "parser/error.h"
#include "parser/notice.h"

struct origin {
	/* Up to room bytes: how many, 0 at the end, -1 with *e set. */
	ptrdiff_t (*read)(struct origin *origin, char *bytes, size_t room,
		struct error *e);
	void *context; /* borrowed */
	int file;      /* -1 where it is no open file */
	size_t size;   /* as the file system says; 0 where it does not */
	enum notice_id failure; /* what an error in it is */
};

/* Reads from a file that stays open and is somebody else's. */
struct origin origin_of_file(int file);

/* Reads until room bytes are there, or they end, or *e is set: how many. */
size_t origin_fill(
	struct origin *origin, char *bytes, size_t room, struct error *e);

#endif
