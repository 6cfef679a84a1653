/*
 * The languages there are words for, by their tags.
 */
#ifndef REPORT_LANGUAGE_H
#define REPORT_LANGUAGE_H

#include "parser/error.h"
#include "templates/resource.h"

/* The words of the longest part of the tag that there are words for:
 * "pl_PL.UTF-8" is "pl". NULL with *e set when there are none. */
const struct resource *language_find(const char *tag, struct error *e);

/* The tag of a resource that holds words; empty when it holds none. */
struct slice language_tag(const struct resource *resource);

#endif
