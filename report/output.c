#include "report/output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "parser/arena.h"

#define TEMPORARY ".abreport-XXXXXX"
#define MOST_LINKS 40

/* Temporary files, where a signal handler can find them. A signal may come
 * while a name is written, so a slot counts only when it is marked. */
#define SLOTS 16
#define LONGEST_PATH 4096
static char slots[SLOTS][LONGEST_PATH];
static volatile sig_atomic_t slot_taken[SLOTS];

static const int deadly[] = {SIGHUP, SIGINT, SIGTERM, SIGXCPU, SIGXFSZ};

static void
clean_up(int signal_number)
{
	for (int i = 0; i < SLOTS; i++)
		if (slot_taken[i])
			unlink(slots[i]);
	/* The handler was for one time, so this ends the program as the signal
	 * would have. */
	raise(signal_number);
}

/* A standard stream that is closed would give its number to the next file. */
static void
keep_open(int fd, int flags)
{
	if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
		(void)!open("/dev/null", flags);
}

void
output_prepare(void)
{
	struct sigaction action = {.sa_handler = clean_up};

	keep_open(STDIN_FILENO, O_RDONLY);
	/* Open the wrong way, so that writing to it is still an error. */
	keep_open(STDOUT_FILENO, O_RDONLY);
	keep_open(STDERR_FILENO, O_WRONLY);
	action.sa_flags = (int)SA_RESETHAND;
	sigemptyset(&action.sa_mask);
	for (size_t i = 0; i < COUNTOF(deadly); i++) {
		struct sigaction old;

		/* What the caller ignores, as nohup does, stays ignored. */
		if (!sigaction(deadly[i], NULL, &old) &&
			old.sa_handler != SIG_IGN)
			sigaction(deadly[i], &action, NULL);
	}
	action.sa_handler = SIG_IGN;
	action.sa_flags = 0;
	sigaction(SIGPIPE, &action, NULL);
}

static bool
cannot(struct error *e, const char *path, int reason)
{
	return error_set(e, "cannot write '%s': %s", path, strerror(reason));
}

/* Both parts as one path, which the caller frees. */
static char *
join(struct slice folder, struct slice name)
{
	char *path = arena_heap(NULL, folder.len + name.len + 1);

	memcpy(path, folder.at, folder.len);
	memcpy(path + folder.len, name.at, name.len);
	path[folder.len + name.len] = '\0';
	return path;
}

/* The path that a symbolic link leads to, which need not exist; NULL with
 * errno set when there is none. The caller frees it. */
static char *
follow(const char *path)
{
	char *target = join(slice_of(path), slice_of(""));
	char link[LONGEST_PATH];

	for (int i = 0; i < MOST_LINKS; i++) {
		ssize_t len = readlink(target, link, sizeof(link));
		const char *slash = strrchr(target, '/');
		struct slice folder = {target, 0};
		char *next;

		if (len < 0)
			return target;
		if (slash && link[0] != '/')
			folder.len = (size_t)(slash - target) + 1;
		next = join(folder, (struct slice){link, (size_t)len});
		free(target);
		target = next;
	}
	free(target);
	errno = ELOOP;
	return NULL;
}

static int
free_slot(void)
{
	for (int i = 0; i < SLOTS; i++)
		if (!slot_taken[i])
			return i;
	return -1;
}

/* As a new file would have it, or as the file has it that is replaced. */
static mode_t
mode_for(const char *target)
{
	struct stat st;
	mode_t mask;

	if (!stat(target, &st))
		return st.st_mode & 0777;
	mask = umask(0);
	umask(mask);
	return 0666 & ~mask;
}

static bool
open_beside(struct output *o, struct error *e)
{
	const char *slash = strrchr(o->target, '/');
	int folder = slash ? (int)(slash - o->target) + 1 : 0;
	int slot = free_slot();
	int len;

	if (slot < 0)
		return error_set(e, "cannot write '%s': too many files at once",
			o->path);
	len = snprintf(
		slots[slot], LONGEST_PATH, "%.*s" TEMPORARY, folder, o->target);
	if (len < 0 || len >= LONGEST_PATH)
		return cannot(e, o->path, ENAMETOOLONG);
	slot_taken[slot] = 1;
	o->fd = mkstemp(slots[slot]);
	if (o->fd < 0) {
		slot_taken[slot] = 0;
		return cannot(e, o->path, errno);
	}
	o->slot = slot;
	if (fchmod(o->fd, mode_for(o->target))) {
		int reason = errno;

		output_abandon(o);
		return cannot(e, o->path, reason);
	}
	return true;
}

/* Devices and pipes are written as they are: nothing can be put in their
 * place. */
static bool
open_in_place(struct output *o, struct error *e)
{
	o->fd = open(o->path, O_WRONLY | O_NOCTTY | O_CLOEXEC);
	free(o->target);
	o->target = NULL;
	return o->fd >= 0 || cannot(e, o->path, errno);
}

bool
output_open(struct output *o, const char *path, struct error *e)
{
	struct stat st;

	*o = (struct output){.path = path, .fd = STDOUT_FILENO, .slot = -1};
	if (!strcmp(path, "-")) {
		o->path = "standard output";
		return true;
	}
	o->target = follow(path);
	if (!o->target)
		return cannot(e, path, errno);
	if (!stat(o->target, &st) && !S_ISREG(st.st_mode)) {
		if (S_ISDIR(st.st_mode)) {
			output_abandon(o);
			return cannot(e, path, EISDIR);
		}
		return open_in_place(o, e);
	}
	if (!open_beside(o, e)) {
		output_abandon(o);
		return false;
	}
	return true;
}

bool
output_put(struct output *o, struct slice bytes, struct error *e)
{
	while (bytes.len) {
		ssize_t done = write(o->fd, bytes.at, bytes.len);

		if (done >= 0) {
			bytes = slice_part(bytes, (size_t)done, bytes.len);
		} else if (errno == EPIPE) {
			return error_set(e, "%s", "");
		} else if (errno != EINTR) {
			return cannot(e, o->path, errno);
		}
	}
	return true;
}

static bool
close_file(struct output *o, struct error *e)
{
	int fd = o->fd;

	o->fd = -1;
	/* EINTR leaves the file closed on every system that matters here. */
	if (close(fd) && errno != EINTR)
		return cannot(e, o->path, errno);
	return true;
}

bool
output_finish(struct output *o, struct error *e)
{
	bool ok = true;

	/* Of standard output a copy is closed: that too tells of bytes that a
	 * network file system could not keep. */
	if (o->fd == STDOUT_FILENO)
		o->fd = dup(STDOUT_FILENO);
	if (o->fd >= 0)
		ok = close_file(o, e);
	if (ok && o->slot >= 0) {
		if (rename(slots[o->slot], o->target))
			ok = cannot(e, o->path, errno);
		else
			slot_taken[o->slot] = 0;
	}
	if (ok)
		o->slot = -1;
	output_abandon(o);
	return ok;
}

void
output_abandon(struct output *o)
{
	if (o->fd > STDERR_FILENO)
		close(o->fd);
	o->fd = -1;
	if (o->slot >= 0) {
		unlink(slots[o->slot]);
		slot_taken[o->slot] = 0;
	}
	o->slot = -1;
	free(o->target);
	o->target = NULL;
}

bool
output_write(const char *path, struct slice bytes, struct error *e)
{
	struct output output;

	if (!output_open(&output, path, e))
		return false;
	if (output_put(&output, bytes, e))
		return output_finish(&output, e);
	output_abandon(&output);
	return false;
}
