#include "report/outline.h"

#include <math.h>

#include "report/canvas.h"
#include "report/glyph.h"

/* To hundredths, as it is written, so that errors do not add up. */
static struct point
rounded(const cairo_path_data_t *data)
{
	return (struct point){round(data->point.x * 100) / 100,
		round(data->point.y * 100) / 100};
}

/* A point as its distance from the one before, which takes fewer digits. */
static void
put_step(struct buffer *out, const cairo_path_data_t *data, struct point from)
{
	struct point to = rounded(data);

	mark_put_px(out, to.x - from.x);
	buffer_putc(out, ' ');
	mark_put_px(out, to.y - from.y);
	buffer_putc(out, ' ');
}

static void
put_path(struct buffer *out, const cairo_path_t *path)
{
	static const struct {
		char letter;
		int points;
	} commands[] = {
		[CAIRO_PATH_MOVE_TO] = {'m', 1},
		[CAIRO_PATH_LINE_TO] = {'l', 1},
		[CAIRO_PATH_CURVE_TO] = {'c', 3},
		[CAIRO_PATH_CLOSE_PATH] = {'z', 0},
	};
	struct point at = {0, 0}, start = at;

	for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
		const cairo_path_data_t *data = &path->data[i];
		int points = commands[data->header.type].points;

		buffer_putc(out, commands[data->header.type].letter);
		for (int k = 1; k <= points; k++)
			put_step(out, data + k, at);
		at = points ? rounded(data + points) : start;
		if (data->header.type == CAIRO_PATH_MOVE_TO)
			start = at;
	}
}

bool
outline_write(struct buffer *out, const struct mark *text,
	const struct chart *chart, void *context)
{
	struct canvas_gaps *gaps = context;
	struct error ignored = {0};
	cairo_surface_t *surface;
	cairo_path_t *path;
	PangoLayout *layout;
	cairo_t *cr;

	if (!glyph_has_fonts(&ignored))
		return false;
	surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, NULL);
	cr = cairo_create(surface);
	layout = glyph_layout(cr, chart, text);
	if (gaps)
		gaps->scripts |= glyph_gaps(layout);
	glyph_place(cr, text, layout);
	pango_cairo_layout_path(cr, layout);
	cairo_identity_matrix(cr);
	path = cairo_copy_path(cr);
	put_path(out, path);
	cairo_path_destroy(path);
	g_object_unref(layout);
	cairo_destroy(cr);
	cairo_surface_destroy(surface);
	return true;
}
