/*
 * Which tables show a comparison, and how they lie: two sides in one cell have
 * a row per metric; several cells have a row each with the sides beside each
 * other; where that gets too wide, or nothing is shared, a row is a side in a
 * cell. One side has a row per cell or per run.
 */
#ifndef REPORT_TABULATE_H
#define REPORT_TABULATE_H

#include "report/compare.h"
#include "report/locale.h"
#include "report/sheet.h"

struct tabulation {
	const struct comparison *comparison; /* borrowed, as is the locale */
	const struct locale *locale;
	size_t most_columns; /* of a sheet */
	size_t most_width;   /* of a sheet, in columns of a terminal */
	struct sheets sheets;
	struct buffer text; /* of the next cell */
	bool is_tight;      /* there is no room to name the baseline */
};

/* A single run: it is summed up rather than compared. */
bool tabulate_is_single(const struct comparison *c);

bool tabulate_fits(const struct tabulation *tab, const struct sheet *sheet);

/* "higher is better"; "" where neither is. */
const char *tabulate_direction(
	const struct tabulation *tab, const struct table *t);

/* The next cell of a sheet: the next text, a word, a name, a figure. */
void tabulate_put(struct tabulation *tab, struct sheet *sheet);
void tabulate_put_word(
	struct tabulation *tab, struct sheet *sheet, const char *key);
void tabulate_put_label(
	struct tabulation *tab, struct sheet *sheet, const char *label);
void tabulate_put_short_name(
	struct tabulation *tab, struct sheet *sheet, enum field_id field);
void tabulate_put_delta(
	struct tabulation *tab, struct sheet *sheet, const struct delta *delta);
void tabulate_put_entry(
	struct tabulation *tab, struct sheet *sheet, const struct entry *entry);

#endif
