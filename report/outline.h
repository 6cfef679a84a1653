/*
 * Words as shapes, for an SVG that must look the same where its fonts are not
 * installed. They can then be neither selected nor searched.
 */
#ifndef REPORT_OUTLINE_H
#define REPORT_OUTLINE_H

#include "parser/buffer.h"
#include "report/mark.h"

/*
 * Append the data of a path with the words of the text. False when there is
 * no font at all. The context is a struct canvas_gaps, or NULL.
 */
bool outline_write(struct buffer *out, const struct mark *text,
	const struct chart *chart, void *context);

#endif
