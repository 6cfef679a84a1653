#include "report/phrase.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "report/setting.h"

#define EN_DASH "\xe2\x80\x93"

/* "95% of requests within" of "p95_ms"; false for other fields. */
static bool
put_percentile(struct buffer *out, const struct locale *l, const char *name)
{
	char percent[32];
	int digits = (int)strspn(name + 1, "0123456789");

	if (*name != 'p' || !digits)
		return false;
	snprintf(percent, sizeof(percent), "%.*s%s", digits, name + 1,
		l->percent);
	locale_sentence(l, out, "served_within", "percent", percent, NULL);
	return true;
}

/* "Waiting, median" of "waiting_median_ms"; false for other fields. */
static bool
put_time_of_row(struct buffer *out, const struct locale *l, const char *name)
{
	static const char *const rows[] = {
		"connect",
		"processing",
		"waiting",
		"total",
	};
	static const char *const columns[] = {
		"min",
		"mean",
		"sd",
		"median",
		"max",
	};
	char composed[64];

	for (size_t r = 0; r < COUNTOF(rows); r++)
		for (size_t k = 0; k < COUNTOF(columns); k++) {
			snprintf(composed, sizeof(composed), "%s_%s_ms",
				rows[r], columns[k]);
			if (strcmp(name, composed) != 0)
				continue;
			locale_sentence(l, out, "time_of_row", "row",
				locale_word(l, rows[r]), "column",
				locale_word(l, columns[k]), NULL);
			return true;
		}
	return false;
}

void
phrase_metric(struct buffer *out, const struct locale *l, enum field_id field)
{
	const char *name = fields[field].name;
	char key[64];

	snprintf(key, sizeof(key), "name_%s", name);
	if (locale_has(l, key))
		buffer_puts(out, locale_word(l, key));
	else if (!put_percentile(out, l, name) &&
		!put_time_of_row(out, l, name))
		buffer_puts(out, locale_word(l, name));
}

void
phrase_metric_unit(
	struct buffer *out, const struct locale *l, enum field_id field)
{
	const char *unit = fields[field].unit;
	struct buffer name = {0};

	phrase_metric(&name, l, field);
	if (!*unit || !strcmp(unit, "1/s") || !strcmp(unit, "bytes"))
		buffer_puts(out, name.bytes);
	else
		locale_sentence(l, out, "with_unit", "name", name.bytes, "unit",
			unit, NULL);
	buffer_free(&name);
}

void
phrase_value(
	struct buffer *out, const struct locale *l, const struct entry *entry)
{
	locale_number(l, out, entry->value, entry->decimals);
}

void
phrase_delta(
	struct buffer *out, const struct locale *l, const struct delta *delta)
{
	if (isnan(delta->percent))
		buffer_puts(out, EN_DASH);
	else if (delta->within_rounding)
		buffer_putc(out, '~');
	else
		locale_percent(l, out, delta->percent);
}

void
phrase_document(
	struct buffer *out, const struct locale *l, const struct run *run)
{
	double length = run_number(run, FIELD_DOCUMENT_LENGTH);
	struct buffer count = {0}, bytes = {0};

	buffer_puts(out, run_text(run, FIELD_DOCUMENT_PATH));
	if (!isnan(length)) {
		locale_number(l, &count, length, 0);
		locale_sentence(
			l, &bytes, "unit_bytes", "count", count.bytes, NULL);
		phrase_add(out, l, "list_two", bytes.bytes);
	}
	buffer_free(&count);
	buffer_free(&bytes);
}

static bool
is_shared(const struct comparison *c, enum setting setting)
{
	struct buffer first = {0}, other = {0};
	bool shared = true;

	setting_write_key(&first, &c->cells[0], setting);
	for (size_t i = 1; i < c->cell_count && shared; i++) {
		other.len = 0;
		setting_write_key(&other, &c->cells[i], setting);
		shared = slice_equals(buffer_slice(&other), first.bytes);
	}
	buffer_free(&first);
	buffer_free(&other);
	return shared;
}

void
phrase_settings(struct buffer *out, const struct comparison *c)
{
	const char *between = "";

	for (int k = 0; k < SETTING_COUNT; k++) {
		enum setting setting = (enum setting)k;
		struct buffer text = {0};

		if (setting == SETTING_METHOD &&
			!strcmp(c->cells[0].method, "GET"))
			continue;
		if (is_shared(c, setting))
			setting_write(&text, &c->cells[0], setting);
		if (text.len) {
			buffer_puts(out, between);
			buffer_put(out, buffer_slice(&text));
			between = "  ";
		}
		buffer_free(&text);
	}
}

void
phrase_add(struct buffer *list, const struct locale *l, const char *key,
	const char *item)
{
	struct buffer longer = {0};

	if (!list->len) {
		buffer_puts(list, item);
		return;
	}
	locale_sentence(
		l, &longer, key, "first", list->bytes, "rest", item, NULL);
	buffer_free(list);
	*list = longer;
}
