#include "report/verdict.h"

#include "report/caution.h"
#include "tests/unit/scene.h"

static void
said_is(struct scene *s, const char *lang,
	void (*say)(struct buffer *, const struct locale *,
		const struct comparison *),
	const char *expected)
{
	struct buffer out = {0};
	struct locale l;

	assert_true(locale_load(&l, lang, &s->e));
	if (!s->c.set)
		assert_true(scene_compare(s));
	say(&out, &l, &s->c);
	assert_string_equal(out.bytes ? out.bytes : "", expected);
	buffer_free(&out);
	locale_free(&l);
}

static void
two_servers_in_many_cells(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_nine_commands(&s);
	said_is(&s, "en", verdict_title,
		"Lighttpd serves +15.80% requests per second compared with "
		"Apache");
	said_is(&s, "en", verdict_sentence,
		"Lighttpd serves +15.80% requests per second compared with "
		"Apache (geometric mean of 9 cells, from +0.06% to +25.33%; "
		"one figure per side: how much runs vary is unknown).");
	said_is(&s, "en", caution_list,
		"9 of 9 stated deltas agree with the figures.\n");
	scene_free(&s);
}

static void
one_run_a_side_is_never_better_or_worse(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "B", "b");
	scene_run(&s, 1000, 10, 300);
	said_is(&s, "en", verdict_sentence,
		"B serves +200.00% requests per second compared with A (one "
		"run per side: how much runs vary is unknown).");
	scene_free(&s);
}

static void
a_difference_within_rounding_is_not_stated(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100.00);
	scene_input(&s, "B", "b");
	scene_run(&s, 1000, 10, 100.01);
	said_is(&s, "en", verdict_title,
		"Requests per second: B and A differ by no more than rounding");
	scene_free(&s);
}

static void
repeats_are_counted(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "B", "b");
	scene_run(&s, 1000, 10, 150);
	said_is(&s, "en", verdict_sentence,
		"B serves +50.00% requests per second compared with A "
		"(geometric mean of repeated runs: A 2, B 1).");
	scene_free(&s);
}

static void
many_sides_are_listed_and_more_than_six_are_counted(void **state)
{
	static const char *const labels[] = {
		"A", "B", "C", "D", "E", "F", "G", "H"};
	struct scene s = scene_new();

	(void)state;
	for (size_t i = 0; i < 8; i++) {
		scene_input(&s, labels[i], labels[i]);
		scene_run(&s, 1000, 10, 100 + 10 * (double)i);
	}
	said_is(&s, "en", verdict_title,
		"Requests per second compared with A: B +10.00%, C +20.00%, "
		"D +30.00%, E +40.00%, F +50.00%, G +60.00%, and 1 more");
	scene_free(&s);
}

static void
unlike_settings_are_named(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 100, 500);
	scene_input(&s, "B", "b");
	scene_run(&s, 5000, 20, 600);
	said_is(&s, "en", verdict_sentence,
		"Requests per second not compared: the settings differ.");
	said_is(&s, "en", caution_list,
		"The settings differ, so this is not compared (--force "
		"compares it all the same): A: n 1000  c 100; B: n 5000  c 20.\n");
	scene_free(&s);
}

static void
cells_of_one_side_only_are_listed(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	scene_run(&s, 1000, 20, 100);
	scene_run(&s, 1000, 30, 100);
	scene_input(&s, "B", "b");
	scene_run(&s, 1000, 10, 200);
	said_is(&s, "en", caution_list,
		"Settings that not every side measured: c 20; c 30.\n");
	scene_free(&s);
}

static void
failures_are_in_the_finding_and_counted_below(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "B", "b");
	scene_number(scene_run(&s, 1000, 10, 200), FIELD_FAILED, 998, 0);
	said_is(&s, "en", verdict_sentence,
		"B serves +100.00% requests per second compared with A "
		"(requests failed; one run per side: how much runs vary is "
		"unknown).");
	said_is(&s, "en", caution_list, "B: 998 of 1,000 requests failed.\n");
	scene_free(&s);
}

static void
a_false_statement_is_told_with_the_right_figure(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_nine_commands(&s);
	scene_number(s.set.runs[3], FIELD_STATED_DELTA, 28.20, 2);
	said_is(&s, "en", caution_list,
		"8 of 9 stated deltas agree with the figures.\n"
		"Lighttpd, n 1000  c 5: stated as +28.20%, but the figures "
		"give +22.80%.\n");
	scene_free(&s);
}

static void
a_single_run_says_its_rate(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "x.txt");
	scene_served_by(&s, "nginx/1.4.1", "10.0.0.1", 427.18);
	said_is(&s, "en", verdict_sentence,
		"nginx/1.4.1 serves 427.18 requests per second.");
	scene_free(&s);
}

static void
a_run_without_a_rate_says_so(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "x.txt");
	run_clear(scene_served_by(&s, "nginx", "h", 1), FIELD_RPS);
	said_is(&s, "en", verdict_sentence,
		"nginx: no figure for Requests per second.");
	scene_free(&s);
}

static void
one_side_in_many_cells_says_its_range(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 953.27);
	scene_run(&s, 1000, 20, 92.59);
	scene_run(&s, 1000, 30, 182.39);
	said_is(&s, "en", verdict_title,
		"A: Requests per second from 92.59 to 953.27");
	scene_free(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(two_servers_in_many_cells),
		cmocka_unit_test(one_run_a_side_is_never_better_or_worse),
		cmocka_unit_test(a_difference_within_rounding_is_not_stated),
		cmocka_unit_test(repeats_are_counted),
		cmocka_unit_test(
			many_sides_are_listed_and_more_than_six_are_counted),
		cmocka_unit_test(unlike_settings_are_named),
		cmocka_unit_test(cells_of_one_side_only_are_listed),
		cmocka_unit_test(failures_are_in_the_finding_and_counted_below),
		cmocka_unit_test(
			a_false_statement_is_told_with_the_right_figure),
		cmocka_unit_test(a_single_run_says_its_rate),
		cmocka_unit_test(a_run_without_a_rate_says_so),
		cmocka_unit_test(one_side_in_many_cells_says_its_range),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
