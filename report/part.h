/*
 * What every part of the view is built with: a text that is put together
 * piece by piece and then becomes an element.
 */
#ifndef REPORT_PART_H
#define REPORT_PART_H

#include "report/renderer.h"
#include "report/tree.h"

struct part {
	const struct report *report;         /* borrowed, as all of these */
	const struct comparison *comparison; /* of the report */
	const struct locale *locale;         /* of the report */
	const size_t *side_of; /* by run of the set; SIZE_MAX: no side */
	struct _xmlNode *view; /* the root */
	struct buffer text;    /* what the next element will say */
};

/* Add an element that says the text, which is empty after that. */
struct _xmlNode *part_put(
	struct part *p, struct _xmlNode *parent, const char *name);

/* The same as an attribute of the node. */
void part_attr(struct part *p, struct _xmlNode *node, const char *name);

/* The text as a buffer of its own, which is the caller's; never NULL bytes. */
struct buffer part_take(struct part *p);

/* More of the text. */
void part_word(struct part *p, const char *key);
void part_name(struct part *p, const char *somebody_elses);
void part_number(struct part *p, double number, int decimals);
void part_range(struct part *p, double low, double high, int decimals);
void part_percent(struct part *p, double percent);

/* A comma, or what the language has instead, unless the text is empty. */
void part_comma(struct part *p);

/* The same for figures, which have commas of their own. */
void part_dot(struct part *p);

/* The text becomes "name: text". */
void part_pair(struct part *p, const char *key_of_name);
void part_more(struct part *p, size_t how_many); /* ", and 12 more" */
void part_seconds(struct part *p, double seconds);

/* The name of a field, as in a sentence's middle or with its unit. */
void part_field(struct part *p, enum field_id id);
void part_field_unit(struct part *p, enum field_id id);

/* What a run says of a field; an en dash where it says nothing. */
void part_value(struct part *p, const struct run *run, enum field_id id);
#define PART_ABSENT "\xe2\x80\x93"

void part_side(struct part *p, size_t side);

/* What tells a group from the others: its side where there are several, its
 * cell where there are several. */
void part_group(struct part *p, size_t cell, size_t side);

/* What a cell is called, also where it is the only one. */
void part_cell(struct part *p, size_t cell);

/* "Requests per second, higher is better", as the caption of a table. */
void part_metric(struct part *p, const struct table *t);

#endif
