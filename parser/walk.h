/*
 * The files of a folder and of all folders in it, in an order that depends on
 * nothing but their names. Hidden files and what is no regular file are left
 * out. Symbolic links are followed, but a file that is reached twice is read
 * once, under the name that is no link.
 */
#ifndef PARSER_WALK_H
#define PARSER_WALK_H

#include <sys/types.h>

#include "parser/arena.h"

struct walk_file {
	const char *path;
	dev_t device;
	ino_t number;
	bool linked; /* reached through a symbolic link */
};

struct walk_error {
	const char *path;
	const char *why;
};

/* All memory is of the arena; a zero walk is empty. */
struct walk {
	struct arena *arena;
	struct walk_file *files;
	size_t count;
	size_t room;
	struct walk_error *errors;
	size_t error_count;
	size_t error_room;
};

/* Fills the walk with what is in the folder. */
void walk_folder(struct walk *walk, struct arena *a, const char *folder);

#endif
