#include "report/compare.h"

#include "tests/unit/scene.h"

static void
labels_make_sides_and_settings_make_cells(void **state)
{
	static const double deltas[] = {
		12.69, 22.80, 25.33, 8.29, 17.13, 24.76, 0.06, 18.82, 14.78};
	struct scene s = scene_new();

	(void)state;
	scene_nine_commands(&s);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 2);
	assert_string_equal(s.c.sides[0].label, "Apache");
	assert_string_equal(s.c.sides[1].label, "Lighttpd");
	assert_int_equal(s.c.cell_count, 9);
	assert_string_equal(s.c.cells[1].label, "n 1000  c 5");
	for (size_t i = 0; i < 9; i++)
		assert_true(scene_is_near(scene_percent(&s, i, 1), deltas[i]));
	assert_int_equal(s.c.tables[0].shared, 9);
	assert_true(scene_is_near(s.c.tables[0].means[1].delta.percent, 15.80));
	assert_true(scene_is_near(s.c.tables[0].means[0].value, 1019.78));
	assert_true(scene_is_near(s.c.tables[0].means[1].value, 1180.94));
	scene_free(&s);
}

static void
stated_deltas_are_checked(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_nine_commands(&s);
	scene_number(s.set.runs[3], FIELD_STATED_DELTA, 28.20, 2);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.tables[0].stated, 9);
	assert_int_equal(s.c.tables[0].agreed, 8);
	assert_true(scene_has_remark(&s, REMARK_STATED_DIFFERS));
	assert_int_equal(
		comparison_entry(&s.c, &s.c.tables[0], 1, 1)->delta.agreement,
		STATED_DIFFERS);
	scene_free(&s);
}

static void
a_baseline_by_name_turns_the_deltas_but_not_what_was_stated(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_nine_commands(&s);
	s.options.baseline = "lighttpd";
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.baseline, 1);
	assert_true(scene_is_near(scene_percent(&s, 0, 0), -11.26));
	assert_true(isnan(scene_percent(&s, 0, 1)));
	assert_int_equal(s.c.tables[0].agreed, 9);
	scene_free(&s);
}

static void
an_unknown_baseline_is_an_error_that_names_the_sides(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_nine_commands(&s);
	s.options.baseline = "Nginx";
	assert_false(scene_compare(&s));
	assert_non_null(strstr(s.e.text, "'Nginx'"));
	assert_non_null(strstr(s.e.text, "'Apache', 'Lighttpd'"));
	scene_free(&s);
}

static void
no_runs_are_an_error(void **state)
{
	struct scene s = scene_new();

	(void)state;
	assert_false(scene_compare(&s));
	scene_free(&s);
}

static void
a_cell_that_one_side_lacks_changes_no_figure(void **state)
{
	struct scene s = scene_new();
	double before;

	(void)state;
	scene_nine_commands(&s);
	assert_true(scene_compare(&s));
	before = s.c.tables[0].means[1].delta.percent;
	compare_free(&s.c);
	scene_labelled(&s, "Apache", 77, 7, 9999);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 10);
	assert_int_equal(s.c.tables[0].shared, 9);
	assert_true(s.c.tables[0].means[1].delta.percent == before);
	assert_true(s.c.tables[0].overall[1].percent == before);
	assert_true(scene_has_remark(&s, REMARK_CELL_UNMATCHED));
	scene_free(&s);
}

static void
a_third_side_elsewhere_leaves_the_other_two_compared(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "B", "b");
	scene_run(&s, 1000, 10, 150);
	scene_input(&s, "C", "c");
	scene_run(&s, 1000, 99, 500);
	assert_true(scene_compare(&s));
	assert_true(scene_is_near(s.c.tables[0].overall[1].percent, 50));
	assert_true(isnan(s.c.tables[0].overall[2].percent));
	scene_free(&s);
}

static void
usual_metrics_come_only_where_runs_have_them(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_number(scene_run(&s, 1000, 10, 100), FIELD_P95_MS, 12, 0);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.table_count, 2);
	assert_int_equal(s.c.tables[0].field, FIELD_RPS);
	assert_int_equal(s.c.tables[1].field, FIELD_P95_MS);
	scene_free(&s);
}

static void
failures_alone_are_no_headline(void **state)
{
	struct scene s = scene_new();
	struct run *run;

	(void)state;
	scene_input(&s, "A", "a");
	run = scene_run(&s, 1000, 10, 100);
	run_clear(run, FIELD_RPS);
	scene_number(run, FIELD_FAILED, 3, 0);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.table_count, 2);
	assert_int_equal(s.c.tables[0].field, FIELD_RPS);
	assert_int_equal(s.c.tables[1].field, FIELD_FAILED);
	scene_free(&s);
}

static void
a_metric_that_was_asked_for_stays_without_figures(void **state)
{
	static const enum field_id asked[] = {FIELD_P99_MS};
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_run(&s, 1000, 10, 100);
	s.options.metrics = asked;
	s.options.metric_count = 1;
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.table_count, 1);
	assert_int_equal(s.c.tables[0].field, FIELD_P99_MS);
	assert_true(isnan(s.c.tables[0].entries[0].value));
	scene_free(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(labels_make_sides_and_settings_make_cells),
		cmocka_unit_test(stated_deltas_are_checked),
		cmocka_unit_test(
			a_baseline_by_name_turns_the_deltas_but_not_what_was_stated),
		cmocka_unit_test(
			an_unknown_baseline_is_an_error_that_names_the_sides),
		cmocka_unit_test(no_runs_are_an_error),
		cmocka_unit_test(a_cell_that_one_side_lacks_changes_no_figure),
		cmocka_unit_test(
			a_third_side_elsewhere_leaves_the_other_two_compared),
		cmocka_unit_test(usual_metrics_come_only_where_runs_have_them),
		cmocka_unit_test(failures_alone_are_no_headline),
		cmocka_unit_test(
			a_metric_that_was_asked_for_stays_without_figures),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
