#include "report/view_parts.h"

#include <stdio.h>
#include <string.h>

#define PLACES_SHOWN 8 /* of one kind of notice */

/* Where notices of one kind go; they come from inputs and from runs. */
struct list {
	struct part *part;
	enum notice_id id;
	struct _xmlNode *node; /* NULL until the first one */
	size_t count;
};

/* The words for a kind: "why_length_failures" for "length-failures". */
static void
add_words(struct list *list, const char *before, const char *name)
{
	char key[64];

	snprintf(
		key, sizeof(key), "%s_%s", before, notice_kinds[list->id].name);
	for (char *c = key; *c; c++)
		*c = *c == '-' ? '_' : *c;
	part_word(list->part, key);
	part_put(list->part, list->node, name);
}

static void
open_list(struct list *list)
{
	struct part *p = list->part;
	char key[32];

	list->node = tree_add(p->view, "notice");
	tree_attr(list->node, "id", notice_kinds[list->id].name);
	tree_attr(list->node, "level", notice_level(list->id));
	add_words(list, "notice", "name");
	add_words(list, "why", "why");
	snprintf(key, sizeof(key), "page_%s", notice_level(list->id));
	part_word(p, key);
	part_attr(p, list->node, "word");
}

static void
add_place(struct list *list, const struct notice *notice, const char *file)
{
	struct part *p = list->part;
	struct _xmlNode *place;
	struct buffer where = {0};

	if (list->count++ >= PLACES_SHOWN)
		return;
	place = tree_add(list->node, "place");
	buffer_puts(&where, file);
	if (notice->line)
		buffer_printf(&where, ":%u", notice->line);
	part_name(p, where.len ? where.bytes : "");
	part_put(p, place, "where");
	buffer_free(&where);
	part_name(p, notice->message);
	part_put(p, place, "message");
}

static void
add_notices(struct list *list, const struct notices *notices, const char *file)
{
	for (size_t i = 0; i < notices->count; i++) {
		const struct notice *notice = &notices->items[i];

		if (notice->id != list->id)
			continue;
		if (!list->node)
			open_list(list);
		add_place(list, notice, *notice->file ? notice->file : file);
	}
}

static void
add_kind(struct part *p, enum notice_id id)
{
	const struct runset *set = p->comparison->set;
	struct list list = {.part = p, .id = id};

	add_notices(&list, &set->notices, "");
	for (size_t i = 0; i < set->count; i++)
		add_notices(&list, &set->runs[i]->notices, set->runs[i]->file);
	if (list.count <= PLACES_SHOWN)
		return;
	part_more(p, list.count - PLACES_SHOWN);
	part_put(p, list.node, "more");
}

/* The gravest first. */
void
view_notices(struct part *p)
{
	for (int level = LEVEL_ERROR; level >= LEVEL_NOTE; level--)
		for (int id = 0; id < NOTICE_COUNT; id++)
			if ((int)notice_kinds[id].level == level)
				add_kind(p, (enum notice_id)id);
}
