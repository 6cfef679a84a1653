#include "report/options.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#define PARSE(...) \
	parse((const char *const[]){"abreport", __VA_ARGS__}, \
		COUNTOF(((const char *[]){"abreport", __VA_ARGS__})))

static struct options o;
static struct error e;

static bool
parse(const char *const *argv, size_t argc)
{
	options_free(&o);
	e = (struct error){0};
	return options_parse(&o, (int)argc, argv, &e);
}

static void
words_may_stand_in_any_order(void **state)
{
	(void)state;
	assert_true(PARSE("a", "-o", "x.csv", "b", "--baseline", "B"));
	assert_int_equal(o.input_count, 2);
	assert_string_equal(o.inputs[1], "b");
	assert_string_equal(o.outputs[0].path, "x.csv");
	assert_string_equal(o.baseline, "B");
}

static void
values_may_be_part_of_the_word(void **state)
{
	(void)state;
	assert_true(PARSE("-ox.csv", "--title=A=B", "--title=", "-hV"));
	assert_string_equal(o.outputs[0].path, "x.csv");
	assert_string_equal(o.title, "");
	assert_true(o.help && o.version);
}

static void
behind_two_dashes_all_words_are_inputs(void **state)
{
	(void)state;
	assert_true(PARSE("--", "-o", "--help"));
	assert_int_equal(o.input_count, 2);
	assert_false(o.help);
}

static void
a_single_dash_is_an_input(void **state)
{
	(void)state;
	assert_true(PARSE("-"));
	assert_string_equal(o.inputs[0], "-");
}

static void
formats_follow_from_extensions(void **state)
{
	(void)state;
	assert_true(PARSE("-o", "a.b/x.HTML", "-o", "y.jsonl"));
	assert_int_equal(o.output_count, 2);
	assert_string_equal(o.outputs[0].renderer->name, "html");
	assert_string_equal(o.outputs[1].renderer->name, "ndjson");
	assert_false(PARSE("-o", "report"));
	assert_false(PARSE("-o", "a.html/report"));
}

static void
a_format_is_of_standard_output_or_of_a_file_without_extension(void **state)
{
	(void)state;
	assert_true(PARSE("-f", "json"));
	assert_string_equal(o.outputs[0].path, "-");
	assert_true(PARSE("-f", "json", "-o", "x.csv"));
	assert_int_equal(o.output_count, 2);
	assert_true(PARSE("-f", "json", "-o", "x"));
	assert_int_equal(o.output_count, 1);
	assert_string_equal(o.outputs[0].renderer->name, "json");
}

static void
without_an_output_there_is_a_table_for_people(void **state)
{
	(void)state;
	assert_true(PARSE("x"));
	assert_int_equal(o.output_count, 1);
	assert_string_equal(o.outputs[0].path, "-");
	assert_string_equal(o.outputs[0].renderer->name, "text");
}

static void
one_place_takes_one_output(void **state)
{
	(void)state;
	assert_false(PARSE("-o", "x.csv", "-o", "x.csv"));
	assert_false(PARSE("-f", "json", "-f", "csv"));
	assert_false(PARSE("-f", "json", "--explain"));
}

static void
metrics_are_fields_that_are_figures(void **state)
{
	(void)state;
	assert_true(PARSE("--metric", "p95_ms,requests_per_second"));
	assert_int_equal(o.metric_count, 2);
	assert_int_equal(o.metrics[0], FIELD_P95_MS);
	assert_false(PARSE("--metric", "rps"));
	assert_non_null(strstr(e.text, "'requests_per_second'"));
	assert_false(PARSE("--metric", "label"));
	assert_false(PARSE("--metric", ""));
}

static void
what_is_not_known_is_an_error_that_names_the_option(void **state)
{
	(void)state;
	assert_false(PARSE("--basline", "B"));
	assert_non_null(strstr(e.text, "'--baseline'"));
	assert_false(PARSE("-x"));
	assert_false(PARSE("--theme", "pink"));
	assert_string_equal(
		e.text, "--theme: 'pink' is not auto, light, dark or print");
	assert_false(PARSE("--width", "12"));
	assert_false(PARSE("--width", "nan"));
	assert_false(PARSE("--title"));
	assert_string_equal(e.text, "--title needs a TEXT");
	assert_false(PARSE("--force=yes"));
	assert_false(PARSE("-f", "jsn"));
	assert_non_null(strstr(e.text, "'json'"));
}

static void
help_fits_a_screen(void **state)
{
	struct buffer help = {0};
	size_t lines = 0, column = 0;

	(void)state;
	options_help(&help);
	for (size_t i = 0; i < help.len; i++) {
		column = help.bytes[i] == '\n' ? 0 : column + 1;
		lines += help.bytes[i] == '\n';
		assert_true(column <= 80);
	}
	assert_true(lines <= 40);
	buffer_free(&help);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words_may_stand_in_any_order),
		cmocka_unit_test(values_may_be_part_of_the_word),
		cmocka_unit_test(behind_two_dashes_all_words_are_inputs),
		cmocka_unit_test(a_single_dash_is_an_input),
		cmocka_unit_test(formats_follow_from_extensions),
		cmocka_unit_test(
			a_format_is_of_standard_output_or_of_a_file_without_extension),
		cmocka_unit_test(without_an_output_there_is_a_table_for_people),
		cmocka_unit_test(one_place_takes_one_output),
		cmocka_unit_test(metrics_are_fields_that_are_figures),
		cmocka_unit_test(
			what_is_not_known_is_an_error_that_names_the_option),
		cmocka_unit_test(help_fits_a_screen),
	};
	int failed = cmocka_run_group_tests(tests, NULL, NULL);

	options_free(&o);
	return failed;
}
