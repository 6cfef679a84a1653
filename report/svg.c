#include "report/svg.h"

#include <stdio.h>

#include <libxml/xmlwriter.h>

#include "report/svg_style.h"

#define X(text) ((const xmlChar *)(text))

struct writer {
	xmlTextWriter *xml;
	const struct chart *chart;
	const struct svg_options *options;
	const struct palette *palette;
	bool failed;
};

static void
check(struct writer *w, int written)
{
	if (written < 0)
		w->failed = true;
}

static void
start(struct writer *w, const char *element)
{
	check(w, xmlTextWriterStartElement(w->xml, X(element)));
}

static void
end(struct writer *w)
{
	check(w, xmlTextWriterEndElement(w->xml));
}

static void
attr(struct writer *w, const char *name, const char *value)
{
	check(w, xmlTextWriterWriteAttribute(w->xml, X(name), X(value)));
}

static void
attr_px(struct writer *w, const char *name, double px)
{
	struct buffer b = {0};

	mark_put_px(&b, px);
	attr(w, name, b.bytes);
	buffer_free(&b);
}

/* An attribute of which the prefix is a part. */
static void
attr_id(struct writer *w, const char *name, const char *format)
{
	struct buffer b = {0};

	for (; *format; format++)
		if (*format == '@')
			buffer_puts(&b, w->options->prefix);
		else
			buffer_putc(&b, *format);
	attr(w, name, b.bytes);
	buffer_free(&b);
}

static void
put_element(
	struct writer *w, const char *element, const char *id, const char *text)
{
	start(w, element);
	if (*id)
		attr_id(w, "id", id);
	check(w, xmlTextWriterWriteString(w->xml, X(text)));
	end(w);
}

static void
put_inks(struct writer *w, const struct mark *m)
{
	const char *ink = w->palette->inks[m->ink];
	struct buffer class = {0};

	svg_style_class(&class, m);
	if (w->options->theme == THEME_AUTO)
		attr(w, "class", class.bytes);
	buffer_free(&class);
	attr(w, "fill", mark_is_line(m) ? "none" : ink);
	if (mark_is_line(m))
		attr(w, "stroke", ink);
	if (m->ringed)
		attr(w, "stroke", w->palette->inks[INK_GROUND]);
	if (mark_is_line(m) && m->thickness != 1)
		attr_px(w, "stroke-width", m->thickness);
	if (m->dashed)
		attr(w, "stroke-dasharray", "6 4");
}

static void
put_tip(struct writer *w, const struct mark *m)
{
	if (*m->tip)
		put_element(w, "title", "", m->tip);
}

static void
put_points(struct writer *w, const struct mark *m, const struct point *points,
	size_t count)
{
	struct buffer b = {0};

	for (size_t i = 0; i < count; i++) {
		buffer_putc(&b, i ? 'L' : 'M');
		mark_put_px(&b, points[i].x);
		buffer_putc(&b, ' ');
		mark_put_px(&b, points[i].y);
	}
	if (!mark_is_line(m))
		buffer_putc(&b, 'Z');
	start(w, "path");
	attr(w, "d", b.len ? b.bytes : "");
	buffer_free(&b);
}

static void
put_box(struct writer *w, const struct mark *m)
{
	start(w, "rect");
	attr_px(w, "x", m->x);
	attr_px(w, "y", m->y);
	attr_px(w, "width", m->width);
	attr_px(w, "height", m->height);
}

static void
put_marker(struct writer *w, const struct mark *m)
{
	struct point corners[MARK_CORNERS];
	size_t count = mark_corners(m, corners);

	if (count) {
		put_points(w, m, corners, count);
		return;
	}
	start(w, "circle");
	attr_px(w, "cx", m->x + m->width / 2);
	attr_px(w, "cy", m->y + m->height / 2);
	attr_px(w, "r", m->width / 2);
}

/* "start" is where reading starts: at the right in a right-to-left text. */
static void
put_anchor(struct writer *w, const struct mark *m)
{
	static const char *const anchors[] = {"start", "middle", "end"};
	int anchor = m->right_to_left ? ALIGN_RIGHT - (int)m->align
				      : (int)m->align;

	attr_px(w, "x", m->x + mark_lead(m, m->width));
	attr_px(w, "y", mark_baseline(m));
	if (anchor)
		attr(w, "text-anchor", anchors[anchor]);
	if (m->right_to_left != w->chart->right_to_left)
		attr(w, "direction", m->right_to_left ? "rtl" : "ltr");
}

