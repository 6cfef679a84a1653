/* The lines of the summary, each with a label of its own. */
#ifndef TESTS_UNIT_FORMS_SUMMARY_H
#define TESTS_UNIT_FORMS_SUMMARY_H

#include "tests/unit/form.h"

/* A report in which one part of the head is another. */
#define PORT(value) \
	"Server Software:        PyAb/1.0\nServer Hostname:        a.test\n" \
	"Server Port:            " value "\n" DOCUMENT BODY
#define IS_PORT(value) \
	"server_software PyAb/1.0\nserver_hostname a.test\n" \
	"server_port " value "\n" IS_DOCUMENT IS_BODY

#define LENGTH(label, value) \
	SERVER "\nDocument Path:          /small\n" label value "\n\n" BODY
#define IS_LENGTH(value) IS_SERVER "document_path /small\n" value "\n" IS_BODY

/* Lines between the document and the concurrency, and so on. */
#define AFTER_SERVER(lines) SERVER lines DOCUMENT BODY
#define IS_AFTER_SERVER(lines) IS_SERVER lines IS_DOCUMENT IS_BODY
#define AFTER_LEVEL(lines) \
	SERVER DOCUMENT LEVEL lines TAKEN ALL TOTAL HTML RATES
#define IS_AFTER_LEVEL(lines) \
	IS_SERVER IS_DOCUMENT IS_LEVEL lines IS_TAKEN IS_ALL IS_TOTAL IS_HTML \
		IS_RATES
#define AFTER_TAKEN(lines) \
	SERVER DOCUMENT LEVEL TAKEN lines ALL TOTAL HTML RATES
#define IS_AFTER_TAKEN(lines) \
	IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN lines IS_ALL IS_TOTAL IS_HTML \
		IS_RATES
#define AFTER_ALL(lines) SERVER DOCUMENT LEVEL TAKEN ALL lines TOTAL HTML RATES
#define IS_AFTER_ALL(lines) \
	IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL lines IS_TOTAL IS_HTML \
		IS_RATES
#define AFTER_TOTAL(lines) \
	SERVER DOCUMENT LEVEL TAKEN ALL TOTAL lines HTML RATES
#define IS_AFTER_TOTAL(lines) \
	IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_TOTAL lines IS_HTML \
		IS_RATES
#define SENT(label) AFTER_TOTAL(label "43000\n")
#define IS_SENT IS_AFTER_TOTAL("total_body_sent_bytes 43000\n")
#define IS_OLD_RATE "transfer_rate_received_kbytes_per_s 70.60\n"

