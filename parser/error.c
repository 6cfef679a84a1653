#include "parser/error.h"

#include <stdarg.h>
#include <stdio.h>

bool
error_set(struct error *e, const char *format, ...)
{
	va_list args;

	if (e->set)
		return false;
	va_start(args, format);
	vsnprintf(e->text, sizeof(e->text), format, args);
	va_end(args);
	e->set = true;
	return false;
}
