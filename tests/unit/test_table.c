#include "tests/unit/recorded.h"

static void
a_row_is_a_run(void **state)
{
	(void)state;
	assert_records("| Setup | Complete requests | Failed requests | "
		       "Requests per second |\n"
		       "|---|---|---|---|\n"
		       "| nginx | 1000 | 0 | 1186.93 |\n"
		       "| Apache | 1000 | 3 | 1010.20 |\n",
		"label nginx\nkind figure\ncomplete_requests 1000\n"
		"failed_requests 0\nrequests_per_second 1186.93\n--\n"
		"label Apache\nkind figure\ncomplete_requests 1000\n"
		"failed_requests 3\nrequests_per_second 1010.20\n"
		"notice failures\n");
}

static void
a_column_is_a_run(void **state)
{
	(void)state;
	assert_records("| | nginx | Apache |\n|---|---|---|\n"
		       "| Complete requests | 1000 | 1000 |\n"
		       "| Failed requests | 0 | 0 |\n"
		       "| Requests per second | 1186.93 | 1010.20 |\n",
		"label nginx\nkind figure\ncomplete_requests 1000\n"
		"failed_requests 0\nrequests_per_second 1186.93\n--\n"
		"label Apache\nkind figure\ncomplete_requests 1000\n"
		"failed_requests 0\nrequests_per_second 1010.20\n");
}

#define IS_NGINX \
	"label nginx\nkind figure\nconcurrency 10\n" \
	"complete_requests 1000\nfailed_requests 0\n" \
	"requests_per_second 1186.93\n"

static void
commas_and_tabs_make_tables_too(void **state)
{
	(void)state;
	assert_records("Setup,Concurrency Level,Complete requests,"
		       "Failed requests,Requests per second\n"
		       "nginx,10,1000,0,1186.93\n",
		IS_NGINX);
	assert_records("Setup\tConcurrency Level\tComplete requests\t"
		       "Failed requests\tRequests per second\n"
		       "nginx\t10\t1000\t0\t1186.93\n",
		IS_NGINX);
	assert_records("Setup;Concurrency Level;Complete requests;"
		       "Failed requests;Requests per second\n"
		       "nginx;10;1000;0;1186,93\n",
		IS_NGINX);
}

static void
a_column_of_servers_is_the_software(void **state)
{
	(void)state;
	assert_records("| Server | Complete requests | Requests per second |\n"
		       "|---|---|---|\n| nginx | 1000 | 1186.93 |\n",
		"kind figure\nserver_software nginx\n"
		"complete_requests 1000\nrequests_per_second 1186.93\n");
}

static void
own_words_for_columns_count_only_beside_those_of_ab(void **state)
{
	(void)state;
	assert_records("| Setup | Requests | Failed requests | "
		       "Requests per second |\n|---|---|---|---|\n"
		       "| nginx | 1000 | 0 | 1186.93 |\n",
		"label nginx\nkind figure\ncomplete_requests 1000\n"
		"failed_requests 0\nrequests_per_second 1186.93\n");
	assert_records("| Setup | Requests | Latency |\n"
		       "|---|---|---|\n| nginx | 1000 | 12.5 |\n",
		"");
}

static void
a_table_of_something_else_is_none(void **state)
{
	(void)state;
	assert_records("| Fruit | Price | Weight |\n|---|---|---|\n"
		       "| Apple | 1.20 | 150 |\n| Pear | 1.40 | 170 |\n",
		"");
}

static void
an_empty_cell_is_an_absent_figure(void **state)
{
	(void)state;
	assert_records("| Setup | Complete requests | Failed requests | "
		       "Requests per second |\n"
		       "|---|---|---|---|\n"
		       "| nginx | 1000 | - | 1186.93 |\n",
		"label nginx\nkind figure\ncomplete_requests 1000\n"
		"requests_per_second 1186.93\n");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_row_is_a_run),
		cmocka_unit_test(a_column_is_a_run),
		cmocka_unit_test(commas_and_tabs_make_tables_too),
		cmocka_unit_test(a_column_of_servers_is_the_software),
		cmocka_unit_test(
			own_words_for_columns_count_only_beside_those_of_ab),
		cmocka_unit_test(a_table_of_something_else_is_none),
		cmocka_unit_test(an_empty_cell_is_an_absent_figure),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
