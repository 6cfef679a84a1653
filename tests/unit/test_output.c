#include "report/output.h"

#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

/* Each test works in an empty folder of its own. */
static char folder[] = "/tmp/abreport-test-XXXXXX";

static int
set_up(void **state)
{
	(void)state;
	snprintf(folder, sizeof(folder), "/tmp/abreport-test-XXXXXX");
	return !mkdtemp(folder) || chdir(folder);
}

/* The folder must be empty by then but for these. */
static int
tear_down(void **state)
{
	static const char *const left[] = {"x", "link", "pipe"};

	(void)state;
	for (size_t i = 0; i < COUNTOF(left); i++)
		unlink(left[i]);
	return chdir("/") || rmdir(folder);
}

static void
put_file(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	fputs(text, f);
	fclose(f);
}

static void
file_is(const char *path, const char *text)
{
	char bytes[64] = {0};
	FILE *f = fopen(path, "r");

	assert_non_null(f);
	assert_int_equal(fread(bytes, 1, sizeof(bytes) - 1, f), strlen(text));
	fclose(f);
	assert_string_equal(bytes, text);
}

static bool
write_new(const char *path)
{
	struct error e = {0};

	return output_write(path, slice_of("new"), &e);
}

static void
a_file_is_written_with_the_mode_of_the_umask(void **state)
{
	mode_t old = umask(027);
	struct stat st;

	(void)state;
	assert_true(write_new("x"));
	umask(old);
	file_is("x", "new");
	assert_int_equal(stat("x", &st), 0);
	assert_int_equal(st.st_mode & 0777, 0640);
}

static void
a_file_that_is_replaced_keeps_its_mode(void **state)
{
	struct stat st;

	(void)state;
	put_file("x", "old");
	assert_int_equal(chmod("x", 0604), 0);
	assert_true(write_new("x"));
	file_is("x", "new");
	assert_int_equal(stat("x", &st), 0);
	assert_int_equal(st.st_mode & 0777, 0604);
}

static void
what_is_abandoned_leaves_the_old_file_and_nothing_else(void **state)
{
	struct output output;
	struct error e = {0};

	(void)state;
	put_file("x", "old");
	assert_true(output_open(&output, "x", &e));
	assert_true(output_put(&output, slice_of("half"), &e));
	output_abandon(&output);
	output_abandon(&output);
	file_is("x", "old");
}

static void
a_link_stays_and_its_target_is_replaced(void **state)
{
	struct stat st;

	(void)state;
	put_file("x", "old");
	assert_int_equal(symlink("x", "link"), 0);
	assert_true(write_new("link"));
	file_is("x", "new");
	assert_int_equal(lstat("link", &st), 0);
	assert_true(S_ISLNK(st.st_mode));
}

static void
a_link_to_what_is_not_there_makes_it(void **state)
{
	(void)state;
	assert_int_equal(symlink("x", "link"), 0);
	assert_true(write_new("link"));
	file_is("x", "new");
}

static void
links_in_a_circle_are_an_error(void **state)
{
	struct error e = {0};

	(void)state;
	assert_int_equal(symlink("link", "link"), 0);
	assert_false(output_write("link", slice_of("new"), &e));
	assert_non_null(strstr(e.text, "'link'"));
}

static void
what_cannot_be_written_is_an_error_that_says_why(void **state)
{
	struct error e = {0};

	(void)state;
	assert_false(output_write("no-folder/x", slice_of("new"), &e));
	assert_string_equal(e.text,
		"cannot write 'no-folder/x': No such file or directory");
	e = (struct error){0};
	assert_false(output_write("/tmp", slice_of("new"), &e));
	assert_string_equal(e.text, "cannot write '/tmp': Is a directory");
}

static void
a_full_device_is_an_error(void **state)
{
	struct error e = {0};

	(void)state;
	if (access("/dev/full", W_OK))
		skip();
	assert_false(output_write("/dev/full", slice_of("new"), &e));
	assert_non_null(strstr(e.text, "No space left"));
}

static void
a_pipe_is_written_in_place(void **state)
{
	char bytes[8] = {0};
	int reader;

	(void)state;
	assert_int_equal(mkfifo("pipe", 0600), 0);
	reader = open("pipe", O_RDONLY | O_NONBLOCK);
	assert_true(write_new("pipe"));
	assert_int_equal(read(reader, bytes, sizeof(bytes)), 3);
	assert_string_equal(bytes, "new");
	close(reader);
}

static void
a_signal_removes_the_half_written_file(void **state)
{
	int status;
	pid_t child = fork();

	(void)state;
	if (!child) {
		struct output output;
		struct error e = {0};

		output_prepare();
		if (output_open(&output, "x", &e))
			raise(SIGTERM);
		_exit(1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
	assert_int_equal(access("x", F_OK), -1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			a_file_is_written_with_the_mode_of_the_umask, set_up,
			tear_down),
		cmocka_unit_test_setup_teardown(
			a_file_that_is_replaced_keeps_its_mode, set_up,
			tear_down),
		cmocka_unit_test_setup_teardown(
			what_is_abandoned_leaves_the_old_file_and_nothing_else,
			set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			a_link_stays_and_its_target_is_replaced, set_up,
			tear_down),
		cmocka_unit_test_setup_teardown(
			a_link_to_what_is_not_there_makes_it, set_up,
			tear_down),
		cmocka_unit_test_setup_teardown(
			links_in_a_circle_are_an_error, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			what_cannot_be_written_is_an_error_that_says_why,
			set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			a_full_device_is_an_error, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			a_pipe_is_written_in_place, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			a_signal_removes_the_half_written_file, set_up,
			tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
