#include "report/side.h"

#include "tests/unit/scene.h"

static void
hosts_tell_sides_apart_that_software_does_not(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "hosts.txt");
	scene_served_by(&s, "nginx/1.4.1", "192.168.2.10", 427.18);
	scene_served_by(&s, "nginx/1.4.1", "192.168.2.12", 385.62);
	scene_served_by(&s, "nginx/1.2.8", "lekensteyn.nl", 90.30);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 3);
	assert_string_equal(s.c.sides[0].label, "192.168.2.10");
	assert_string_equal(s.c.sides[2].label, "lekensteyn.nl");
	assert_true(scene_is_near(scene_percent(&s, 0, 1), -9.73));
	assert_true(scene_is_near(scene_percent(&s, 0, 2), -78.86));
	assert_true(scene_has_remark(&s, REMARK_ONE_RUN_EACH));
	scene_free(&s);
}

static void
software_tells_sides_apart_before_hosts_do(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "x.txt");
	scene_served_by(&s, "Apache/2.2.3 (Debian) PHP/5.2", "10.0.0.1", 100);
	scene_served_by(&s, "nginx/1.4.1", "10.0.0.2", 200);
	assert_true(scene_compare(&s));
	assert_string_equal(s.c.sides[0].label, "Apache/2.2.3");
	assert_string_equal(s.c.sides[1].label, "nginx/1.4.1");
	scene_free(&s);
}

static void
inputs_of_one_label_are_one_side(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "one.txt");
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "B", "two.txt");
	scene_run(&s, 1000, 10, 200);
	scene_input(&s, "A", "three.txt");
	scene_run(&s, 1000, 10, 100);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 2);
	assert_int_equal(s.c.sides[0].run_count, 2);
	scene_free(&s);
}

static void
inputs_are_called_by_what_tells_their_names_apart(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "before/run.txt");
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "", "after/run.txt");
	scene_run(&s, 1000, 10, 200);
	assert_true(scene_compare(&s));
	assert_string_equal(s.c.sides[0].label, "before/run.txt");
	assert_string_equal(s.c.sides[1].label, "after/run.txt");
	scene_free(&s);

	s = scene_new();
	scene_input(&s, "", "logs/apache.txt");
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "", "logs/nginx-1.4/");
	scene_run(&s, 1000, 10, 200);
	assert_true(scene_compare(&s));
	assert_string_equal(s.c.sides[0].label, "apache");
	assert_string_equal(s.c.sides[1].label, "nginx-1.4");
	scene_free(&s);
}

static void
the_same_input_twice_is_two_sides(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "run.txt");
	scene_run(&s, 1000, 10, 100);
	scene_input(&s, "", "run.txt");
	scene_run(&s, 1000, 10, 100);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 2);
	scene_free(&s);
}

static void
an_input_without_runs_is_no_side(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "missing.txt");
	scene_input(&s, "", "there.txt");
	scene_labelled(&s, "One", 1000, 10, 100);
	scene_labelled(&s, "Two", 1000, 10, 200);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 2);
	assert_string_equal(s.c.sides[0].label, "One");
	scene_free(&s);
}

static void
a_heading_stands_until_the_next_one_or_another_server(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "x.txt");
	scene_text(&s, scene_served_by(&s, "Apache", "h", 100), FIELD_LABEL,
		"Old");
	scene_served_by(&s, "Apache", "h", 110);
	scene_text(&s, scene_served_by(&s, "Apache", "h", 120), FIELD_LABEL,
		"New");
	scene_served_by(&s, "nginx", "h", 130);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 3);
	assert_int_equal(s.c.sides[0].run_count, 2);
	assert_int_equal(s.c.sides[1].run_count, 1);
	assert_string_equal(s.c.sides[2].label, "nginx");
	scene_free(&s);
}

static void
one_heading_over_several_servers_names_no_side(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "x.txt");
	scene_text(&s, scene_served_by(&s, "Apache", "h", 100), FIELD_LABEL,
		"Results");
	scene_text(&s, scene_served_by(&s, "nginx", "h", 110), FIELD_LABEL,
		"Results");
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 2);
	assert_string_equal(s.c.sides[0].label, "Apache");
	scene_free(&s);
}

static void
headings_of_a_sweep_are_cells_of_one_side(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "sweep.txt");
	scene_labelled(&s, "10 users", 1000, 10, 100);
	scene_labelled(&s, "50 users", 1000, 50, 200);
	scene_labelled(&s, "99 users", 1000, 99, 300);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 1);
	assert_int_equal(s.c.cell_count, 3);
	assert_string_equal(s.c.sides[0].label, "sweep");
	assert_string_equal(s.c.cells[1].label, "c 50");
	scene_free(&s);
}

static void
labels_differ_by_more_than_case_and_spaces(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "x.txt");
	scene_labelled(&s, "My Server", 1000, 10, 100);
	scene_labelled(&s, "my  server", 1000, 20, 200);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 1);
	assert_int_equal(s.c.cell_count, 2);
	scene_free(&s);
}

static void
servers_name_the_sides_where_headings_are_missing(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "x.txt");
	scene_served_by(&s, "nginx", "one", 100);
	scene_text(&s, scene_served_by(&s, "nginx", "two", 110), FIELD_LABEL,
		"This is my laptop");
	scene_served_by(&s, "nginx", "three", 120);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.side_count, 3);
	assert_string_equal(s.c.sides[1].label, "two");
	scene_free(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hosts_tell_sides_apart_that_software_does_not),
		cmocka_unit_test(software_tells_sides_apart_before_hosts_do),
		cmocka_unit_test(inputs_of_one_label_are_one_side),
		cmocka_unit_test(
			inputs_are_called_by_what_tells_their_names_apart),
		cmocka_unit_test(the_same_input_twice_is_two_sides),
		cmocka_unit_test(an_input_without_runs_is_no_side),
		cmocka_unit_test(
			a_heading_stands_until_the_next_one_or_another_server),
		cmocka_unit_test(
			one_heading_over_several_servers_names_no_side),
		cmocka_unit_test(headings_of_a_sweep_are_cells_of_one_side),
		cmocka_unit_test(labels_differ_by_more_than_case_and_spaces),
		cmocka_unit_test(
			servers_name_the_sides_where_headings_are_missing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
