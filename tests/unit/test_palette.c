#include "report/palette.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

/* Linear light. */
struct light {
	double r, g, b;
};

static double
linear(long channel)
{
	double c = (double)channel / 255;

	return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static struct light
light_of(const char *hex)
{
	long rgb = strtol(hex + 1, NULL, 16);

	return (struct light){
		linear(rgb >> 16), linear(rgb >> 8 & 255), linear(rgb & 255)};
}

/* The contrast ratio of WCAG 2. */
static double
contrast(const char *one, const char *other)
{
	struct light a = light_of(one), b = light_of(other);
	double x = 0.2126 * a.r + 0.7152 * a.g + 0.0722 * a.b + 0.05;
	double y = 0.2126 * b.r + 0.7152 * b.g + 0.0722 * b.b + 0.05;

	return x > y ? x / y : y / x;
}

/*
 * Dichromats' sight as matrices on linear light (Machado, Oliveira and
 * Fernandes 2009, severity 1); the first is everybody's.
 */
static const double sights[][9] = {
	{1, 0, 0, 0, 1, 0, 0, 0, 1},
	{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882,
		-0.048116, 1.051998},
	{0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820,
		0.042940, 0.968881},
	{1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602,
		0.004733, 0.691367, 0.303900},
};

static double
within(double x)
{
	return fmin(1, fmax(0, x));
}

static struct light
as_seen(struct light c, const double *m)
{
	return (struct light){within(m[0] * c.r + m[1] * c.g + m[2] * c.b),
		within(m[3] * c.r + m[4] * c.g + m[5] * c.b),
		within(m[6] * c.r + m[7] * c.g + m[8] * c.b)};
}

/* Coordinates in Oklab, where distances are about as large as they look. */
static void
oklab(double lab[3], struct light c)
{
	double l = cbrt(
		0.4122214708 * c.r + 0.5363325363 * c.g + 0.0514459929 * c.b);
	double m = cbrt(
		0.2119034982 * c.r + 0.6806995451 * c.g + 0.1073969566 * c.b);
	double s = cbrt(
		0.0883024619 * c.r + 0.2817188376 * c.g + 0.6299787005 * c.b);

	lab[0] = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
	lab[1] = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
	lab[2] = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
}

static double
distance(const char *one, const char *other, const double *sight)
{
	double a[3], b[3];

	oklab(a, as_seen(light_of(one), sight));
	oklab(b, as_seen(light_of(other), sight));
	return sqrt(pow(a[0] - b[0], 2) + pow(a[1] - b[1], 2) +
		pow(a[2] - b[2], 2));
}

/* The least distance of any two of the first sides, over all sights. */
static double
least_distance(enum theme theme, int sides)
{
	const struct palette *p = palette_of(theme);
	double least = 9;

	for (size_t sight = 0; sight < COUNTOF(sights); sight++)
		for (int i = 0; i < sides; i++)
			for (int k = 0; k < i; k++)
				least = fmin(least,
					distance(p->inks[INK_SIDE + i],
						p->inks[INK_SIDE + k],
						sights[sight]));
	return least;
}

static void
contrast_is_that_of_wcag(void **state)
{
	(void)state;
	assert_true(fabs(contrast("#ffffff", "#000000") - 21) < 1e-9);
	assert_true(fabs(contrast("#ffffff", "#777777") - 4.478) < 0.001);
}

static void
every_word_and_mark_reaches_wcag_aa_on_its_ground(void **state)
{
	static const enum theme themes[] = {
		THEME_AUTO, THEME_LIGHT, THEME_DARK, THEME_PRINT};

	(void)state;
	for (size_t i = 0; i < COUNTOF(themes); i++)
		for (int ink = INK_TEXT; ink < INK_COUNT; ink++) {
			const struct palette *p = palette_of(themes[i]);

			if (ink != INK_GRID)
				assert_true(
					contrast(p->inks[ink],
						p->inks[INK_GROUND]) >= 4.5);
		}
}

static void
the_grid_is_seen_but_stays_behind(void **state)
{
	static const enum theme themes[] = {
		THEME_LIGHT, THEME_DARK, THEME_PRINT};

	(void)state;
	for (size_t i = 0; i < COUNTOF(themes); i++) {
		const struct palette *p = palette_of(themes[i]);
		double c = contrast(p->inks[INK_GRID], p->inks[INK_GROUND]);

		assert_true(c > 1.3 && c < 2);
	}
}

/* 0.02 in Oklab is about what can just be told apart side by side. */
static void
any_two_sides_stay_apart_also_for_colour_blind_eyes(void **state)
{
	(void)state;
	assert_true(least_distance(THEME_LIGHT, PALETTE_SIDES) > 0.08);
	assert_true(least_distance(THEME_DARK, PALETTE_SIDES) > 0.1);
	assert_true(least_distance(THEME_PRINT, PALETTE_SIDES) > 0.08);
}

static void
the_first_two_sides_are_as_different_as_can_be(void **state)
{
	(void)state;
	assert_true(least_distance(THEME_LIGHT, 2) > 0.2);
	assert_true(least_distance(THEME_DARK, 2) > 0.2);
}

static void
better_and_worse_stay_apart(void **state)
{
	(void)state;
	for (size_t sight = 0; sight < COUNTOF(sights); sight++) {
		const struct palette *light = palette_of(THEME_LIGHT);
		const struct palette *dark = palette_of(THEME_DARK);

		assert_true(
			distance(light->inks[INK_BETTER],
				light->inks[INK_WORSE], sights[sight]) > 0.07);
		assert_true(
			distance(dark->inks[INK_BETTER], dark->inks[INK_WORSE],
				sights[sight]) > 0.07);
	}
}

static void
sides_beyond_the_palette_share_one_ink(void **state)
{
	(void)state;
	assert_int_equal(palette_side(6, 7), INK_SIDE + 6);
	assert_int_equal(palette_side(0, 8), INK_SIDE);
	assert_int_equal(palette_side(7, 8), INK_SIDE);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(contrast_is_that_of_wcag),
		cmocka_unit_test(
			every_word_and_mark_reaches_wcag_aa_on_its_ground),
		cmocka_unit_test(the_grid_is_seen_but_stays_behind),
		cmocka_unit_test(
			any_two_sides_stay_apart_also_for_colour_blind_eyes),
		cmocka_unit_test(
			the_first_two_sides_are_as_different_as_can_be),
		cmocka_unit_test(better_and_worse_stay_apart),
		cmocka_unit_test(sides_beyond_the_palette_share_one_ink),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
