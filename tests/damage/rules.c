#include "tests/damage/rules.h"

#include <stdlib.h>
#include <string.h>

#include "parser/arena.h"
#include "templates/resource.h"
#include "tests/damage/figures.h"
#include "tests/damage/labels.h"

unsigned
rules_random(unsigned *seed)
{
	*seed = *seed * 1103515245u + 12345u;
	return *seed >> 16;
}

struct slice
rules_next_line(struct slice *rest)
{
	struct slice line = slice_part(*rest, 0, slice_find(*rest, "\n"));

	*rest = slice_part(*rest, line.len + 1, rest->len);
	return line;
}

static bool
restyle(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	(void)seed;
	figures_restyle(out, report, &figure_styles[rule->number]);
	return true;
}

/* With a number, forms are chosen at random. */
static bool
translate(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	struct speaker speaker = {labels_say_form, slice_of(rule->text),
		rule->number ? seed | 1 : 0};

	labels_rewrite(out, report, &speaker);
	return true;
}

static struct rule *
add(struct rules *r, struct arena *a, size_t *room, enum stage stage)
{
	struct rule *rule = arena_array(a, 1, sizeof(*rule));

	rule->stage = stage;
	r->items = arena_grow(a, r->items, r->count, room, sizeof(*r->items));
	r->items[r->count++] = rule;
	return rule;
}

static void
add_styles(struct rules *r, struct arena *a, size_t *room)
{
	for (size_t i = 0; i < figure_style_count; i++) {
		struct rule *rule = add(r, a, room, STAGE_FIGURES);

		rule->name = figure_styles[i].name;
		rule->apply = restyle;
		rule->number = (unsigned)i;
	}
}

static void
add_languages(struct rules *r, struct arena *a, size_t *room)
{
	for (size_t i = 0; i < resource_count * 2; i++) {
		const struct resource *file = &resources[i / 2];
		struct slice name = slice_of(file->name);
		struct rule *rule;

		if (!slice_starts(name, "words/"))
			continue;
		name = slice_part(name, strlen("words/"), name.len);
		name = slice_part(name, 0, slice_find(name, "."));
		rule = add(r, a, room, STAGE_WORDS);
		rule->name = arena_printf(a, "%.*s%s", (int)name.len, name.at,
			i % 2 ? "-other" : "");
		rule->apply = translate;
		rule->text = file->bytes.at;
		rule->number = i % 2;
	}
}

static void
add_table(struct rules *r, struct arena *a, size_t *room,
	const struct rule *table)
{
	for (; table->name; table++) {
		r->items = arena_grow(
			a, r->items, r->count, room, sizeof(*r->items));
		r->items[r->count++] = table;
	}
}

void
rules_list(struct rules *r, struct arena *a)
{
	size_t room = 0;

	memset(r, 0, sizeof(*r));
	add_styles(r, a, &room);
	add_languages(r, a, &room);
	add_table(r, a, &room, rules_of_lines);
	add_table(r, a, &room, rules_of_pages);
	add_table(r, a, &room, rules_of_bytes);
}
