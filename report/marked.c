#include "report/marked.h"

#include "report/tree.h"

static const char *
mark(struct arena *a, const char *name)
{
	struct buffer text = {0};
	const char *marked;

	if (!*name)
		return name;
	tree_isolate(&text, name);
	marked = arena_copy(a, buffer_slice(&text));
	buffer_free(&text);
	return marked;
}

/* Sentences name servers and documents. */
static const struct run *
mark_run(struct arena *a, const struct run *run)
{
	static const enum field_id ids[] = {FIELD_SERVER_SOFTWARE,
		FIELD_SERVER_HOSTNAME, FIELD_DOCUMENT_PATH};
	struct run *marked = arena_array(a, 1, sizeof(*marked));

	*marked = *run;
	for (size_t i = 0; i < COUNTOF(ids); i++)
		if (run_has(run, ids[i]))
			marked->values[ids[i]].text = mark(
				a, run_text(run, ids[i]));
	return marked;
}

static struct side
mark_side(struct arena *a, const struct side *side)
{
	struct side marked = {
		.label = mark(a, side->label),
		.runs = arena_array(a, side->run_count, sizeof(*side->runs)),
		.run_count = side->run_count,
	};

	for (size_t i = 0; i < side->run_count; i++)
		marked.runs[i] = mark_run(a, side->runs[i]);
	return marked;
}

struct comparison
marked_names(const struct comparison *c, struct arena *a)
{
	struct comparison marked = *c;

	marked.sides = arena_array(a, c->side_count, sizeof(*c->sides));
	for (size_t i = 0; i < c->side_count; i++)
		marked.sides[i] = mark_side(a, &c->sides[i]);
	marked.cells = arena_array(a, c->cell_count, sizeof(*c->cells));
	for (size_t i = 0; i < c->cell_count; i++) {
		marked.cells[i] = c->cells[i];
		marked.cells[i].label = mark(a, c->cells[i].label);
		marked.cells[i].path = mark(a, c->cells[i].path);
	}
	return marked;
}
