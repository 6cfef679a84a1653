/*
 * A form of ab's output: where it is described, what ab prints, and the whole
 * record that comes of it. The parts below are those of a report of 2.4, with
 * what each of them says; a form of another version takes the place of one.
 */
#ifndef TESTS_UNIT_FORM_H
#define TESTS_UNIT_FORM_H

struct form {
	const char *id; /* a section of the list of forms, and the form */
	const char *text;
	const char *record; /* as recorded.h writes it */
};

#define ZEUS "Adam Twiss, Zeus Technology Ltd, http://www.zeustech.net/\n"
#define BANNER \
	"This is ApacheBench, Version 2.3 <$Revision: 1913912 $>\n" \
	"Copyright 1996 " ZEUS \
	"Licensed to The Apache Software Foundation, http://www.apache.org/\n\n"
#define IS_BANNER "ab_version 2.3\nab_revision 1913912\n"

#define START "Benchmarking 127.0.0.1 (be patient)...."
#define DONE "Benchmarking 127.0.0.1 (be patient).....done\n\n\n"
#define COMPLETED "outcome complete\n"

#define SERVER \
	"Server Software:        PyAb/1.0\n" \
	"Server Hostname:        127.0.0.1\n" \
	"Server Port:            18080\n"
#define IS_SERVER \
	"server_software PyAb/1.0\nserver_hostname 127.0.0.1\n" \
	"server_port 18080\n"

#define DOCUMENT \
	"\nDocument Path:          /small\n" \
	"Document Length:        204 bytes\n\n"
#define IS_DOCUMENT "document_path /small\ndocument_length_bytes 204\n"

#define LEVEL "Concurrency Level:      10\n"
#define IS_LEVEL "concurrency 10\n"
#define TAKEN "Time taken for tests:   0.500 seconds\n"
#define IS_TAKEN "time_taken_s 0.500\n"
#define ALL \
	"Complete requests:      100\n" \
	"Failed requests:        0\n"
#define IS_ALL "complete_requests 100\nfailed_requests 0\n"
#define TOTAL "Total transferred:      35300 bytes\n"
#define IS_TOTAL "total_transferred_bytes 35300\n"
#define HTML "HTML transferred:       20400 bytes\n"
#define IS_HTML "html_transferred_bytes 20400\n"

#define RPS "Requests per second:    200.00 [#/sec] (mean)\n"
#define IS_RPS "requests_per_second 200.00\n"
#define TPR \
	"Time per request:       50.000 [ms] (mean)\n" \
	"Time per request:       5.000 [ms] (mean, across all concurrent " \
	"requests)\n"
#define IS_TPR "time_per_request_ms 50.000\ntime_per_request_across_ms 5.000\n"
#define RATE "Transfer rate:          68.95 [Kbytes/sec] received\n"
#define IS_RATE "transfer_rate_received_kbytes_per_s 68.95\n"
#define RATES RPS TPR RATE
#define IS_RATES IS_RPS IS_TPR IS_RATE

#define TABLE \
	"\nConnection Times (ms)\n" \
	"              min  mean[+/-sd] median   max\n" \
	"Connect:        0    1   0.4      1       2\n" \
	"Processing:    20   47   8.1     48      66\n" \
	"Waiting:       19   45   8.3     46      64\n" \
	"Total:         21   48   8.0     49      67\n"
#define IS_TABLE \
	"connect_min_ms 0\nconnect_mean_ms 1\nconnect_sd_ms 0.4\n" \
	"connect_median_ms 1\nconnect_max_ms 2\n" \
	"processing_min_ms 20\nprocessing_mean_ms 47\nprocessing_sd_ms 8.1\n" \
	"processing_median_ms 48\nprocessing_max_ms 66\n" \
	"waiting_min_ms 19\nwaiting_mean_ms 45\nwaiting_sd_ms 8.3\n" \
	"waiting_median_ms 46\nwaiting_max_ms 64\n" \
	"total_min_ms 21\ntotal_mean_ms 48\ntotal_sd_ms 8.0\n" \
	"total_median_ms 49\ntotal_max_ms 67\n"

#define PERCENTS_TO(last) \
	"\nPercentage of the requests served within a certain time (ms)\n" \
	"  50%     49\n  66%     52\n  75%     54\n  80%     55\n" \
	"  90%     58\n  95%     60\n  98%     65\n  99%     67\n" \
	" 100%     67 (" last " request)\n"
#define PERCENTS PERCENTS_TO("longest")
#define IS_PERCENTS \
	"p50_ms 49\np66_ms 52\np75_ms 54\np80_ms 55\np90_ms 58\n" \
	"p95_ms 60\np98_ms 65\np99_ms 67\np100_ms 67\n"

/* All that comes before or behind what a form is about. */
#define BODY LEVEL TAKEN ALL TOTAL HTML RATES
#define IS_BODY IS_LEVEL IS_TAKEN IS_ALL IS_TOTAL IS_HTML IS_RATES
#define REPORT SERVER DOCUMENT BODY TABLE PERCENTS
#define IS_REPORT IS_SERVER IS_DOCUMENT IS_BODY IS_TABLE IS_PERCENTS

#endif
