/* What ab prints before its report: who it is, and how far it has come. */
#ifndef TESTS_UNIT_FORMS_BANNER_H
#define TESTS_UNIT_FORMS_BANNER_H

#include "tests/unit/form.h"

#define VERSION "This is ApacheBench, Version "
#define FIRST_COPYRIGHT "Copyright (c) 1996 " ZEUS
#define NAMED(copyright) VERSION "2.3\n" copyright "\n" DONE REPORT
#define IS_NAMED COMPLETED "ab_version 2.3\n" IS_REPORT
#define SOFTWARE_FOUNDATION \
	" The Apache Software Foundation, http://www.apache.org/\n"
#define CLEARED \
	"\r                                                                   " \
	"        \r"

static const struct form banner_forms[] = {
	{"1 Version 1.1", VERSION "1.1\n" FIRST_COPYRIGHT DONE REPORT,
		COMPLETED "ab_version 1.1\n" IS_REPORT},
	{"1 Version 1.3a", VERSION "1.3a\n" FIRST_COPYRIGHT DONE REPORT,
		COMPLETED "ab_version 1.3a\n" IS_REPORT},
	{"1 apache-1.3",
		VERSION "1.3d <$Revision: 1.73 $> apache-1.3\n" DONE REPORT,
		COMPLETED "ab_version 1.3d\nab_revision 1.73\n" IS_REPORT},
	{"1 apache-2.0",
		VERSION
		"2.0.41-dev <$Revision: 1.121.2.12 $> apache-2.0\n" DONE SERVER
			DOCUMENT LEVEL ALL TOTAL HTML TABLE PERCENTS,
		COMPLETED
		"ab_version 2.0.41-dev\n"
		"ab_revision 1.121.2.12\n" IS_SERVER IS_DOCUMENT IS_LEVEL IS_ALL
			IS_TOTAL IS_HTML IS_TABLE IS_PERCENTS},
	{"1 Revision N", BANNER DONE REPORT, COMPLETED IS_BANNER IS_REPORT},
	{"1 Revision not expanded", VERSION "2.3 <$Revision$>\n" DONE REPORT,
		IS_NAMED},
	{"1 Copyright (c) 1996", NAMED(FIRST_COPYRIGHT), IS_NAMED},
	{"1 Copyright 1996", NAMED("Copyright 1996 " ZEUS), IS_NAMED},
	{"1 Copyright web.archive.org",
		NAMED("Copyright 1996 Adam Twiss, Zeus Technology Ltd, "
		      "http://web.archive.org/web/20000304112933/"
		      "http://www.zeustech.net/\n"),
		IS_NAMED},
	{"1 The Apache Group",
		NAMED("Copyright (c) 1998-1999 The Apache Group, "
		      "http://www.apache.org/\n"),
		IS_NAMED},
	{"1 (c) The Apache Software Foundation",
		NAMED("Copyright (c) 1998-2002" SOFTWARE_FOUNDATION), IS_NAMED},
	{"1 The Apache Software Foundation",
		NAMED("Copyright 1997-2005" SOFTWARE_FOUNDATION), IS_NAMED},
	{"1 Licensed to", NAMED("Licensed to" SOFTWARE_FOUNDATION), IS_NAMED},
	{"1 banner alone", BANNER, ""},

	{"2 Benchmarking (A)",
		VERSION
		"1.3a\n\nBenchmarking a.test (be patient)..." CLEARED REPORT,
		COMPLETED "ab_version 1.3a\n" IS_REPORT},
	{"2 Benchmarking, progress on",
		BANNER
		"Benchmarking a.test (be patient)\n"
		"Completed 50 requests\nFinished 100 requests\n\n\n" REPORT,
		COMPLETED IS_BANNER IS_REPORT},
	{"2 Benchmarking [through]",
		BANNER "Benchmarking a.test [through 10.0.0.1:3128] "
		       "(be patient).....done\n\n\n" REPORT,
		COMPLETED IS_BANNER IS_REPORT},
	{"2 Completed N requests",
		"Completed 10 requests\nCompleted 20 requests\n"
		"Completed 100 requests\nFinished 100 requests\n\n\n" REPORT,
		COMPLETED IS_REPORT},
	{"2 Finished N requests", "Finished 100 requests\n\n\n" REPORT,
		COMPLETED IS_REPORT},
	{"2 ..done", DONE REPORT, COMPLETED IS_REPORT},
	{"2 Finished (interrupted)",
		"Benchmarking ::1 (be patient)\nCompleted 50 requests\n"
		"Finished 100 requests (interrupted)\n\n\n" REPORT,
		"outcome interrupted\n" IS_REPORT "notice interrupted\n"},
	{"2 ..interrupted",
		"Benchmarking ::1 (be patient).....interrupted\n\n\n" REPORT,
		"outcome interrupted\n" IS_REPORT "notice interrupted\n"},
	{"2 cleared line", "Finished 100 requests\n" CLEARED REPORT,
		COMPLETED IS_REPORT},
	{"2 two line feeds", "Finished 100 requests\n\n\n" REPORT,
		COMPLETED IS_REPORT},
	{"2 error behind (be patient)",
		BANNER "Benchmarking 127.0.0.1 (be patient)..."
		       "apr_socket_recv: Connection refused (111)\n",
		"outcome aborted\n" IS_BANNER "notice aborted\n"},
	{"2 total glued to (be patient)",
		BANNER "Benchmarking 127.0.0.1 (be patient)..."
		       "Total of 3 requests completed\n",
		"outcome aborted\n" IS_BANNER
		"complete_requests 3\nnotice aborted\n"},
};

#endif
