#include "report/comparison.h"

const struct entry *
comparison_entry(const struct comparison *c, const struct table *t, size_t cell,
	size_t side)
{
	return &t->entries[cell * c->side_count + side];
}
