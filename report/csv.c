#include "report/csv.h"

#include <string.h>

#include "report/visible.h"

/* Quoted where it must be, with quotes within doubled. */
static void
put_cell(struct buffer *out, struct slice text, char separator)
{
	const char special[] = {'"', '\n', '\r', separator};
	bool quoted = false;

	for (size_t i = 0; i < text.len && !quoted; i++)
		quoted = memchr(special, text.at[i], sizeof(special)) != NULL;
	if (!quoted) {
		buffer_put(out, text);
		return;
	}
	buffer_putc(out, '"');
	for (size_t i = 0; i < text.len; i++) {
		if (text.at[i] == '"')
			buffer_putc(out, '"');
		buffer_putc(out, text.at[i]);
	}
	buffer_putc(out, '"');
}

static bool
is_like_a_formula(struct slice text)
{
	return text.len && strchr("=+-@", text.at[0]);
}

static void
put_text(struct buffer *out, const char *text, char separator)
{
	struct buffer cell = {0};

	if (is_like_a_formula(slice_trim(slice_of(text))))
		buffer_putc(&cell, '\'');
	visible_put(&cell, slice_of(text));
	put_cell(out, buffer_slice(&cell), separator);
	buffer_free(&cell);
}

static void
put_notices(struct buffer *out, const struct run *run)
{
	for (size_t i = 0; i < run->notices.count; i++)
		buffer_printf(out, "%s%s", i ? " " : "",
			notice_kinds[run->notices.items[i].id].name);
}

static void
put_number(struct buffer *out, double number, int decimals)
{
	buffer_printf(out, "%.*f", decimals > 0 ? decimals : 0, number);
}

static void
put_value(struct buffer *out, const struct run *run, enum field_id id,
	char separator)
{
	double number = run_number(run, id);

	switch (fields[id].type) {
	case TYPE_TEXT:
		put_text(out, run_text(run, id), separator);
		break;
	case TYPE_DECIMAL:
		put_number(out, number, run_decimals(run, id));
		break;
	case TYPE_COUNT:
		put_number(out, number, 0);
		break;
	case TYPE_BOOL:
		buffer_puts(out, number != 0 ? "true" : "false");
		break;
	case TYPE_NOTICES:
		put_notices(out, run);
		break;
	}
}

void
csv_head(struct buffer *out, char separator)
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		if (id)
			buffer_putc(out, separator);
		buffer_puts(out, fields[id].name);
	}
	buffer_puts(out, "\n");
}

void
csv_record(struct buffer *out, const struct run *run, char separator)
{
	for (int id = 0; id < FIELD_COUNT; id++) {
		if (id)
			buffer_putc(out, separator);
		if (run_has(run, (enum field_id)id))
			put_value(out, run, (enum field_id)id, separator);
	}
	buffer_puts(out, "\n");
}
