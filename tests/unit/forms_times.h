/* The tables of times, whose columns every era lays out anew. */
#ifndef TESTS_UNIT_FORMS_TIMES_H
#define TESTS_UNIT_FORMS_TIMES_H

#include "tests/unit/form.h"

/* The counts and the rate that the rows below belong to. */
#define WITH SERVER DOCUMENT LEVEL TAKEN ALL "\n"
#define IS_WITH COMPLETED IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL
#define THREE_HEADS "              min   avg   max\n"
#define FIVE_HEADS "              min  mean[+/-sd] median   max\n"

#define IS_THREE(name, min, mean, max) \
	name "_min_ms " min "\n" name "_mean_ms " mean "\n" name \
	     "_max_ms " max "\n"
#define IS_FIVE(name, min, mean, sd, median, max) \
	name "_min_ms " min "\n" name "_mean_ms " mean "\n" name "_sd_ms " sd \
	     "\n" name "_median_ms " median "\n" name "_max_ms " max "\n"

static const struct form times_forms[] = {
	{"7 Connnection Times",
		WITH "Connnection Times (ms)\n" THREE_HEADS
		     "Connect:        0     1     2\n"
		     "Processing:    21    47    65\n"
		     "Total:         21    48    67\n",
		IS_WITH IS_THREE("connect", "0", "1", "2")
			IS_THREE("processing", "21", "47", "65")
				IS_THREE("total", "21", "48", "67")},
	{"7 Connection Times",
		WITH "Connection Times (ms)\n" FIVE_HEADS
		     "Total:         21   48   8.0     49      67\n",
		IS_WITH IS_FIVE("total", "21", "48", "8.0", "49", "67")},
	{"7.1 min avg max, two rows",
		WITH "Connnection Times (ms)\n           min   avg   max\n"
		     "Connect:     0     1     2\n"
		     "Total:      21    48    67\n",
		IS_WITH IS_THREE("connect", "0", "1", "2")
			IS_THREE("total", "21", "48", "67")},
	{"7.1 min avg max, three rows",
		WITH "Connnection Times (ms)\n" THREE_HEADS
		     "Connect:        0     3    12\n"
		     "Processing:    19    45    67\n"
		     "Total:         19    48    79\n",
		IS_WITH IS_THREE("connect", "0", "3", "12")
			IS_THREE("processing", "19", "45", "67")
				IS_THREE("total", "19", "48", "79")},
	{"7.1 -S, avg in exponent form",
		"This is ApacheBench, Version 1.3e <$Revision: 1.69 $> "
		"apache-2.0\n" SERVER DOCUMENT LEVEL ALL
		"\nConnnection Times (ms)\n" THREE_HEADS
		"Connect:        0 0.000000e+00     0\n"
		"Processing:     4 4.800000e-01   163\n"
		"Total:          4 4.800000e-01   163\n",
		COMPLETED
		"ab_version 1.3e\nab_revision 1.69\n" IS_SERVER IS_DOCUMENT
			IS_LEVEL IS_ALL "connect_min_ms 0\nconnect_max_ms 0\n"
		"processing_min_ms 4\nprocessing_max_ms 163\n"
		"total_min_ms 4\ntotal_max_ms 163\nnotice ab-fault\n"},
	{"7.1 -S, avg touches max",
		WITH "Connection Times (ms)\n" THREE_HEADS
		     "Connect:        0     0    2\n"
		     "Processing:     5   15110510\n"
		     "Total:          5   15110512\n",
		IS_WITH IS_THREE("connect", "0", "0", "2")
			IS_THREE("processing", "5", "151", "10510")
				IS_THREE("total", "5", "151", "10512")},
	{"7.1 -S with Waiting",
		WITH "Connection Times (ms)\n" THREE_HEADS
		     "Connect:        0     1    2\n"
		     "Processing:     5    47  153\n"
		     "Waiting:        5    46  153\n"
		     "Total:          5    48  155\n",
		IS_WITH IS_THREE("connect", "0", "1", "2")
			IS_THREE("processing", "5", "47", "153")
				IS_THREE("waiting", "5", "46", "153")
					IS_THREE("total", "5", "48", "155")},
	{"7.1 -S, avg divided twice",
		"This is ApacheBench, Version 2.0.40-dev "
		"<$Revision: 1.116 $> apache-2.0\n" SERVER DOCUMENT LEVEL ALL
		"\nConnection Times (ms)\n" THREE_HEADS
		"Connect:        0     0    0\n"
		"Processing:     4     0  171\n"
		"Total:          4     0  171\n",
		COMPLETED
		"ab_version 2.0.40-dev\nab_revision 1.116\n" IS_SERVER
			IS_DOCUMENT IS_LEVEL IS_ALL
		"connect_min_ms 0\nconnect_max_ms 0\n"
		"processing_min_ms 4\nprocessing_max_ms 171\n"
		"total_min_ms 4\ntotal_max_ms 171\nnotice ab-fault\n"},
	{"7.2 rows of 1.3d and 2.0.16",
		WITH "Connnection Times (ms)\n"
		     "              min  mean[+/-sd] median   max\n"
		     "Connect:        0     1    0.4      1     2\n"
		     "Processing:    20    47    8.1     48    66\n"
		     "Waiting:       19    45    8.3     46    64\n"
		     "Total:         21    48    8.0     49    67\n",
		IS_WITH IS_TABLE},
	{"7.2 rows of 2.0.17, not aligned",
		WITH "Connection Times (ms)\n"
		     "            min  mean[+/-sd] median   max\n"
		     "Connect:    0     1    0.4 1 2\n"
		     "Processing: 20    47    8.1 48 66\n"
		     "Waiting:    19    45    8.3 46 64\n"
		     "Total:      21    48    8.0 49 67\n",
		IS_WITH IS_TABLE},
	{"7.2 rows of 2.0.37 and later", WITH TABLE, IS_WITH IS_TABLE},
	{"7.2 rows that grow",
		SERVER DOCUMENT LEVEL ALL
		"\nConnection Times (ms)\n" FIVE_HEADS
		"Connect:        0 1234 12345.6      1  123456\n"
		"Processing:   100 12345 23456.7  10048 1234567\n"
		"Waiting:       99 12344 23456.5  10046 1234566\n"
		"Total:        101 13579 24680.1  10049 1234567\n",
		COMPLETED IS_SERVER IS_DOCUMENT IS_LEVEL IS_ALL IS_FIVE(
			"connect", "0", "1234", "12345.6", "1",
			"123456") IS_FIVE("processing", "100", "12345",
			"23456.7", "10048", "1234567") IS_FIVE("waiting", "99",
			"12344", "23456.5", "10046", "1234566") IS_FIVE("total",
			"101", "13579", "24680.1", "10049", "1234567")},
};

#endif
