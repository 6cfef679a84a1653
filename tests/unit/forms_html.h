/* The table of ab -w, with the figures that it gets wrong. */
#ifndef TESTS_UNIT_FORMS_HTML_H
#define TESTS_UNIT_FORMS_HTML_H

#include "tests/unit/form.h"

#define TR(label, value) \
	"<tr ><th colspan=2 bgcolor=white>" label ":</th>" \
	"<td colspan=2 bgcolor=white>" value "</td></tr>\n"
#define TR_MORE(value) \
	"<tr ><td colspan=2 bgcolor=white>&nbsp;</td>" \
	"<td colspan=2 bgcolor=white>" value "</td></tr>\n"
#define TR_TIMES(label, min, avg, max) \
	"<tr ><th bgcolor=white>" label ":</th><td bgcolor=white>    " min \
	"</td><td bgcolor=white>    " avg "</td><td bgcolor=white>    " max \
	"</td></tr>\n"
#define PAGE(banner) \
	"<p>\n This is ApacheBench, Version " banner "<br>\n" \
	" Copyright 1996 " ZEUS "<br>\n</p>\n<p>\n"
#define IS_PAGE(version, revision) \
	"outcome complete\nab_version " version "\nab_revision " revision "\n"
#define TR_SERVER \
	"..done\n\n\n<table >\n" TR("Server Software", "PyAb/1.0") \
		TR("Server Hostname", "127.0.0.1") TR("Server Port", "18080")
#define TR_DOCUMENT(length) \
	TR("Document Path", "/small") TR("Document Length", length)
#define TR_COUNTS(seconds) \
	TR("Concurrency Level", "10") \
	TR("Time taken for tests", seconds " seconds") \
	TR("Complete requests", "100") \
	TR("Failed requests", "0") \
	TR("Total transferred", "35300 bytes") \
	TR("HTML transferred", "20400 bytes")
#define TR_RATES(rate, kbytes) \
	TR("Requests per second", rate) \
	TR("Transfer rate", kbytes " kb/s received")
#define TR_TABLE(heading) \
	"<tr ><th bgcolor=white colspan=4>" heading " Times (ms)</th></tr>\n" \
	"<tr ><th bgcolor=white>&nbsp;</th> <th bgcolor=white>min</th>   " \
	"<th bgcolor=white>avg</th>   <th bgcolor=white>max</th></tr>\n" TR_TIMES( \
		"Connect", "0", "1", "2") \
		TR_TIMES("Processing", "21", "47", "65") \
			TR_TIMES("Total", "21", "48", "67") "</table>\n"
#define IS_TR_COUNTS(seconds) \
	IS_LEVEL "time_taken_s " seconds "\n" IS_ALL IS_TOTAL IS_HTML
#define IS_TR_TABLE \
	"connect_min_ms 0\nconnect_mean_ms 1\nconnect_max_ms 2\n" \
	"processing_min_ms 21\nprocessing_mean_ms 47\n" \
	"processing_max_ms 65\ntotal_min_ms 21\ntotal_mean_ms 48\n" \
	"total_max_ms 67\n"
#define V(revision) "2.3 <i>&lt;$Revision: " revision " $&gt;</i>"
#define UP_TO_RATES(banner) \
	PAGE(banner) TR_SERVER TR_DOCUMENT("204 bytes") TR_COUNTS("0.500")
#define IS_UP_TO_RATES(version, revision) \
	IS_PAGE(version, revision) IS_SERVER IS_DOCUMENT IS_TR_COUNTS("0.500")

