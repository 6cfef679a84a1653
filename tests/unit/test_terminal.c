#include "report/terminal.h"

#include "parser/utf8.h"
#include "tests/unit/scene.h"

static struct buffer
rendered(struct scene *s, int columns)
{
	struct buffer out = {0};
	struct locale l;
	struct report report = {
		.comparison = &s->c,
		.locale = &l,
		.title = "",
		.columns = columns,
	};

	assert_true(locale_load(&l, "en", &s->e));
	assert_true(scene_compare(s));
	assert_true(terminal_render(&out, &report, &s->e));
	locale_free(&l);
	return out;
}

static void
fits(const struct buffer *text, size_t columns)
{
	struct slice rest = buffer_slice(text);

	while (rest.len) {
		size_t end = slice_find(rest, "\n");

		assert_true(utf8_columns(slice_part(rest, 0, end)) <= columns);
		rest = slice_part(rest, end + 1, rest.len);
	}
}

static void
settings_and_figures_stand_below_each_other(void **state)
{
	struct scene s = scene_new();
	struct buffer out;

	(void)state;
	scene_nine_commands(&s);
	out = rendered(&s, 80);
	assert_non_null(strstr(out.bytes,
		"\nRequests per second    Apache  Lighttpd    Delta   (higher is better)\n"
		"  n 100    c 5         540.14    608.71  +12.69%\n"
		"  n 1000   c 5       1,146.94  1,408.45  +22.80%\n"));
	assert_non_null(strstr(out.bytes,
		"\n  geometric mean     1,019.78  1,180.94  +15.80%\n\n"
		"9 of 9 stated deltas agree with the figures.\n"));
	fits(&out, 80);
	buffer_free(&out);
	scene_free(&s);
}

static void
wide_names_take_two_columns(void **state)
{
	struct scene s = scene_new();
	struct buffer out;

	(void)state;
	scene_input(&s, "\xec\x84\x9c\xeb\xb2\x84", "a");
	scene_run(&s, 1000, 10, 100);
	scene_run(&s, 1000, 20, 100);
	scene_input(&s, "B", "b");
	scene_run(&s, 1000, 10, 200);
	scene_run(&s, 1000, 20, 200);
	out = rendered(&s, 80);
	assert_non_null(strstr(out.bytes,
		"\nRequests per second    \xec\x84\x9c\xeb\xb2\x84       B     Delta"));
	assert_non_null(strstr(out.bytes,
		"\n  c 10               100.00  200.00  +100.00%\n"));
	buffer_free(&out);
	scene_free(&s);
}

static void
long_names_are_cut_and_figures_are_not(void **state)
{
	static const char name[] =
		"a server whose name goes on and on and never seems to come to an end";
	struct scene s = scene_new();
	struct buffer out;

	(void)state;
	for (int i = 0; i < 3; i++) {
		char label[128];

		snprintf(label, sizeof(label), "%d: %s", i, name);
		scene_input(&s, "", "x.txt");
		s.options.input_count = 1;
		scene_labelled(&s, label, 1000, 10, 123456.78 + i);
	}
	s.inputs[0].count = 3;
	s.inputs[0].first = 0;
	out = rendered(&s, 60);
	assert_non_null(strstr(out.bytes, "\xe2\x80\xa6"));
	assert_non_null(strstr(out.bytes, "  123,456.78"));
	assert_non_null(strstr(out.bytes, "  123,458.78"));
	fits(&out, 60);
	buffer_free(&out);
	scene_free(&s);
}

static void
many_sides_are_rows(void **state)
{
	static const char *const labels[] = {"A", "B", "C", "D", "E", "F", "G"};
	struct scene s = scene_new();
	struct buffer out;

	(void)state;
	for (size_t i = 0; i < 7; i++) {
		scene_input(&s, labels[i], labels[i]);
		scene_run(&s, 1000, 10, 100 + (double)i);
		scene_run(&s, 1000, 20, 200 + (double)i);
	}
	out = rendered(&s, 80);
	assert_non_null(strstr(out.bytes,
		"\nRequests per second   Value     Delta   (higher is better)\n"
		"c 10\n"
		"  A                  100.00  baseline\n"
		"  B                  101.00    +1.00%\n"));
	assert_non_null(strstr(out.bytes,
		"\nc 20\n"
		"  A                  200.00  baseline\n"));
	assert_non_null(strstr(out.bytes, "\ngeometric mean\n"));
	fits(&out, 80);
	buffer_free(&out);
	scene_free(&s);
}

