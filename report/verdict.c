#include "report/verdict.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "report/phrase.h"
#include "report/qualifier.h"
#include "report/remark.h"

/* Sides that a sentence names before it says how many more there are. */
#define MOST_NAMED 6

/* What a sentence is made of. */
struct wording {
	const struct locale *l;
	const struct comparison *c;
	const struct table *t; /* of the headline metric */
	struct buffer metric;
};

static const char *
side_label(const struct wording *w, size_t side)
{
	return w->c->sides[side].label;
}

static void
put_value(
	struct buffer *out, const struct wording *w, const struct entry *entry)
{
	struct buffer value = {0};
	const char *unit = w->t->metric->unit;

	phrase_value(&value, w->l, entry);
	if (slice_equals(slice_of(unit), "ms"))
		locale_sentence(
			w->l, out, "unit_ms", "value", value.bytes, NULL);
	else if (slice_equals(slice_of(unit), "s"))
		locale_sentence(
			w->l, out, "unit_s", "value", value.bytes, NULL);
	else
		buffer_puts(out, value.bytes);
	buffer_free(&value);
}

static void
put_one_value(
	struct buffer *out, const struct wording *w, const struct entry *entry)
{
	const char *key = isnan(entry->value) ? "verdict_no_figure"
		: w->t->field == FIELD_RPS    ? "verdict_one_rate"
					      : "verdict_one";
	struct buffer value = {0};

	put_value(&value, w, entry);
	locale_sentence(w->l, out, key, "side", side_label(w, 0), "metric",
		w->metric.bytes, "value", value.bytes, NULL);
	buffer_free(&value);
}

/* One side in several cells: from its least to its greatest figure. */
static void
put_range(struct buffer *out, const struct wording *w)
{
	const struct entry *low = NULL, *high = NULL;
	struct buffer from = {0}, to = {0};

	for (size_t i = 0; i < w->c->cell_count; i++) {
		const struct entry *entry = comparison_entry(w->c, w->t, i, 0);

		if (isnan(entry->value))
			continue;
		low = !low || entry->value < low->value ? entry : low;
		high = !high || entry->value > high->value ? entry : high;
	}
	if (!low || low == high) {
		put_one_value(out, w, low ? low : w->t->entries);
		return;
	}
	put_value(&from, w, low);
	put_value(&to, w, high);
	locale_sentence(w->l, out, "verdict_one_range", "side",
		side_label(w, 0), "metric", w->metric.bytes, "low", from.bytes,
		"high", to.bytes, NULL);
	buffer_free(&from);
	buffer_free(&to);
}

static void
put_two_sides(struct buffer *out, const struct wording *w)
{
	size_t other = w->c->baseline ? 0 : 1;
	const struct delta *change = &w->t->overall[other];
	const char *key = change->within_rounding ? "verdict_rounding"
		: w->t->field == FIELD_RPS        ? "verdict_rate"
						  : "verdict_metric";
	struct buffer delta = {0};

	phrase_delta(&delta, w->l, change);
	locale_sentence(w->l, out, key, "side", side_label(w, other),
		"baseline", side_label(w, w->c->baseline), "metric",
		w->metric.bytes, "delta", delta.bytes, NULL);
	buffer_free(&delta);
}

static void
add_more(struct buffer *list, const struct wording *w, size_t count)
{
	struct buffer more = {0};
	char text[24];

	if (!count)
		return;
	snprintf(text, sizeof(text), "%zu", count);
	locale_sentence(w->l, &more, "more", "count", text, NULL);
	phrase_add(list, w->l, "list_two", more.bytes);
	buffer_free(&more);
}

static void
put_many_sides(struct buffer *out, const struct wording *w)
{
	struct buffer list = {0};
	size_t named = 0, unnamed = 0;

	for (size_t s = 0; s < w->c->side_count; s++) {
		struct buffer item = {0};

		if (isnan(w->t->overall[s].percent))
			continue;
		if (named++ >= MOST_NAMED) {
			unnamed++;
			continue;
		}
		buffer_printf(&item, "%s ", side_label(w, s));
		phrase_delta(&item, w->l, &w->t->overall[s]);
		phrase_add(&list, w->l, "list_two", item.bytes);
		buffer_free(&item);
	}
	add_more(&list, w, unnamed);
	locale_sentence(w->l, out, "verdict_sides", "metric", w->metric.bytes,
		"baseline", side_label(w, w->c->baseline), "list", list.bytes,
		NULL);
	buffer_free(&list);
}

static bool
shares_a_cell(const struct comparison *c)
{
	for (size_t i = 0; i < c->cell_count; i++) {
		const struct group *groups = c->cells[i].groups;

		for (size_t s = 0; s < c->side_count; s++)
			if (s != c->baseline && groups[s].count &&
				groups[c->baseline].count)
				return true;
	}
	return false;
}

static void
put_not_compared(struct buffer *out, const struct wording *w)
{
	const char *reason = shares_a_cell(w->c) ? "reason_no_figures"
		: remark_is_there(w->c, REMARK_SETTINGS_DIFFER)
		? "reason_settings"
		: "reason_no_shared_cell";

	locale_sentence(w->l, out, "verdict_not_compared", "metric",
		w->metric.bytes, "reason", locale_word(w->l, reason), NULL);
}

static void
put_title(struct buffer *out, const struct wording *w)
{
	if (w->c->side_count == 1)
		put_range(out, w);
	else if (!qualifier_is_compared(w->c))
		put_not_compared(out, w);
	else if (w->c->side_count == 2)
		put_two_sides(out, w);
	else
		put_many_sides(out, w);
}

static struct wording
wording_of(const struct locale *l, const struct comparison *c)
{
	struct wording w = {.l = l, .c = c, .t = &c->tables[0]};

	phrase_metric(&w.metric, l, w.t->field);
	return w;
}

void
verdict_title(
	struct buffer *out, const struct locale *l, const struct comparison *c)
{
	struct wording w = wording_of(l, c);

	put_title(out, &w);
	buffer_free(&w.metric);
}

void
verdict_sentence(
	struct buffer *out, const struct locale *l, const struct comparison *c)
{
	struct wording w = wording_of(l, c);
	struct buffer title = {0}, notes = {0};

	put_title(&title, &w);
	qualifier_write(&notes, l, c);
	locale_sentence(l, out,
		notes.len ? "verdict_with_notes" : "verdict_sentence",
		"verdict", title.bytes, "notes", notes.bytes, NULL);
	buffer_free(&title);
	buffer_free(&notes);
	buffer_free(&w.metric);
}
