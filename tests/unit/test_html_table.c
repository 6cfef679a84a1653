#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/unit/page.h"

static void
the_table_of_ab_w_comes_out_as_its_text(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<p>\n This is ApacheBench, Version 2.3 <i>&lt;$Revision: "
			"655654 $&gt;</i><br>\n</p>\n<p>\n..done\n\n\n"
			"<table >\n"
			"<tr ><th colspan=2 bgcolor=white>Server Software:</th>"
			"<td colspan=2 bgcolor=white>PyAb/1.0</td></tr>\n"
			"<tr ><td colspan=4 bgcolor=white >   (Connect: 0, "
			"Length: 8, Exceptions: 0)</td></tr>\n"
			"<tr ><td colspan=2 bgcolor=white>&nbsp;</td>"
			"<td colspan=2 bgcolor=white>15.50 kb/s sent</td></tr>\n"
			"<tr ><th bgcolor=white colspan=4>Connnection Times (ms)"
			"</th></tr>\n"
			"<tr ><th bgcolor=white>&nbsp;</th> <th>min</th>   "
			"<th>avg</th>   <th>max</th></tr>\n"
			"<tr ><th>Connect:</th><td>    0</td><td>    1</td>"
			"<td>    6</td></tr>\n</table>\n"),
		"\n This is ApacheBench, Version 2.3 <$Revision: 655654 $>\n\n\n"
		"..done\n\n\n"
		"Server Software:        PyAb/1.0\n"
		"   (Connect: 0, Length: 8, Exceptions: 0)\n"
		"                        15.50 kb/s sent\n"
		"Connnection Times (ms)\n"
		"             min avg max\n"
		"Connect:     0 1 6\n");
}

static void
only_rows_of_ab_w_are_marked(void **state)
{
	struct text text = {0};
	struct arena arena = {0};
	struct notices notices = {0};

	(void)state;
	html_lines(&text, &arena,
		slice_of("<p>a\n<table><tr><th colspan=2>Server Port:</th>"
			 "<td colspan=2>80</td></tr></table>\n"
			 "<table><tr><td>Apache<td>540.14</table>"),
		1, &notices);
	assert_int_equal(text.count, 3);
	assert_false(text.lines[0].html);
	assert_true(text.lines[1].html);
	assert_false(text.lines[2].html);
	arena_free(&arena);
}

static void
tables_of_figures_become_markdown_tables(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<html><table><tr><th>n<th>Apache<th>Light|tpd</tr>\n"
			"<tr><td>100<td>540.14<td>\n  608.71<br>(best)</tr>"
			"</table>"),
		"| n | Apache | Light/tpd |\n|---|---|---|\n"
		"| 100 | 540.14 | 608.71 (best) |\n\n");
}

static void
a_table_of_two_columns_is_a_list(void **state)
{
	(void)state;
	assert_string_equal(page_lines("<html><table><tr><td>Apache</td>"
				       "<td>540.14</td></tr></table>"),
		"Apache  540.14\n\n");
}

static void
cells_reach_over_rows_and_columns(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines("<html><table><tr><td rowspan=2>c 5<td>a<td>1</tr>"
			   "<tr><td>b<td>2</tr><tr><td colspan=2>c<td>3</tr>"
			   "<tr><td colspan=3>end</table>"),
		"| c 5 | a | 1 |\n|---|---|---|\n| c 5 | b | 2 |\n"
		"| c | c | 3 |\n| end |  |  |\n\n");
}

static void
rows_without_their_tags_are_rows(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<html><table><tr><td>a<td>b<td>c</tr>\n<td>1<td>2<td>3"
			"</tr></tr>\n<td>4<td>5<td>6</tr></table>"),
		"| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n"
		"| 4 | 5 | 6 |\n\n");
}

static void
a_report_in_a_cell_keeps_its_lines(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines(
			"<html><table><tr><td class=gutter><pre>1\n2\n</pre>"
			"<td><pre>Server Port:  80\n  50%  12\n</pre></table>"),
		"1\n2\n\nServer Port:  80\n  50%  12\n\n");
}

static void
numbers_of_lines_beside_code_are_left_out(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines("<html><table><tr><td>1<td>Server Port:  80"
			   "<tr><td>2<td>Document Path:  /<tr><td>3<td>50%  12"
			   "</table>"),
		"Server Port:  80\nDocument Path:  /\n50%  12\n\n");
}

static void
tables_stand_in_tables(void **state)
{
	(void)state;
	assert_string_equal(
		page_lines("<html><table><tr><td>a<table><tr><td>b<td>1<td>x"
			   "</table></td><td>c</table>d"),
		"a\n\n| b | 1 | x |\n|---|---|---|\n\nc\n\nd\n");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_table_of_ab_w_comes_out_as_its_text),
		cmocka_unit_test(only_rows_of_ab_w_are_marked),
		cmocka_unit_test(tables_of_figures_become_markdown_tables),
		cmocka_unit_test(a_table_of_two_columns_is_a_list),
		cmocka_unit_test(cells_reach_over_rows_and_columns),
		cmocka_unit_test(rows_without_their_tags_are_rows),
		cmocka_unit_test(a_report_in_a_cell_keeps_its_lines),
		cmocka_unit_test(numbers_of_lines_beside_code_are_left_out),
		cmocka_unit_test(tables_stand_in_tables),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
