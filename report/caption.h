/*
 * The small print of a chart: the settings that all runs share, the hosts, and
 * what a reader should be careful with, in one paragraph.
 */
#ifndef REPORT_CAPTION_H
#define REPORT_CAPTION_H

#include "parser/buffer.h"
#include "report/renderer.h"

void caption_write(struct buffer *out, const struct report *report);

#endif
