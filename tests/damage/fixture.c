#include "tests/damage/fixture.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parser/buffer.h"
#include "parser/series.h"

static const char *
root(void)
{
	const char *folder = getenv("FIXTURES");

	return folder ? folder : "fixtures";
}

static bool
read_file(struct slice *bytes, struct arena *a, const char *path)
{
	FILE *f = fopen(path, "rb");
	struct buffer b = {0};
	char block[8192];
	size_t got;

	if (!f)
		return false;
	while ((got = fread(block, 1, sizeof(block), f)))
		buffer_put(&b, (struct slice){block, got});
	fclose(f);
	*bytes = (struct slice){arena_copy(a, buffer_slice(&b)), b.len};
	buffer_free(&b);
	return true;
}

static int
is_log(const struct dirent *entry)
{
	return entry->d_name[0] != '.' &&
		strcmp(entry->d_name, "README.md") != 0;
}

/* Files of a folder below fixtures/; "" is fixtures/ itself. */
static void
read_folder(struct fixtures *f, size_t *room, const char *folder)
{
	char *path = arena_printf(&f->arena, "%s/%s", root(), folder);
	struct dirent **entries = NULL;
	int count = scandir(path, &entries, is_log, alphasort);

	for (int i = 0; i < count; i++) {
		struct fixture item = {0};

		item.name = arena_printf(
			&f->arena, "%s%s", folder, entries[i]->d_name);
		path = arena_printf(&f->arena, "%s/%s", root(), item.name);
		free(entries[i]);
		if (!read_file(&item.bytes, &f->arena, path) || !item.bytes.len)
			continue;
		item.verbose = slice_find(item.bytes, "LOG: ") < item.bytes.len;
		f->items = arena_grow(
			&f->arena, f->items, f->count, room, sizeof(*f->items));
		f->items[f->count++] = item;
	}
	free(entries);
}

static void
load(struct fixtures *f, const char *const *folders, size_t count)
{
	size_t room = 0;

	memset(f, 0, sizeof(*f));
	for (size_t i = 0; i < count; i++)
		read_folder(f, &room, folders[i]);
	if (f->count)
		return;
	fprintf(stderr, "no fixtures in '%s'\n", root());
	exit(2);
}

void
fixtures_load(struct fixtures *f)
{
	static const char *const folders[] = {"", "ab/", "mangled/"};

	load(f, folders, COUNTOF(folders));
}

static bool
ends_with(const char *name, const char *end)
{
	size_t length = strlen(name), least = strlen(end);

	return length >= least && !strcmp(name + length - least, end);
}

static bool
is_canonical(const struct fixture *f)
{
	struct runset set = {0};
	bool canonical = false;

	if (!ends_with(f->name, ".txt") && !ends_with(f->name, ".out"))
		return false;
	fixture_read(&set, f->bytes);
	if (set.count == 1)
		canonical = set.runs[0]->kind == KIND_RUN &&
			run_has(set.runs[0], FIELD_COMPLETE) &&
			run_has(set.runs[0], FIELD_TIME_TAKEN);
	runset_free(&set);
	return canonical;
}

void
fixtures_load_canonical(struct fixtures *f)
{
	static const char *const folders[] = {"ab/"};
	size_t kept = 0;

	load(f, folders, COUNTOF(folders));
	for (size_t i = 0; i < f->count; i++)
		if (is_canonical(&f->items[i]))
			f->items[kept++] = f->items[i];
	f->count = kept;
}

void
fixtures_free(struct fixtures *f)
{
	arena_free(&f->arena);
	memset(f, 0, sizeof(*f));
}

void
fixture_read(struct runset *set, struct slice bytes)
{
	struct document document = {.name = "-", .first = 1, .last = true};

	document_read(set, &document, bytes);
}

bool
fixture_is_series(struct slice bytes)
{
	return series_find(bytes).form != SERIES_NONE;
}

void
fixture_read_series(struct runset *set, struct slice bytes)
{
	struct series_header header = series_find(bytes);
	struct series_reader *reader;

	if (header.form == SERIES_NONE)
		return;
	reader = series_open(&header, 1);
	series_read(reader, slice_part(bytes, header.end, bytes.len));
	series_close(reader, set, "-");
}

static bool
is_named(const struct fixture *f, int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		if (!strcmp(argv[i], f->name))
			return true;
	return argc < 2;
}

void
fixtures_pick(struct fixtures *f, int argc, char **argv)
{
	size_t kept = 0;

	for (size_t i = 0; i < f->count; i++)
		if (is_named(&f->items[i], argc, argv))
			f->items[kept++] = f->items[i];
	f->count = kept;
}
