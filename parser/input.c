#include "parser/input.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "parser/content.h"
#include "parser/walk.h"

/* Waiting for a writer that never comes is for the one who named the pipe. */
static void
read_path(struct intake *in, const char *path)
{
	struct origin origin;
	int file;

	do
		file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
	while (file < 0 && errno == EINTR);
	if (file < 0) {
		intake_notice(in, NOTICE_UNREADABLE, path, 0, "cannot open: %s",
			strerror(errno));
		return;
	}
	origin = origin_of_file(file);
	content_read(in, path, &origin, 0);
	close(file);
}

static void
read_folder(struct intake *in, const char *path)
{
	struct arena scratch = {0};
	struct walk walk = {0};

	walk_folder(&walk, &scratch, path);
	in->many = true;
	for (size_t i = 0; i < walk.error_count; i++)
		intake_notice(in, NOTICE_UNREADABLE, walk.errors[i].path, 0,
			"cannot open: %s", walk.errors[i].why);
	for (size_t i = 0; i < walk.count && !in->stopped; i++)
		read_path(in, walk.files[i].path);
	in->many = false;
	if (in->files || !walk.error_count)
		intake_sum_up(in, path);
	arena_free(&scratch);
}

static void
read_any(struct intake *in, const char *path)
{
	struct stat st;

	if (!strcmp(path, "-")) {
		struct origin origin = origin_of_file(STDIN_FILENO);

		content_read(in, path, &origin, 0);
	} else if (!stat(path, &st) && S_ISDIR(st.st_mode)) {
		read_folder(in, path);
	} else {
		read_path(in, path);
	}
}

bool
input_read(struct runset *set, const char *path, enum separator separator,
	const struct input_sink *sink)
{
	struct intake in = {
		.set = set,
		.separator = separator,
		.sink = sink,
		.limits = &intake_limits,
		.read = content_read,
	};

	read_any(&in, path);
	if (!in.runs && !in.failed && !in.stopped)
		intake_notice(&in, NOTICE_NO_AB_OUTPUT, path, 0,
			"there is nothing of ab in it");
	intake_hand_over(&in);
	return !in.failed;
}
