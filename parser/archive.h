/*
 * Compressed files and archives, told by their first bytes and unpacked by
 * libarchive: gzip, bzip2, xz, zstd, tar and zip, one within the other down to
 * a depth. The only door to libarchive.
 */
#ifndef PARSER_ARCHIVE_H
#define PARSER_ARCHIVE_H

#include "parser/intake.h"
#include "parser/origin.h"

bool archive_looks(struct slice head);

/*
 * Reads all members as files named `name:member`; what is only compressed
 * keeps its name. The head is what was already read from the origin.
 */
void archive_unpack(struct intake *in, const char *name, struct origin *origin,
	struct slice head, unsigned nesting);

#endif
