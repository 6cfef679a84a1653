#include "tests/unit/recorded.h"

#include "tests/unit/form.h"

#include "parser/command.h"

/* What a line's call says, `-` where there is none: text, -n, -c, -k, method,
 * path. */
static void
assert_calls(const char *line, const char *expected)
{
	struct buffer out = {0};
	struct command c;

	buffer_puts(&out, "");
	if (command_find(&c, slice_of(line))) {
		struct slice path = command_path(c.url);

		buffer_printf(&out, "%.*s; n %.0f, c %.0f, %s%s %.*s",
			(int)c.text.len, c.text.at, c.requests, c.concurrency,
			c.keep_alive ? "keep-alive " : "", c.method,
			(int)path.len, path.at);
	} else {
		buffer_puts(&out, "-");
	}
	assert_string_equal(out.bytes, expected);
	buffer_free(&out);
}

static void
options_and_url_are_read(void **state)
{
	(void)state;
	assert_calls("ab -n 1000 -c 10 http://a.test/b",
		"ab -n 1000 -c 10 http://a.test/b; n 1000, c 10, GET /b");
	assert_calls("ab -n1000 -c10 -k http://a.test/",
		"ab -n1000 -c10 -k http://a.test/; "
		"n 1000, c 10, keep-alive GET /");
	assert_calls("ab -kc 20 -n 500 http://a.test/x?y=1",
		"ab -kc 20 -n 500 http://a.test/x?y=1; "
		"n 500, c 20, keep-alive GET /x?y=1");
}

static void
the_method_follows_from_the_options(void **state)
{
	(void)state;
	assert_calls("ab -n 9 -c 3 -i http://a.test/",
		"ab -n 9 -c 3 -i http://a.test/; n 9, c 3, HEAD /");
	assert_calls("ab -n 9 -c 3 -p post.txt -T text/plain http://a.test/",
		"ab -n 9 -c 3 -p post.txt -T text/plain http://a.test/; "
		"n 9, c 3, POST /");
	assert_calls("ab -n 9 -c 3 -u put.txt http://a.test/",
		"ab -n 9 -c 3 -u put.txt http://a.test/; n 9, c 3, PUT /");
	assert_calls("ab -n 9 -c 3 -m PURGE http://a.test/",
		"ab -n 9 -c 3 -m PURGE http://a.test/; n 9, c 3, PURGE /");
}

static void
prompts_paths_and_sudo_stand_before_it(void **state)
{
	(void)state;
	assert_calls("$ ab -n 5 -c 1 http://a.test/",
		"ab -n 5 -c 1 http://a.test/; n 5, c 1, GET /");
	assert_calls("C:\\Apache24\\bin>ab.exe -n 5 -c 1 http://a.test/",
		"ab.exe -n 5 -c 1 http://a.test/; n 5, c 1, GET /");
	assert_calls("root@host:~# ab -n 5 -c 1 http://a.test/",
		"ab -n 5 -c 1 http://a.test/; n 5, c 1, GET /");
}

static void
quoted_arguments_are_one(void **state)
{
	(void)state;
	assert_calls("ab -n 5 -c 2 -H 'Accept: a, b' \"http://a.test/x\"",
		"ab -n 5 -c 2 -H 'Accept: a, b' \"http://a.test/x\"; "
		"n 5, c 2, GET /x");
}

static void
prose_around_it_is_left_out(void **state)
{
	(void)state;
	assert_calls("I ran ab -n 5 -c 2 http://a.test/ on my laptop.",
		"ab -n 5 -c 2 http://a.test/; n 5, c 2, GET /");
	assert_calls("Then `ab -n 5 -c 2 http://a.test/` was run",
		"ab -n 5 -c 2 http://a.test/; n 5, c 2, GET /");
}

static void
a_mention_is_no_call(void **state)
{
	(void)state;
	assert_calls("the ab tool measures requests", "-");
	assert_calls("Usage: ab [options] [http://]hostname[:port]/path", "-");
	assert_calls("grab -n 5 http://a.test/", "-");
	assert_calls("", "-");
}

static void
asking_for_the_version_is_not_the_call_of_a_run(void **state)
{
	(void)state;
	assert_records(
		"$ ab -V\n" BANNER
		"$ ab -n 100 -c 10 http://127.0.0.1:18080/small\n" BANNER DONE
			REPORT,
		COMPLETED "command ab -n 100 -c 10 "
			  "http://127.0.0.1:18080/small\n" IS_BANNER IS_REPORT);
}

static void
a_url_without_a_path_means_the_root(void **state)
{
	(void)state;
	assert_true(slice_equals(
		command_path(slice_of("http://a.test:8080")), "/"));
	assert_true(slice_equals(
		command_path(slice_of("https://[::1]:8443/a/b?c")), "/a/b?c"));
	assert_true(slice_equals(command_path(slice_of("a.test/x")), "/x"));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(options_and_url_are_read),
		cmocka_unit_test(the_method_follows_from_the_options),
		cmocka_unit_test(prompts_paths_and_sudo_stand_before_it),
		cmocka_unit_test(quoted_arguments_are_one),
		cmocka_unit_test(prose_around_it_is_left_out),
		cmocka_unit_test(a_mention_is_no_call),
		cmocka_unit_test(
			asking_for_the_version_is_not_the_call_of_a_run),
		cmocka_unit_test(a_url_without_a_path_means_the_root),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
