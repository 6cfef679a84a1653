/*
 * Programs that print what ab prints, or nearly so, and what blogs, mails and
 * consoles make of it.
 */
#ifndef TESTS_UNIT_FORMS_OTHERS_H
#define TESTS_UNIT_FORMS_OTHERS_H

#include "tests/unit/form.h"

/* Eight lines of a report, each written by L(label, value). */
/* clang-format off */
#define LINES(L) \
	L("Server Software:", "PyAb/1.0") \
	L("Server Hostname:", "127.0.0.1") \
	L("Server Port:", "18080") \
	L("Concurrency Level:", "10") \
	L("Time taken for tests:", "0.500 seconds") \
	L("Complete requests:", "100") \
	L("Failed requests:", "0") \
	L("Requests per second:", "200.00 [#/sec] (mean)")
/* clang-format on */
#define IS_LINES IS_SERVER IS_LEVEL IS_TAKEN IS_ALL IS_RPS

#define QUOTED(label, value) "> " label "   " value "\n"
#define BARRED(label, value) "| " label "   " value "\n"
#define MARKDOWN(label, value) "    " label "   " value "  \n"
#define SQUEEZED(label, value) label " " value "\n"
#define WIDE(label, value) label "\xe3\x80\x80\xe3\x80\x80" value "\n"
#define ESCAPED(label, value) label "   " value "\\\n"
#define NO_BREAK(label, value) label "&nbsp;&nbsp;" value "\n"
#define CRLF(label, value) label "        " value "\r\n"

#define BELOW(label, value) label "\n" value "\n"

static const struct form others_forms[] = {
	{"13 interim zb",
		"Server Hostname:        127.0.0.1\n"
		"Server Software:        PyAb/1.0\n"
		"Document Path:          /small\n"
		"Document Length:        204 bytes\n"
		"Concurency Level:       10\n" TAKEN ALL
		"Total transfered:       35300 bytes\n"
		"HTML transfered:        20400 bytes\n"
		"Requests per seconds:   200.00\n",
		"server_software PyAb/1.0\nserver_hostname 127.0.0.1\n" IS_DOCUMENT
			IS_LEVEL IS_TAKEN IS_ALL IS_TOTAL IS_HTML IS_RPS},
	{"13 abs", LINES(CRLF), IS_LINES},
	{"13 HTTPD::Bench::ApacheBench",
		"This is ab implemented using the ApacheBench Perl API, "
		"version 0.62\n\nServer Software:        PyAb/1.0\n"
		"Server Hostname:        127.0.0.1\nServer Port:            "
		"18080\n\n" LEVEL TAKEN "Sent requests:          100\n"
		"Completed requests:     100\nFailed requests:        0\n"
		"Requests per second:    200.001234567\n"
		"Transfer rate:          68.95 kb/s received\n",
		"ab_version 0.62\n" IS_SERVER IS_LEVEL IS_TAKEN IS_ALL
		"requests_per_second 200.001234567\n" IS_RATE
		"notice unread-lines\n"},
	{"13 times in microseconds",
		SERVER DOCUMENT LEVEL ALL
		"\nConnection Times (us)\n"
		"              min  mean[+/-sd] median   max\n"
		"Total:      21000 48000 8000.0  49000   67000\n\n"
		"Percentage of the requests served within a certain time (us)\n"
		"  50%  49000\n 100%  67000 (longest request)\n",
		COMPLETED IS_SERVER IS_DOCUMENT IS_LEVEL IS_ALL
		"total_min_ms 21.000\ntotal_mean_ms 48.000\n"
		"total_sd_ms 8.0000\ntotal_median_ms 49.000\n"
		"total_max_ms 67.000\np50_ms 49.000\np100_ms 67.000\n"},
	{"13 colours within the report",
		SERVER DOCUMENT LEVEL TAKEN
		"Complete requests:      100\n"
		"\033[0;31mFailed requests:        0\033[0m\n"
		"\033[1;33mRequests per second:    200.00 [#/sec] (mean)\n",
		IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_RPS},
	{"13 Number of Cores",
		"Number of Cores:        4\n" SERVER DOCUMENT BODY,
		IS_SERVER IS_DOCUMENT IS_BODY},
	{"13 not ab: hey, wrk, apib",
		"Summary:\n  Total:\t0.5000 secs\n  Requests/sec:\t200.0000\n"
		"Duration:             60.000 seconds\n"
		"Attempted requests:   12000\nThroughput:           200.000\n",
		""},
	{"14 quoted", LINES(QUOTED), IS_LINES},
	{"14 bars", LINES(BARRED), IS_LINES},
	{"14 indented, two blanks at the end", LINES(MARKDOWN), IS_LINES},
	{"14 blanks collapsed", LINES(SQUEEZED), IS_LINES},
	{"14 full-width blanks", LINES(WIDE), IS_LINES},
	{"14 comments behind values",
		SERVER DOCUMENT
		"Concurrency Level:      10 # users\n" TAKEN
		"Complete requests:      100 // 1 per user\n"
		"Failed requests:        0  <-- 5 yesterday\n" RPS,
		IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_RPS},
	{"14 backslashes",
		SERVER DOCUMENT LEVEL TAKEN ALL
		"Requests per second:    200.00 \\[\\#/sec\\] \\(mean\\)\n",
		IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_RPS},
	{"14 backslash at the end of the line", LINES(ESCAPED), IS_LINES},
	{"14 &nbsp;", LINES(NO_BREAK), IS_LINES},
	{"14 &lt;$Revision",
		"This is ApacheBench, Version 2.3 &lt;$Revision: 1913912 "
		"$&gt;\n" DONE REPORT,
		COMPLETED IS_BANNER IS_REPORT},
	{"14 underscores escaped",
		BANNER "Benchmarking 127.0.0.1 (be patient)...apr\\_socket"
		       "\\_recv: Connection refused (111)\n",
		"outcome aborted\n" IS_BANNER "notice aborted\n"},
	{"14 (be patient)... and ..done apart",
		BANNER
		"Benchmarking 127.0.0.1 (be patient)...\n..done\n\n\n" REPORT,
		COMPLETED IS_BANNER IS_REPORT},
	{"14 part of a report",
		"Requests per second:    200.00 [#/sec] (mean)\n"
		"Time per request:       5.000 [ms] (mean, "
		"across all concurrent requests)\n",
		"requests_per_second 200.00\ntime_per_request_across_ms 5.000\n"},
	{"14 several reports, prompts between",
		"$ ab -n 100 -c 10 http://127.0.0.1:18080/small\n" REPORT
		"$ ab -n 100 -c 10 -k http://127.0.0.1:18080/small\n" REPORT,
		COMPLETED "command ab -n 100 -c 10 "
			  "http://127.0.0.1:18080/small\n" IS_REPORT
			  "--\n" COMPLETED "command ab -n 100 -c 10 -k "
			  "http://127.0.0.1:18080/small\n" IS_REPORT},
	{"14 value on the next line", LINES(BELOW), IS_LINES},
};

#endif
