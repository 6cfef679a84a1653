#include "report/html.h"

#include "report/bind.h"
#include "report/embed.h"
#include "report/view.h"

static bool
fill(struct buffer *out, const struct report *report, struct template *template,
	struct error *e)
{
	struct tree view = {0};
	struct buffer records = {0};
	bool ok = view_build(&view, report, e);

	if (ok) {
		embed_records(&records, report->comparison);
		template->xpath.records = records.bytes;
		ok = bind_page(out, template, &view, e);
	}
	buffer_free(&records);
	tree_free(&view);
	return ok;
}

bool
html_render(struct buffer *out, const struct report *report, struct error *e)
{
	struct template template = {0};
	bool ok;

	if (!template_load(&template, report->template ? report->template : "",
		    report->locale, e))
		return false;
	ok = fill(out, report, &template, e);
	template_free(&template);
	return ok;
}
