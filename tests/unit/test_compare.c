#include "report/compare.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* What a test is about: runs as a reader would have made them. */
struct scene {
	struct runset set;
	struct comparison c;
	struct compare_input inputs[8];
	struct compare_options options;
	struct error e;
};

static struct scene
scene_new(void)
{
	return (struct scene){.options = {.baseline = ""}};
}

/* The runs that follow belong to this input. */
static void
input(struct scene *s, const char *label, const char *name)
{
	s->inputs[s->options.input_count++] = (struct compare_input){
		.label = label, .name = name, .first = s->set.count};
}

static void
number(struct run *run, enum field_id field, double value, int decimals)
{
	run_set_number(run, field, value, decimals, SETTLED_PRINTED, 1);
}

static void
text(struct scene *s, struct run *run, enum field_id field, const char *value)
{
	run_set_text(run, &s->set.arena, field, slice_of(value), 1);
}

static struct run *
run_of(struct scene *s, double requests, double concurrency, double rate)
{
	struct run *run = run_new(&s->set, KIND_RUN, "x", 1);

	run->outcome = OUTCOME_COMPLETE;
	number(run, FIELD_COMPLETE, requests, 0);
	number(run, FIELD_CONCURRENCY, concurrency, 0);
	number(run, FIELD_RPS, rate, 2);
	s->inputs[s->options.input_count - 1].count++;
	return run;
}

static struct run *
labelled(struct scene *s, const char *label, double requests,
	double concurrency, double rate)
{
	struct run *run = run_of(s, requests, concurrency, rate);

	text(s, run, FIELD_LABEL, label);
	return run;
}

static struct run *
served_by(struct scene *s, const char *software, const char *host, double rate)
{
	struct run *run = run_of(s, 1000, 5, rate);

	text(s, run, FIELD_SERVER_SOFTWARE, software);
	text(s, run, FIELD_SERVER_HOSTNAME, host);
	return run;
}

static bool
compare(struct scene *s)
{
	s->options.inputs = s->inputs;
	return compare_runs(&s->c, &s->set, &s->options, &s->e);
}

static void
scene_free(struct scene *s)
{
	compare_free(&s->c);
	runset_free(&s->set);
}

static double
percent(const struct scene *s, size_t cell, size_t side)
{
	return compare_entry(&s->c, &s->c.tables[0], cell, side)->delta.percent;
}

static bool
is_near(double a, double b)
{
	return fabs(a - b) < 0.005;
}

static bool
has_remark(const struct scene *s, enum remark_id id)
{
	for (size_t i = 0; i < s->c.remark_count; i++)
		if (s->c.remarks[i].id == id)
			return true;
	return false;
}

/* The figures of a document that compares two servers in nine commands. */
static void
nine_commands(struct scene *s)
{
	static const double rows[9][5] = {
		{100, 5, 540.14, 608.71, 12.69},
		{1000, 5, 1146.94, 1408.45, 22.80},
		{10000, 5, 2111.64, 2646.44, 25.33},
		{100, 50, 509.01, 551.21, 8.29},
		{1000, 50, 1095.03, 1282.62, 17.13},
		{10000, 50, 1816.61, 2266.33, 24.76},
		{100, 100, 484.80, 485.07, 0.06},
		{1000, 100, 1073.90, 1276.06, 18.82},
		{10000, 100, 1729.61, 1985.28, 14.78},
	};

	input(s, "", "bench.txt");
	for (size_t i = 0; i < 9; i++) {
		struct run *run;

		labelled(s, "Apache", rows[i][0], rows[i][1], rows[i][2])
			->kind = KIND_FIGURE;
		run = labelled(
			s, "Lighttpd", rows[i][0], rows[i][1], rows[i][3]);
		run->kind = KIND_FIGURE;
		number(run, FIELD_STATED_DELTA, rows[i][4], 2);
	}
}

static void
labels_make_sides_and_settings_make_cells(void **state)
{
	static const double deltas[] = {12.69, 22.80, 25.33, 8.29, 17.13, 24.76,
		0.06, 18.82, 14.78};
	struct scene s = scene_new();

	(void)state;
	nine_commands(&s);
	assert_true(compare(&s));
	assert_int_equal(s.c.side_count, 2);
	assert_string_equal(s.c.sides[0].label, "Apache");
	assert_string_equal(s.c.sides[1].label, "Lighttpd");
	assert_int_equal(s.c.cell_count, 9);
	assert_string_equal(s.c.cells[1].label, "n 1000  c 5");
	for (size_t i = 0; i < 9; i++)
		assert_true(is_near(percent(&s, i, 1), deltas[i]));
	assert_int_equal(s.c.tables[0].shared, 9);
	assert_true(is_near(s.c.tables[0].means[1].delta.percent, 15.80));
	assert_true(is_near(s.c.tables[0].means[0].value, 1019.78));
	assert_true(is_near(s.c.tables[0].means[1].value, 1180.94));
	scene_free(&s);
}

