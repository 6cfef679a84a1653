#include "report/canvas.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cairo.h>
#include <cmocka.h>

#include "tests/unit/placed.h"

static void
two_servers(struct placed *p, const char *lang)
{
	*p = (struct placed){0};
	sample_two_servers(&p->sample);
	placed_compute(p, "bars", 720, lang);
}

static void
png(struct buffer *out, struct placed *p, enum theme theme, double scale)
{
	struct canvas_options options = {.theme = theme, .scale = scale};
	struct error e = {0};

	buffer_free(out);
	assert_true(canvas_png(out, &p->chart, &options, &e));
}

struct reader {
	const struct buffer *bytes;
	size_t at;
};

static cairo_status_t
read_bytes(void *reader, unsigned char *out, unsigned len)
{
	struct reader *r = reader;

	if (r->bytes->len - r->at < len)
		return CAIRO_STATUS_READ_ERROR;
	memcpy(out, r->bytes->bytes + r->at, len);
	r->at += len;
	return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
decode(const struct buffer *png)
{
	struct reader r = {.bytes = png};
	cairo_surface_t *s = cairo_image_surface_create_from_png_stream(
		read_bytes, &r);

	assert_int_equal(cairo_surface_status(s), CAIRO_STATUS_SUCCESS);
	return s;
}

/* The colour of a pixel, as "#rrggbb". */
static const char *
colour(cairo_surface_t *s, double x, double y)
{
	static char text[8];
	const unsigned char *row = cairo_image_surface_get_data(s) +
		(size_t)cairo_image_surface_get_stride(s) * (size_t)y;
	uint32_t pixel;

	memcpy(&pixel, row + 4 * (size_t)x, sizeof(pixel));
	snprintf(text, sizeof(text), "#%06x", pixel & 0xffffff);
	return text;
}

static void
bars_and_ground_have_their_colours_where_they_were_placed(void **state)
{
	struct buffer out = {0};
	const struct mark *bar;
	cairo_surface_t *s;
	struct placed p;

	(void)state;
	two_servers(&p, "en");
	png(&out, &p, THEME_DARK, 1);
	s = decode(&out);
	bar = placed_nth(&p, ROLE_BAR, 5);
	assert_string_equal(colour(s, 2, 2), "#0d1117");
	assert_string_equal(
		colour(s, bar->x + bar->width - 2, bar->y + 2), "#f28e4b");
	assert_string_equal(
		colour(s, bar->x + bar->width + 2, bar->y + 2), "#0d1117");
	cairo_surface_destroy(s);
	buffer_free(&out);
	placed_free(&p);
}

static void
twice_the_scale_is_twice_the_pixels(void **state)
{
	struct buffer out = {0};
	cairo_surface_t *s;
	struct placed p;

	(void)state;
	two_servers(&p, "en");
	png(&out, &p, THEME_AUTO, 2);
	s = decode(&out);
	assert_int_equal(cairo_image_surface_get_width(s), 1440);
	assert_int_equal(
		cairo_image_surface_get_height(s), (int)p.chart.height * 2);
	cairo_surface_destroy(s);
	buffer_free(&out);
	placed_free(&p);
}

static void
the_same_chart_gives_the_same_bytes(void **state)
{
	struct canvas_options options = {.scale = 1};
	struct buffer one = {0}, other = {0};
	struct error e = {0};
	struct placed p;

	(void)state;
	two_servers(&p, "ko");
	png(&one, &p, THEME_LIGHT, 1);
	png(&other, &p, THEME_LIGHT, 1);
	assert_int_equal(one.len, other.len);
	assert_memory_equal(one.bytes, other.bytes, one.len);
	buffer_free(&one);
	buffer_free(&other);
	assert_true(canvas_pdf(&one, &p.chart, &options, &e));
	assert_true(canvas_pdf(&other, &p.chart, &options, &e));
	assert_int_equal(one.len, other.len);
	assert_memory_equal(one.bytes, other.bytes, one.len);
	buffer_free(&one);
	buffer_free(&other);
	placed_free(&p);
}

static void
neither_png_nor_pdf_holds_a_date(void **state)
{
	struct canvas_options options = {.scale = 1};
	struct buffer out = {0};
	struct error e = {0};
	struct placed p;

	(void)state;
	two_servers(&p, "en");
	png(&out, &p, THEME_LIGHT, 1);
	for (size_t i = 0; i + 4 < out.len; i++)
		assert_memory_not_equal(out.bytes + i, "tIME", 4);
	buffer_free(&out);
	assert_true(canvas_pdf(&out, &p.chart, &options, &e));
	for (size_t i = 0; i + 12 < out.len; i++)
		assert_memory_not_equal(out.bytes + i, "CreationDate", 12);
	buffer_free(&out);
	placed_free(&p);
}

/* U+10F123 is for private use: no font of a system has it. */
static void
a_character_without_a_font_is_told_and_not_passed_over(void **state)
{
	struct canvas_gaps gaps = {0};
	struct canvas_options options = {.scale = 1, .gaps = &gaps};
	struct canvas_script script;
	struct buffer out = {0};
	struct error e = {0};
	struct chart chart = {.width = 99, .height = 99, .lang = "en"};

	(void)state;
	mark_text(&chart, ROLE_LABEL, FONT_LABEL, (struct point){0, 0},
		"box \xf4\x8f\x84\xa3");
	assert_true(canvas_png(&out, &chart, &options, &e));
	assert_true(canvas_next_gap(&gaps, &script));
	assert_string_equal(script.name, "Other");
	assert_string_equal(script.package, "fonts-noto-extra");
	assert_false(canvas_next_gap(&gaps, &script));
	buffer_free(&out);
	mark_free(&chart);
}

static void
gaps_come_out_one_by_one(void **state)
{
	struct canvas_gaps gaps = {.scripts = 1ul << 0 | 1ul << 8};
	struct canvas_script script;

	(void)state;
	assert_true(canvas_next_gap(&gaps, &script));
	assert_string_equal(script.name, "Han");
	assert_string_equal(script.package, "fonts-noto-cjk");
	assert_true(canvas_next_gap(&gaps, &script));
	assert_string_equal(script.name, "Arabic");
	assert_false(canvas_next_gap(&gaps, &script));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			bars_and_ground_have_their_colours_where_they_were_placed),
		cmocka_unit_test(twice_the_scale_is_twice_the_pixels),
		cmocka_unit_test(the_same_chart_gives_the_same_bytes),
		cmocka_unit_test(neither_png_nor_pdf_holds_a_date),
		cmocka_unit_test(
			a_character_without_a_font_is_told_and_not_passed_over),
		cmocka_unit_test(gaps_come_out_one_by_one),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
