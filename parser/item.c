#include "parser/item.h"

#include <string.h>

void
item_add(struct items *items, struct arena *a, struct item item)
{
	struct number *numbers = arena_array(
		a, item.number_count, sizeof(*numbers));

	if (item.number_count)
		memcpy(numbers, item.numbers,
			item.number_count * sizeof(*numbers));
	item.numbers = numbers;
	items->items = arena_grow(a, items->items, items->count, &items->room,
		sizeof(*items->items));
	items->items[items->count++] = item;
}
