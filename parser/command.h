/*
 * The shell line that called ab: where it begins and ends within prose, and
 * what its options say.
 */
#ifndef PARSER_COMMAND_H
#define PARSER_COMMAND_H

#include "parser/slice.h"

struct command {
	struct slice text;   /* from the program's name up to the URL */
	double requests;     /* -n; NAN where it is not given */
	double concurrency;  /* -c */
	double time_limit_s; /* -t */
	bool keep_alive;     /* -k */
	char method[16];     /* "GET", "HEAD", "POST", "PUT" or that of -m */
	struct slice url;    /* empty where there is none */
};

/* Find the first call of ab in a line. A mere mention ("the ab tool") and the
 * usage text are none. */
bool command_find(struct command *c, struct slice line);

/* The path of a URL with its query, "/" where it has none. */
struct slice command_path(struct slice url);

#endif
