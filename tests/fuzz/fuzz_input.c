/*
 * Any bytes as a file: packed or not, in pieces so small that most documents
 * are cut. Nothing is read beyond the limits.
 */
#include <stdint.h>
#include <string.h>

#include "parser/content.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const struct intake_limits limits = {
	.small = 512,
	.piece = 512,
	.uncut = 2048,
	.lines = 1000,
	.fruitless = 2,
	.unpacked = 100000,
	.ratio = 100,
	.unsuspect = 50000,
	.members = 10,
	.nesting = 2,
};

static ptrdiff_t
read_bytes(struct origin *origin, char *bytes, size_t room, struct error *e)
{
	struct slice *left = origin->context;
	size_t count = left->len < room ? left->len : room;

	(void)e;
	if (count)
		memcpy(bytes, left->at, count);
	*left = slice_part(*left, count, left->len);
	return (ptrdiff_t)count;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct slice left = {(const char *)data, size};
	struct origin origin = {
		.read = read_bytes, .context = &left, .file = -1};
	struct runset set = {0};
	struct intake in = {
		.set = &set, .limits = &limits, .read = content_read};

	content_read(&in, "a", &origin, 0);
	runset_free(&set);
	return 0;
}