static const struct form summary_forms[] = {
	{"4 --- frame",
		"\n---\nServer:                 PyAb/1.0\n"
		"Doucment Length:        204\nConcurency Level:       10\n" TAKEN
			ALL "Bytes transfered:       35300\n"
		"HTML transfered:        20400\n"
		"Requests per seconds:   200.00\n"
		"Transfer rate:          70.60 kb/s\n\n"
		"Connnection Times (ms)\n           min   avg   max\n"
		"Connect:     0     1     2\nTotal:      21    48    67\n---\n",
		COMPLETED "server_software PyAb/1.0\n"
			  "document_length_bytes 204\n" IS_LEVEL IS_TAKEN IS_ALL
				  IS_TOTAL IS_HTML IS_RPS IS_OLD_RATE
			  "connect_min_ms 0\nconnect_mean_ms 1\n"
			  "connect_max_ms 2\ntotal_min_ms 21\n"
			  "total_mean_ms 48\ntotal_max_ms 67\n"},
	{"4 Server", "Server:                 PyAb/1.0\n" DOCUMENT BODY,
		"server_software PyAb/1.0\n" IS_DOCUMENT IS_BODY},
	{"4 Server Software", SERVER DOCUMENT BODY,
		IS_SERVER IS_DOCUMENT IS_BODY},
	{"4 Server Software, empty",
		"Server Software:        \nServer Hostname:        a.test\n"
		"Server Port:            80\n" DOCUMENT BODY,
		"server_hostname a.test\nserver_port 80\n" IS_DOCUMENT IS_BODY},
	{"4 Server Hostname",
		"Server Software:        nginx/1.22.1\n"
		"Server Hostname:        ::1\n"
		"Server Port:            80\n" DOCUMENT BODY,
		"server_software nginx/1.22.1\nserver_hostname ::1\n"
		"server_port 80\n" IS_DOCUMENT IS_BODY},
	{"4 Server Port %d", PORT("80"), IS_PORT("80")},
	{"4 Server Port %hd", PORT("-15456"),
		IS_PORT("50080") "notice corrected-form\n"},
	{"4 Server Port %hu", PORT("50080"), IS_PORT("50080")},
	{"4 SSL/TLS Protocol",
		AFTER_SERVER("SSL/TLS Protocol:       "
			     "TLSv1.3,TLS_AES_256_GCM_SHA384,2048,256\n"),
		IS_AFTER_SERVER("tls_protocol "
				"TLSv1.3,TLS_AES_256_GCM_SHA384,2048,256\n")},
	{"4 Server Temp Key",
		AFTER_SERVER("Server Temp Key:        X25519 253 bits\n"),
		IS_AFTER_SERVER("server_temp_key X25519 253 bits\n")},
	{"4 TLS Server Name",
		AFTER_SERVER("TLS Server Name:        localhost\n"),
		IS_AFTER_SERVER("tls_server_name localhost\n")},
	{"4 Document Path",
		SERVER "\nDocument Path:          /a?b=1&c=%20d\n"
		       "Document Length:        204 bytes\n\n" BODY,
		IS_SERVER "document_path /a?b=1&c=%20d\n"
			  "document_length_bytes 204\n" IS_BODY},
	{"4 Document Length, no unit",
		LENGTH("Document Length:        ", "204"),
		IS_LENGTH("document_length_bytes 204")},
	{"4 Doucment Length", LENGTH("Doucment Length:        ", "204"),
		IS_LENGTH("document_length_bytes 204")},
	{"4 Document Length, bytes",
		LENGTH("Document Length:        ", "204 bytes"),
		IS_LENGTH("document_length_bytes 204")},
	{"4 Document Length: Variable",
		LENGTH("Document Length:        ", "Variable"),
		IS_LENGTH("document_length_variable 1")},
	{"4 Number of workers",
		SERVER DOCUMENT "Number of workers:      2\n" BODY,
		IS_SERVER IS_DOCUMENT "workers 2\n" IS_BODY},
	{"4 Concurency Level",
		SERVER DOCUMENT "Concurency Level:       10\n" TAKEN ALL,
		IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL},
	{"4 Concurrency Level", SERVER DOCUMENT LEVEL TAKEN ALL,
		IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL},
	{"4 Concurrency achieved", AFTER_LEVEL("Concurrency achieved:   7\n"),
		IS_AFTER_LEVEL("concurrency_achieved 7\n")},
	{"4 Rampup delay", AFTER_LEVEL("Rampup delay:           25 [ms]\n"),
		IS_AFTER_LEVEL("rampup_delay_ms 25\n")},
	{"4 Time taken for tests", AFTER_TAKEN(""), IS_AFTER_TAKEN("")},
	{"4 Number of requests", AFTER_TAKEN("Number of requests:     100\n"),
		IS_AFTER_TAKEN("requested_requests 100\n")},
	{"4 Number of requests (window)",
		AFTER_TAKEN("Number of requests:     50000 (window)\n"),
		IS_AFTER_TAKEN("requested_requests 50000\n")},
	{"4 Complete requests", SERVER DOCUMENT ALL,
		IS_SERVER IS_DOCUMENT IS_ALL},
	{"4 Failed requests",
		SERVER DOCUMENT LEVEL "Failed requests:        0\n",
		IS_SERVER IS_DOCUMENT IS_LEVEL "failed_requests 0\n"},
	{"4 Broken pipe errors", AFTER_ALL("Broken pipe errors:     3\n"),
		IS_AFTER_ALL("write_errors 3\n")},
	{"4 Write errors", AFTER_ALL("Write errors:           0\n"),
		IS_AFTER_ALL("write_errors 0\n")},
	{"4 Non-2xx responses", AFTER_ALL("Non-2xx responses:      4\n"),
		IS_AFTER_ALL("non_2xx_responses 4\n") "notice error-pages\n"},
	{"4 Keep-Alive requests", AFTER_ALL("Keep-Alive requests:    90\n"),
		IS_AFTER_ALL("keep_alive_requests 90\n")},
	{"4 Keep-Alive aborts",
		AFTER_ALL("Keep-Alive requests:    90\n"
			  "Keep-Alive aborts:      2\n"),
		IS_AFTER_ALL("keep_alive_requests 90\nkeep_alive_aborts 2\n")},
	{"4 Bytes transfered",
		SERVER DOCUMENT BODY "Bytes transfered:       35300\n",
		IS_SERVER IS_DOCUMENT IS_BODY},
	{"4 Total transfered",
		SERVER DOCUMENT LEVEL TAKEN ALL
		"Total transfered:       35300 bytes\n" HTML,
		IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_TOTAL
			IS_HTML},
	{"4 Total transferred", AFTER_TOTAL(""), IS_AFTER_TOTAL("")},
	{"4 Total POSTed", SENT("Total POSTed:           "), IS_SENT},
	{"4 Total PUT", SENT("Total PUT:              "), IS_SENT},
	{"4 Total %s", SENT("Total POSTed:             "), IS_SENT},
	{"4 Total body sent", SENT("Total body sent:        "), IS_SENT},
	{"4 HTML transfered",
		SERVER DOCUMENT LEVEL TAKEN ALL
		"HTML transfered:        20400 bytes\n",
		IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_HTML},
	{"4 HTML transferred", SERVER DOCUMENT LEVEL TAKEN ALL HTML,
		IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_HTML},
};

#endif
