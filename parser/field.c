#include "parser/field.h"

#define FIELD_ROW(id, name, type, unit, decimals, better) \
	[FIELD_##id] = {name, TYPE_##type, unit, decimals, BETTER_##better},
const struct field fields[FIELD_COUNT] = {FIELDS(FIELD_ROW)};

enum field_id
field_find(struct slice name)
{
	for (int id = 0; id < FIELD_COUNT; id++)
		if (slice_equals(name, fields[id].name))
			return (enum field_id)id;
	return FIELD_COUNT;
}

bool
field_is_number(enum field_id id)
{
	return fields[id].type == TYPE_COUNT || fields[id].type == TYPE_DECIMAL;
}
