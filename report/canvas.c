#include "report/canvas.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

#include "report/glyph.h"

/* A PDF has a date only where somebody asks for a certain one. */
static void
set_date(cairo_surface_t *surface)
{
	const char *epoch = getenv("SOURCE_DATE_EPOCH");
	char text[32] = "";
	time_t seconds = epoch ? (time_t)strtoll(epoch, NULL, 10) : 0;
	struct tm tm;

	if (epoch && gmtime_r(&seconds, &tm))
		strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", &tm);
	cairo_pdf_surface_set_metadata(
		surface, CAIRO_PDF_METADATA_CREATE_DATE, *text ? text : NULL);
}

static cairo_status_t
write_bytes(void *out, const unsigned char *bytes, unsigned len)
{
	buffer_put(out, (struct slice){(const char *)bytes, len});
	return CAIRO_STATUS_SUCCESS;
}

static double
channel(const char *hex)
{
	unsigned value = 0;

	for (int i = 0; i < 2; i++)
		value = value * 16 + (unsigned)g_ascii_xdigit_value(hex[i]);
	return value / 255.0;
}

static void
set_ink(cairo_t *cr, const struct palette *palette, enum ink ink)
{
	const char *hex = palette->inks[ink];

	cairo_set_source_rgb(
		cr, channel(hex + 1), channel(hex + 3), channel(hex + 5));
}

static void
trace(cairo_t *cr, const struct point *points, size_t count)
{
	for (size_t i = 0; i < count; i++)
		cairo_line_to(cr, points[i].x, points[i].y);
}

static void
trace_marker(cairo_t *cr, const struct mark *m)
{
	struct point corners[MARK_CORNERS];
	size_t count = mark_corners(m, corners);

	cairo_new_path(cr);
	trace(cr, corners, count);
	if (!count)
		cairo_arc(cr, m->x + m->width / 2, m->y + m->height / 2,
			m->width / 2, 0, 2 * G_PI);
	cairo_close_path(cr);
}

static void
stroke(cairo_t *cr, const struct mark *m)
{
	static const double dashes[] = {6, 4};

	cairo_set_line_width(cr, m->thickness);
	cairo_set_dash(
		cr, dashes, m->dashed ? (int)G_N_ELEMENTS(dashes) : 0, 0);
	cairo_stroke(cr);
}

static void
draw_path(cairo_t *cr, const struct mark *m)
{
	cairo_new_path(cr);
	trace(cr, m->points, m->point_count);
	if (!m->filled) {
		stroke(cr, m);
		return;
	}
	cairo_close_path(cr);
	cairo_fill(cr);
}

static void
draw_marker(cairo_t *cr, const struct palette *palette, const struct mark *m)
{
	trace_marker(cr, m);
	cairo_fill_preserve(cr);
	if (m->ringed) {
		set_ink(cr, palette, INK_GROUND);
		stroke(cr, m);
	}
	cairo_new_path(cr);
}

/*
 * Into pixels words are drawn as shapes: cairo puts glyphs at whole pixels, and
 * letters of this size then stand unevenly. In a PDF they stay words. Emoji
 * are pictures, and have no shape.
 */
static void
show(cairo_t *cr, PangoLayout *layout)
{
	cairo_surface_type_t type = cairo_surface_get_type(
		cairo_get_target(cr));

	if (type != CAIRO_SURFACE_TYPE_IMAGE || glyph_has_emoji(layout)) {
		pango_cairo_show_layout(cr, layout);
		return;
	}
	pango_cairo_layout_path(cr, layout);
	cairo_fill(cr);
}

static void
draw_text(cairo_t *cr, const struct chart *chart, const struct mark *m,
	struct canvas_gaps *gaps)
{
	PangoLayout *layout = glyph_layout(cr, chart, m);

	if (gaps)
		gaps->scripts |= glyph_gaps(layout);
	cairo_save(cr);
	glyph_place(cr, m, layout);
	show(cr, layout);
	cairo_restore(cr);
	g_object_unref(layout);
}

