#include "parser/notice.h"

#include <stdarg.h>
#include <stdio.h>

#define NOTICE_ROW(id, name, level) [NOTICE_##id] = {name, LEVEL_##level},
const struct notice_kind notice_kinds[NOTICE_COUNT] = {NOTICES(NOTICE_ROW)};

void
notice_add(struct notices *list, struct arena *a, enum notice_id id,
	unsigned line, const char *format, ...)
{
	char text[1024];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof(text), format, args);
	va_end(args);
	list->items = arena_grow(
		a, list->items, list->count, &list->room, sizeof(*list->items));
	list->items[list->count++] = (struct notice){
		.id = id,
		.file = "",
		.line = line,
		.message = arena_copy(a, slice_of(text)),
	};
}

const char *
notice_level(enum notice_id id)
{
	static const char *const names[] = {
		[LEVEL_NOTE] = "note",
		[LEVEL_WARNING] = "warning",
		[LEVEL_ERROR] = "error",
	};

	return names[notice_kinds[id].level];
}
