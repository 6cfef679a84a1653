#include "report/markdown.h"

#include "tests/unit/scene.h"

static struct buffer
rendered(struct scene *s, const char *title)
{
	struct buffer out = {0};
	struct locale l;
	struct report report = {
		.comparison = &s->c,
		.locale = &l,
		.title = title,
	};

	assert_true(locale_load(&l, "en", &s->e));
	assert_true(scene_compare(s));
	assert_true(markdown_render(&out, &report, &s->e));
	locale_free(&l);
	return out;
}

static void
a_comparison_is_a_finding_a_table_and_notes(void **state)
{
	struct scene s = scene_new();
	struct buffer out;

	(void)state;
	scene_nine_commands(&s);
	out = rendered(&s, "Two servers");
	assert_non_null(strstr(out.bytes,
		"## Two servers\n\n**Lighttpd serves +15.80% requests per"));
	assert_non_null(strstr(out.bytes,
		".**\n\n| Requests per second (higher is better) | Apache | Lighttpd | Delta |\n"
		"| --- | ---: | ---: | ---: |\n"
		"| n 100  c 5 | 540.14 | 608.71 | +12.69% |\n"));
	assert_non_null(strstr(out.bytes,
		"| geometric mean | 1,019.78 | 1,180.94 | +15.80% |\n\n"
		"- 9 of 9 stated deltas agree with the figures.\n"));
	buffer_free(&out);
	scene_free(&s);
}

static void
what_is_special_is_escaped(void **state)
{
	struct scene s = scene_new();
	struct buffer out;

	(void)state;
	scene_input(&s, "", "x.txt");
	scene_labelled(&s, "a|b `c` <script> *d* [e](f) @g", 1000, 10, 1);
	scene_labelled(&s, "B", 1000, 10, 2);
	out = rendered(&s, "");
	assert_null(strstr(out.bytes, "<script"));
	assert_non_null(strstr(out.bytes,
		"a\\|b \\`c\\` &lt;script\\> \\*d\\* \\[e\\](f) &#64;g"));
	buffer_free(&out);
	scene_free(&s);
}

static void
no_table_has_more_than_eight_columns(void **state)
{
	static const char *const labels[] = {"A", "B", "C", "D", "E", "F", "G"};
	struct scene s = scene_new();
	struct buffer out;
	size_t bars = 0;

	(void)state;
	for (size_t i = 0; i < 7; i++) {
		scene_input(&s, labels[i], labels[i]);
		scene_run(&s, 1000, 10, 100 + (double)i);
		scene_run(&s, 1000, 20, 200 + (double)i);
	}
	out = rendered(&s, "");
	for (size_t i = 0; i < out.len; i++) {
		bars = out.bytes[i] == '\n' ? 0 : bars + (out.bytes[i] == '|');
		assert_true(bars <= 9);
	}
	buffer_free(&out);
	scene_free(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_comparison_is_a_finding_a_table_and_notes),
		cmocka_unit_test(what_is_special_is_escaped),
		cmocka_unit_test(no_table_has_more_than_eight_columns),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
