#include "tests/unit/decoded.h"

#include "parser/layout_label.h"

static void
knows_what_ab_begins_its_lines_with(void **state)
{
	static const char *const lines[] = {"This is ApacheBench, Version 2.3",
		"Benchmarking a (be patient)", "Completed 100 requests",
		"Server Software:", "Server Hostname:", "Server Port:",
		"SSL/TLS Protocol:", "Server Temp Key:", "TLS Server Name:",
		"Document Path:", "Document Length:", "Number of workers:",
		"Concurrency Level:", "Concurrency achieved:", "Rampup delay:",
		"Time taken for tests:", "Complete requests:",
		"Failed requests:", "Broken pipe errors:", "Write errors:",
		"Non-2xx responses:", "Keep-Alive requests:",
		"Total transferred:", "Total body sent:", "Total POSTed:",
		"Total PUT:", "HTML transferred:", "Requests per second:",
		"Time per request:", "Transfer rate:", "Connection Times (ms)",
		"Connnection Times (ms)",
		"Connect:", "Processing:", "Waiting:", "Total:",
		"Percentage of the requests served within a certain time (ms)"};

	(void)state;
	for (size_t i = 0; i < COUNTOF(lines); i++)
		assert_non_null(layout_label_at(slice_of(lines[i])));
	assert_null(layout_label_at(slice_of("Server: nginx")));
	assert_null(layout_label_at(slice_of("Time")));
}

static void
knows_the_rows_of_percentiles_in_every_script(void **state)
{
	(void)state;
	assert_true(layout_label_is_row(slice_of("  50%     25")));
	assert_true(layout_label_is_row(slice_of("100% 78 (longest request)")));
	assert_true(layout_label_is_row(slice_of("٥٠% ٤٦")));
	assert_true(layout_label_is_row(slice_of("１００％ １１３")));
	assert_false(layout_label_is_row(slice_of("5% 12")));
	assert_false(layout_label_is_row(slice_of("50 % of them")));
	assert_false(layout_label_is_row(slice_of("50%")));
}

static void
lines_that_a_console_broke_are_joined(void **state)
{
	struct decoded d;

	(void)state;
	decode(&d,
		slice_of("C:\\>ab.exe -n 500 http://localhost/with/\n"
			 "a/path                                  \n"
			 "Server Software:        nginx           \n"
			 "Document Path:          /with/a/path/and\n"
			 "/more                                   \n"
			 "Document Length:        44 bytes        \n"
			 "Complete requests:      500             \n"));
	assert_string_equal(d.lines.bytes,
		"C:\\>ab.exe -n 500 http://localhost/with/a/path\n"
		"Server Software:        nginx\n"
		"Document Path:          /with/a/path/and/more\n"
		"Document Length:        44 bytes\n"
		"Complete requests:      500\n");
	assert_int_equal(d.text.lines[2].number, 4);
	decoded_free(&d);
}

static void
reports_side_by_side_come_one_after_the_other(void **state)
{
	(void)state;
	assert_decodes(
		"before                                after\n"
		"Server Port:            80            Server Port:            81\n"
		"Complete requests:      1000          Complete requests:      900\n"
		"Requests per second:    42.66 [#/sec] (mean)"
		"Requests per second:    54.79 [#/sec] (mean)\n"
		"\n"
		"Failed requests:        0             Failed requests:        12\n"
		"  50%    204                            50%    167\n",
		"before\n"
		"Server Port:            80\n"
		"Complete requests:      1000\n"
		"Requests per second:    42.66 [#/sec] (mean)\n"
		"\n"
		"Failed requests:        0\n"
		"  50%    204\n"
		"after\n"
		"Server Port:            81\n"
		"Complete requests:      900\n"
		"Requests per second:    54.79 [#/sec] (mean)\n"
		"\n"
		"Failed requests:        12\n"
		"  50%    167\n");
}

static void
pasted_reports_are_told_apart_at_the_tab(void **state)
{
	(void)state;
	assert_decodes("Server Port:   80\tServer Port:   81\n"
		       "Complete requests:   10\tComplete requests:   20\n"
		       "Failed requests:   0\tFailed requests:   1\n"
		       "  50%    204\t  50%    167\n",
		"Server Port:   80\nComplete requests:   10\n"
		"Failed requests:   0\n  50%    204\n"
		"Server Port:   81\nComplete requests:   20\n"
		"Failed requests:   1\n  50%    167\n");
}

static void
a_diff_holds_the_old_report_and_the_new_one(void **state)
{
	(void)state;
	assert_decodes("@@ -1,3 +1,3 @@\n"
		       " Complete requests:      1000\n"
		       "-Requests per second:    42.66 [#/sec] (mean)\n"
		       "+Requests per second:    54.79 [#/sec] (mean)\n"
		       " Failed requests:        0\n",
		"@@ -1,3 +1,3 @@\n"
		"Complete requests:      1000\n"
		"Requests per second:    42.66 [#/sec] (mean)\n"
		"Failed requests:        0\n"
		"Complete requests:      1000\n"
		"Requests per second:    54.79 [#/sec] (mean)\n"
		"Failed requests:        0\n");
}

