#include "report/template_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "parser/buffer.h"
#include "templates/resource.h"

#define LARGEST_FILE ((size_t)16 * 1024 * 1024)

static bool
find_resource(struct slice *bytes, const char *name)
{
	for (size_t i = 0; i < resource_count; i++)
		if (!strcmp(resources[i].name, name)) {
			*bytes = resources[i].bytes;
			return true;
		}
	return false;
}

static void
read_all(struct buffer *b, FILE *f)
{
	char piece[4096];
	size_t len;

	do {
		len = fread(piece, 1, sizeof(piece), f);
		buffer_put(b, (struct slice){piece, len});
	} while (len && b->len <= LARGEST_FILE);
}

static bool
read_file(
	struct slice *bytes, struct arena *a, const char *path, struct error *e)
{
	FILE *f = fopen(path, "rb");
	struct buffer b = {0};

	if (!f)
		return error_set(
			e, "cannot open '%s': %s", path, strerror(errno));
	errno = 0;
	read_all(&b, f);
	if (ferror(f))
		error_set(e, "cannot read '%s': %s", path, strerror(errno));
	else if (b.len > LARGEST_FILE)
		error_set(e, "'%s' is too large for a template", path);
	fclose(f);
	bytes->at = arena_copy(a, buffer_slice(&b));
	bytes->len = b.len;
	buffer_free(&b);
	return !e->set;
}

bool
template_file_find(struct slice *bytes, const char **name, struct arena *a,
	const char *path, struct error *e)
{
	const char *ours = arena_printf(a, "%s.html", *path ? path : "report");

	if (find_resource(bytes, ours)) {
		*name = ours;
		return true;
	}
	*name = arena_copy(a, slice_of(path));
	return read_file(bytes, a, path, e);
}

bool
template_file_sheet(struct slice *bytes, struct arena *a,
	const char *template_path, const char *href, struct error *e)
{
	const char *slash = strrchr(template_path, '/');
	int folder = slash ? (int)(slash - template_path) + 1 : 0;
	const char *beside = arena_printf(
		a, "%.*s%s", folder, template_path, href);
	struct error none = {0};

	if (strstr(href, "//") || strchr(href, ':'))
		return error_set(e, "'%s': a report fetches nothing", href);
	if (strchr(template_path, '.') && read_file(bytes, a, beside, &none))
		return true;
	if (find_resource(bytes, href))
		return true;
	return error_set(e, "%s", none.set ? none.text : "no such style sheet");
}
