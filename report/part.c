#include "report/part.h"

#include <stdio.h>

#include "report/phrase.h"

struct _xmlNode *
part_put(struct part *p, struct _xmlNode *parent, const char *name)
{
	struct _xmlNode *node = tree_add_text(
		parent, name, p->text.len ? p->text.bytes : "");

	p->text.len = 0;
	return node;
}

void
part_attr(struct part *p, struct _xmlNode *node, const char *name)
{
	tree_attr(node, name, p->text.len ? p->text.bytes : "");
	p->text.len = 0;
}

struct buffer
part_take(struct part *p)
{
	struct buffer text = p->text;

	buffer_puts(&text, "");
	p->text = (struct buffer){0};
	return text;
}

void
part_word(struct part *p, const char *key)
{
	buffer_puts(&p->text, locale_word(p->locale, key));
}

void
part_name(struct part *p, const char *somebody_elses)
{
	tree_isolate(&p->text, somebody_elses);
}

void
part_number(struct part *p, double number, int decimals)
{
	locale_number(p->locale, &p->text, number, decimals);
}

void
part_percent(struct part *p, double percent)
{
	locale_percent(p->locale, &p->text, percent);
}

/* Among words that run from right to left, the figures would change places. */
void
part_range(struct part *p, double low, double high, int decimals)
{
	struct buffer text = {0};

	locale_number(p->locale, &text, low, decimals);
	buffer_puts(&text, PART_ABSENT);
	locale_number(p->locale, &text, high, decimals);
	if (p->locale->right_to_left)
		tree_isolate(&p->text, text.bytes);
	else
		buffer_put(&p->text, buffer_slice(&text));
	buffer_free(&text);
}

void
part_pair(struct part *p, const char *key_of_name)
{
	struct buffer value = part_take(p);

	locale_sentence(p->locale, &p->text, "pair", "name",
		locale_word(p->locale, key_of_name), "value", value.bytes,
		NULL);
	buffer_free(&value);
}

void
part_comma(struct part *p)
{
	/* What stands between two items of the language's lists. */
	if (p->text.len)
		locale_sentence(p->locale, &p->text, "list_two", "first", "",
			"rest", "", NULL);
}

void
part_dot(struct part *p)
{
	if (p->text.len)
		buffer_puts(&p->text, " \xc2\xb7 ");
}

void
part_more(struct part *p, size_t how_many)
{
	struct buffer count = {0};

	locale_number(p->locale, &count, (double)how_many, 0);
	if (p->text.len)
		buffer_putc(&p->text, ' ');
	locale_sentence(
		p->locale, &p->text, "more", "count", count.bytes, NULL);
	buffer_free(&count);
}

void
part_seconds(struct part *p, double seconds)
{
	struct buffer number = {0};

	locale_number(p->locale, &number, seconds, 0);
	locale_sentence(
		p->locale, &p->text, "unit_s", "value", number.bytes, NULL);
	buffer_free(&number);
}

void
part_field(struct part *p, enum field_id id)
{
	phrase_metric(&p->text, p->locale, id);
}

void
part_field_unit(struct part *p, enum field_id id)
{
	phrase_metric_unit(&p->text, p->locale, id);
}

/* Ports and lines are names more than numbers: nothing groups their digits. */
static void
put_number(struct part *p, const struct run *run, enum field_id id)
{
	double number = run_number(run, id);

	if (id == FIELD_SERVER_PORT || id == FIELD_LINE)
		buffer_printf(&p->text, "%.0f", number);
	else
		part_number(p, number,
			fields[id].type == TYPE_COUNT ? 0
						      : run_decimals(run, id));
}

static void
put_text(struct part *p, const struct run *run, enum field_id id)
{
	const char *text = run_text(run, id);
	char key[32];

	if (id != FIELD_OUTCOME && id != FIELD_KIND) {
		part_name(p, text);
		return;
	}
	snprintf(key, sizeof(key), "%s_%s", fields[id].name, text);
	part_word(p, key);
}

void
part_value(struct part *p, const struct run *run, enum field_id id)
{
	if (!run_has(run, id)) {
		buffer_puts(&p->text, PART_ABSENT);
		return;
	}
	switch (fields[id].type) {
	case TYPE_TEXT:
		put_text(p, run, id);
		return;
	case TYPE_COUNT:
	case TYPE_DECIMAL:
		put_number(p, run, id);
		return;
	case TYPE_BOOL:
		part_word(p, run_number(run, id) > 0 ? "page_yes" : "page_no");
		return;
	case TYPE_NOTICES:
		part_number(p, (double)run->notices.count, 0);
		return;
	}
}

void
part_side(struct part *p, size_t side)
{
	part_name(p, p->comparison->sides[side].label);
}

void
part_group(struct part *p, size_t cell, size_t side)
{
	const struct comparison *c = p->comparison;

	if (c->side_count > 1 || !*c->cells[cell].label)
		part_side(p, side);
	if (*c->cells[cell].label) {
		part_comma(p);
		part_name(p, c->cells[cell].label);
	}
}

void
part_cell(struct part *p, size_t cell)
{
	const char *label = p->comparison->cells[cell].label;

	if (*label)
		part_name(p, label);
	else
		part_word(p, "page_all_runs");
}

void
part_metric(struct part *p, const struct table *t)
{
	part_field_unit(p, t->field);
	if (t->metric->better == BETTER_NEITHER)
		return;
	part_comma(p);
	part_word(p,
		t->metric->better == BETTER_HIGHER ? "higher_is_better"
						   : "lower_is_better");
}
