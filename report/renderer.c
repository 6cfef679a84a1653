#include "report/renderer.h"

#include <string.h>

#include "report/chart.h"
#include "report/html.h"
#include "report/markdown.h"
#include "report/record.h"
#include "report/terminal.h"
#include "report/view.h"

static bool
render_svg(struct buffer *out, const struct report *report, struct error *e)
{
	return chart_svg(out, report, "", e);
}

static bool
render_png(struct buffer *out, const struct report *report, struct error *e)
{
	return chart_png(out, report, 1, e);
}

const struct renderer renderers[] = {
	{"text", "txt text", "a table for people, as on the terminal",
		terminal_render, NULL},
	{"md", "md markdown", "the same in Markdown, for pull requests",
		markdown_render, NULL},
	{"html", "html htm", "a page with tables and charts, in one file",
		html_render, NULL},
	{"view", "xml", "what a page is made from, for templates", view_render,
		NULL},
	{"svg", "svg", "a chart", render_svg, NULL},
	{"png", "png", "a chart", render_png, NULL},
	{"pdf", "pdf", "a chart", chart_pdf, NULL},
	{"json", "json", "the records and the comparison", record_render_json,
		NULL},
	{"ndjson", "ndjson jsonl", "a record a line, as soon as it is read",
		record_render_ndjson, &record_ndjson},
	{"csv", "csv", "a record a row", record_render_csv, &record_csv},
	{"tsv", "tsv tab", "the same with tabs", record_render_tsv,
		&record_tsv},
};

const size_t renderer_count = COUNTOF(renderers);

const struct renderer *
renderer_by_name(const char *name)
{
	for (size_t i = 0; i < COUNTOF(renderers); i++)
		if (!strcmp(renderers[i].name, name))
			return &renderers[i];
	return NULL;
}

static char
lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

static bool
is_same_word(struct slice a, struct slice b)
{
	if (a.len != b.len)
		return false;
	for (size_t i = 0; i < a.len; i++)
		if (lower(a.at[i]) != lower(b.at[i]))
			return false;
	return true;
}

/* Is the word one of those that spaces part in the list? */
static bool
is_listed(struct slice list, struct slice word)
{
	while (list.len) {
		size_t end = slice_find(list, " ");

		if (is_same_word(slice_part(list, 0, end), word))
			return true;
		list = slice_part(list, end + 1, list.len);
	}
	return false;
}

const struct renderer *
renderer_by_path(const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *dot = strrchr(slash ? slash : path, '.');

	for (size_t i = 0; dot && i < COUNTOF(renderers); i++)
		if (is_listed(slice_of(renderers[i].extensions),
			    slice_of(dot + 1)))
			return &renderers[i];
	return NULL;
}