static void
signs_at_the_ends_of_lines_are_undone(void **state)
{
	static const char *const lines[] = {"Server Port:            80",
		"Complete requests:      500", "Failed requests:        0",
		"Transfer rate:          1.5 [Kbytes/sec] received", "",
		"  50%     2"};
	static const char *const ends[] = {
		"\\", " +", " |", "   \xE2\x94\x82", ";"};

	(void)state;
	for (size_t i = 0; i < COUNTOF(ends); i++) {
		struct buffer with = {0}, without = {0};

		for (size_t k = 0; k < COUNTOF(lines); k++) {
			buffer_printf(&with, "%s%s\n", lines[k],
				*lines[k] ? ends[i] : "");
			buffer_printf(&without, "%s\n", lines[k]);
		}
		assert_decodes(with.bytes, without.bytes);
		buffer_free(&with);
		buffer_free(&without);
	}
}

static void
a_box_around_lines_is_undone(void **state)
{
	(void)state;
	assert_decodes("\xE2\x94\x82 Server Port:       80  \xE2\x94\x82\n"
		       "\xE2\x94\x82 Complete requests: 500 \xE2\x94\x82\n"
		       "\xE2\x94\x82 Failed requests:   0   \xE2\x94\x82\n"
		       "\xE2\x94\x82   50%     25          \xE2\x94\x82\n"
		       "\xE2\x94\x82  100%     78          \xE2\x94\x82\n",
		"Server Port:       80\nComplete requests: 500\n"
		"Failed requests:   0\n  50%     25\n 100%     78\n");
}

static void
reports_in_strings_become_lines(void **state)
{
	(void)state;
	assert_decodes(
		"{\"id\": 7, \"cmd\": \"ab -n 10 http://a/\", \"stdout\": "
		"\"Server Port: 80\\n\\nDocument Path: /\\u00e9\\n\"}\n",
		"ab -n 10 http://a/\nServer Port: 80\n\nDocument Path: /é\n");
	assert_decodes(
		"{\"log\":\"Server Port: 80\\n\",\"stream\":\"stdout\"}\n"
		"{\"log\":\"\\n\",\"stream\":\"stdout\"}\n"
		"{\"log\":\" 50% \\t12\\n\",\"stream\":\"stdout\"}\n",
		"Server Port: 80\n\n 50% \t12\n");
	assert_decodes("b'Server Port: 80\\r\\nDocument Path: /\\n'\n",
		"Server Port: 80\nDocument Path: /\n");
	assert_decodes("\"Server Port: 80\",\n\"Document Path: /\",\n"
		       "\"Failed requests: \\\"0\\\"\"\n",
		"Server Port: 80\nDocument Path: /\nFailed requests: \"0\"\n");
}

static void
lines_of_a_string_have_its_number(void **state)
{
	struct decoded d;

	(void)state;
	decode(&d, slice_of("x\n\"Server Port: 80\\nDocument Path: /\"\ny\n"));
	assert_int_equal(d.text.count, 4);
	assert_int_equal(d.text.lines[2].number, 2);
	assert_int_equal(d.text.lines[3].number, 3);
	decoded_free(&d);
}

static void
a_name_of_a_string_stands_above_its_report(void **state)
{
	(void)state;
	assert_decodes("{\"nginx\": \"a\\nServer Port: 80\\n\"}\n",
		"nginx\na\nServer Port: 80\n");
}

static void
paths_of_windows_are_no_escapes(void **state)
{
	(void)state;
	assert_unchanged("C:\\nginx\\html\\test>ab -n 10 http://a/?b=1\n");
}

static void
entities_and_backslashes_are_undone(void **state)
{
	(void)state;
	assert_decodes("Server Port:&nbsp; 80 &lt;a&gt; &#39;b&#x27; c&amp;d\n",
		"Server Port:\u00A0 80 <a> 'b' c&d\n");
	assert_decodes("0.79 \\[#/sec\\] (mean) apr\\_socket\\_recv\n",
		"0.79 [#/sec] (mean) apr_socket_recv\n");
	assert_unchanged(
		"ab -n 1 http://a/?b=1&amp;c=2\nDocument Path: /?b=1&c\n");
	assert_unchanged("ab -n 1 http://a/?b=\\[1\\]\n");
}

static void
bold_is_undone_but_in_headings(void **state)
{
	(void)state;
	assert_decodes(
		"**Requests per second:** 42.66\nFailed requests: **0**\n",
		"Requests per second: 42.66\nFailed requests: 0\n");
	assert_unchanged("**nginx**\n2**10 is 1024\n");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(knows_what_ab_begins_its_lines_with),
		cmocka_unit_test(knows_the_rows_of_percentiles_in_every_script),
		cmocka_unit_test(lines_that_a_console_broke_are_joined),
		cmocka_unit_test(reports_side_by_side_come_one_after_the_other),
		cmocka_unit_test(pasted_reports_are_told_apart_at_the_tab),
		cmocka_unit_test(a_diff_holds_the_old_report_and_the_new_one),
		cmocka_unit_test(signs_at_the_ends_of_lines_are_undone),
		cmocka_unit_test(a_box_around_lines_is_undone),
		cmocka_unit_test(reports_in_strings_become_lines),
		cmocka_unit_test(lines_of_a_string_have_its_number),
		cmocka_unit_test(a_name_of_a_string_stands_above_its_report),
		cmocka_unit_test(paths_of_windows_are_no_escapes),
		cmocka_unit_test(entities_and_backslashes_are_undone),
		cmocka_unit_test(bold_is_undone_but_in_headings),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
