#include "report/glyph.h"

#include "parser/utf8.h"

/* One row per script that we can name a font for; the last is for the rest. */
static const struct {
	GUnicodeScript script;
	const char *name;
	const char *package;
} scripts[] = {
	{G_UNICODE_SCRIPT_HAN, "Han", "fonts-noto-cjk"},
	{G_UNICODE_SCRIPT_HANGUL, "Hangul", "fonts-noto-cjk"},
	{G_UNICODE_SCRIPT_HIRAGANA, "Hiragana", "fonts-noto-cjk"},
	{G_UNICODE_SCRIPT_KATAKANA, "Katakana", "fonts-noto-cjk"},
	{G_UNICODE_SCRIPT_BOPOMOFO, "Bopomofo", "fonts-noto-cjk"},
	{G_UNICODE_SCRIPT_LATIN, "Latin", "fonts-dejavu-core"},
	{G_UNICODE_SCRIPT_CYRILLIC, "Cyrillic", "fonts-dejavu-core"},
	{G_UNICODE_SCRIPT_GREEK, "Greek", "fonts-dejavu-core"},
	{G_UNICODE_SCRIPT_ARABIC, "Arabic", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_HEBREW, "Hebrew", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_ARMENIAN, "Armenian", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_GEORGIAN, "Georgian", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_ETHIOPIC, "Ethiopic", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_DEVANAGARI, "Devanagari", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_BENGALI, "Bengali", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_GURMUKHI, "Gurmukhi", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_GUJARATI, "Gujarati", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_TAMIL, "Tamil", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_TELUGU, "Telugu", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_KANNADA, "Kannada", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_MALAYALAM, "Malayalam", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_SINHALA, "Sinhala", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_THAI, "Thai", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_LAO, "Lao", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_MYANMAR, "Burmese", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_KHMER, "Khmer", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_TIBETAN, "Tibetan", "fonts-noto-core"},
	{G_UNICODE_SCRIPT_COMMON, "Emoji and symbols",
		"fonts-noto-color-emoji"},
	{G_UNICODE_SCRIPT_UNKNOWN, "Other", "fonts-noto-extra"},
};
#define LAST (G_N_ELEMENTS(scripts) - 1)

const char *
glyph_script(unsigned bit, const char **package)
{
	if (bit > LAST)
		return NULL;
	*package = scripts[bit].package;
	return scripts[bit].name;
}

/* Pango lists families also where there is no file behind any of them. */
bool
glyph_has_fonts(struct error *e)
{
	PangoContext *context = pango_font_map_create_context(
		pango_cairo_font_map_get_default());
	PangoLayout *layout = pango_layout_new(context);
	bool known;

	pango_layout_set_text(layout, "0", -1);
	known = pango_layout_get_unknown_glyphs_count(layout) == 0;
	g_object_unref(layout);
	g_object_unref(context);
	return known ||
		error_set(e,
			"no font is installed; a chart as PNG or PDF "
			"needs one (Debian: fonts-dejavu-core)");
}

/* Shapes of letters do not depend on the grid of pixels, so that a chart is
 * the same at any scale. */
static void
set_options(PangoContext *context)
{
	cairo_font_options_t *options = cairo_font_options_create();

	cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
	cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
	cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
	pango_cairo_context_set_font_options(context, options);
	pango_cairo_context_set_resolution(context, 96);
	pango_context_set_round_glyph_positions(context, FALSE);
	cairo_font_options_destroy(options);
}

static PangoFontDescription *
describe(enum font font)
{
	PangoFontDescription *d = pango_font_description_new();
	const struct font_style *style = &palette_fonts[font];

	pango_font_description_set_family_static(d, "sans-serif");
	pango_font_description_set_weight(d, (PangoWeight)style->weight);
	pango_font_description_set_absolute_size(
		d, style->size_px * PANGO_SCALE);
	return d;
}

PangoLayout *
glyph_layout(cairo_t *cr, const struct chart *chart, const struct mark *text)
{
	PangoLayout *layout = pango_cairo_create_layout(cr);
	PangoContext *context = pango_layout_get_context(layout);
	PangoFontDescription *font = describe(text->font);

	set_options(context);
	pango_context_set_language(
		context, pango_language_from_string(chart->lang));
	pango_context_set_base_dir(context,
		text->right_to_left ? PANGO_DIRECTION_RTL
				    : PANGO_DIRECTION_LTR);
	pango_layout_set_auto_dir(layout, FALSE);
	pango_layout_set_single_paragraph_mode(layout, TRUE);
	pango_layout_set_font_description(layout, font);
	pango_layout_set_text(layout, text->text, -1);
	pango_font_description_free(font);
	return layout;
}

double
glyph_width(PangoLayout *layout)
{
	int width;

	pango_layout_get_size(layout, &width, NULL);
	return width / (double)PANGO_SCALE;
}

void
glyph_place(cairo_t *cr, const struct mark *text, PangoLayout *layout)
{
	double width = glyph_width(layout);
	double narrow = width > text->width ? text->width / width : 1;

	cairo_translate(cr,
		text->x + mark_lead(text, text->width - width * narrow),
		mark_baseline(text));
	cairo_scale(cr, narrow, 1);
	cairo_move_to(cr, 0,
		-pango_layout_get_baseline(layout) / (double)PANGO_SCALE);
}

bool
glyph_has_emoji(PangoLayout *layout)
{
	struct slice rest = slice_of(pango_layout_get_text(layout));
	uint32_t code;

	while ((code = utf8_next(&rest)))
		if ((code >= 0x2600 && code <= 0x27bf) ||
			(code >= 0x1f000 && code <= 0x1faff))
			return true;
	return false;
}

static unsigned
script_bit(gunichar code)
{
	GUnicodeScript script = g_unichar_get_script(code);

	for (unsigned i = 0; i < LAST; i++)
		if (scripts[i].script == script)
			return i;
	return LAST;
}

static unsigned long
gaps_of_run(const PangoLayoutRun *run, const char *text)
{
	unsigned long gaps = 0;

	for (int i = 0; i < run->glyphs->num_glyphs; i++) {
		const char *at = text + run->item->offset +
			run->glyphs->log_clusters[i];

		if (run->glyphs->glyphs[i].glyph & PANGO_GLYPH_UNKNOWN_FLAG)
			gaps |= 1ul << script_bit(g_utf8_get_char(at));
	}
	return gaps;
}

unsigned long
glyph_gaps(PangoLayout *layout)
{
	unsigned long gaps = 0;
	PangoLayoutIter *iter;

	if (!pango_layout_get_unknown_glyphs_count(layout))
		return 0;
	iter = pango_layout_get_iter(layout);
	do {
		const PangoLayoutRun *run = pango_layout_iter_get_run_readonly(
			iter);

		if (run)
			gaps |= gaps_of_run(run, pango_layout_get_text(layout));
	} while (pango_layout_iter_next_run(iter));
	pango_layout_iter_free(iter);
	return gaps;
}
