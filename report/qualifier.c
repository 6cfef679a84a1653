#include "report/qualifier.h"

#include <math.h>
#include <stdio.h>

#include "report/phrase.h"
#include "report/remark.h"

/* Sides whose repeats are counted; there is no room for more. */
#define MOST_NAMED 6

/* What a note is made of. */
struct wording {
	const struct locale *l;
	const struct comparison *c;
	const struct table *t; /* of the headline metric */
};

/* From where to where the cells go that a mean is of. */
static void
add_cells(struct buffer *notes, const struct wording *w)
{
	size_t other = w->c->baseline ? 0 : 1;
	double low = NAN, high = NAN;
	struct buffer from = {0}, to = {0}, note = {0};
	char count[24];

	for (size_t i = 0; i < w->c->cell_count; i++) {
		double percent =
			comparison_entry(w->c, w->t, i, other)->delta.percent;

		low = fmin(low, percent); /* which pass over a NAN */
		high = fmax(high, percent);
	}
	locale_percent(w->l, &from, low);
	locale_percent(w->l, &to, high);
	snprintf(count, sizeof(count), "%zu", w->t->shared);
	locale_sentence(w->l, &note,
		w->c->side_count == 2 ? "note_cells" : "note_cells_only",
		"count", count, "low", from.bytes, "high", to.bytes, NULL);
	phrase_add(notes, w->l, "notes_two", note.bytes);
	buffer_free(&from);
	buffer_free(&to);
	buffer_free(&note);
}

static bool
has_only_figures(const struct runset *set)
{
	for (size_t i = 0; i < set->count; i++)
		if (set->runs[i]->kind != KIND_FIGURE)
			return false;
	return true;
}

static void
add_repeats(struct buffer *notes, const struct wording *w)
{
	struct buffer list = {0}, note = {0};

	for (size_t s = 0; s < w->c->side_count && s < MOST_NAMED; s++) {
		struct buffer item = {0};

		if (w->c->side_count > 1)
			buffer_printf(&item, "%s ", w->c->sides[s].label);
		buffer_printf(&item, "%zu", w->c->sides[s].run_count);
		phrase_add(&list, w->l, "list_two", item.bytes);
		buffer_free(&item);
	}
	locale_sentence(w->l, &note, "note_repeats", "list", list.bytes, NULL);
	phrase_add(notes, w->l, "notes_two", note.bytes);
	buffer_free(&list);
	buffer_free(&note);
}

static bool
has_repeats(const struct wording *w)
{
	for (size_t i = 0; i < w->c->cell_count * w->c->side_count; i++)
		if (w->t->entries[i].count > 1)
			return true;
	return false;
}

bool
qualifier_is_compared(const struct comparison *c)
{
	for (size_t s = 0; s < c->side_count; s++)
		if (!isnan(c->tables[0].overall[s].percent))
			return true;
	return false;
}

void
qualifier_write(
	struct buffer *out, const struct locale *l, const struct comparison *c)
{
	static const struct {
		enum remark_id id;
		const char *key;
	} rows[] = {
		{REMARK_DOCUMENTS_DIFFER, "note_documents"},
		{REMARK_SETTINGS_FORCED, "note_forced"},
		{REMARK_FAILURES, "note_failures"},
		{REMARK_ERROR_PAGES, "note_error_pages"},
	};
	struct wording w = {.l = l, .c = c, .t = &c->tables[0]};
	bool compared = c->side_count > 1 && qualifier_is_compared(c);

	if (compared && w.t->shared > 1)
		add_cells(out, &w);
	for (size_t i = 0; i < COUNTOF(rows); i++)
		if (remark_is_there(c, rows[i].id))
			phrase_add(out, l, "notes_two",
				locale_word(l, rows[i].key));
	if (has_repeats(&w))
		add_repeats(out, &w);
	else if (compared)
		phrase_add(out, l, "notes_two",
			locale_word(l,
				has_only_figures(c->set) ? "note_one_figure"
							 : "note_one_run"));
}
