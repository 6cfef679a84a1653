#include "parser/lines.h"

void
lines_add(struct text *t, struct arena *a, struct slice line, unsigned number)
{
	t->lines = arena_grow(
		a, t->lines, t->count, &t->room, sizeof(*t->lines));
	t->lines[t->count++] = (struct line){
		.text = line,
		.number = number,
	};
}
