#include "report/tabulate.h"

#include <math.h>
#include <string.h>
#include "report/phrase.h"
#include "report/qualifier.h"

/* What stands between columns on a terminal, and before the rows. */
#define GAP 2
#define INDENT 2

void
tabulate_put(struct tabulation *tab, struct sheet *sheet)
{
	sheet_put(sheet, &tab->text);
}

void
tabulate_put_word(struct tabulation *tab, struct sheet *sheet, const char *key)
{
	buffer_puts(&tab->text, locale_word(tab->locale, key));
	tabulate_put(tab, sheet);
}

void
tabulate_put_label(
	struct tabulation *tab, struct sheet *sheet, const char *label)
{
	buffer_puts(&tab->text, label);
	tabulate_put(tab, sheet);
}

void
tabulate_put_entry(
	struct tabulation *tab, struct sheet *sheet, const struct entry *entry)
{
	phrase_value(&tab->text, tab->locale, entry);
	tabulate_put(tab, sheet);
}

void
tabulate_put_short_name(
	struct tabulation *tab, struct sheet *sheet, enum field_id field)
{
	const char *name = fields[field].name;

	if (field == FIELD_RPS)
		buffer_puts(
			&tab->text, locale_word(tab->locale, "requests_short"));
	else if (field == FIELD_FAILED)
		buffer_puts(
			&tab->text, locale_word(tab->locale, "failed_short"));
	else if (name[0] == 'p' && name[1] >= '0' && name[1] <= '9')
		buffer_printf(&tab->text, "%.*s (ms)",
			1 + (int)strspn(name + 1, "0123456789"), name);
	else
		phrase_metric_unit(&tab->text, tab->locale, field);
	tabulate_put(tab, sheet);
}

void
tabulate_put_delta(
	struct tabulation *tab, struct sheet *sheet, const struct delta *delta)
{
	phrase_delta(&tab->text, tab->locale, delta);
	tabulate_put(tab, sheet);
}

const char *
tabulate_direction(const struct tabulation *tab, const struct table *t)
{
	switch (t->metric->better) {
	case BETTER_HIGHER:
		return locale_word(tab->locale, "higher_is_better");
	case BETTER_LOWER:
		return locale_word(tab->locale, "lower_is_better");
	case BETTER_NEITHER:
		break;
	}
	return "";
}

bool
tabulate_is_single(const struct comparison *c)
{
	return c->side_count == 1 && c->sides[0].run_count == 1;
}

/* The width of a sheet with its gaps and the indent of its rows. */
static size_t
width_of(const struct sheet *sheet)
{
	size_t width = INDENT;

	for (size_t k = 0; k < sheet->columns; k++)
		width += sheet_width(sheet, k) + (k ? GAP : 0);
	return width;
}

bool
tabulate_fits(const struct tabulation *tab, const struct sheet *sheet)
{
	return sheet->columns <= tab->most_columns &&
		width_of(sheet) <= tab->most_width;
}