static const struct form html_forms[] = {
	{"11 banner of 1.3.5",
		PAGE("1.3") TR_SERVER TR_DOCUMENT("204 bytes")
			TR_COUNTS("0.500") TR_RATES("200.00", "70.60")
				TR_TABLE("Connnection"),
		"outcome complete\nab_version 1.3\n" IS_SERVER IS_DOCUMENT
			IS_TR_COUNTS("0.500") IS_RPS
		"transfer_rate_received_kbytes_per_s 70.60\n" IS_TR_TABLE},
	{"11 banner with a revision",
		UP_TO_RATES(V("1934973")) TR_RATES("200.00", "68.95")
			TR_TABLE("Connection"),
		IS_UP_TO_RATES("2.3", "1934973") IS_RPS IS_RATE IS_TR_TABLE},
	{"11 Document Length: Variable",
		PAGE(V("1934973")) TR_SERVER TR_DOCUMENT("Variable")
			TR_COUNTS("0.500") TR_TABLE("Connection"),
		IS_PAGE("2.3", "1934973") IS_SERVER
		"document_path /small\n"
		"document_length_variable 1\n" IS_TR_COUNTS("0.500")
			IS_TR_TABLE},
	{"11 workers and rampup",
		PAGE(V("1921256")) TR_SERVER TR_DOCUMENT("204 bytes") TR(
			"Number of workers", "2") TR("Concurrency Level",
			"10") TR("Concurrency achieved", "7") TR("Rampup delay",
			"25 [ms]") TR("Complete requests", "100")
			TR("Failed requests", "0") TR_TABLE("Connection"),
		IS_PAGE("2.3", "1921256") IS_SERVER IS_DOCUMENT
		"workers 2\n" IS_LEVEL
		"concurrency_achieved 7\nrampup_delay_ms 25\n" IS_ALL
			IS_TR_TABLE},
	{"11 breakdown",
		PAGE(V("1934973")) TR_SERVER TR_DOCUMENT("204 bytes") TR(
			"Complete requests", "100") TR("Failed requests",
			"8") "<tr ><td colspan=4 bgcolor=white >   (Connect: 0, Length: 8, "
			     "Exceptions: 0)</td></tr>\n" TR_TABLE(
				     "Connection"),
		IS_PAGE("2.3", "1934973") IS_SERVER IS_DOCUMENT
		"complete_requests 100\nfailed_requests 8\nfailed_connect 0\n"
		"failed_length 8\nfailed_exceptions 0\n" IS_TR_TABLE
		"notice length-failures\n"},
	{"11 Non-2xx and Keep-Alive",
		PAGE(V("1934973")) TR_SERVER TR_DOCUMENT("204 bytes") TR(
			"Complete requests", "100") TR("Failed requests", "0")
			TR("Non-2xx responses", "4") TR("Keep-Alive requests",
				"90") TR_TABLE("Connection"),
		IS_PAGE("2.3", "1934973") IS_SERVER IS_DOCUMENT IS_ALL
		"non_2xx_responses 4\nkeep_alive_requests 90\n" IS_TR_TABLE
		"notice error-pages\n"},
	{"11 Total body sent, kb/s sent and total",
		UP_TO_RATES(V("1934973")) TR("Total body sent", "43000")
			TR_RATES("200.00", "68.95") TR_MORE("83.98 kb/s sent")
				TR_MORE("152.93 kb/s total")
					TR_TABLE("Connection"),
		IS_PAGE("2.3", "1934973")
			IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_TOTAL
		"total_body_sent_bytes 43000\n" IS_HTML IS_RPS IS_RATE
		"transfer_rate_sent_kbytes_per_s 83.98\n"
		"transfer_rate_total_kbytes_per_s 152.93\n" IS_TR_TABLE},
	{"11 Connnection Times",
		UP_TO_RATES(V("1826891")) TR_TABLE("Connnection"),
		IS_UP_TO_RATES("2.3", "1826891") IS_TR_TABLE},
	{"11 tables without attributes",
		"<p>\n This is ApacheBench, Version 1.3<br>\n</p>\n<p>\n\n\n"
		"<table>\n<tr><th>Server Software:</th>\t<td>PyAb/1.0</td>"
		"</tr>\n<tr><th></th><td></td></tr>\n"
		"<tr><th>Concurrency Level:</th>\t<td>10</td></tr>\n"
		"<tr><th>Time taken for tests:</th>\t<td>0.500 seconds</td>"
		"</tr>\n<tr><th>Complete requests:</th>\t<td>100</td></tr>\n"
		"<tr><th>Failed requests:</th>\t<td>0</td></tr>\n</table>\n"
		"<table>\n<tr><th colspan=4>Connnection Times (ms)</th></tr>\n"
		"<tr><th></th> <th>min</th>   <th>avg</th>   <th>max</th></tr>"
		"\n<tr><th>Total:</th> <td>   21</td> <td>   48</td> "
		"<td>   67</td></tr>\n</table>\n",
		"outcome complete\nab_version 1.3\nserver_software PyAb/1.0\n" IS_LEVEL
			IS_TAKEN IS_ALL
		"total_min_ms 21\ntotal_mean_ms 48\ntotal_max_ms 67\n"},
	{"11 time of 2.0.16 to 2.2.8",
		PAGE("2.0.40-dev <i>&lt;$Revision: 1.146 $&gt;</i> apache-2.0")
			TR_SERVER TR_DOCUMENT("204 bytes") TR_COUNTS("0.1234")
				TR_RATES("81.04", "28.61")
					TR_TABLE("Connnection"),
		IS_PAGE("2.0.40-dev", "1.146") IS_SERVER IS_DOCUMENT IS_TR_COUNTS(
			"1.234") "requests_per_second 81.04\n"
				 "transfer_rate_received_kbytes_per_s 28.61\n" IS_TR_TABLE
				 "notice corrected-unit\n"},
	{"11 rates 1000 times too large",
		UP_TO_RATES(V("655654")) TR_RATES("200000.00", "70600.00")
			TR_TABLE("Connnection"),
		IS_UP_TO_RATES("2.3",
			"655654") "requests_per_second 200.00000\n"
				  "transfer_rate_received_kbytes_per_s 68.95\n" IS_TR_TABLE
				  "notice corrected-unit\nnotice corrected-unit\n"},
	{"11 bytes labelled kb/s",
		UP_TO_RATES(V("951932")) TR_RATES("200.00", "70600.00")
			TR_TABLE("Connnection"),
		IS_UP_TO_RATES("2.3", "951932") IS_RPS
		"transfer_rate_received_kbytes_per_s 68.95\n" IS_TR_TABLE
		"notice corrected-unit\n"},
	{"11 interrupted: text behind the open paragraph",
		PAGE(V("1913912")) "\n\n" REPORT,
		"outcome interrupted\nab_version 2.3\n"
		"ab_revision 1913912\n" IS_REPORT "notice interrupted\n"},
};

#endif
