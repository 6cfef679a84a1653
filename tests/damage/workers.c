#include "tests/damage/workers.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "parser/arena.h"

static pid_t
begin(const struct workers *w, size_t number)
{
	pid_t child;

	fflush(NULL);
	child = fork();
	if (child < 0) {
		perror("fork");
		exit(2);
	}
	if (child)
		return child;
	/* One write for all lines, so that those of others do not mix. */
	setvbuf(stdout, NULL, _IOFBF, (size_t)256 * 1024);
	exit(w->run(number, w->context) ? 0 : 1);
}

/* Waits for one process; true when its case was as it should be. */
static bool
end(const struct workers *w, const pid_t *children)
{
	int status = 0;
	pid_t child = wait(&status);

	if (child < 0)
		return false;
	if (WIFEXITED(status) && WEXITSTATUS(status) < 2)
		return WEXITSTATUS(status) == 0;
	for (size_t i = 0; i < w->cases; i++)
		if (children[i] == child)
			printf("not ok %s ended with status %d\n",
				w->name(i, w->context), status);
	return false;
}

bool
workers_run(const struct workers *w)
{
	struct arena a = {0};
	pid_t *children = arena_array(&a, w->cases, sizeof(*children));
	long cores = sysconf(_SC_NPROCESSORS_ONLN);
	long busy = 0;
	bool good = true;

	for (size_t i = 0; i < w->cases; i++) {
		if (busy && busy >= cores) {
			good = end(w, children) && good;
			busy--;
		}
		children[i] = begin(w, i);
		busy++;
	}
	for (; busy; busy--)
		good = end(w, children) && good;
	arena_free(&a);
	return good;
}
