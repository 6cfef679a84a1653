/*
 * How a run ends before its end: each message of ab's, with what is left of
 * the run.
 */
#ifndef TESTS_UNIT_FORMS_ENDINGS_H
#define TESTS_UNIT_FORMS_ENDINGS_H

#include "tests/unit/form.h"

#define STOPPED(message) BANNER "Benchmarking 127.0.0.1 (be patient)..." message
#define IS_STOPPED "outcome aborted\n" IS_BANNER "notice aborted\n"
#define FAILURES_10 "\nTest aborted after 10 failures\n\n"
#define USAGE \
	"Usage: ab [options] [http[s]://]hostname[:port]/path\n" \
	"Options are:\n    -n requests     Number of requests to perform\n" \
	"    -c concurrency  Number of multiple requests to make at a time\n"
/* A message before anything was begun, and then how to do it right. */
#define REFUSED(message) message "\n" USAGE
#define IS_REFUSED "notice usage-text\n"

static const struct form endings_forms[] = {
	{"12 Total of N requests completed",
		STOPPED("apr_socket_recv: Connection reset by peer (104)\n"
			"Total of 37 requests completed\n"),
		"outcome aborted\n" IS_BANNER
		"complete_requests 37\nnotice aborted\n"},
	{"12 Test aborted after 10 failures", STOPPED(FAILURES_10), IS_STOPPED},
	{"12 Test aborted after 10 failures, perror",
		STOPPED(FAILURES_10 ": Operation now in progress\n"),
		IS_STOPPED},
	{"12 Test aborted after 10 failures, apr_connect()",
		STOPPED(FAILURES_10
			"apr_connect(): Connection refused (111)\n"),
		IS_STOPPED},
	{"12 Test aborted after 10 failures, apr_socket_connect()",
		STOPPED(FAILURES_10
			"apr_socket_connect(): Connection refused (111)\n"),
		IS_STOPPED},
	{"12 Test aborted after 10 failures, Response header too long",
		STOPPED(FAILURES_10 "Response header too long\n\n"),
		IS_STOPPED},
	{"12 Server timed out", STOPPED("\nServer timed out\n\n"), IS_STOPPED},
	{"12 Server timed out, perror",
		STOPPED("\nServer timed out\n\n: Operation now in progress\n"),
		IS_STOPPED},
	{"12 apr_poll",
		STOPPED("apr_poll: The timeout specified has expired (70007)\n"),
		IS_STOPPED},
	{"12 apr_pollset_poll",
		STOPPED("apr_pollset_poll: The timeout specified has expired "
			"(70007)\n"),
		IS_STOPPED},
	{"12 apr_recv", STOPPED("apr_recv: Connection refused (111)\n"),
		IS_STOPPED},
	{"12 apr_socket_recv",
		STOPPED("apr_socket_recv: Connection reset by peer (54)\n"),
		IS_STOPPED},
	{"12 socket:", STOPPED("socket: Too many open files (24)\n"),
		IS_STOPPED},
	{"12 apr_sockaddr_info_get()",
		STOPPED("apr_sockaddr_info_get() for nowhere.invalid: Name or "
			"service not known (670002)\n"),
		IS_STOPPED},
	{"12 apr_getaddrinfo()",
		STOPPED("apr_getaddrinfo() for nowhere.invalid: Unknown error "
			"14642 (14642)\n"),
		IS_STOPPED},
	{"12 message of Windows in another language",
		STOPPED("apr_socket_connect(): Es konnte keine Verbindung "
			"hergestellt werden.   (730061)\n"),
		IS_STOPPED},
	{"12 The entire post RQ could not be transmitted",
		BANNER
		"Benchmarking a.test (be patient)...The entire post RQ "
		"could not be transmitted to the socket.\n..done\n\n\n" REPORT,
		COMPLETED IS_BANNER IS_REPORT},
	{"12 SSL handshake failed",
		BANNER
		"Benchmarking a.test (be patient)...SSL handshake "
		"failed (1).\n139:error:0A00010B:SSL routines::wrong "
		"version number:ssl/record/rec_layer.c:354:\n..done\n\n\n" REPORT,
		COMPLETED IS_BANNER IS_REPORT "notice failures\n"},
	{"12 SSL read failed",
		BANNER "Benchmarking a.test (be patient)...SSL read failed (1) "
		       "- closing connection\n..done\n\n\n" REPORT,
		COMPLETED IS_BANNER IS_REPORT},
	{"12 Could not allocate memory",
		BANNER "Benchmarking 127.0.0.1 (be patient)\n"
		       "Could not allocate memory (8000000000 bytes)\n",
		IS_STOPPED},
	{"12 Cannot open CSV output file",
		BANNER DONE SERVER DOCUMENT BODY TABLE PERCENTS
		"Cannot open CSV output file: Permission denied\n",
		COMPLETED IS_BANNER IS_REPORT},
	{"12 wrong number of arguments",
		REFUSED("ab: wrong number of arguments"), IS_REFUSED},
	{"12 invalid URL", REFUSED("ab: invalid URL"), IS_REFUSED},
	{"12 Invalid Concurrency",
		REFUSED("ab: Invalid Concurrency [Range 0..20000]"),
		IS_REFUSED},
	{"12 concurrency greater than requests",
		REFUSED("ab: Cannot use concurrency level greater than total "
			"number of requests"),
		IS_REFUSED},
	{"12 illegal option", REFUSED("ab: illegal option -- J"), IS_REFUSED},
	{"12 Usage", USAGE, IS_REFUSED},
	{"12 Invalid number of requests", "Invalid number of requests\n", ""},
	{"12 Cannot mix POST and HEAD", "Cannot mix POST and HEAD\n", ""},
	{"12 Could not open POST data file",
		"ab: Could not open POST data file (none): No such file\n",
		"notice usage-text\n"},
	{"12 bad hostname", STOPPED("bad hostname: Success\n"), IS_STOPPED},
	{"12 apr_pollset_create",
		STOPPED("apr_pollset_create failed: Invalid argument (22)\n"),
		IS_STOPPED},
	{"12 Worker N: requests",
		BANNER "Benchmarking a.test (be patient)\nWorker 0: requests "
		       "50/100, polls 7, DISCONNECTED 0/0, CONNECTING 1/1, "
		       "HANDSHAKE 0/0, WRITE 0/0, READ 9/9\n"
		       "Finished 100 requests\n\n\n" REPORT,
		COMPLETED IS_BANNER IS_REPORT},
	{"12 error, total and report",
		STOPPED(FAILURES_10
			"apr_socket_connect(): Connection refused (111)\n"
			"Total of 100 requests completed\n\n\n" SERVER DOCUMENT
				LEVEL
			"Concurrency achieved:   1\n" TAKEN ALL TABLE PERCENTS),
		"outcome aborted\n" IS_BANNER IS_SERVER IS_DOCUMENT IS_LEVEL
		"concurrency_achieved 1\n" IS_TAKEN IS_ALL IS_TABLE IS_PERCENTS
		"notice aborted\n"},
	{"12 SIGINT, nothing after the last tick",
		BANNER "Benchmarking a.test (be patient)\n"
		       "Completed 100 requests\nCompleted 200 requests\n",
		"outcome truncated\n" IS_BANNER "notice truncated\n"},
	{"12 SIGINT, report without ..done", STOPPED("\n\n\n" REPORT),
		"outcome interrupted\n" IS_BANNER IS_REPORT
		"notice interrupted\n"},
	{"12 SIGINT, no request complete",
		STOPPED("\n\n\n" SERVER DOCUMENT LEVEL
			"Time taken for tests:   0.000 seconds\n"
			"Complete requests:      0\nFailed requests:        0\n"
			"Total transferred:      0 bytes\n"
			"HTML transferred:       0 bytes\n"),
		"outcome interrupted\n" IS_BANNER IS_SERVER IS_DOCUMENT IS_LEVEL
		"time_taken_s 0.000\ncomplete_requests 0\nfailed_requests 0\n"
		"total_transferred_bytes 0\nhtml_transferred_bytes 0\n"
		"notice interrupted\n"},
	{"12 crash in mid report",
		BANNER DONE SERVER DOCUMENT LEVEL TAKEN
		"Complete requests:      10",
		"outcome truncated\n" IS_BANNER IS_SERVER IS_DOCUMENT IS_LEVEL
			IS_TAKEN "notice cut-figure\nnotice truncated\n"},
};

#endif
