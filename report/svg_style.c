#include "report/svg_style.h"

/* What a class is for: its ending says whether it fills or draws a line. */
#define LINE "-line"

static void
put_rule(struct buffer *out, const char *prefix, enum ink ink,
	const char *ending, const char *property)
{
	buffer_printf(out, "#%schart .%s%s{%s:%s}", prefix, palette_name(ink),
		ending, property, palette_of(THEME_DARK)->inks[ink]);
}

static bool
is_filled(const struct chart *chart, enum ink ink)
{
	for (size_t i = 0; i < chart->count; i++)
		if (chart->marks[i]->ink == ink &&
			!mark_is_line(chart->marks[i]))
			return true;
	return false;
}

static bool
is_stroked(const struct chart *chart, enum ink ink)
{
	for (size_t i = 0; i < chart->count; i++) {
		const struct mark *m = chart->marks[i];

		if ((m->ink == ink && mark_is_line(m)) ||
			(ink == INK_GROUND && m->ringed))
			return true;
	}
	return false;
}

/* On paper it stays light, whatever the reader prefers. */
void
svg_style_write(
	struct buffer *out, const struct chart *chart, const char *prefix)
{
	buffer_puts(out, "@media screen and (prefers-color-scheme:dark){");
	for (int i = 0; i < INK_COUNT; i++) {
		enum ink ink = (enum ink)i;

		if (is_filled(chart, ink))
			put_rule(out, prefix, ink, "", "fill");
		if (is_stroked(chart, ink))
			put_rule(out, prefix, ink, LINE, "stroke");
	}
	buffer_puts(out, "}");
}

void
svg_style_class(struct buffer *out, const struct mark *m)
{
	buffer_puts(out, palette_name(m->ink));
	if (mark_is_line(m))
		buffer_puts(out, LINE);
	if (m->ringed)
		buffer_printf(out, " %s" LINE, palette_name(INK_GROUND));
}
