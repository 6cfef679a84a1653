/* The files of -g and -e: what their rows say of the run. */
#ifndef TESTS_UNIT_FORMS_FILES_H
#define TESTS_UNIT_FORMS_FILES_H

#include "tests/unit/form.h"

#define G_HEADER "starttime\tseconds\tctime\tdtime\tttime\twait\n"
#define G_ROW(day, second, times) day "\t" second "\t" times "\n"
#define G_FILE(day, second, later) \
	G_HEADER G_ROW(day, second, "0\t10\t10\t9") G_ROW(day, second, \
		"2\t14\t16\t13") G_ROW(day, later, "1\t30\t31\t30")
#define E_HEADER "Percentage served,Time in ms\n"

/* Of the three requests; a median of ab's own kind lies above the middle. */
#define IS_G(taken) \
	"kind series\n" taken "complete_requests 3\n" \
	"connect_min_ms 0\nconnect_mean_ms 1.0\nconnect_sd_ms 1.0\n" \
	"connect_median_ms 1.5\nconnect_max_ms 2\n" \
	"processing_min_ms 10\nprocessing_mean_ms 18.0\n" \
	"processing_sd_ms 10.6\nprocessing_median_ms 22\n" \
	"processing_max_ms 30\nwaiting_min_ms 9\nwaiting_mean_ms 17.3\n" \
	"waiting_sd_ms 11.2\nwaiting_median_ms 21.5\nwaiting_max_ms 30\n" \
	"total_min_ms 10\ntotal_mean_ms 19.0\ntotal_sd_ms 10.8\n" \
	"total_median_ms 23.5\ntotal_max_ms 31\n" \
	"p50_ms 16\np66_ms 16\np75_ms 31\np80_ms 31\np90_ms 31\n" \
	"p95_ms 31\np98_ms 31\np99_ms 31\np100_ms 31\n"

static const struct form files_forms[] = {
	{"10 -g of 1.3",
		G_FILE("Mon Oct  6 09:05:01 2003", "1065431101", "1065431102"),
		IS_G("")},
	{"10 -g of 2.0.16, the year cut",
		G_FILE("Mon Oct 06 09:05:01 200", "1065431101000000",
			"1065431102000000"),
		IS_G("time_taken_s 1.031\n")},
	{"10 -g in microseconds",
		G_FILE("Mon Oct 06 09:05:01 2003", "1065431101000000",
			"1065431102000000"),
		IS_G("time_taken_s 1.031\n")},
	{"10 -g of 2.2.9 and later",
		G_FILE("Mon Oct 06 09:05:01 2003", "1065431101", "1065431102"),
		IS_G("")},
	{"10 -e of 1.3", E_HEADER "0,5.000000\n50,14.000000\n99,67.000000\n",
		"kind series\ntotal_min_ms 5\np50_ms 14\n"
		"p99_ms 67\n"},
	{"10 -e in exponent form",
		E_HEADER "0,5.000000e+00\n50,1.400000e+01\n99,6.700000e+01\n",
		"kind series\ntotal_min_ms 5\np50_ms 14\n"
		"p99_ms 67\n"},
	{"10 -e of 2.2.9 and later",
		E_HEADER "0,5.259\n50,13.566\n99,66.912\n100,67.003\n",
		"kind series\ntotal_min_ms 5.259\ntotal_max_ms 67.003\n"
		"p50_ms 13.566\np99_ms 66.912\np100_ms 67.003\n"},
};

#endif
