/*
 * Inputs by name: files, directories, archives, compressed files, standard
 * input. A large file is read in pieces cut between runs, so that memory stays
 * bounded. What cannot be read becomes a notice of level error in the set, and
 * the other inputs are still read.
 */
#ifndef PARSER_INPUT_H
#define PARSER_INPUT_H

#include "parser/document.h"

/* Takes the records read so far out of the set; false stops the reading. */
struct input_sink {
	/* Called when a piece of an input has been read; may empty the set with
	 * runset_free. NULL: everything stays in the set. */
	bool (*piece_done)(struct runset *set, void *context);
	void *context;
};

/*
 * Read one INPUT of the command line: "-", a file, a directory, an archive.
 * True when nothing was amiss, that is, no notice of level error was added.
 */
bool input_read(struct runset *set, const char *path, enum separator separator,
	const struct input_sink *sink);

#endif
