#include "report/palette.h"

/*
 * The first two sides are Okabe and Ito's blue and vermilion, darkened or
 * lightened; the others were searched for the largest least distance between
 * any two, also as seen with deuteranopia, protanopia and tritanopia.
 */
static const struct palette light = {{
	[INK_GROUND] = "#ffffff",
	[INK_TEXT] = "#1b1f24",
	[INK_MUTED] = "#57606a",
	[INK_GRID] = "#d8dee4",
	[INK_BETTER] = "#117a5b",
	[INK_WORSE] = "#a40e26",
	[INK_SIDE] = "#0072b2",
	"#c44e00",
	"#0f5548",
	"#a0277a",
	"#473d02",
	"#6135ab",
	"#7d7371",
}};

static const struct palette dark = {{
	[INK_GROUND] = "#0d1117",
	[INK_TEXT] = "#e6edf3",
	[INK_MUTED] = "#9198a1",
	[INK_GRID] = "#30363d",
	[INK_BETTER] = "#56d9a8",
	[INK_WORSE] = "#ef6a5a",
	[INK_SIDE] = "#56b4e9",
	"#f28e4b",
	"#87fdc7",
	"#9e6c93",
	"#fac955",
	"#7d6fed",
	"#aa9d9e",
}};

/* Paper: black words, and a grid that survives a copier. */
static const struct palette print = {{
	[INK_GROUND] = "#ffffff",
	[INK_TEXT] = "#000000",
	[INK_MUTED] = "#3d444c",
	[INK_GRID] = "#b8bec4",
	[INK_BETTER] = "#117a5b",
	[INK_WORSE] = "#a40e26",
	[INK_SIDE] = "#0072b2",
	"#c44e00",
	"#0f5548",
	"#a0277a",
	"#473d02",
	"#6135ab",
	"#7d7371",
}};

const struct palette *
palette_of(enum theme theme)
{
	switch (theme) {
	case THEME_DARK:
		return &dark;
	case THEME_PRINT:
		return &print;
	case THEME_AUTO:
	case THEME_LIGHT:
		break;
	}
	return &light;
}

const char *
palette_name(enum ink ink)
{
	static const char *const names[INK_COUNT] = {
		"ground",
		"text",
		"muted",
		"grid",
		"better",
		"worse",
		"s1",
		"s2",
		"s3",
		"s4",
		"s5",
		"s6",
		"s7",
	};

	return names[ink];
}

enum ink
palette_side(size_t side, size_t side_count)
{
	if (side_count > PALETTE_SIDES)
		return INK_SIDE;
	return (enum ink)(INK_SIDE + side);
}

enum ink
palette_delta(const struct delta *delta, enum better better)
{
	if (delta->within_rounding || better == BETTER_NEITHER)
		return INK_MUTED;
	return (delta->percent > 0) == (better == BETTER_HIGHER) ? INK_BETTER
								 : INK_WORSE;
}

const struct font_style palette_fonts[FONT_COUNT] = {
	[FONT_TITLE] = {18, 24, 600},
	[FONT_LONG_TITLE] = {15, 20, 600},
	[FONT_SUBTITLE] = {13, 18, 400},
	[FONT_HEADING] = {12, 16, 600},
	[FONT_LABEL] = {12, 16, 400},
	[FONT_CAPTION] = {11, 15, 400},
};

const char palette_family[] = "system-ui,-apple-system,'Segoe UI',Roboto,"
			      "'Noto Sans','Liberation Sans',sans-serif";
