#include "report/chart.h"

#include <math.h>
#include <string.h>

#include "report/canvas.h"
#include "report/chart_kind.h"
#include "report/outline.h"
#include "report/ruler.h"
#include "report/svg.h"
#include "report/verdict.h"

/* The first that suits is what a reader sees who did not ask. */
static const struct chart_kind *const kinds[] = {
	&chart_sweep,
	&chart_percentiles,
	&chart_latency,
	&chart_bars, /* always suits */
	&chart_deltas,
	&chart_repeats,
	&chart_failures,
};

const char *
chart_name(size_t number)
{
	return number < COUNTOF(kinds) ? kinds[number]->name : NULL;
}

static const struct chart_kind *
find(const char *name)
{
	for (size_t i = 0; i < COUNTOF(kinds); i++)
		if (!strcmp(kinds[i]->name, name))
			return kinds[i];
	return NULL;
}

bool
chart_fits(const char *name, const struct comparison *c)
{
	const struct chart_kind *kind = find(name);

	return kind && kind->fits(c);
}

static const struct chart_kind *
choose(const struct comparison *c)
{
	for (size_t i = 0; i < COUNTOF(kinds); i++)
		if (kinds[i]->suits && kinds[i]->suits(c))
			return kinds[i];
	return NULL;
}

static const struct chart_kind *
kind_for(const struct report *report, struct error *e)
{
	const struct chart_kind *kind = *report->chart
		? find(report->chart)
		: choose(report->comparison);

	if (kind && kind->fits(report->comparison))
		return kind;
	if (!*report->chart)
		error_set(e, "the runs have nothing that could be drawn");
	else if (!kind)
		error_set(e, "no chart is called '%s'", report->chart);
	else
		error_set(e, "the runs have nothing for a chart of kind '%s'",
			report->chart);
	return NULL;
}

static double
width_of(const struct report *report)
{
	double width = report->width_px > 0 ? report->width_px : WIDTH;

	return width < WIDTH_LEAST   ? WIDTH_LEAST
		: width > WIDTH_MOST ? WIDTH_MOST
				     : width;
}

/* The finding about the metric that the kind shows, where it was compared. */
static void
write_finding(
	struct buffer *out, const struct report *report, enum field_id headline)
{
	struct comparison about = *report->comparison;

	for (size_t i = 0; i < report->comparison->table_count; i++)
		if (report->comparison->tables[i].field == headline)
			about.tables = &report->comparison->tables[i];
	about.table_count = 1;
	verdict_title(out, report->locale, &about);
}

static void
set_title(struct chart *chart, const struct report *report,
	enum field_id headline)
{
	struct buffer b = {0};

	if (*report->title)
		buffer_puts(&b, report->title);
	else
		write_finding(&b, report, headline);
	chart->title = ruler_clean(&chart->arena, b.len ? b.bytes : "");
	buffer_free(&b);
}

bool
chart_compute(struct chart *chart, const struct report *report, struct error *e)
{
	const struct chart_kind *kind = kind_for(report, e);

	if (!kind)
		return false;
	chart->width = floor(width_of(report));
	chart->lang = report->locale->tag;
	chart->right_to_left = report->locale->right_to_left;
	set_title(chart, report, kind->headline);
	kind->layout(chart, report);
	chart->summary = ruler_clean(&chart->arena, chart->summary);
	if (chart->right_to_left && kind->mirrors)
		mark_mirror(chart);
	else if (chart->right_to_left)
		mark_mirror_words(chart);
	return true;
}

bool
chart_svg(struct buffer *out, const struct report *report, const char *prefix,
	struct error *e)
{
	struct svg_options options = {.prefix = prefix,
		.theme = report->theme,
		.outline = report->outlines ? outline_write : NULL,
		.context = report->gaps};
	struct chart chart = {0};
	bool ok = chart_compute(&chart, report, e) &&
		svg_write(out, &chart, &options, e);

	mark_free(&chart);
	return ok;
}

bool
chart_png(struct buffer *out, const struct report *report, double scale,
	struct error *e)
{
	struct canvas_options options = {
		.theme = report->theme, .scale = scale, .gaps = report->gaps};
	struct chart chart = {0};
	bool ok = chart_compute(&chart, report, e) &&
		canvas_png(out, &chart, &options, e);

	mark_free(&chart);
	return ok;
}

bool
chart_pdf(struct buffer *out, const struct report *report, struct error *e)
{
	struct canvas_options options = {
		.theme = report->theme, .scale = 1, .gaps = report->gaps};
	struct chart chart = {0};
	bool ok = chart_compute(&chart, report, e) &&
		canvas_pdf(out, &chart, &options, e);

	mark_free(&chart);
	return ok;
}
