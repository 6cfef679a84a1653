/*
 * How many requests were served within which time. The axis spreads the tail:
 * each nine takes as much room as the one before. A panel for each cell, and
 * for each side where there are too many sides for one panel.
 */
#include "report/chart_kind.h"

#include <math.h>

#include "report/curve.h"
#include "report/facet.h"
#include "report/key.h"
#include "report/phrase.h"

static const struct percentile {
	enum field_id field;
	double percent;
} percentiles[] = {
	{FIELD_P50_MS, 50},
	{FIELD_P66_MS, 66},
	{FIELD_P75_MS, 75},
	{FIELD_P80_MS, 80},
	{FIELD_P90_MS, 90},
	{FIELD_P95_MS, 95},
	{FIELD_P98_MS, 98},
	{FIELD_P99_MS, 99},
	{FIELD_P100_MS, 100},
};
#define COUNT COUNTOF(percentiles)
#define TAIL_HEAVY 12 /* greatest over median: from here on logarithmic */
#define LEAST_MS 0.5  /* ab rounds to whole ms: 0 is anything below */

/* The rarest of so many requests; the slowest of all stands behind p99. */
#define ALL 400

/* One in how many requests takes longer. */
static double
rarity(const struct percentile *p)
{
	return p->percent < 100 ? 100 / (100 - p->percent) : ALL;
}

static void
read_run(struct point *at, const struct run *run)
{
	for (size_t i = 0; i < COUNT; i++)
		at[i] = (struct point){rarity(&percentiles[i]),
			run_number(run, percentiles[i].field)};
}

/* Of repeats the mean of each percentile. */
static void
read_group(struct point *at, const struct group *group)
{
	for (size_t i = 0; i < COUNT; i++) {
		double sum = 0, n = 0;

		for (size_t k = 0; k < group->count; k++) {
			double ms = run_number(
				group->runs[k], percentiles[i].field);

			sum += isnan(ms) ? 0 : ms;
			n += isnan(ms) ? 0 : 1;
		}
		at[i] = (struct point){
			rarity(&percentiles[i]), n > 0 ? sum / n : NAN};
	}
}

static bool
has_curve(const struct group *group)
{
	struct point at[COUNT];
	size_t known = 0;

	read_group(at, group);
	for (size_t i = 0; i < COUNT; i++)
		known += isnan(at[i].y) ? 0 : 1;
	return known >= 2;
}

static bool
fits(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count; i++)
		for (size_t s = 0; s < c->side_count; s++)
			if (has_curve(&c->cells[i].groups[s]))
				return true;
	return false;
}

/* A single run: its rate is but one figure. */
static bool
suits(const struct comparison *c)
{
	return c->cell_count == 1 && c->side_count == 1 &&
		c->sides[0].run_count == 1 && fits(c);
}

struct plan {
	const struct comparison *c;
	struct facets facets;
	struct scale y;
	double names; /* the room of names at the lines' ends; 0: a key */
	struct buffer summary;
};

/* One scale for all panels, so that they can be compared. */
static void
make_scale(struct plan *p)
{
	double high = 0, median = 0;

	for (size_t i = 0; i < p->c->cell_count; i++)
		for (size_t s = 0; s < p->c->side_count; s++) {
			const struct group *g = &p->c->cells[i].groups[s];

			for (size_t k = 0; k < g->count; k++) {
				struct point at[COUNT];

				read_run(at, g->runs[k]);
				median = fmax(median, at[0].y);
				for (size_t n = 0; n < COUNT; n++)
					high = fmax(high, at[n].y);
			}
		}
	p->y = (struct scale){.high = high > 0 ? high : 1};
	if (high > TAIL_HEAVY * fmax(median, LEAST_MS)) {
		p->y.logarithmic = true;
		p->y.low = LEAST_MS;
	}
}

/* "A, n 100: 50% 12 ms, 90% 20 ms ..." */
static void
summarize(struct plan *p, const struct frame *f, const char *name, size_t side,
	const struct point *at)
{
	buffer_printf(&p->summary, "%s%s%s%s:", p->summary.len ? "; " : "",
		p->c->sides[side].label, *name ? ", " : "", name);
	for (size_t i = 0; i < COUNT; i++)
		if (!isnan(at[i].y))
			buffer_printf(&p->summary, " %.0f%s %s",
				percentiles[i].percent,
				f->report->locale->percent,
				frame_number(f, at[i].y, 0));
}

static double
draw_side(struct plan *p, const struct panel *panel, size_t cell, size_t side)
{
	const struct group *group = &p->c->cells[cell].groups[side];
	struct point at[COUNT];
	struct curve curve = {.side = side,
		.cell = cell,
		.at = at,
		.count = COUNT,
		.faint = true};

	for (size_t k = 0; group->count > 1 && k < group->count; k++) {
		read_run(at, group->runs[k]);
		curve_draw(panel, &curve);
	}
	read_group(at, group);
	curve.faint = false;
	summarize(p, panel->frame, p->c->cells[cell].label, side, at);
	return curve_draw(panel, &curve);
}

/* What matters most comes first, where there is no room for all. */
static void
draw_ticks(struct panel *panel)
{
	static const size_t order[] = {0, 7, 4, 8, 5, 2, 6, 1, 3};
	struct frame_tick ticks[COUNT];
	const struct frame *f = panel->frame;

	for (size_t i = 0; i < COUNT; i++) {
		const struct percentile *p = &percentiles[order[i]];

		ticks[i].at = rarity(p);
		ticks[i].words = arena_printf(&f->chart->arena, "%.0f%s",
			p->percent, f->report->locale->percent);
	}
	panel_ticks(panel, ticks, COUNT);
}

static void
draw_facet(struct frame *f, const struct facet *facet, void *context)
{
	struct plan *p = context;
	struct panel panel = {.x = {.low = 2, .high = ALL, .logarithmic = true},
		.y = p->y,
		.unit = "ms",
		.names = p->names};
	struct panel_name names[PALETTE_SIDES];
	size_t count = 0;

	if (p->facets.count > 1)
		panel_heading(f, facet->name);
	panel_begin(&panel, f, facet_height(&p->facets));
	for (size_t s = 0; s < p->c->side_count; s++) {
		double end;

		if (!facet_shows(facet, s))
			continue;
		end = draw_side(p, &panel, facet->cell, s);
		if (p->names > 0 && !isnan(end))
			names[count++] = (struct panel_name){
				p->c->sides[s].label, s, end};
	}
	panel_names(&panel, names, count);
	draw_ticks(&panel);
	panel_end(&panel, "");
}

static const char *
subtitle(struct chart *chart, const struct report *report)
{
	struct buffer b = {0};

	locale_sentence(report->locale, &b, "with_unit", "name",
		locale_word(report->locale, "percentages"), "unit", "ms", NULL);
	return frame_keep(chart, &b);
}

static void
layout(struct chart *chart, const struct report *report)
{
	struct plan p = {.c = report->comparison};
	struct frame frame;
	struct key key;

	frame_begin(&frame, chart, report);
	frame_subtitle(&frame, subtitle(chart, report));
	facet_list(&p.facets, chart, p.c, has_curve);
	if (p.facets.count == 1)
		p.names = panel_names_room(&frame);
	key_begin(&key, &frame);
	if (p.names <= 0)
		key_sides(&key);
	key_end(&key);
	make_scale(&p);
	facet_draw(&frame, &p.facets, draw_facet, &p);
	chart->summary = frame_keep(chart, &p.summary);
	frame_end(&frame);
}

const struct chart_kind chart_percentiles = {
	"percentiles", FIELD_P95_MS, false, fits, suits, layout};