static void
draw_mark(cairo_t *cr, const struct chart *chart, const struct mark *m,
	const struct canvas_options *options)
{
	const struct palette *palette = palette_of(options->theme);

	set_ink(cr, palette, m->ink);
	switch (m->shape) {
	case SHAPE_BOX:
		cairo_rectangle(cr, m->x, m->y, m->width, m->height);
		cairo_fill(cr);
		break;
	case SHAPE_PATH:
		draw_path(cr, m);
		break;
	case SHAPE_MARKER:
		draw_marker(cr, palette, m);
		break;
	case SHAPE_TEXT:
		draw_text(cr, chart, m, options->gaps);
		break;
	}
}

static bool
draw(cairo_surface_t *surface, const struct chart *chart,
	const struct canvas_options *options, struct error *e)
{
	cairo_t *cr = cairo_create(surface);
	cairo_status_t status;

	for (size_t i = 0; i < chart->count; i++)
		draw_mark(cr, chart, chart->marks[i], options);
	status = cairo_status(cr);
	cairo_destroy(cr);
	return status == CAIRO_STATUS_SUCCESS ||
		error_set(e, "cannot draw the chart: %s",
			cairo_status_to_string(status));
}

bool
canvas_png(struct buffer *out, const struct chart *chart,
	const struct canvas_options *options, struct error *e)
{
	cairo_surface_t *surface;
	bool ok;

	if (!glyph_has_fonts(e))
		return false;
	surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24,
		(int)lround(chart->width * options->scale),
		(int)lround(chart->height * options->scale));
	cairo_surface_set_device_scale(surface, options->scale, options->scale);
	ok = draw(surface, chart, options, e);
	if (ok &&
		cairo_surface_write_to_png_stream(surface, write_bytes, out) !=
			CAIRO_STATUS_SUCCESS)
		ok = error_set(e, "cannot write the PNG");
	cairo_surface_destroy(surface);
	return ok;
}

/* A px is 1/96 of an inch, a point 1/72. */
#define POINTS_PER_PX 0.75

bool
canvas_pdf(struct buffer *out, const struct chart *chart,
	const struct canvas_options *options, struct error *e)
{
	cairo_surface_t *surface;
	bool ok;

	if (!glyph_has_fonts(e))
		return false;
	surface = cairo_pdf_surface_create_for_stream(write_bytes, out,
		chart->width * POINTS_PER_PX, chart->height * POINTS_PER_PX);
	cairo_surface_set_device_scale(surface, POINTS_PER_PX, POINTS_PER_PX);
	cairo_pdf_surface_set_metadata(
		surface, CAIRO_PDF_METADATA_TITLE, chart->title);
	cairo_pdf_surface_set_metadata(
		surface, CAIRO_PDF_METADATA_SUBJECT, chart->summary);
	cairo_pdf_surface_set_metadata(
		surface, CAIRO_PDF_METADATA_CREATOR, "abreport");
	set_date(surface);
	ok = draw(surface, chart, options, e);
	cairo_surface_finish(surface);
	if (ok && cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS)
		ok = error_set(e, "cannot write the PDF");
	cairo_surface_destroy(surface);
	return ok;
}

bool
canvas_next_gap(struct canvas_gaps *gaps, struct canvas_script *script)
{
	for (unsigned bit = 0; gaps->scripts; bit++) {
		bool set = gaps->scripts & 1ul << bit;

		gaps->scripts &= ~(1ul << bit);
		if (set) {
			script->name = glyph_script(bit, &script->package);
			return script->name != NULL;
		}
	}
	return false;
}

double
canvas_width(const struct mark *text, const struct chart *chart)
{
	struct error ignored = {0};
	cairo_surface_t *surface;
	PangoLayout *layout;
	double width;
	cairo_t *cr;

	if (!glyph_has_fonts(&ignored))
		return NAN;
	surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, NULL);
	cr = cairo_create(surface);
	layout = glyph_layout(cr, chart, text);
	width = glyph_gaps(layout) ? NAN : glyph_width(layout);
	g_object_unref(layout);
	cairo_destroy(cr);
	cairo_surface_destroy(surface);
	return width;
}
