#include "parser/layout.h"

static void
trim_ends(struct text *t)
{
	for (size_t i = 0; i < t->count; i++) {
		struct slice *s = &t->lines[i].text;

		while (s->len && (s->at[s->len - 1] == ' ' ||
			s->at[s->len - 1] == '\t'))
			s->len--;
	}
}

void
layout_undo(struct text *t, struct arena *a)
{
	(void)a;
	trim_ends(t);
}
