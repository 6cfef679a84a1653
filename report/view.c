#include "report/view.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "report/caution.h"
#include "report/marked.h"
#include "report/qualifier.h"
#include "report/verdict.h"
#include "report/view_parts.h"

static const char *const themes[] = {
	[THEME_AUTO] = "auto",
	[THEME_LIGHT] = "light",
	[THEME_DARK] = "dark",
	[THEME_PRINT] = "print",
};

/* What is compared, for those who gave no title: the names of the sides. */
static void
add_heading(struct part *p)
{
	const struct comparison *c = p->comparison;
	const size_t shown = c->side_count < 4 ? c->side_count : 3;

	if (*p->report->title) {
		part_name(p, p->report->title);
		part_put(p, p->view, "heading");
		return;
	}
	for (size_t i = 0; i < shown; i++) {
		part_comma(p);
		part_side(p, i);
	}
	if (shown < c->side_count)
		part_more(p, c->side_count - shown);
	part_put(p, p->view, "heading");
}

static void
add_cautions(struct part *p, const struct comparison *marked)
{
	struct buffer lines = {0};
	char *line, *rest;

	caution_list(&lines, p->locale, marked);
	line = lines.len ? strtok_r(lines.bytes, "\n", &rest) : NULL;
	for (; line; line = strtok_r(NULL, "\n", &rest))
		tree_add_text(p->view, "caution", line);
	buffer_free(&lines);
}

static void
add_sides(struct part *p)
{
	for (size_t i = 0; i < p->comparison->side_count; i++) {
		struct _xmlNode *side;

		part_side(p, i);
		side = part_put(p, p->view, "side");
		tree_attr_number(side, "number", (double)i + 1);
		if (i == p->comparison->baseline)
			tree_attr(side, "baseline", "true");
	}
}

static void
add_finding(struct part *p)
{
	struct arena a = {0};
	struct comparison marked = marked_names(p->comparison, &a);

	if (*p->report->title)
		part_name(p, p->report->title);
	else
		verdict_title(&p->text, p->locale, &marked);
	part_put(p, p->view, "title");
	add_heading(p);
	verdict_title(&p->text, p->locale, &marked);
	part_put(p, p->view, "finding");
	qualifier_write(&p->text, p->locale, &marked);
	if (p->text.len)
		part_put(p, p->view, "basis");
	add_cautions(p, &marked);
	add_sides(p);
	arena_free(&a);
}

static void
add_attributes(struct part *p)
{
	const struct comparison *c = p->comparison;

	tree_attr(p->view, "lang", p->locale->tag);
	tree_attr(p->view, "dir", p->locale->right_to_left ? "rtl" : "ltr");
	tree_attr(p->view, "theme", themes[p->report->theme]);
	tree_attr(p->view, "version", ABREPORT_VERSION);
	tree_attr_number(p->view, "sides", (double)c->side_count);
	tree_attr_number(p->view, "runs", (double)c->set->count);
}

/* Which side each run of the set belongs to, found by its address. */
struct owner {
	const struct run *run;
	size_t side;
};

static int
by_address(const void *a, const void *b)
{
	uintptr_t x = (uintptr_t)((const struct owner *)a)->run;
	uintptr_t y = (uintptr_t)((const struct owner *)b)->run;

	return (x > y) - (x < y);
}

static const size_t *
find_sides(const struct comparison *c, struct arena *a)
{
	struct owner *owners = arena_array(
		a, c->set->count + 1, sizeof(*owners));
	size_t *side_of = arena_array(a, c->set->count + 1, sizeof(*side_of));
	size_t count = 0;

	for (size_t i = 0; i < c->side_count; i++)
		for (size_t k = 0; k < c->sides[i].run_count; k++)
			owners[count++] = (struct owner){
				c->sides[i].runs[k], i};
	qsort(owners, count, sizeof(*owners), by_address);
	for (size_t i = 0; i < c->set->count; i++) {
		const struct owner key = {c->set->runs[i], 0};
		const struct owner *found = bsearch(
			&key, owners, count, sizeof(*owners), by_address);

		side_of[i] = found ? found->side : SIZE_MAX;
	}
	return side_of;
}

bool
view_build(struct tree *view, const struct report *report, struct error *e)
{
	struct arena a = {0};
	struct part p = {.report = report,
		.comparison = report->comparison,
		.locale = report->locale};
	bool ok;

	tree_new(view, "view");
	p.view = view->root;
	p.side_of = find_sides(report->comparison, &a);
	add_attributes(&p);
	add_finding(&p);
	view_settings(&p);
	view_results(&p);
	ok = view_charts(&p, e);
	view_measures(&p);
	view_repeats(&p);
	view_failures(&p);
	view_times(&p);
	view_runs(&p);
	view_notices(&p);
	view_guide(&p);
	view_sources(&p);
	buffer_free(&p.text);
	arena_free(&a);
	return ok;
}

bool
view_render(struct buffer *out, const struct report *report, struct error *e)
{
	struct tree view = {0};
	bool ok = view_build(&view, report, e) && tree_write(out, &view, e);

	tree_free(&view);
	return ok;
}
