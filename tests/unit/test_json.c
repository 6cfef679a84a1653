#include "report/json.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void
text_is(const char *text, const char *expected)
{
	struct buffer out = {0};

	json_text(&(struct json){.out = &out}, text);
	assert_string_equal(out.bytes, expected);
	buffer_free(&out);
}

static void
number_is(double number, const char *expected)
{
	struct buffer out = {0};

	json_number(&(struct json){.out = &out}, number);
	assert_string_equal(out.bytes, expected);
	buffer_free(&out);
}

static void
texts_are_escaped(void **state)
{
	(void)state;
	text_is("a \"b\" \\c\n\t\x01", "\"a \\\"b\\\" \\\\c\\n\\t\\u0001\"");
	text_is("\xec\x9a\x94\xec\xb2\xad", "\"\xec\x9a\x94\xec\xb2\xad\"");
	text_is("", "\"\"");
}

static void
texts_cannot_end_the_script_of_a_page(void **state)
{
	(void)state;
	text_is("</script><!--", "\"\\u003c/script>\\u003c!--\"");
}

static void
bytes_that_are_not_utf8_become_replacements(void **state)
{
	(void)state;
	text_is("a\xff"
		"b\xc3",
		"\"a\xef\xbf\xbd"
		"b\xef\xbf\xbd\"");
}

static void
numbers_read_back_as_what_they_were(void **state)
{
	(void)state;
	number_is(427.18, "427.18");
	number_is(0.1 + 0.2, "0.30000000000000004");
	number_is(1e300, "1e+300");
	number_is(-0.5, "-0.5");
	number_is(100, "100");
}

static void
what_is_not_finite_is_null(void **state)
{
	(void)state;
	number_is(NAN, "null");
	number_is(INFINITY, "null");
}

static void
commas_stand_between_and_nowhere_else(void **state)
{
	struct buffer out = {0};
	struct json j = {.out = &out};

	(void)state;
	json_open(&j, '{');
	json_key(&j, "a");
	json_open(&j, '[');
	json_number(&j, 1);
	json_null(&j);
	json_open(&j, '{');
	json_close(&j, '}');
	json_close(&j, ']');
	json_key(&j, "b");
	json_bool(&j, true);
	json_close(&j, '}');
	assert_string_equal(out.bytes, "{\"a\":[1,null,{}],\"b\":true}");
	buffer_free(&out);
}

static void
a_record_has_every_field_and_null_for_what_is_absent(void **state)
{
	struct runset set = {0};
	struct run *run = run_new(&set, KIND_RUN, "x.log", 7);
	struct buffer out = {0};

	(void)state;
	run_set_number(run, FIELD_RPS, 1228, 2, SETTLED_PRINTED, 9);
	run_set_number(run, FIELD_COMPLETE, 5000, 0, SETTLED_PRINTED, 9);
	run_set_number(run, FIELD_CONNECT_SD_MS, 0, 1, SETTLED_PRINTED, 9);
	notice_add(&run->notices, &set.arena, NOTICE_TRUNCATED, 12, "cut");
	json_record(&(struct json){.out = &out}, run);
	assert_non_null(strstr(out.bytes,
		"{\"file\":\"x.log\",\"line\":7,\"label\":null,\"kind\":\"run\","));
	assert_non_null(strstr(out.bytes, "\"requests_per_second\":1228.00,"));
	assert_non_null(strstr(out.bytes, "\"complete_requests\":5000,"));
	assert_non_null(strstr(out.bytes, "\"connect_sd_ms\":0.0,"));
	assert_non_null(strstr(out.bytes, "\"failed_requests\":null,"));
	assert_non_null(strstr(out.bytes,
		"\"notices\":[{\"id\":\"truncated\",\"level\":\"warning\",\"line\":12,\"message\":\"cut\"}]}"));
	for (int id = 0; id < FIELD_COUNT; id++)
		assert_non_null(strstr(out.bytes, fields[id].name));
	buffer_free(&out);
	runset_free(&set);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(texts_are_escaped),
		cmocka_unit_test(texts_cannot_end_the_script_of_a_page),
		cmocka_unit_test(bytes_that_are_not_utf8_become_replacements),
		cmocka_unit_test(numbers_read_back_as_what_they_were),
		cmocka_unit_test(what_is_not_finite_is_null),
		cmocka_unit_test(commas_stand_between_and_nowhere_else),
		cmocka_unit_test(
			a_record_has_every_field_and_null_for_what_is_absent),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
