/*
 * Names for INPUTs that nobody gave a label: the file's name without folder
 * and extension, longer where that would leave two alike.
 */
#ifndef REPORT_SOURCE_H
#define REPORT_SOURCE_H

#include "report/compare.h"

/*
 * One name per input, in the arena, valid UTF-8 and never "". Inputs of the
 * same label have the same name; others have names of their own.
 */
const char **source_names(
	struct arena *a, const struct compare_input *inputs, size_t count);

#endif