static void
put_text(struct writer *w, const struct mark *m)
{
	const struct font_style *style = &palette_fonts[m->font];

	start(w, "text");
	put_anchor(w, m);
	if (m->font != FONT_LABEL) {
		attr_px(w, "font-size", style->size_px);
		if (style->weight != palette_fonts[FONT_LABEL].weight)
			attr_px(w, "font-weight", style->weight);
	}
	put_inks(w, m);
	put_tip(w, m);
	check(w, xmlTextWriterWriteString(w->xml, X(m->text)));
	end(w);
}

/* A font that cannot be had leaves words as they are. */
static bool
put_outline(struct writer *w, const struct mark *m)
{
	struct buffer path = {0};

	if (!w->options->outline ||
		!w->options->outline(&path, m, w->chart, w->options->context)) {
		buffer_free(&path);
		return false;
	}
	start(w, "path");
	attr(w, "d", path.len ? path.bytes : "");
	buffer_free(&path);
	put_inks(w, m);
	put_tip(w, m);
	end(w);
	return true;
}

static void
put_mark(struct writer *w, const struct mark *m)
{
	switch (m->shape) {
	case SHAPE_TEXT:
		if (!put_outline(w, m))
			put_text(w, m);
		return;
	case SHAPE_BOX:
		put_box(w, m);
		break;
	case SHAPE_PATH:
		put_points(w, m, m->points, m->point_count);
		break;
	case SHAPE_MARKER:
		put_marker(w, m);
		break;
	}
	put_inks(w, m);
	put_tip(w, m);
	end(w);
}

static void
put_root(struct writer *w)
{
	const struct chart *c = w->chart;
	char box[64];

	snprintf(box, sizeof(box), "0 0 %.0f %.0f", c->width, c->height);
	start(w, "svg");
	attr(w, "xmlns", "http://www.w3.org/2000/svg");
	attr_id(w, "id", "@chart");
	attr(w, "xml:lang", c->lang);
	if (c->right_to_left)
		attr(w, "direction", "rtl");
	attr(w, "viewBox", box);
	attr_px(w, "width", c->width);
	attr_px(w, "height", c->height);
	attr(w, "role", "img");
	attr_id(w, "aria-labelledby", "@title @desc");
	attr(w, "font-family", palette_family);
	attr_px(w, "font-size", palette_fonts[FONT_LABEL].size_px);
	put_element(w, "title", "@title", c->title);
	put_element(w, "desc", "@desc", c->summary);
}

static void
put_chart(struct writer *w)
{
	struct buffer style = {0};

	check(w, xmlTextWriterStartDocument(w->xml, NULL, "UTF-8", NULL));
	put_root(w);
	if (w->options->theme == THEME_AUTO) {
		svg_style_write(&style, w->chart, w->options->prefix);
		put_element(w, "style", "", style.bytes);
		buffer_free(&style);
	}
	for (size_t i = 0; i < w->chart->count; i++)
		put_mark(w, w->chart->marks[i]);
	check(w, xmlTextWriterEndDocument(w->xml));
}

bool
svg_write(struct buffer *out, const struct chart *chart,
	const struct svg_options *options, struct error *e)
{
	xmlBuffer *bytes = xmlBufferCreate();
	struct writer w = {.chart = chart,
		.options = options,
		.palette = palette_of(options->theme)};

	w.xml = bytes ? xmlNewTextWriterMemory(bytes, 0) : NULL;
	if (w.xml) {
		put_chart(&w);
		xmlFreeTextWriter(w.xml); /* flushes into bytes */
	}
	if (w.xml && !w.failed)
		buffer_put(out,
			(struct slice){(const char *)xmlBufferContent(bytes),
				(size_t)xmlBufferLength(bytes)});
	xmlBufferFree(bytes);
	if (!w.xml || w.failed)
		return error_set(e, "cannot write the SVG: out of memory");
	return true;
}
