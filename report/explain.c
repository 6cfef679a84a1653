#include "report/explain.h"

#include "parser/utf8.h"
#include "report/visible.h"
#include "report/wrap.h"

#define LONGEST_VALUE 18

static const char *
words_for(enum settled how)
{
	switch (how) {
	case SETTLED_ABSENT:
		return "";
	case SETTLED_PRINTED:
		return "settled_printed";
	case SETTLED_FORMAT:
		return "settled_format";
	case SETTLED_IDENTITY:
		return "settled_identity";
	case SETTLED_DOCUMENT:
		return "settled_document";
	case SETTLED_COMMAND:
		return "settled_command";
	case SETTLED_COMPUTED:
		return "settled_computed";
	}
	return "";
}

/* As the data formats write it. */
static void
put_value(struct buffer *out, const struct run *run, enum field_id id)
{
	struct buffer value = {0}, shown = {0};

	if (fields[id].type == TYPE_TEXT)
		visible_put(&value, slice_of(run_text(run, id)));
	else if (fields[id].type == TYPE_BOOL)
		buffer_puts(
			&value, run_number(run, id) != 0 ? "true" : "false");
	else
		buffer_printf(&value, "%.*f", run_decimals(run, id),
			run_number(run, id));
	wrap_shorten(&shown, value.bytes ? value.bytes : "", LONGEST_VALUE);
	buffer_put(out, buffer_slice(&shown));
	wrap_pad(out, LONGEST_VALUE - utf8_columns(buffer_slice(&shown)));
	buffer_free(&value);
	buffer_free(&shown);
}

static void
put_run(struct buffer *out, const struct report *report, const struct run *run)
{
	visible_put(out, slice_of(run->file));
	buffer_printf(out, ":%u: %s %s\n", run->line, run_text(run, FIELD_KIND),
		run_text(run, FIELD_OUTCOME));
	for (int i = 0; i < FIELD_COUNT; i++) {
		enum field_id id = (enum field_id)i;
		enum settled how = (enum settled)run->values[i].settled;

		if (how == SETTLED_ABSENT)
			continue;
		buffer_printf(out, "%5u  %-35s ", run->values[i].line,
			fields[i].name);
		put_value(out, run, id);
		buffer_printf(out, " %s\n",
			locale_word(report->locale, words_for(how)));
	}
}

static bool
render(struct buffer *out, const struct report *report, struct error *e)
{
	const struct runset *set = report->comparison->set;

	(void)e;
	for (size_t i = 0; i < set->count; i++)
		put_run(out, report, set->runs[i]);
	return true;
}

const struct renderer explain_renderer = {
	"explain",
	"",
	"",
	render,
	NULL,
};
