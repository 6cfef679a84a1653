#include "parser/walk.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The folders above, so that a link to one of them is seen. */
struct above {
	const struct above *parent;
	dev_t device;
	ino_t number;
	size_t depth;
	bool linked;
};

#define DEPTH 128

static void
add_error(struct walk *walk, const char *path)
{
	walk->errors = arena_grow(walk->arena, walk->errors, walk->error_count,
		&walk->error_room, sizeof(*walk->errors));
	walk->errors[walk->error_count++] = (struct walk_error){
		.path = path,
		.why = arena_copy(walk->arena, slice_of(strerror(errno))),
	};
}

static void
add_file(
	struct walk *walk, const char *path, const struct stat *st, bool linked)
{
	walk->files = arena_grow(walk->arena, walk->files, walk->count,
		&walk->room, sizeof(*walk->files));
	walk->files[walk->count++] = (struct walk_file){
		.path = path,
		.device = st->st_dev,
		.number = st->st_ino,
		.linked = linked,
	};
}

static bool
is_above(const struct above *folder, const struct stat *st)
{
	for (; folder; folder = folder->parent)
		if (folder->device == st->st_dev &&
			folder->number == st->st_ino)
			return true;
	return false;
}

static const char *
join(struct walk *walk, const char *folder, const char *name)
{
	size_t length = strlen(folder);
	bool slashed = length && folder[length - 1] == '/';

	return arena_printf(
		walk->arena, "%s%s%s", folder, slashed ? "" : "/", name);
}

static void enter(struct walk *walk, const char *path, struct above here);

static void
take(struct walk *walk, const char *path, const struct above *above)
{
	struct stat st;
	bool failed = lstat(path, &st);
	bool linked = above->linked || (!failed && S_ISLNK(st.st_mode));

	if (failed || (S_ISLNK(st.st_mode) && stat(path, &st))) {
		add_error(walk, path);
		return;
	}
	if (S_ISREG(st.st_mode))
		add_file(walk, path, &st, linked);
	else if (S_ISDIR(st.st_mode) && !is_above(above, &st) &&
		above->depth < DEPTH)
		enter(walk, path,
			(struct above){above, st.st_dev, st.st_ino,
				above->depth + 1, linked});
}

static void
enter(struct walk *walk, const char *path, struct above here)
{
	DIR *folder = opendir(path);
	const struct dirent *entry;

	if (!folder) {
		add_error(walk, path);
		return;
	}
	while ((entry = readdir(folder)))
		if (*entry->d_name != '.')
			take(walk, join(walk, path, entry->d_name), &here);
	closedir(folder);
}

static int
by_path(const void *a, const void *b)
{
	return strcmp(((const struct walk_file *)a)->path,
		((const struct walk_file *)b)->path);
}

/* Paths of one file stand together, the one to keep first. */
static int
by_file(const void *a, const void *b)
{
	const struct walk_file *left = a;
	const struct walk_file *right = b;

	if (left->device != right->device)
		return left->device < right->device ? -1 : 1;
	if (left->number != right->number)
		return left->number < right->number ? -1 : 1;
	if (left->linked != right->linked)
		return left->linked ? 1 : -1;
	return strcmp(left->path, right->path);
}

static void
take_out_repeated(struct walk *walk)
{
	size_t kept = 0;

	qsort(walk->files, walk->count, sizeof(*walk->files), by_file);
	for (size_t i = 0; i < walk->count; i++) {
		const struct walk_file *file = &walk->files[i];

		if (kept && walk->files[kept - 1].device == file->device &&
			walk->files[kept - 1].number == file->number)
			continue;
		walk->files[kept++] = *file;
	}
	walk->count = kept;
}

void
walk_folder(struct walk *walk, struct arena *a, const char *folder)
{
	struct stat st;

	walk->arena = a;
	if (stat(folder, &st)) {
		add_error(walk, folder);
		return;
	}
	enter(walk, folder,
		(struct above){NULL, st.st_dev, st.st_ino, 0, false});
	if (!walk->count)
		return;
	take_out_repeated(walk);
	qsort(walk->files, walk->count, sizeof(*walk->files), by_path);
}
