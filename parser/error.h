/*
 * Why something failed, told once where it is first known and passed up
 * untouched. The first error wins: a second error_set on the same error
 * changes nothing.
 */
#ifndef PARSER_ERROR_H
#define PARSER_ERROR_H

#include <stdbool.h>

struct error {
	bool set;
	char text[512]; /* lower case, no full stop; "" until set */
};

/* Record the reason; always false, so that callers can return it. */
bool error_set(struct error *e, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