static void
stated_deltas_are_checked(void **state)
{
	struct scene s = scene_new();

	(void)state;
	nine_commands(&s);
	number(s.set.runs[3], FIELD_STATED_DELTA, 28.20, 2);
	assert_true(compare(&s));
	assert_int_equal(s.c.tables[0].stated, 9);
	assert_int_equal(s.c.tables[0].agreed, 8);
	assert_true(has_remark(&s, REMARK_STATED_DIFFERS));
	assert_int_equal(compare_entry(&s.c, &s.c.tables[0], 1, 1)
				 ->delta.agreement,
		STATED_DIFFERS);
	scene_free(&s);
}

static void
a_baseline_by_name_turns_the_deltas_but_not_what_was_stated(void **state)
{
	struct scene s = scene_new();

	(void)state;
	nine_commands(&s);
	s.options.baseline = "lighttpd";
	assert_true(compare(&s));
	assert_int_equal(s.c.baseline, 1);
	assert_true(is_near(percent(&s, 0, 0), -11.26));
	assert_true(isnan(percent(&s, 0, 1)));
	assert_int_equal(s.c.tables[0].agreed, 9);
	scene_free(&s);
}

static void
an_unknown_baseline_is_an_error_that_names_the_sides(void **state)
{
	struct scene s = scene_new();

	(void)state;
	nine_commands(&s);
	s.options.baseline = "Nginx";
	assert_false(compare(&s));
	assert_non_null(strstr(s.e.text, "'Nginx'"));
	assert_non_null(strstr(s.e.text, "'Apache', 'Lighttpd'"));
	scene_free(&s);
}

static void
no_runs_are_an_error(void **state)
{
	struct scene s = scene_new();

	(void)state;
	assert_false(compare(&s));
	scene_free(&s);
}

static void
hosts_tell_sides_apart_that_software_does_not(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "", "hosts.txt");
	served_by(&s, "nginx/1.4.1", "192.168.2.10", 427.18);
	served_by(&s, "nginx/1.4.1", "192.168.2.12", 385.62);
	served_by(&s, "nginx/1.2.8", "lekensteyn.nl", 90.30);
	assert_true(compare(&s));
	assert_int_equal(s.c.side_count, 3);
	assert_string_equal(s.c.sides[0].label, "192.168.2.10");
	assert_string_equal(s.c.sides[2].label, "lekensteyn.nl");
	assert_true(is_near(percent(&s, 0, 1), -9.73));
	assert_true(is_near(percent(&s, 0, 2), -78.86));
	assert_true(has_remark(&s, REMARK_ONE_RUN_EACH));
	scene_free(&s);
}

static void
software_tells_sides_apart_before_hosts_do(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "", "x.txt");
	served_by(&s, "Apache/2.2.3 (Debian) PHP/5.2", "10.0.0.1", 100);
	served_by(&s, "nginx/1.4.1", "10.0.0.2", 200);
	assert_true(compare(&s));
	assert_string_equal(s.c.sides[0].label, "Apache/2.2.3");
	assert_string_equal(s.c.sides[1].label, "nginx/1.4.1");
	scene_free(&s);
}

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
	input(&s, "", "ways.txt");
	for (size_t i = 0; i < 3; i++) {
		struct run *run =
			labelled(&s, rows[i].label, 5000, 50, rows[i].rate);

		text(&s, run, FIELD_DOCUMENT_PATH, rows[i].path);
		number(run, FIELD_DOCUMENT_LENGTH, rows[i].bytes, 0);
	}
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_string_equal(s.c.cells[0].label, "");
	assert_string_equal(s.c.cells[0].path, "");
	assert_true(is_near(percent(&s, 0, 1), -77.92));
	assert_true(is_near(percent(&s, 0, 2), -10.32));
	assert_true(has_remark(&s, REMARK_DOCUMENTS_DIFFER));
	scene_free(&s);
}

static void
documents_of_other_lengths_get_the_same_remark(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	number(run_of(&s, 100, 1, 10), FIELD_DOCUMENT_LENGTH, 22, 0);
	input(&s, "B", "b");
	number(run_of(&s, 100, 1, 20), FIELD_DOCUMENT_LENGTH, 23, 0);
	assert_true(compare(&s));
	assert_true(is_near(percent(&s, 0, 1), 100));
	assert_true(has_remark(&s, REMARK_DOCUMENTS_DIFFER));
	scene_free(&s);
}

