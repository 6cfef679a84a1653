/*
 * What the program itself has to say on standard error.
 */
#ifndef REPORT_COMPLAINT_H
#define REPORT_COMPLAINT_H

#include "parser/error.h"

/* "abreport: ..." with nothing in it that a terminal would obey; nothing at
 * all for an error without words. */
void complaint_say(const struct error *e);

#endif
