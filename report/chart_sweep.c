/*
 * How throughput and latency go with concurrency: throughput above, latency
 * below, concurrency on an axis of powers of two. Settings that differ in
 * more than concurrency have panels of their own.
 */
#include "report/chart_kind.h"

#include <math.h>

#include "report/curve.h"
#include "report/delta.h"
#include "report/facet.h"
#include "report/key.h"
#include "report/phrase.h"
#include "report/setting.h"
#include "report/sweep.h"

#define PANEL_SHARE 0.75 /* of the height of a facet with one panel */

/* What is shown for latency: the first that the logs have. */
static const enum field_id latencies[] = {
	FIELD_P95_MS,
	FIELD_P50_MS,
	FIELD_TOTAL_MEAN_MS,
	FIELD_TPR,
};

struct plan {
	const struct comparison *c;
	struct facets facets;
	enum field_id latency; /* FIELD_COUNT: the logs have none */
	double names;
	struct buffer summary;
};

static bool
suits(const struct comparison *c)
{
	return sweep_alone(c) && c->side_count <= PALETTE_SIDES;
}

/* The settings that a sweep has in common, which tell it from others. */
static const char *
name_of(struct chart *chart, const struct cell *cell)
{
	static const enum setting shown[] = {SETTING_LIMIT, SETTING_REQUESTS,
		SETTING_KEEP_ALIVE, SETTING_METHOD, SETTING_PATH};
	struct buffer b = {0};

	for (size_t i = 0; i < COUNTOF(shown); i++) {
		if (b.len)
			buffer_putc(&b, ' ');
		setting_write(&b, cell, shown[i]);
	}
	return frame_keep(chart, &b);
}

static void
list_facets(struct plan *p, struct chart *chart)
{
	struct sweep sweep;

	for (size_t i = 0; i < p->c->cell_count && i < SWEEP_LEVELS; i++) {
		const char *name = name_of(chart, &p->c->cells[i]);

		if (!sweep_from(&sweep, p->c, i))
			continue;
		if (p->c->side_count <= PALETTE_SIDES)
			facet_add(&p->facets, name, i, MARK_NONE);
		for (size_t s = 0; p->c->side_count > PALETTE_SIDES &&
			s < p->c->side_count;
			s++)
			facet_add(&p->facets,
				arena_printf(&chart->arena, "%s %s",
					p->c->sides[s].label, name),
				i, s);
	}
}

/* The first of the latencies that any run has; FIELD_COUNT: none. */
static enum field_id
find_latency(const struct comparison *c)
{
	for (size_t i = 0; i < COUNTOF(latencies); i++)
		for (size_t s = 0; s < c->side_count; s++)
			for (size_t k = 0; k < c->sides[s].run_count; k++)
				if (run_has(c->sides[s].runs[k], latencies[i]))
					return latencies[i];
	return FIELD_COUNT;
}

/* The largest of all sides and levels, repeats included. */
static double
largest(const struct plan *p, const struct sweep *sweep, enum field_id field)
{
	double most = 0;

	for (size_t i = 0; i < sweep->count; i++)
		for (size_t s = 0; s < p->c->side_count; s++) {
			const struct group *g =
				&p->c->cells[sweep->levels[i]].groups[s];

			for (size_t k = 0; k < g->count; k++)
				most = fmax(
					most, run_number(g->runs[k], field));
		}
	return most > 0 ? most : 1;
}

static double
draw_side(struct plan *p, const struct panel *panel, const struct sweep *sweep,
	size_t side, enum field_id field)
{
	struct point at[SWEEP_LEVELS];
	struct curve curve = {.side = side,
		.cell = MARK_NONE,
		.at = at,
		.count = sweep->count};
	const struct frame *f = panel->frame;

	buffer_printf(&p->summary, "%s%s:", p->summary.len ? "; " : "",
		p->c->sides[side].label);
	for (size_t i = 0; i < sweep->count; i++) {
		const struct cell *cell = &p->c->cells[sweep->levels[i]];
		const struct group *group = &cell->groups[side];
		struct entry entry = delta_entry(group, field);

		at[i] = (struct point){cell->concurrency, entry.value};
		for (size_t k = 0; group->count > 1 && k < group->count; k++)
			curve_dot(panel, &curve,
				(struct point){at[i].x,
					run_number(group->runs[k], field)});
		if (!isnan(entry.value))
			buffer_printf(&p->summary, " c %.0f %s",
				cell->concurrency,
				frame_number(f, entry.value, entry.decimals));
	}
	return curve_draw(panel, &curve);
}

