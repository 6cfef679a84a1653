/* What -v adds before and within a report: none of it is a figure of ab's. */
#ifndef TESTS_UNIT_FORMS_VERBOSE_H
#define TESTS_UNIT_FORMS_VERBOSE_H

#include "tests/unit/form.h"

#define HEAD(method) \
	"---\n" method " /small HTTP/1.0\r\nHost: 127.0.0.1:18080\r\n" \
	"User-Agent: ApacheBench/2.3\r\nAccept: */*\r\n\r\n\n---\n"
#define ANSWER \
	"LOG: header received:\nHTTP/1.1 200 OK\r\n" \
	"Date: Tue, 14 Oct 2025 08:00:00 GMT\r\nContent-Length: 204\r\n\r\n"

/* Noise where -v puts it: where the line of the start is still open. */
#define NOISY(noise) BANNER START noise "..done\n\n\n" REPORT
#define IS_NOISY COMPLETED IS_BANNER IS_REPORT

/* Noise on stderr, which comes before the report or behind it. */
#define SPRINKLED(noise) BANNER START "\n" noise "..done\n\n\n" REPORT noise

static const struct form verbose_forms[] = {
	{"3 INFO: POST header for every method",
		NOISY("INFO: POST header == \n" HEAD("GET")), IS_NOISY},
	{"3 INFO: PUT header", NOISY("INFO: PUT header == \n" HEAD("PUT")),
		IS_NOISY},
	{"3 INFO: header of any method",
		NOISY("INFO: PURGE header == \n" HEAD("PURGE")), IS_NOISY},
	{"3 LOG: header received",
		NOISY(ANSWER "<html>5 of 7 requests</html>\n\n" ANSWER "\n"),
		IS_NOISY},
	{"3 LOG: header received, a page that looks like a report",
		NOISY(ANSWER
			"Server Software:        evil/6.6.6\r\n"
			"Complete requests:      999999\r\n"
			"Failed requests:        0\r\n"
			"Requests per second:    1.00 [#/sec] (mean)\r\n\n"),
		IS_NOISY "notice imitated-report\n"},
	{"3 LOG: Response code", NOISY("LOG: Response code = 200\n"), IS_NOISY},
	{"3 WARNING: Response code not 2xx",
		NOISY("WARNING: Response code not 2xx (404)\n"), IS_NOISY},
	{"3 --> write", NOISY(" --> write(4) 87 (87)\n"), IS_NOISY},
	{"3 receive error with -r",
		SPRINKLED("apr_socket_recv: Connection reset by peer (104)\n"),
		IS_NOISY},
	{"3 SSL connection OK",
		SPRINKLED("SSL connection OK: DHE-RSA-AES256-SHA\n"), IS_NOISY},
	{"3 Send request timed out!", NOISY("Send request timed out!\n"),
		IS_NOISY},
	{"3 Send request failed!", NOISY("Send request failed!\n"), IS_NOISY},
	{"3 certificate",
		NOISY("\nPeer certificate\nCertificate version: 3\n"
		      "Valid from: Nov 30 20:53:53 2026 GMT\n"
		      "Valid to  : Dec 30 20:53:53 2026 GMT\n"
		      "Public key is 2048 bits\n"
		      "The issuer name is /C=XX/O=ab samples/CN=localhost\n"
		      "The subject name is /C=XX/O=ab samples/CN=localhost\n"
		      "Extension Count: 3\n"),
		IS_NOISY},
	{"3 cipher suite",
		SPRINKLED("\nTransport Protocol      :TLSv1.3\n"
			  "Cipher Suite Protocol   :TLSv1.3\n"
			  "Cipher Suite Name       :TLS_AES_256_GCM_SHA384\n"
			  "Cipher Suite Cipher Bits:256 (256)\n"),
		IS_NOISY},
	{"3 SSL-Session",
		SPRINKLED("SSL-Session:\n    Protocol  : TLSv1.3\n"
			  "    Cipher    : TLS_AES_256_GCM_SHA384\n"
			  "    Session-ID: \n    Start Time: 1796073064\n"
			  "    Timeout   : 7200 (sec)\n"
			  "    Verify return code: 18 (self-signed)\n"
			  "    Max Early Data: 0\n"),
		IS_NOISY},
	{"3 SSL/TLS Handshake",
		SPRINKLED("SSL/TLS Handshake [Start] before initialization\n"
			  "SSL/TLS State [connect] SSLv3/TLS read finished\n"
			  "SSL/TLS Handshake [Done] finished successfully\n"),
		IS_NOISY},
	{"3 SSL/TLS Alert",
		SPRINKLED("SSL/TLS Alert [read] warning:close notify\n"),
		IS_NOISY},
	{"3 read from, hexadecimal",
		SPRINKLED("read from 0x5570 [0x5571] (5 bytes => 5 (0x5))\n"
			  "0000 - 16 03 03 00 7a                     ....z\n"),
		IS_NOISY},
};

#endif
