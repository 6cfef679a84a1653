/* ab's remarks on the deviation, and the percentages below them. */
#ifndef TESTS_UNIT_FORMS_NOTES_H
#define TESTS_UNIT_FORMS_NOTES_H

#include "tests/unit/form.h"

#define TIMES SERVER DOCUMENT LEVEL TAKEN ALL TABLE
#define IS_TIMES \
	COMPLETED IS_SERVER IS_DOCUMENT IS_LEVEL IS_TAKEN IS_ALL IS_TABLE
#define WARNED(first, second) TIMES first "\n" second "\n" PERCENTS
#define IS_WARNED IS_TIMES IS_PERCENTS "notice median-mean-warning\n"
#define NOT_NORMAL(what) \
	what ": The median and mean for the total time are not within a " \
	     "normal deviation"

static const struct form notes_forms[] = {
	{"8 ERROR",
		WARNED("ERROR: The median and mean for the waiting time are "
		       "more than twice the standard",
			"       deviation apart. These results are NOT "
			"reliable."),
		IS_WARNED},
	{"8 WARING, propably",
		WARNED(NOT_NORMAL("WARING"),
			"        These results are "
			"propably not that reliable."),
		IS_WARNED},
	{"8 WARING, probably",
		WARNED(NOT_NORMAL("WARING"),
			"        These results are "
			"probably not that reliable."),
		IS_WARNED},
	{"8 WARNING",
		WARNED(NOT_NORMAL("WARNING"),
			"        These results are "
			"probably not that reliable."),
		IS_WARNED},
	{"9 (last request)", TIMES PERCENTS_TO("last"), IS_TIMES IS_PERCENTS},
	{"9 (longest request)", TIMES PERCENTS, IS_TIMES IS_PERCENTS},
	{"9 0% <0> (never)",
		TIMES "\nPercentage of the requests served within a certain "
		      "time (ms)\n 0%  <0> (never)\n  50%     49\n"
		      " 100%     67 (longest request)\n",
		IS_TIMES "p50_ms 49\np100_ms 67\n"},
};

#endif
