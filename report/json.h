/*
 * JSON as it is written: a stream of keys and values into a buffer, with the
 * commas in their places. Texts come out as valid UTF-8 whatever they were,
 * and "<" is escaped so that JSON may stand within a page.
 */
#ifndef REPORT_JSON_H
#define REPORT_JSON_H

#include "parser/buffer.h"
#include "parser/run.h"
#include "report/compare.h"

struct json {
	struct buffer *out; /* borrowed */
	bool wants_comma;
};

/* Begin with '{' or '[' and end with its partner. */
void json_open(struct json *j, char bracket);
void json_close(struct json *j, char bracket);

void json_key(struct json *j, const char *key);
void json_text(struct json *j, const char *text);
void json_bool(struct json *j, bool value);
void json_null(struct json *j);

/* With this many decimals; what is not finite becomes null. */
void json_decimal(struct json *j, double number, int decimals);

/* With as many digits as it takes to read the same number back. */
void json_number(struct json *j, double number);

/* What a run says of a field, null where it says nothing. */
void json_value(struct json *j, const struct run *run, enum field_id id);

/* A record: every field by its name, null where it is absent. */
void json_record(struct json *j, const struct run *run);

/* A comparison; sides, cells and runs are meant by their number, from 0. */
void json_comparison(struct json *j, const struct comparison *c);

#endif
