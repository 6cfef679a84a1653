#include "report/remark.h"

#include "tests/unit/scene.h"

static void
documents_of_their_own_are_compared_with_a_remark(void **state)
{
	static const struct {
		const char *label, *path;
		double bytes, rate;
	} rows[] = {
		{"Static HTML file", "/", 3569, 2415.29},
		{"CGI", "/test.cgi", 22, 533.29},
		{"FastCGI", "/test.fcgi", 731, 2166.07},
	};
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "", "ways.txt");
	for (size_t i = 0; i < 3; i++) {
		struct run *run = scene_labelled(
			&s, rows[i].label, 5000, 50, rows[i].rate);

		scene_text(&s, run, FIELD_DOCUMENT_PATH, rows[i].path);
		scene_number(run, FIELD_DOCUMENT_LENGTH, rows[i].bytes, 0);
	}
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_string_equal(s.c.cells[0].label, "");
	assert_string_equal(s.c.cells[0].path, "");
	assert_true(scene_is_near(scene_percent(&s, 0, 1), -77.92));
	assert_true(scene_is_near(scene_percent(&s, 0, 2), -10.32));
	assert_true(scene_has_remark(&s, REMARK_DOCUMENTS_DIFFER));
	scene_free(&s);
}

static void
documents_of_other_lengths_get_the_same_remark(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_number(scene_run(&s, 100, 1, 10), FIELD_DOCUMENT_LENGTH, 22, 0);
	scene_input(&s, "B", "b");
	scene_number(scene_run(&s, 100, 1, 20), FIELD_DOCUMENT_LENGTH, 23, 0);
	assert_true(scene_compare(&s));
	assert_true(scene_is_near(scene_percent(&s, 0, 1), 100));
	assert_true(scene_has_remark(&s, REMARK_DOCUMENTS_DIFFER));
	scene_free(&s);
}

static void
failures_are_remarked_and_varying_lengths_apart_from_them(void **state)
{
	struct scene s = scene_new();
	struct run *run;

	(void)state;
	scene_input(&s, "A", "a");
	scene_number(scene_run(&s, 1000, 10, 100), FIELD_FAILED, 3, 0);
	scene_input(&s, "B", "b");
	run = scene_run(&s, 1000, 10, 100);
	scene_number(run, FIELD_FAILED, 9, 0);
	scene_number(run, FIELD_FAILED_LENGTH, 9, 0);
	scene_number(run, FIELD_NON_2XX, 5, 0);
	assert_true(scene_compare(&s));
	assert_int_equal(s.c.remarks[0].id, REMARK_FAILURES);
	assert_int_equal(s.c.remarks[0].side, 0);
	assert_int_equal(s.c.remarks[1].id, REMARK_LENGTHS);
	assert_int_equal(s.c.remarks[1].side, 1);
	assert_int_equal(s.c.remarks[2].id, REMARK_ERROR_PAGES);
	scene_free(&s);
}

static void
repeats_of_several_servers_are_remarked(void **state)
{
	struct scene s = scene_new();

	(void)state;
	scene_input(&s, "A", "a");
	scene_served_by(&s, "Apache", "one", 100);
	scene_served_by(&s, "nginx", "one", 100);
	scene_input(&s, "B", "b");
	scene_served_by(&s, "Apache", "one", 100);
	assert_true(scene_compare(&s));
	assert_true(scene_has_remark(&s, REMARK_SERVERS_MIXED));
	scene_free(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			documents_of_their_own_are_compared_with_a_remark),
		cmocka_unit_test(
			documents_of_other_lengths_get_the_same_remark),
		cmocka_unit_test(
			failures_are_remarked_and_varying_lengths_apart_from_them),
		cmocka_unit_test(repeats_of_several_servers_are_remarked),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
