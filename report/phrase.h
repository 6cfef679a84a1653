/*
 * The small phrases that all outputs for people share, so that a thing is
 * called the same everywhere: metrics, figures, deltas, settings.
 */
#ifndef REPORT_PHRASE_H
#define REPORT_PHRASE_H

#include "report/compare.h"
#include "report/locale.h"

/* What a field is called: "Waiting, median", "95% of requests within". */
void phrase_metric(
	struct buffer *out, const struct locale *l, enum field_id field);

/* The same with its unit, where the name does not say it: "... (ms)". */
void phrase_metric_unit(
	struct buffer *out, const struct locale *l, enum field_id field);

/* The figure; an en dash where there is none. */
void phrase_value(
	struct buffer *out, const struct locale *l, const struct entry *entry);

/* "+12.69%"; "~" where rounding alone may explain it; an en dash where there
 * is none. */
void phrase_delta(
	struct buffer *out, const struct locale *l, const struct delta *delta);

/* A run's document: "/test.cgi, 22 bytes"; nothing where it has none. */
void phrase_document(
	struct buffer *out, const struct locale *l, const struct run *run);

/* The settings that all cells share: "n 1000  c 5  /index.html". */
void phrase_settings(struct buffer *out, const struct comparison *c);

/* A list that grows: in the words of the key, such as "list_two", what it
 * holds already becomes {first} and the item {rest}. */
void phrase_add(struct buffer *list, const struct locale *l, const char *key,
	const char *item);

#endif
