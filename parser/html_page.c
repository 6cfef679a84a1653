#include "parser/html_page.h"

#include <string.h>

#include "parser/html_tags.h"

void
html_page_start(
	struct html_page *page, struct text *text, struct arena *a, bool keeps)
{
	memset(page, 0, sizeof(*page));
	page->text = text;
	page->flow = (struct html_flow){
		.arena = a,
		.lines = text->lines,
		.count = text->count,
		.room = text->room,
		.soft = text->count,
		.keeps = keeps,
	};
	page->stack.flow = &page->flow;
}

static void
end_line(struct html_page *page)
{
	html_flow_break(html_stack_flow(&page->stack));
}

static void
end_part(struct html_page *page)
{
	end_line(page);
	html_flow_gap(html_stack_flow(&page->stack), page->stack.number);
}

/* Headings come out as Markdown has them: people and the parser know those. */
static void
close_heading(struct html_page *page)
{
	static const char marks[] = "###### ";
	struct html_flow *flow = html_stack_flow(&page->stack);
	size_t first = flow->soft;

	end_line(page);
	while (first < flow->count && !flow->lines[first].text.len)
		first++;
	if (page->heading && first < flow->count) {
		struct line *line = &flow->lines[first];

		line->text = slice_of(arena_printf(flow->arena, "%s%.*s",
			marks + 6 - page->heading, (int)line->text.len,
			line->text.at));
	}
	page->heading = 0;
	end_part(page);
}

void
html_page_open(struct html_page *page, struct slice name, struct html_span span,
	unsigned number)
{
	enum html_role role = html_tags_role(name);

	page->stack.number = number;
	switch (role) {
	case HTML_INLINE:
		break;
	case HTML_BREAK:
	case HTML_BLOCK:
	case HTML_TITLE:
		end_line(page);
		break;
	case HTML_HEADING:
		end_part(page);
		page->heading = (unsigned)(name.at[1] - '0');
		break;
	case HTML_PRE:
		end_part(page);
		page->code++;
		break;
	case HTML_CODE:
		page->code++;
		break;
	case HTML_SKIP:
		page->skip++;
		break;
	case HTML_TABLE:
		html_stack_open_table(&page->stack);
		break;
	case HTML_ROW:
		html_stack_open_row(&page->stack);
		break;
	case HTML_CELL:
		html_stack_open_cell(&page->stack, span);
		break;
	}
}

void
html_page_close(struct html_page *page, struct slice name, unsigned number)
{
	enum html_role role = html_tags_role(name);

	page->stack.number = number;
	switch (role) {
	case HTML_INLINE:
	case HTML_BREAK:
		break;
	case HTML_BLOCK:
		end_line(page);
		break;
	case HTML_TITLE:
		end_part(page);
		break;
	case HTML_HEADING:
		close_heading(page);
		break;
	case HTML_PRE:
		end_part(page);
		page->code -= page->code > 0;
		break;
	case HTML_CODE:
		page->code -= page->code > 0;
		break;
	case HTML_SKIP:
		page->skip -= page->skip > 0;
		break;
	case HTML_TABLE:
		html_stack_close_table(&page->stack);
		break;
	case HTML_ROW:
		html_stack_close_row(&page->stack);
		break;
	case HTML_CELL:
		html_stack_close_cell(&page->stack);
		break;
	}
}

void
html_page_text(struct html_page *page, struct slice text, unsigned number)
{
	struct html_flow *flow = html_stack_flow(&page->stack);

	if (page->skip || html_stack_is_between(&page->stack, text))
		return;
	if (page->code)
		html_flow_code(flow, text, number);
	else
		html_flow_text(flow, text, number);
}

void
html_page_forget(struct html_page *page)
{
	page->code = 0;
	page->skip = 0;
	page->heading = 0;
	page->stack.deeper = 0;
}

void
html_page_end(struct html_page *page)
{
	html_stack_end(&page->stack);
	end_line(page);
	page->text->lines = page->flow.lines;
	page->text->count = page->flow.count;
	page->text->room = page->flow.room;
	buffer_free(&page->flow.words);
}
