#include "report/view_parts.h"

#include "report/chart.h"
#include "report/grid.h"

#define VALUES_SHOWN 40 /* of the runs of one side in one cell */

#define LARGE_BYTES ((size_t)32 * 1024) /* of a picture worth having once */

struct size {
	const char *kind;
	const char *prefix; /* of ids, which are the page's */
	double width_px;
};

static bool
draw(struct buffer *svg, const struct part *p, const struct size *size,
	struct error *e)
{
	struct report report = *p->report;

	report.width_px = size->width_px;
	return chart_svg(svg, &report, size->prefix, e);
}

static bool
add_picture(struct _xmlNode *chart, const struct buffer *svg, const char *kind,
	struct error *e)
{
	struct _xmlNode *picture = tree_add(chart, "picture");

	tree_attr(picture, "kind", kind);
	return tree_add_xml(picture, buffer_slice(svg), e);
}

/* A page shows the picture that its reader's screen has room for. One that is
 * large for all that it shows is there once, and scrolls on a small screen. */
static bool
add_pictures(struct part *p, struct _xmlNode *chart, struct error *e)
{
	static const struct size wide = {"wide", "w-", 960};
	static const struct size narrow = {"narrow", "n-", 360};
	struct buffer svg = {0};
	bool ok = draw(&svg, p, &wide, e);
	bool is_large = svg.len > LARGE_BYTES;

	ok = ok && add_picture(chart, &svg, is_large ? "single" : wide.kind, e);
	svg.len = 0;
	if (ok && !is_large)
		ok = draw(&svg, p, &narrow, e) &&
			add_picture(chart, &svg, narrow.kind, e);
	buffer_free(&svg);
	return ok;
}

/* The data: every run's figure, so that no repeat hides behind a mean. */
static void
write_values(struct part *p, const struct group *group, enum field_id field)
{
	for (size_t i = 0; i < group->count; i++) {
		if (i == VALUES_SHOWN) {
			part_more(p, group->count - i);
			break;
		}
		if (!run_has(group->runs[i], field))
			continue;
		part_dot(p);
		part_value(p, group->runs[i], field);
	}
	if (!p->text.len)
		buffer_puts(&p->text, PART_ABSENT);
}

static void
add_data(struct part *p, struct _xmlNode *chart)
{
	const struct comparison *c = p->comparison;
	const struct table *t = &c->tables[0];
	struct grid g;

	part_field_unit(p, t->field);
	part_pair(p, "page_chart_data");
	g = grid_open(p, chart, "chart-data");
	part_word(p, "cell");
	grid_column(&g, "label");
	for (size_t i = 0; i < c->side_count; i++)
		grid_side_column(&g, i, "figure");
	for (size_t k = 0; k < c->cell_count; k++) {
		part_cell(p, k);
		grid_row(&g);
		for (size_t i = 0; i < c->side_count; i++) {
			write_values(p, &c->cells[k].groups[i], t->field);
			grid_value(&g, "figure");
		}
	}
}

/* Is there more to see than a single figure? */
static bool
is_worth_it(const struct comparison *c)
{
	size_t count = 0;

	for (size_t i = 0; i < c->cell_count * c->side_count; i++)
		count += c->tables[0].entries[i].count;
	return count > 1;
}

bool
view_charts(struct part *p, struct error *e)
{
	struct _xmlNode *chart;

	if (!*p->report->chart && !is_worth_it(p->comparison))
		return true;
	chart = tree_add(tree_add(p->view, "charts"), "chart");
	tree_attr(chart, "id", "chart-1");
	part_field(p, p->comparison->tables[0].field);
	part_put(p, chart, "caption");
	if (!add_pictures(p, chart, e))
		return false;
	add_data(p, chart);
	return true;
}
