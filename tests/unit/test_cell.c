#include "report/cell.h"

#include "tests/unit/scene.h"

static void
paths_that_sides_share_are_compared_path_by_path(void **state)
{
	struct scene s = scene_new();

	(void)state;
	for (int side = 0; side < 2; side++) {
		scene_input(&s, side ? "B" : "A", side ? "b" : "a");
		scene_text(&s, scene_run(&s, 100, 1, side ? 11 : 10),
			FIELD_DOCUMENT_PATH, "/one");
		scene_text(&s, scene_run(&s, 100, 1, side ? 40 : 20),
			FIELD_DOCUMENT_PATH, "/two");
	}
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 2);
	assert_string_equal(s.c.cells[0].label, "/one");
	assert_true(scene_is_near(scene_percent(&s, 0, 1), 10));
	assert_true(scene_is_near(scene_percent(&s, 1, 1), 100));
	assert_false(scene_has_remark(&s, REMARK_DOCUMENTS_DIFFER));
	scene_free(&s);
}

static void
unlike_concurrency(struct scene *s)
{
	scene_input(s, "A", "a");
	scene_run(s, 1000, 100, 500);
	scene_input(s, "B", "b");
	scene_run(s, 1000, 20, 600);
}

static void
unlike_settings_are_not_compared(void **state)
{
	struct scene s = scene_new();

	(void)state;
	unlike_concurrency(&s);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 2);
	assert_true(isnan(scene_percent(&s, 1, 1)));
	assert_true(isnan(s.c.tables[0].overall[1].percent));
	assert_int_equal(s.c.tables[0].shared, 0);
	assert_true(scene_has_remark(&s, REMARK_SETTINGS_DIFFER));
	assert_int_equal(s.c.remarks[0].setting, SETTING_CONCURRENCY);
	scene_free(&s);
}

static void
force_compares_unlike_settings_and_says_so(void **state)
{
	struct scene s = scene_new();

	(void)state;
	unlike_concurrency(&s);
	s.options.force = true;
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_true(scene_is_near(scene_percent(&s, 0, 1), 20));
	assert_true(scene_has_remark(&s, REMARK_SETTINGS_FORCED));
	assert_true(isnan(s.c.cells[0].concurrency));
	scene_free(&s);
}

static void
keep_alive_and_method_keep_cells_apart(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 500);
	scene_input(&s, "B", "b");
	scene_number(scene_run(&s, 1000, 10, 900), FIELD_KEEP_ALIVE, 1000, 0);
	scene_input(&s, "C", "c");
	scene_number(scene_run(&s, 1000, 10, 100), FIELD_BODY_SENT, 5000, 0);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 3);
	assert_true(isnan(scene_percent(&s, 1, 1)));
	scene_free(&s);
}

static void
runs_of_one_side_in_one_cell_are_repeats(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	scene_run(&s, 1000, 10, 400);
	scene_input(&s, "B", "b");
	scene_run(&s, 1000, 10, 300);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cells[0].groups[0].count, 2);
	assert_true(scene_is_near(s.c.tables[0].entries[0].value, 200));
	assert_true(scene_is_near(scene_percent(&s, 0, 1), 50));
	assert_false(scene_has_remark(&s, REMARK_ONE_RUN_EACH));
	scene_free(&s);
}

static void
an_excerpt_joins_the_only_cell_it_can_belong_to(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "B", "b");
	run_clear(scene_run(&s, 0, 10, 200), FIELD_COMPLETE);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_true(scene_is_near(scene_percent(&s, 0, 1), 100));
	scene_free(&s);
}

static void
an_excerpt_that_may_belong_to_two_cells_joins_none(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	scene_run(&s, 5000, 10, 100);
	scene_input(&s, "B", "b");
	run_clear(scene_run(&s, 0, 10, 200), FIELD_COMPLETE);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 3);
	scene_free(&s);
}

static void
timed(struct scene *s, double requests, double taken, double rate)
{
	scene_number(
		scene_run(s, requests, 10, rate), FIELD_TIME_TAKEN, taken, 3);
}

static void
runs_that_a_limit_ended_are_compared_whatever_they_reached(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	timed(&s, 24531, 30.001, 817.67);
	scene_input(&s, "B", "b");
	timed(&s, 27217, 30.004, 907.11);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_true(s.c.cells[0].limit_s == 30);
	assert_true(scene_is_near(scene_percent(&s, 0, 1), 10.94));
	scene_free(&s);
}

static void
round_numbers_of_requests_were_asked_for(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	timed(&s, 1000, 2.001, 500);
	scene_input(&s, "B", "b");
	timed(&s, 5000, 2.004, 2500);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 2);
	scene_free(&s);
}

static void
the_command_tells_a_time_limit(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_text(&s, scene_run(&s, 1234, 10, 100), FIELD_COMMAND,
		"ab -t 60 -kc 10 http://x/");
	scene_input(&s, "B", "b");
	scene_text(&s, scene_run(&s, 2345, 10, 200), FIELD_COMMAND,
		"ab -kc 10 -t60 http://x/");
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_true(s.c.cells[0].limit_s == 60);
	assert_true(s.c.cells[0].keep_alive);
	scene_free(&s);
}

static void
too_many_sides_and_cells_are_an_error(void **state)
{
	struct scene s = scene_new();
	char label[24];

	(void)state;
	scene_input(&s, "", "x.txt");
	for (int i = 0; i < 1000; i++) {
		snprintf(label, sizeof(label), "server %d", i);
		scene_labelled(&s, label, 1000, i % 500, 100);
	}
	assert_false(scene_compare(&s));
	assert_non_null(strstr(s.e.text, "too many"));
	scene_free(&s);
}

static void
cells_of_several_files_are_in_the_order_of_their_settings(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 16, 100)->file = "c16.txt";
	scene_run(&s, 1000, 2, 100)->file = "c2.txt";
	assert_true(scene_compare(&s));
	assert_string_equal(s.c.cells[0].label, "c 2");
	assert_string_equal(s.c.cells[1].label, "c 16");
	scene_free(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			paths_that_sides_share_are_compared_path_by_path),
		cmocka_unit_test(unlike_settings_are_not_compared),
		cmocka_unit_test(force_compares_unlike_settings_and_says_so),
		cmocka_unit_test(keep_alive_and_method_keep_cells_apart),
		cmocka_unit_test(runs_of_one_side_in_one_cell_are_repeats),
		cmocka_unit_test(
			an_excerpt_joins_the_only_cell_it_can_belong_to),
		cmocka_unit_test(
			an_excerpt_that_may_belong_to_two_cells_joins_none),
		cmocka_unit_test(
			runs_that_a_limit_ended_are_compared_whatever_they_reached),
		cmocka_unit_test(round_numbers_of_requests_were_asked_for),
		cmocka_unit_test(the_command_tells_a_time_limit),
		cmocka_unit_test(too_many_sides_and_cells_are_an_error),
		cmocka_unit_test(
			cells_of_several_files_are_in_the_order_of_their_settings),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