static void
nothing_in_a_name_is_obeyed_by_a_terminal(void **state)
{
	/* U+202E turns what follows to the left. */
	static const char turn[] = {(char)0xe2, (char)0x80, (char)0xae, 0};
	struct scene s = scene_new();
	struct buffer out;
	char label[64];

	(void)state;
	snprintf(label, sizeof(label), "\033[31mred\033[0m %sevil\a", turn);
	scene_input(&s, "", "x.txt");
	scene_labelled(&s, label, 1000, 10, 1);
	scene_labelled(&s, "B\n\tC", 1000, 10, 2);
	out = rendered(&s, 80);
	assert_null(strchr(out.bytes, '\033'));
	assert_null(strchr(out.bytes, '\a'));
	assert_null(strstr(out.bytes, turn));
	assert_non_null(strstr(out.bytes, "B  C"));
	buffer_free(&out);
	scene_free(&s);
}

static void
a_single_run_is_summed_up(void **state)
{
	static const double percentiles[] = {
		12, 12, 12, 12, 12, 12, 17, 18, 24};
	struct scene s = scene_new();
	struct buffer out;
	struct run *run;

	(void)state;
	scene_input(&s, "", "x.txt");
	run = scene_served_by(&s, "nginx/1.4.1", "192.168.2.10", 427.18);
	scene_number(run, FIELD_SERVER_PORT, 80, 0);
	scene_text(&s, run, FIELD_DOCUMENT_PATH, "/index.html");
	scene_number(run, FIELD_DOCUMENT_LENGTH, 2159, 0);
	scene_number(run, FIELD_TIME_TAKEN, 2.341, 3);
	scene_number(run, FIELD_TOTAL_MIN_MS, 4, 0);
	scene_number(run, FIELD_TOTAL_SD_MS, 1.0, 1);
	for (unsigned i = 0; i < 9; i++)
		scene_number(run, (enum field_id)(FIELD_P50_MS + i),
			percentiles[i], 0);
	notice_add(&run->notices, &s.set.arena, NOTICE_TRUNCATED, 12, "cut");
	out = rendered(&s, 80);
	assert_string_equal(out.bytes,
		"nginx/1.4.1 serves 427.18 requests per second.\n"
		"\n"
		"Server                nginx/1.4.1 (192.168.2.10:80)\n"
		"Document              /index.html, 2,159 bytes\n"
		"Settings              n 1000  c 5\n"
		"Complete requests     1,000\n"
		"Time taken for tests  2.341 s\n"
		"Requests per second   427.18\n"
		"\n"
		"ms       min   sd\n"
		"  Total    4  1.0\n"
		"\n"
		"Percentage of the requests served within a certain time (ms)\n"
		"  50%  66%  75%  80%  90%  95%  98%  99%  100%\n"
		"   12   12   12   12   12   12   17   18    24\n"
		"  \xe2\x96\x84\xe2\x96\x84\xe2\x96\x84  \xe2\x96\x84\xe2\x96\x84\xe2\x96\x84  \xe2\x96\x84\xe2\x96\x84\xe2\x96\x84  \xe2\x96\x84\xe2\x96\x84\xe2\x96\x84  \xe2\x96\x84\xe2\x96\x84\xe2\x96\x84  \xe2\x96\x84\xe2\x96\x84\xe2\x96\x84  \xe2\x96\x86\xe2\x96\x86\xe2\x96\x86  \xe2\x96\x86\xe2\x96\x86\xe2\x96\x86   \xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\n"
		"\n"
		"x:12: warning: cut [truncated]\n");
	buffer_free(&out);
	scene_free(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(settings_and_figures_stand_below_each_other),
		cmocka_unit_test(wide_names_take_two_columns),
		cmocka_unit_test(long_names_are_cut_and_figures_are_not),
		cmocka_unit_test(many_sides_are_rows),
		cmocka_unit_test(nothing_in_a_name_is_obeyed_by_a_terminal),
		cmocka_unit_test(a_single_run_is_summed_up),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