/* The ends first: they matter most where there is no room for all. */
static void
draw_ticks(const struct plan *p, struct panel *panel, const struct sweep *sweep)
{
	struct panel_tick ticks[SWEEP_LEVELS];

	for (size_t i = 0; i < sweep->count; i++) {
		size_t level = i == 1 ? sweep->count - 1 : i > 1 ? i - 1 : 0;
		double c = p->c->cells[sweep->levels[level]].concurrency;

		ticks[i].at = c;
		ticks[i].words = frame_number(panel->frame, c, 0);
	}
	panel_ticks(panel, ticks, sweep->count);
}

static void
draw_panel(struct plan *p, struct frame *f, const struct facet *facet,
	enum field_id field, const char *axis)
{
	struct panel_name names[PALETTE_SIDES];
	struct panel panel = {.names = p->names, .unit = ""};
	struct sweep sweep;
	size_t count = 0;

	sweep_from(&sweep, p->c, facet->cell);
	panel.x = (struct scale){.logarithmic = true,
		.low = p->c->cells[sweep.levels[0]].concurrency,
		.high = p->c->cells[sweep.levels[sweep.count - 1]].concurrency};
	panel.y = (struct scale){.high = largest(p, &sweep, field)};
	panel_begin(&panel, f, facet_height(&p->facets) * PANEL_SHARE);
	for (size_t s = 0; s < p->c->side_count; s++) {
		double end;

		if (!facet_shows(facet, s))
			continue;
		end = draw_side(p, &panel, &sweep, s, field);
		if (p->names > 0 && !isnan(end))
			names[count++] = (struct panel_name){
				p->c->sides[s].label, s, end};
	}
	panel_names(&panel, names, count);
	draw_ticks(p, &panel, &sweep);
	panel_end(&panel, axis);
}

static const char *
metric_name(const struct frame *f, enum field_id field)
{
	struct buffer b = {0};

	phrase_metric_unit(&b, f->report->locale, field);
	return frame_keep(f->chart, &b);
}

static void
draw_facet(struct frame *f, const struct facet *facet, void *context)
{
	struct plan *p = context;
	const char *axis = frame_word(f, "concurrency");

	if (p->facets.count > 1)
		panel_heading(f, facet->name);
	if (p->latency == FIELD_COUNT) {
		draw_panel(p, f, facet, FIELD_RPS, axis);
		return;
	}
	panel_heading(f, metric_name(f, FIELD_RPS));
	draw_panel(p, f, facet, FIELD_RPS, "");
	f->y += 2 * GAP;
	panel_heading(f, metric_name(f, p->latency));
	draw_panel(p, f, facet, p->latency, axis);
}

/* "Requests per second; 95% of requests within (ms)" */
static const char *
subtitle(const struct frame *f, enum field_id latency)
{
	struct buffer b = {0};

	phrase_metric_unit(&b, f->report->locale, FIELD_RPS);
	if (latency != FIELD_COUNT)
		phrase_add(&b, f->report->locale, "notes_two",
			metric_name(f, latency));
	return frame_keep(f->chart, &b);
}

static void
layout(struct chart *chart, const struct report *report)
{
	struct plan p = {.c = report->comparison};
	struct frame frame;
	struct key key;

	frame_begin(&frame, chart, report);
	p.latency = find_latency(p.c);
	list_facets(&p, chart);
	frame_subtitle(&frame, subtitle(&frame, p.latency));
	if (p.facets.count == 1)
		p.names = panel_names_room(&frame);
	key_begin(&key, &frame);
	if (p.names <= 0)
		key_sides(&key);
	key_end(&key);
	facet_draw(&frame, &p.facets, draw_facet, &p);
	chart->summary = frame_keep(chart, &p.summary);
	frame_end(&frame);
}

const struct chart_kind chart_sweep = {
	"sweep", FIELD_COUNT, false, sweep_any, suits, layout};
