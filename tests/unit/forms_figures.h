/*
 * The five meanings of the digits of the time taken, the breakdown of the
 * failures, and the rates with the unit that each version prints them in.
 */
#ifndef TESTS_UNIT_FORMS_FIGURES_H
#define TESTS_UNIT_FORMS_FIGURES_H

#include "tests/unit/form.h"

#define AB(version) "This is ApacheBench, Version " version "\n\n"
#define IS_AB(version, revision) \
	"ab_version " version "\nab_revision " revision "\n"
#define AB_1_3 AB("1.3d <$Revision: 1.65 $> apache-1.3")
#define AB_2_0_16 AB("1.3e <$Revision: 1.69 $> apache-2.0")
#define AB_2_0_28 AB("2.0.28 <$Revision: 1.82 $> apache-2.0")
#define AB_2_0_18 AB("1.3e <$Revision: 1.71 $> apache-2.0")
#define AB_2_2_8 AB("2.0.40-dev <$Revision: 1.146 $> apache-2.0")
#define IS_1_3 IS_AB("1.3d", "1.65")
#define IS_2_0_16 IS_AB("1.3e", "1.69")
#define IS_2_0_18 IS_AB("1.3e", "1.71")
#define IS_2_0_28 IS_AB("2.0.28", "1.82")
#define IS_2_2_8 IS_AB("2.0.40-dev", "1.146")

#define TIMED(seconds) "Time taken for tests:   " seconds " seconds\n"
#define SOME LEVEL ALL TOTAL HTML
#define FIGURES(seconds) \
	SERVER DOCUMENT LEVEL TIMED(seconds) \
	ALL TOTAL HTML
#define IS_FIGURES(seconds) \
	IS_SERVER IS_DOCUMENT IS_LEVEL "time_taken_s " seconds \
				       "\n" IS_ALL IS_TOTAL IS_HTML
#define RPS_IS(rate) "Requests per second:    " rate " [#/sec] (mean)\n"
#define LATENCY(mean, across, requests) \
	"Time per request:       " mean " [ms] (mean)\n" \
	"Time per request:       " across " [ms] (mean, across all " requests \
	" requests)\n"
#define IS_LATENCY(mean, across) \
	"time_per_request_ms " mean "\ntime_per_request_across_ms " across "\n"
#define KBYTES(rate) "Transfer rate:          " rate " [Kbytes/sec] received\n"
#define IS_KBYTES(rate) "transfer_rate_received_kbytes_per_s " rate "\n"

#define FAILING(failed, breakdown) \
	SERVER DOCUMENT LEVEL TAKEN "Complete requests:      100\n" \
				    "Failed requests:        " failed \
				    "\n" breakdown TOTAL HTML RATES
#define IS_FAILING(failed, breakdown) \
	IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN \
		"complete_requests 100\n" \
		"failed_requests " failed \
		"\n" breakdown IS_TOTAL IS_HTML IS_RATES

