/*
 * Any bytes are a document: reading them neither crashes nor hangs, and what
 * comes out holds what run.h promises.
 */
#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "parser/document.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t len);

static void
check_value(const struct run *run, enum field_id id)
{
	if (!run_has(run, id) || id == FIELD_NOTICES)
		return;
	if (fields[id].type == TYPE_TEXT)
		assert(run_text(run, id) != NULL);
	else
		assert(isfinite(run_number(run, id)));
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t len)
{
	struct runset set = {0};
	struct document document = {.name = "fuzz", .first = 1, .last = true};

	document_read(&set, &document,
		(struct slice){(const char *)(const void *)bytes, len});
	for (size_t i = 0; i < set.count; i++)
		for (int id = 0; id < FIELD_COUNT; id++)
			check_value(set.runs[i], (enum field_id)id);
	runset_free(&set);
	return 0;
}
