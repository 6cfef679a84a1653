#include "report/record.h"

#include "report/csv.h"
#include "report/json.h"

static void
no_head(struct buffer *out)
{
	(void)out;
}

static void
ndjson_run(struct buffer *out, const struct run *run)
{
	struct json json = {.out = out};

	json_record(&json, run);
	buffer_putc(out, '\n');
}

static void
csv_head_row(struct buffer *out)
{
	csv_head(out, ',');
}

static void
csv_run(struct buffer *out, const struct run *run)
{
	csv_record(out, run, ',');
}

static void
tsv_head_row(struct buffer *out)
{
	csv_head(out, '\t');
}

static void
tsv_run(struct buffer *out, const struct run *run)
{
	csv_record(out, run, '\t');
}

const struct record_format record_ndjson = {no_head, ndjson_run};
const struct record_format record_csv = {csv_head_row, csv_run};
const struct record_format record_tsv = {tsv_head_row, tsv_run};

static bool
render(struct buffer *out, const struct report *report,
	const struct record_format *format)
{
	const struct runset *set = report->comparison->set;

	format->head(out);
	for (size_t i = 0; i < set->count; i++)
		format->run(out, set->runs[i]);
	return true;
}

bool
record_render_ndjson(
	struct buffer *out, const struct report *report, struct error *e)
{
	(void)e;
	return render(out, report, &record_ndjson);
}

bool
record_render_csv(
	struct buffer *out, const struct report *report, struct error *e)
{
	(void)e;
	return render(out, report, &record_csv);
}

bool
record_render_tsv(
	struct buffer *out, const struct report *report, struct error *e)
{
	(void)e;
	return render(out, report, &record_tsv);
}

/* A record a line, so that people can read it and diff can compare it. */
bool
record_render_json(
	struct buffer *out, const struct report *report, struct error *e)
{
	const struct runset *set = report->comparison->set;

	(void)e;
	buffer_puts(out, "{\"schema\":\"abreport/1\",\n\"runs\":[");
	for (size_t i = 0; i < set->count; i++) {
		struct json json = {.out = out};

		buffer_puts(out, i ? ",\n" : "\n");
		json_record(&json, set->runs[i]);
	}
	buffer_puts(out, "\n],\n\"comparison\":");
	json_comparison(&(struct json){.out = out}, report->comparison);
	buffer_puts(out, "}\n");
	return true;
}
