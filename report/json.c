#include "report/json.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "parser/utf8.h"
#include "report/visible.h"

/* Before a value that is not the first of its object or array. */
static void
put_comma(struct json *j)
{
	if (j->wants_comma)
		buffer_putc(j->out, ',');
	j->wants_comma = true;
}

void
json_open(struct json *j, char bracket)
{
	put_comma(j);
	buffer_putc(j->out, bracket);
	j->wants_comma = false;
}

void
json_close(struct json *j, char bracket)
{
	buffer_putc(j->out, bracket);
	j->wants_comma = true;
}

static void
put_escaped(struct buffer *out, uint32_t code)
{
	if (code == '"' || code == '\\')
		buffer_printf(out, "\\%c", (char)code);
	else if (code == '\n')
		buffer_puts(out, "\\n");
	else if (code == '\t')
		buffer_puts(out, "\\t");
	else if (code < 0x20 || code == 0x7f || code == '<')
		buffer_printf(out, "\\u%04x", (unsigned)code);
	else
		visible_put_code(out, code);
}

static bool
is_plain(char c)
{
	return c >= ' ' && c < 0x7f && c != '"' && c != '\\' && c != '<';
}

/* Nearly all of it is plain, so that is copied in stretches. */
static void
put_text(struct buffer *out, const char *text)
{
	struct slice rest = slice_of(text);

	buffer_putc(out, '"');
	while (rest.len) {
		size_t plain = 0;

		while (plain < rest.len && is_plain(rest.at[plain]))
			plain++;
		buffer_put(out, slice_part(rest, 0, plain));
		rest = slice_part(rest, plain, rest.len);
		if (rest.len)
			put_escaped(out, utf8_next(&rest));
	}
	buffer_putc(out, '"');
}

void
json_key(struct json *j, const char *key)
{
	put_comma(j);
	put_text(j->out, key);
	buffer_putc(j->out, ':');
	j->wants_comma = false;
}

void
json_text(struct json *j, const char *text)
{
	put_comma(j);
	put_text(j->out, text);
}

void
json_bool(struct json *j, bool value)
{
	put_comma(j);
	buffer_puts(j->out, value ? "true" : "false");
}

void
json_null(struct json *j)
{
	put_comma(j);
	buffer_puts(j->out, "null");
}

void
json_decimal(struct json *j, double number, int decimals)
{
	put_comma(j);
	if (isfinite(number))
		buffer_printf(
			j->out, "%.*f", decimals > 0 ? decimals : 0, number);
	else
		buffer_puts(j->out, "null");
}

void
json_number(struct json *j, double number)
{
	char text[40];
	int digits = 15;

	if (!isfinite(number)) {
		json_null(j);
		return;
	}
	do {
		snprintf(text, sizeof(text), "%.*g", digits, number);
	} while (++digits <= 17 && strtod(text, NULL) != number);
	put_comma(j);
	buffer_puts(j->out, text);
}

static void
put_notices(struct json *j, const struct run *run)
{
	json_open(j, '[');
	for (size_t i = 0; i < run->notices.count; i++) {
		const struct notice *notice = &run->notices.items[i];

		json_open(j, '{');
		json_key(j, "id");
		json_text(j, notice_kinds[notice->id].name);
		json_key(j, "level");
		json_text(j, notice_level(notice->id));
		json_key(j, "line");
		if (notice->line)
			json_decimal(j, notice->line, 0);
		else
			json_null(j);
		json_key(j, "message");
		json_text(j, notice->message);
		json_close(j, '}');
	}
	json_close(j, ']');
}

void
json_value(struct json *j, const struct run *run, enum field_id id)
{
	if (!run_has(run, id)) {
		json_null(j);
		return;
	}
	switch (fields[id].type) {
	case TYPE_TEXT:
		json_text(j, run_text(run, id));
		break;
	case TYPE_COUNT:
		json_decimal(j, run_number(run, id), 0);
		break;
	case TYPE_DECIMAL:
		json_decimal(j, run_number(run, id), run_decimals(run, id));
		break;
	case TYPE_BOOL:
		json_bool(j, run_number(run, id) != 0);
		break;
	case TYPE_NOTICES:
		put_notices(j, run);
		break;
	}
}

void
json_record(struct json *j, const struct run *run)
{
	json_open(j, '{');
	for (int id = 0; id < FIELD_COUNT; id++) {
		json_key(j, fields[id].name);
		json_value(j, run, (enum field_id)id);
	}
	json_close(j, '}');
}