static const struct form figures_forms[] = {
	{"4.1 milliseconds",
		AB_1_3 FIGURES("0.500") RPS_IS("200.00")
			LATENCY("50.00", "5.00", "concurrent") KBYTES("70.60"),
		IS_1_3 IS_FIGURES("0.500") IS_RPS IS_LATENCY("50.00", "5.00")
			IS_KBYTES("70.60")},
	{"4.1 a count of milliseconds",
		AB_2_0_16 FIGURES("0.1234") RPS_IS("81.04")
			LATENCY("123.40", "12.34", "concurent") KBYTES("28.61"),
		IS_2_0_16 IS_FIGURES(
			"1.234") "requests_per_second 81.04\n" IS_LATENCY("123.40",
			"12.34") IS_KBYTES("28.61") "notice corrected-unit\n"},
	{"4.1 a count of microseconds",
		AB_2_2_8 FIGURES("0.50023") RPS_IS("1999.08") LATENCY(
			"5.002", "0.500", "concurrent") KBYTES("679.69"),
		IS_2_2_8 IS_FIGURES(
			"0.050023") "requests_per_second 1999.08\n" IS_LATENCY("5.002",
			"0.500") IS_KBYTES("679.69") "notice corrected-form\n"},
	{"4.1 rounded to milliseconds", FIGURES("0.500") RATES,
		IS_FIGURES("0.500") IS_RATES},

	{"5 breakdown of three kinds",
		FAILING("3", "   (Connect: 1, Length: 2, Exceptions: 0)\n"),
		IS_FAILING("3",
			"failed_connect 1\nfailed_length 2\n"
			"failed_exceptions 0\n") "notice failures\n"},
	{"5 breakdown of four kinds",
		FAILING("9",
			"   (Connect: 0, Receive: 1, Length: 2, "
			"Exceptions: 6)\n"),
		IS_FAILING("9",
			"failed_connect 0\nfailed_receive 1\n"
			"failed_length 2\nfailed_exceptions 6\n") "notice failures\n"},

	{"6 Requests per seconds",
		AB("1.1") SERVER DOCUMENT TAKEN SOME
		"Requests per seconds:   200.00\n",
		"ab_version 1.1\n" IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN
			IS_ALL IS_TOTAL IS_HTML IS_RPS},
	{"6 Requests per second, bare",
		AB("1.3") FIGURES("0.500") "Requests per second:    200.00\n",
		"ab_version 1.3\n" IS_FIGURES("0.500") IS_RPS},
	{"6 Requests per second [#/sec] (mean)", FIGURES("0.500") RPS,
		IS_FIGURES("0.500") IS_RPS},
	{"6 Time per request %.2f",
		AB_1_3 FIGURES("0.500") RPS
		"Time per request:       50.00 [ms] (mean)\n",
		IS_1_3 IS_FIGURES("0.500") IS_RPS
		"time_per_request_ms 50.00\n"},
	{"6 Time per request in seconds",
		AB_2_0_28 FIGURES("1.60000") RPS_IS(
			"94.34") "Time per request:       0.106 [ms] (mean)\n",
		IS_2_0_28 IS_FIGURES(
			"1.060000") "requests_per_second 94.34\n"
				    "time_per_request_ms 106\nnotice corrected-form\n"
				    "notice corrected-unit\n"},
	{"6 Time per request %.3f", FIGURES("0.500") RPS TPR,
		IS_FIGURES("0.500") IS_RPS IS_TPR},
	{"6 across all concurent requests, %.2f",
		AB_2_0_16 FIGURES("0.5000") RPS_IS("20.00")
			LATENCY("500.00", "50.00", "concurent"),
		IS_2_0_16 IS_FIGURES(
			"5.000") "requests_per_second 20.00\n" IS_LATENCY("500.00",
			"50.00") "notice corrected-unit\n"},
	{"6 across all concurent requests, in seconds",
		AB_2_0_18 FIGURES("5.60000") RPS_IS("19.76")
			LATENCY("0.506", "0.051", "concurent"),
		IS_2_0_18 IS_FIGURES(
			"5.060000") "requests_per_second 19.76\n" IS_LATENCY("506",
			"51") "notice corrected-form\n"
			      "notice corrected-unit\nnotice corrected-unit\n"},
	{"6 across all concurrent requests, %.2f",
		AB_1_3 FIGURES("0.500")
			RPS LATENCY("50.00", "5.00", "concurrent"),
		IS_1_3 IS_FIGURES("0.500") IS_RPS IS_LATENCY("50.00", "5.00")},
	{"6 across all concurrent requests, %.3f", FIGURES("0.500") TPR,
		IS_FIGURES("0.500") IS_TPR},
	{"6 kb/s",
		AB("1.1")
			FIGURES("0.500") "Transfer rate:          70.60 kb/s\n",
		"ab_version 1.1\n" IS_FIGURES("0.500") IS_KBYTES("70.60")},
	{"6 kb/s received",
		AB("1.3") FIGURES("0.500") "Transfer rate:          70.60 kb/s "
					   "received\n",
		"ab_version 1.3\n" IS_FIGURES("0.500") IS_KBYTES("70.60")},
	{"6 [Kbytes/sec] of 1000", AB_1_3 FIGURES("0.500") KBYTES("70.60"),
		IS_1_3 IS_FIGURES("0.500") IS_KBYTES("70.60")},
	{"6 [Kbytes/sec] of whole 1024",
		AB_2_2_8 FIGURES("0.50000") KBYTES("680.00"),
		IS_2_2_8 IS_FIGURES("0.050000")
			IS_KBYTES("680.00") "notice corrected-form\n"},
	{"6 [Kbytes/sec] of 1024", FIGURES("0.500") RATE,
		IS_FIGURES("0.500") IS_RATE},
	{"6 kb/s sent and total",
		FIGURES("0.500") RATES
		"                        83.98 kb/s sent\n"
		"                        152.93 kb/s total\n",
		IS_FIGURES("0.500") IS_RATES
		"transfer_rate_sent_kbytes_per_s 83.98\n"
		"transfer_rate_total_kbytes_per_s 152.93\n"},
	{"6 inf and nan",
		AB_1_3 SERVER DOCUMENT LEVEL TIMED(
			"0.500") "Complete requests:      0\nFailed requests:        0\n"
				 "Requests per second:    0.00 [#/sec] (mean)\n" LATENCY(
					 "inf", "nan", "concurrent"),
		IS_1_3 IS_SERVER IS_DOCUMENT IS_LEVEL
		"time_taken_s 0.500\ncomplete_requests 0\nfailed_requests 0\n"
		"requests_per_second 0.00\n"
		"notice unreadable-figure\nnotice unreadable-figure\n"},
	{"6 1.#INF", LATENCY("1.#INF", "-1.#IND", "concurrent") SOME,
		IS_LEVEL IS_ALL IS_TOTAL IS_HTML
		"notice unreadable-figure\nnotice unreadable-figure\n"},
	{"6 wrapped and negative",
		AB("1.2") SERVER DOCUMENT LEVEL TIMED("2.000") ALL
		"Total transferred:      -1794967296 bytes\n" HTML
		"Requests per second:    50.00\n"
		"Transfer rate:          -897483.65 kb/s received\n",
		"ab_version 1.2\n" IS_SERVER IS_DOCUMENT IS_LEVEL
		"time_taken_s 2.000\n" IS_ALL IS_HTML
		"requests_per_second 50.00\n"
		"notice wrapped-figure\n"
		"notice wrapped-figure\n"},
};

#endif