static void
paths_that_sides_share_are_compared_path_by_path(void **state)
{
	struct scene s = scene_new();

	(void)state;
	for (int side = 0; side < 2; side++) {
		input(&s, side ? "B" : "A", side ? "b" : "a");
		text(&s, run_of(&s, 100, 1, side ? 11 : 10),
			FIELD_DOCUMENT_PATH, "/one");
		text(&s, run_of(&s, 100, 1, side ? 40 : 20),
			FIELD_DOCUMENT_PATH, "/two");
	}
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 2);
	assert_string_equal(s.c.cells[0].label, "/one");
	assert_true(is_near(percent(&s, 0, 1), 10));
	assert_true(is_near(percent(&s, 1, 1), 100));
	assert_false(has_remark(&s, REMARK_DOCUMENTS_DIFFER));
	scene_free(&s);
}

static void
unlike_concurrency(struct scene *s)
{
	input(s, "A", "a");
	run_of(s, 1000, 100, 500);
	input(s, "B", "b");
	run_of(s, 1000, 20, 600);
}

static void
unlike_settings_are_not_compared(void **state)
{
	struct scene s = scene_new();

	(void)state;
	unlike_concurrency(&s);
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 2);
	assert_true(isnan(percent(&s, 1, 1)));
	assert_true(isnan(s.c.tables[0].overall[1].percent));
	assert_int_equal(s.c.tables[0].shared, 0);
	assert_true(has_remark(&s, REMARK_SETTINGS_DIFFER));
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
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_true(is_near(percent(&s, 0, 1), 20));
	assert_true(has_remark(&s, REMARK_SETTINGS_FORCED));
	assert_true(isnan(s.c.cells[0].concurrency));
	scene_free(&s);
}

static void
keep_alive_and_method_keep_cells_apart(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	run_of(&s, 1000, 10, 500);
	input(&s, "B", "b");
	number(run_of(&s, 1000, 10, 900), FIELD_KEEP_ALIVE, 1000, 0);
	input(&s, "C", "c");
	number(run_of(&s, 1000, 10, 100), FIELD_BODY_SENT, 5000, 0);
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 3);
	assert_true(isnan(percent(&s, 1, 1)));
	scene_free(&s);
}

static void
runs_of_one_side_in_one_cell_are_repeats(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	run_of(&s, 1000, 10, 100);
	run_of(&s, 1000, 10, 400);
	input(&s, "B", "b");
	run_of(&s, 1000, 10, 300);
	assert_true(compare(&s));
	assert_int_equal(s.c.cells[0].groups[0].count, 2);
	assert_true(is_near(s.c.tables[0].entries[0].value, 200));
	assert_true(is_near(percent(&s, 0, 1), 50));
	assert_false(has_remark(&s, REMARK_ONE_RUN_EACH));
	scene_free(&s);
}

static void
inputs_of_one_label_are_one_side(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "one.txt");
	run_of(&s, 1000, 10, 100);
	input(&s, "B", "two.txt");
	run_of(&s, 1000, 10, 200);
	input(&s, "A", "three.txt");
	run_of(&s, 1000, 10, 100);
	assert_true(compare(&s));
	assert_int_equal(s.c.side_count, 2);
	assert_int_equal(s.c.sides[0].run_count, 2);
	scene_free(&s);
}

static void
inputs_are_called_by_what_tells_their_names_apart(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "", "before/run.txt");
	run_of(&s, 1000, 10, 100);
	input(&s, "", "after/run.txt");
	run_of(&s, 1000, 10, 200);
	assert_true(compare(&s));
	assert_string_equal(s.c.sides[0].label, "before/run.txt");
	assert_string_equal(s.c.sides[1].label, "after/run.txt");
	scene_free(&s);

	s = scene_new();
	input(&s, "", "logs/apache.txt");
	run_of(&s, 1000, 10, 100);
	input(&s, "", "logs/nginx-1.4/");
	run_of(&s, 1000, 10, 200);
	assert_true(compare(&s));
	assert_string_equal(s.c.sides[0].label, "apache");
	assert_string_equal(s.c.sides[1].label, "nginx-1.4");
	scene_free(&s);
}

static void
the_same_input_twice_is_two_sides(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "", "run.txt");
	run_of(&s, 1000, 10, 100);
	input(&s, "", "run.txt");
	run_of(&s, 1000, 10, 100);
	assert_true(compare(&s));
	assert_int_equal(s.c.side_count, 2);
	scene_free(&s);
}

