/*
 * A folder of its own for each test, with files in it, gone when it ends.
 */
#ifndef TESTS_UNIT_FOLDER_H
#define TESTS_UNIT_FOLDER_H

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A report of so many requests, as ab prints it. */
#define FOLDER_BANNER "This is ApacheBench, Version 2.3 <$Revision: 1 $>\n\n"
#define FOLDER_RUN(requests) \
	FOLDER_BANNER \
	"Server Software:        nginx\n" \
	"Server Hostname:        localhost\n" \
	"Server Port:            80\n\n" \
	"Document Path:          /\n" \
	"Document Length:        5 bytes\n\n" \
	"Concurrency Level:      1\n" \
	"Time taken for tests:   1.000 seconds\n" \
	"Complete requests:      " requests "\n" \
	"Failed requests:        0\n" \
	"Requests per second:    " requests ".00 [#/sec] (mean)\n\n" \
	"  50%      1\n" \
	" 100%      2 (longest request)\n"

static char folder_path[64];
static char folder_start[512];

static inline int
folder_open(void **state)
{
	(void)state;
	strncpy(folder_path, "/tmp/abreport-test-XXXXXX",
		sizeof(folder_path) - 1);
	if (!getcwd(folder_start, sizeof(folder_start)) ||
		!mkdtemp(folder_path))
		return -1;
	return chdir(folder_path);
}

static inline int
folder_remove(
	const char *path, const struct stat *st, int flag, struct FTW *place)
{
	(void)st;
	(void)flag;
	(void)place;
	return remove(path);
}

static inline int
folder_close(void **state)
{
	(void)state;
	if (chdir(folder_start))
		return -1;
	return nftw(folder_path, folder_remove, 16, FTW_DEPTH | FTW_PHYS);
}

static inline void
folder_write(const char *name, const char *text, size_t length)
{
	FILE *file = fopen(name, "wb");

	assert_non_null(file);
	assert_int_equal(fwrite(text, 1, length, file), length);
	assert_int_equal(fclose(file), 0);
}

static inline void
folder_put(const char *name, const char *text)
{
	folder_write(name, text, strlen(text));
}

/* Runs the tests, each in a folder of its own. */
static inline int
folder_run(struct CMUnitTest *tests, size_t count, CMFixtureFunction tear_down)
{
	for (size_t i = 0; i < count; i++) {
		tests[i].setup_func = folder_open;
		tests[i].teardown_func = tear_down;
	}
	return _cmocka_run_group_tests("tests", tests, count, NULL, NULL);
}

#endif
