/*
 * How throughput and latency go with concurrency: throughput above, latency
 * below, concurrency on an axis of powers of two. Settings that differ in
 * more than concurrency have panels of their own.
 */
#include "report/chart_kind.h"

#include <math.h>
#include <string.h>

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
	double names, figures;
	struct buffer summary;
};

static bool
suits(const struct comparison *c)
{
	return sweep_alone(c) && c->side_count <= PALETTE_SIDES;
}

static bool
is_shared(const struct comparison *c, enum setting setting,
	const struct buffer *words)
{
	bool shared = true;

	for (size_t i = 0; i < c->cell_count && shared; i++) {
		struct buffer other = {0};

		setting_write(&other, &c->cells[i], setting);
		shared = other.len == words->len &&
			!memcmp(other.bytes, words->bytes, words->len);
		buffer_free(&other);
	}
	return shared;
}

/* The settings that tell a sweep from others. */
static const char *
name_of(struct chart *chart, const struct comparison *c, size_t cell)
{
	struct buffer b = {0};

	for (int s = 0; s < SETTING_COUNT; s++) {
		struct buffer words = {0};

		setting_write(&words, &c->cells[cell], (enum setting)s);
		if (s != SETTING_CONCURRENCY && words.len &&
			!is_shared(c, (enum setting)s, &words))
			buffer_printf(
				&b, "%s%s", b.len ? " " : "", words.bytes);
		buffer_free(&words);
	}
	return frame_keep(chart, &b);
}

static void
list_facets(struct plan *p, struct chart *chart)
{
	struct sweep sweep;

	for (size_t i = 0; i < p->c->cell_count && i < SWEEP_LEVELS; i++) {
		const char *name = name_of(chart, p->c, i);

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

/* The largest of all runs: the scale of all panels, to compare them by. */
static double
largest(const struct comparison *c, enum field_id field)
{
	double most = 0;

	for (size_t s = 0; s < c->side_count; s++)
		for (size_t k = 0; k < c->sides[s].run_count; k++)
			most = fmax(
				most, run_number(c->sides[s].runs[k], field));
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
	struct frame_tick ticks[SWEEP_LEVELS];

	for (size_t i = 0; i < sweep->count; i++) {
		size_t level = i == 1 ? sweep->count - 1 : i > 1 ? i - 1 : 0;
		double c = p->c->cells[sweep->levels[level]].concurrency;

		ticks[i].at = c;
		ticks[i].words = frame_number(panel->frame, c, 0);
	}
	panel_ticks(panel, ticks, sweep->count);
}

static double
panel_height(const struct plan *p)
{
	double height = facet_height(&p->facets);

	return p->latency == FIELD_COUNT ? height : height * PANEL_SHARE;
}

static struct panel
panel_of(const struct plan *p, enum field_id field)
{
	return (struct panel){.names = p->names,
		.figures = p->figures,
		.unit = "",
		.y = {.high = largest(p->c, field)}};
}

/* Panels above each other begin at the same place. */
static void
find_figures(struct plan *p, struct frame *f)
{
	struct panel rate = panel_of(p, FIELD_RPS);
	struct panel latency;

	p->figures = panel_figures(&rate, f, panel_height(p));
	if (p->latency == FIELD_COUNT)
		return;
	latency = panel_of(p, p->latency);
	p->figures = fmax(
		p->figures, panel_figures(&latency, f, panel_height(p)));
}

static void
draw_panel(struct plan *p, struct frame *f, const struct facet *facet,
	enum field_id field, const char *axis)
{
	struct panel_name names[PALETTE_SIDES];
	struct panel panel = panel_of(p, field);
	struct sweep sweep;
	size_t count = 0;

	sweep_from(&sweep, p->c, facet->cell);
	panel.x = (struct scale){.logarithmic = true,
		.low = p->c->cells[sweep.levels[0]].concurrency,
		.high = p->c->cells[sweep.levels[sweep.count - 1]].concurrency};
	panel_begin(&panel, f, panel_height(p));
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
	find_figures(&p, &frame);
	facet_draw(&frame, &p.facets, draw_facet, &p);
	chart->summary = frame_keep(chart, &p.summary);
	frame_end(&frame);
}

const struct chart_kind chart_sweep = {
	"sweep", FIELD_COUNT, false, sweep_any, suits, layout};