static void
an_input_without_runs_is_no_side(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "", "missing.txt");
	input(&s, "", "there.txt");
	labelled(&s, "One", 1000, 10, 100);
	labelled(&s, "Two", 1000, 10, 200);
	assert_true(compare(&s));
	assert_int_equal(s.c.side_count, 2);
	assert_string_equal(s.c.sides[0].label, "One");
	scene_free(&s);
}

static void
a_heading_stands_until_the_next_one_or_another_server(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "", "x.txt");
	text(&s, served_by(&s, "Apache", "h", 100), FIELD_LABEL, "Old");
	served_by(&s, "Apache", "h", 110);
	text(&s, served_by(&s, "Apache", "h", 120), FIELD_LABEL, "New");
	served_by(&s, "nginx", "h", 130);
	assert_true(compare(&s));
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
	input(&s, "", "x.txt");
	text(&s, served_by(&s, "Apache", "h", 100), FIELD_LABEL, "Results");
	text(&s, served_by(&s, "nginx", "h", 110), FIELD_LABEL, "Results");
	assert_true(compare(&s));
	assert_int_equal(s.c.side_count, 2);
	assert_string_equal(s.c.sides[0].label, "Apache");
	scene_free(&s);
}

static void
headings_of_a_sweep_are_cells_of_one_side(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "", "sweep.txt");
	labelled(&s, "10 users", 1000, 10, 100);
	labelled(&s, "50 users", 1000, 50, 200);
	labelled(&s, "99 users", 1000, 99, 300);
	assert_true(compare(&s));
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
	input(&s, "", "x.txt");
	labelled(&s, "My Server", 1000, 10, 100);
	labelled(&s, "my  server", 1000, 20, 200);
	assert_true(compare(&s));
	assert_int_equal(s.c.side_count, 1);
	assert_int_equal(s.c.cell_count, 2);
	scene_free(&s);
}

static void
an_excerpt_joins_the_only_cell_it_can_belong_to(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	run_of(&s, 1000, 10, 100);
	input(&s, "B", "b");
	run_clear(run_of(&s, 0, 10, 200), FIELD_COMPLETE);
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_true(is_near(percent(&s, 0, 1), 100));
	scene_free(&s);
}

static void
an_excerpt_that_may_belong_to_two_cells_joins_none(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	run_of(&s, 1000, 10, 100);
	run_of(&s, 5000, 10, 100);
	input(&s, "B", "b");
	run_clear(run_of(&s, 0, 10, 200), FIELD_COMPLETE);
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 3);
	scene_free(&s);
}

static void
timed(struct scene *s, double requests, double taken, double rate)
{
	number(run_of(s, requests, 10, rate), FIELD_TIME_TAKEN, taken, 3);
}

static void
runs_that_a_limit_ended_are_compared_whatever_they_reached(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	timed(&s, 24531, 30.001, 817.67);
	input(&s, "B", "b");
	timed(&s, 27217, 30.004, 907.11);
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_true(s.c.cells[0].limit_s == 30);
	assert_true(is_near(percent(&s, 0, 1), 10.94));
	scene_free(&s);
}

static void
round_numbers_of_requests_were_asked_for(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	timed(&s, 1000, 2.001, 500);
	input(&s, "B", "b");
	timed(&s, 5000, 2.004, 2500);
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 2);
	scene_free(&s);
}

static void
the_command_tells_a_time_limit(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	text(&s, run_of(&s, 1234, 10, 100), FIELD_COMMAND,
		"ab -t 60 -kc 10 http://x/");
	input(&s, "B", "b");
	text(&s, run_of(&s, 2345, 10, 200), FIELD_COMMAND,
		"ab -kc 10 -t60 http://x/");
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 1);
	assert_true(s.c.cells[0].limit_s == 60);
	assert_true(s.c.cells[0].keep_alive);
	scene_free(&s);
}

static void
a_cell_that_one_side_lacks_changes_no_figure(void **state)
{
	struct scene s = scene_new();
	double before;

	(void)state;
	nine_commands(&s);
	assert_true(compare(&s));
	before = s.c.tables[0].means[1].delta.percent;
	compare_free(&s.c);
	labelled(&s, "Apache", 77, 7, 9999);
	assert_true(compare(&s));
	assert_int_equal(s.c.cell_count, 10);
	assert_int_equal(s.c.tables[0].shared, 9);
	assert_true(s.c.tables[0].means[1].delta.percent == before);
	assert_true(s.c.tables[0].overall[1].percent == before);
	assert_true(has_remark(&s, REMARK_CELL_UNMATCHED));
	scene_free(&s);
}

