/*
 * HTML5 as bytes: tags, escaping, and which elements are special. All that a
 * page consists of passes here, so this is the one place that escapes it.
 */
#ifndef REPORT_MARKUP_H
#define REPORT_MARKUP_H

#include <stdbool.h>

#include "parser/buffer.h"

struct _xmlNode;

/* Text between tags. White space with a line end in it becomes a line end. */
void markup_text(struct buffer *out, const char *text);

/* ` name="value"`, with its leading space. */
void markup_attribute(struct buffer *out, const char *name, const char *value);

/* Content of an element as its kind wants it: JSON in script, CSS in style
 * without anything that would end them, text elsewhere. */
void markup_content(
	struct buffer *out, const struct _xmlNode *element, const char *text);

/* Is its content not markup, that is, script or style? */
bool markup_is_raw(const struct _xmlNode *element);

/*
 * `<name` and the attributes of an element but those that skip says yes to.
 * More attributes may follow, then markup_close_start; true when the element
 * ends with that, having neither content nor end tag.
 */
void markup_open(struct buffer *out, struct _xmlNode *element,
	bool (*skip)(const void *context, const char *name),
	const void *context);
bool markup_close_start(struct buffer *out, const struct _xmlNode *element);
void markup_end(struct buffer *out, const struct _xmlNode *element);

#endif
