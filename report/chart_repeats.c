/*
 * Every run as a dot, in the order of the runs, and a dashed line at the
 * geometric mean of a side: how much runs vary, and whether they drift.
 */
#include "report/chart_kind.h"

#include <math.h>

#include "report/curve.h"
#include "report/facet.h"
#include "report/key.h"
#include "report/phrase.h"

#define RUNS_LEAST 2
#define PAD 0.1 /* of the range, above and below */

struct plan {
	const struct comparison *c;
	const struct table *t;
	struct facets facets;
	struct scale y;
	size_t runs; /* of the side that has most */
	double names;
	struct buffer summary;
};

static bool
has_repeats(const struct group *group)
{
	return group->count >= RUNS_LEAST;
}

static bool
fits(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count; i++)
		for (size_t s = 0; s < c->side_count; s++)
			if (comparison_entry(c, &c->tables[0], i, s)->count >=
				RUNS_LEAST)
				return true;
	return false;
}

/* Dots need no zero; a little room keeps them off the edges. */
static void
make_scale(struct plan *p)
{
	double low = INFINITY, high = -INFINITY, pad;

	for (size_t i = 0; i < p->c->cell_count; i++)
		for (size_t s = 0; s < p->c->side_count; s++) {
			const struct group *g = &p->c->cells[i].groups[s];

			p->runs = g->count > p->runs ? g->count : p->runs;
			for (size_t k = 0; k < g->count; k++) {
				double value = run_number(
					g->runs[k], p->t->field);

				low = fmin(low, value);
				high = fmax(high, value);
			}
		}
	pad = high > low ? (high - low) * PAD : high > 0 ? high * PAD : 1;
	p->y = (struct scale){.low = fmax(0, low - pad), .high = high + pad};
}

static void
summarize(struct plan *p, const struct frame *f, const struct facet *facet,
	size_t side)
{
	const struct group *group = &p->c->cells[facet->cell].groups[side];

	buffer_printf(&p->summary, "%s%s%s%s:", p->summary.len ? "; " : "",
		p->c->sides[side].label, *facet->name ? ", " : "", facet->name);
	for (size_t k = 0; k < group->count; k++)
		buffer_printf(&p->summary, " %s",
			frame_number(f, run_number(group->runs[k], p->t->field),
				run_decimals(group->runs[k], p->t->field)));
}

/* The mean of a side all the way across; the result is its y in px. */
static double
draw_mean(const struct plan *p, const struct panel *panel,
	const struct facet *facet, size_t side)
{
	const struct entry *entry = comparison_entry(
		p->c, p->t, facet->cell, side);
	double y = scale_at(&panel->y, entry->value);
	struct mark *m;

	if (isnan(entry->value) || entry->count < RUNS_LEAST)
		return NAN;
	m = mark_line(panel->frame->chart, ROLE_CURVE,
		palette_side(side, p->c->side_count),
		(struct point){panel->x.from_px - MARKER, y},
		(struct point){panel->x.to_px + MARKER, y});
	m->side = side;
	m->cell = facet->cell;
	m->value = entry->value;
	m->dashed = true;
	return y;
}

static double
draw_side(struct plan *p, const struct panel *panel, const struct facet *facet,
	size_t side)
{
	const struct group *group = &p->c->cells[facet->cell].groups[side];
	struct arena *a = &panel->frame->chart->arena;
	struct point *at = arena_array(a, group->count + 1, sizeof(*at));
	struct curve curve = {.side = side,
		.cell = facet->cell,
		.at = at,
		.count = group->count,
		.faint = true};
	double mean = draw_mean(p, panel, facet, side);

	for (size_t k = 0; k < group->count; k++)
		at[k] = (struct point){(double)(k + 1),
			run_number(group->runs[k], p->t->field)};
	curve_draw(panel, &curve);
	for (size_t k = 0; k < group->count; k++)
		curve_mark(panel, &curve, at[k]);
	summarize(p, panel->frame, facet, side);
	return mean;
}

static void
draw_ticks(const struct plan *p, struct panel *panel)
{
	struct frame_tick words[TICKS_MAX];
	struct ticks ticks;

	scale_whole_ticks(&ticks, 1, (double)p->runs, TICKS_MAX);
	for (size_t i = 0; i < ticks.count; i++) {
		words[i].at = ticks.at[i];
		words[i].words = frame_number(panel->frame, ticks.at[i], 0);
	}
	panel_ticks(panel, words, ticks.count);
}

static void
draw_facet(struct frame *f, const struct facet *facet, void *context)
{
	struct plan *p = context;
	struct panel panel = {.x = {.low = 1, .high = (double)p->runs},
		.y = p->y,
		.unit = "",
		.names = p->names};
	struct panel_name names[PALETTE_SIDES];
	size_t count = 0;

	if (p->facets.count > 1)
		panel_heading(f, facet->name);
	panel_begin(&panel, f, facet_height(&p->facets));
	for (size_t s = 0; s < p->c->side_count; s++) {
		double y;

		if (!facet_shows(facet, s))
			continue;
		y = draw_side(p, &panel, facet, s);
		if (p->names > 0 && !isnan(y))
			names[count++] = (struct panel_name){
				p->c->sides[s].label, s, y};
	}
	panel_names(&panel, names, count);
	draw_ticks(p, &panel);
	panel_end(&panel, frame_word(f, "runs"));
}

static void
layout(struct chart *chart, const struct report *report)
{
	struct plan p = {
		.c = report->comparison, .t = &report->comparison->tables[0]};
	struct frame frame;
	struct key key;

	frame_begin(&frame, chart, report);
	frame_subtitle(&frame, frame_metric(chart, report, p.t));
	facet_list(&p.facets, chart, p.c, has_repeats);
	if (p.facets.count == 1)
		p.names = panel_names_room(&frame);
	key_begin(&key, &frame);
	if (p.names <= 0)
		key_sides(&key);
	key_dashes(&key, frame_word(&frame, "geometric_mean"));
	key_end(&key);
	make_scale(&p);
	facet_draw(&frame, &p.facets, draw_facet, &p);
	chart->summary = frame_keep(chart, &p.summary);
	frame_end(&frame);
}

const struct chart_kind chart_repeats = {
	"repeats", FIELD_COUNT, false, fits, NULL, layout};