static void
a_third_side_elsewhere_leaves_the_other_two_compared(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	run_of(&s, 1000, 10, 100);
	input(&s, "B", "b");
	run_of(&s, 1000, 10, 150);
	input(&s, "C", "c");
	run_of(&s, 1000, 99, 500);
	assert_true(compare(&s));
	assert_true(is_near(s.c.tables[0].overall[1].percent, 50));
	assert_true(isnan(s.c.tables[0].overall[2].percent));
	scene_free(&s);
}

static void
usual_metrics_come_only_where_runs_have_them(void **state)
{
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	number(run_of(&s, 1000, 10, 100), FIELD_P95_MS, 12, 0);
	assert_true(compare(&s));
	assert_int_equal(s.c.table_count, 2);
	assert_int_equal(s.c.tables[0].field, FIELD_RPS);
	assert_int_equal(s.c.tables[1].field, FIELD_P95_MS);
	scene_free(&s);
}

static void
a_metric_that_was_asked_for_stays_without_figures(void **state)
{
	static const enum field_id asked[] = {FIELD_P99_MS};
	struct scene s = scene_new();

	(void)state;
	input(&s, "A", "a");
	run_of(&s, 1000, 10, 100);
	s.options.metrics = asked;
	s.options.metric_count = 1;
	assert_true(compare(&s));
	assert_int_equal(s.c.table_count, 1);
	assert_int_equal(s.c.tables[0].field, FIELD_P99_MS);
	assert_true(isnan(s.c.tables[0].entries[0].value));
	scene_free(&s);
}

static void
failures_are_remarked_and_varying_lengths_apart_from_them(void **state)
{
	struct scene s = scene_new();
	struct run *run;

	(void)state;
	input(&s, "A", "a");
	number(run_of(&s, 1000, 10, 100), FIELD_FAILED, 3, 0);
	input(&s, "B", "b");
	run = run_of(&s, 1000, 10, 100);
	number(run, FIELD_FAILED, 9, 0);
	number(run, FIELD_FAILED_LENGTH, 9, 0);
	number(run, FIELD_NON_2XX, 5, 0);
	assert_true(compare(&s));
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
	input(&s, "A", "a");
	served_by(&s, "Apache", "one", 100);
	served_by(&s, "nginx", "one", 100);
	input(&s, "B", "b");
	served_by(&s, "Apache", "one", 100);
	assert_true(compare(&s));
	assert_true(has_remark(&s, REMARK_SERVERS_MIXED));
	scene_free(&s);
}

static void
too_many_sides_and_cells_are_an_error(void **state)
{
	struct scene s = scene_new();
	char label[24];

	(void)state;
	input(&s, "", "x.txt");
	for (int i = 0; i < 1000; i++) {
		snprintf(label, sizeof(label), "server %d", i);
		labelled(&s, label, 1000, i % 500, 100);
	}
	assert_false(compare(&s));
	assert_non_null(strstr(s.e.text, "too many"));
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
		cmocka_unit_test(hosts_tell_sides_apart_that_software_does_not),
		cmocka_unit_test(software_tells_sides_apart_before_hosts_do),
		cmocka_unit_test(
			documents_of_their_own_are_compared_with_a_remark),
		cmocka_unit_test(
			documents_of_other_lengths_get_the_same_remark),
		cmocka_unit_test(
			paths_that_sides_share_are_compared_path_by_path),
		cmocka_unit_test(unlike_settings_are_not_compared),
		cmocka_unit_test(force_compares_unlike_settings_and_says_so),
		cmocka_unit_test(keep_alive_and_method_keep_cells_apart),
		cmocka_unit_test(runs_of_one_side_in_one_cell_are_repeats),
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
			an_excerpt_joins_the_only_cell_it_can_belong_to),
		cmocka_unit_test(
			an_excerpt_that_may_belong_to_two_cells_joins_none),
		cmocka_unit_test(
			runs_that_a_limit_ended_are_compared_whatever_they_reached),
		cmocka_unit_test(round_numbers_of_requests_were_asked_for),
		cmocka_unit_test(the_command_tells_a_time_limit),
		cmocka_unit_test(a_cell_that_one_side_lacks_changes_no_figure),
		cmocka_unit_test(
			a_third_side_elsewhere_leaves_the_other_two_compared),
		cmocka_unit_test(usual_metrics_come_only_where_runs_have_them),
		cmocka_unit_test(
			a_metric_that_was_asked_for_stays_without_figures),
		cmocka_unit_test(
			failures_are_remarked_and_varying_lengths_apart_from_them),
		cmocka_unit_test(repeats_of_several_servers_are_remarked),
		cmocka_unit_test(too_many_sides_and_cells_are_an_error),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
