#include "report/view_parts.h"

#include <string.h>

#include "report/grid.h"
#include "report/index.h"

#define LINES_SHOWN 12 /* of those where a file's runs begin */

/* The runs of one file stand together in a set. */
struct source {
	const struct runset *set;
	size_t first, end;
};

static void
write_lines(struct part *p, const struct source *s)
{
	for (size_t i = s->first; i < s->end; i++) {
		if (i - s->first == LINES_SHOWN) {
			part_more(p, s->end - i);
			return;
		}
		part_comma(p);
		buffer_printf(&p->text, "%u", s->set->runs[i]->line);
	}
}

static void
write_versions(struct part *p, const struct source *s)
{
	struct index versions = {0};

	for (size_t i = s->first; i < s->end; i++)
		if (run_has(s->set->runs[i], FIELD_AB_VERSION))
			index_add(&versions,
				run_text(s->set->runs[i], FIELD_AB_VERSION));
	for (size_t i = 0; i < versions.count; i++) {
		part_comma(p);
		part_name(p, versions.texts[i]);
	}
	if (!versions.count)
		buffer_puts(&p->text, PART_ABSENT);
	index_free(&versions);
}

static void
add_source(struct grid *g, const struct source *s)
{
	struct part *p = g->part;

	part_name(p, s->set->runs[s->first]->file);
	grid_row(g);
	grid_figure(g, (double)(s->end - s->first), 0);
	write_lines(p, s);
	grid_value(g, "text");
	write_versions(p, s);
	grid_value(g, "text");
}

static size_t
end_of(const struct runset *set, size_t first)
{
	size_t end = first + 1;

	while (end < set->count &&
		!strcmp(set->runs[end]->file, set->runs[first]->file))
		end++;
	return end;
}

static void
add_files(struct part *p)
{
	static const struct {
		const char *key, *kind;
	} columns[] = {{"name_file", "label"}, {"runs", "figure"},
		{"page_lines", "text"}, {"name_ab_version", "text"}};
	const struct runset *set = p->comparison->set;
	struct source s = {.set = set};
	struct grid g;

	part_word(p, "page_files");
	g = grid_open(p, tree_add(p->view, "sources"), "sources-table");
	for (size_t i = 0; i < COUNTOF(columns); i++) {
		part_word(p, columns[i].key);
		grid_column(&g, columns[i].kind);
	}
	for (; s.first < set->count; s.first = s.end) {
		s.end = end_of(set, s.first);
		add_source(&g, &s);
	}
}

static void
add_made(struct part *p)
{
	struct _xmlNode *made = tree_add(p->view, "made");

	buffer_puts(&p->text, "abreport " ABREPORT_VERSION);
	part_put(p, made, "program");
	if (!*p->report->command)
		return;
	part_name(p, p->report->command);
	part_put(p, made, "command");
}

void
view_sources(struct part *p)
{
	add_files(p);
	add_made(p);
}
