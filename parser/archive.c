#include "parser/archive.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <archive.h>
#include <archive_entry.h>

#define BLOCK ((size_t)64 * 1024)

struct magic {
	size_t at;
	size_t length;
	const char *bytes;
};

static const struct magic magics[] = {
	{0, 3, "\x1F\x8B\x08"},     /* gzip */
	{0, 3, "BZh"},              /* bzip2 */
	{0, 6, "\xFD\x37zXZ\0"},    /* xz */
	{0, 4, "\x28\xB5\x2F\xFD"}, /* zstd */
	{0, 4, "PK\3\4"},           /* zip */
	{0, 4, "PK\5\6"},           /* zip without members */
	{257, 5, "ustar"},          /* tar */
};

/* What libarchive reads from, and how far. */
struct package {
	struct intake *in;
	const char *name;
	struct origin *origin;
	struct slice head; /* what was read before libarchive came */
	struct archive *archive;
	unsigned nesting;
	uint64_t packed;   /* bytes given to libarchive */
	uint64_t unpacked; /* bytes taken from it */
	bool over;         /* a limit is reached: no more is read */
	char block[BLOCK];
};

bool
archive_looks(struct slice head)
{
	for (size_t i = 0; i < COUNTOF(magics); i++) {
		const struct magic *m = &magics[i];

		if (head.len >= m->at + m->length &&
			!memcmp(head.at + m->at, m->bytes, m->length))
			return true;
	}
	return false;
}

static la_ssize_t
give(struct archive *archive, void *context, const void **bytes)
{
	struct package *p = context;
	struct error e = {0};
	ptrdiff_t count;

	if (p->head.len) {
		*bytes = p->head.at;
		count = (ptrdiff_t)p->head.len;
		p->head.len = 0;
	} else {
		*bytes = p->block;
		count = p->origin->read(p->origin, p->block, BLOCK, &e);
	}
	if (count < 0)
		archive_set_error(archive, EIO, "%s", e.text);
	else
		p->packed += (uint64_t)count;
	return count;
}

/* A zip has its list of members at its end. */
static la_int64_t
seek(struct archive *archive, void *context, la_int64_t offset, int whence)
{
	struct package *p = context;
	off_t place = lseek(p->origin->file, offset, whence);

	(void)archive;
	if (place < 0)
		return ARCHIVE_FATAL;
	p->head.len = 0;
	return place;
}

/* A format that libarchive would leave to another program is not read. */
static struct archive *
open_package(struct package *p)
{
	struct archive *a = archive_read_new();
	bool ok;

	if (!a)
		return NULL;
	ok = archive_read_support_filter_gzip(a) == ARCHIVE_OK &&
		archive_read_support_filter_bzip2(a) == ARCHIVE_OK &&
		archive_read_support_filter_xz(a) == ARCHIVE_OK &&
		archive_read_support_filter_zstd(a) == ARCHIVE_OK &&
		archive_read_support_format_tar(a) == ARCHIVE_OK &&
		archive_read_support_format_zip(a) == ARCHIVE_OK &&
		archive_read_support_format_empty(a) == ARCHIVE_OK &&
		archive_read_support_format_raw(a) == ARCHIVE_OK;
	if (ok && p->origin->size)
		ok = archive_read_set_seek_callback(a, seek) == ARCHIVE_OK;
	if (ok && archive_read_open(a, p, NULL, give, NULL) == ARCHIVE_OK)
		return a;
	intake_notice(p->in, NOTICE_DAMAGED_ARCHIVE, p->name, 0, "%s",
		archive_error_string(a) ? archive_error_string(a)
					: "it cannot be unpacked");
	archive_read_free(a);
	return NULL;
}

static void
stop(struct package *p, const char *what)
{
	intake_notice(p->in, NOTICE_LIMIT, p->name, 0,
		"%s: the rest is not read", what);
	p->over = true;
}

/* Whether so many more bytes may come out. */
static bool
may_unpack(struct package *p, size_t count)
{
	const struct intake_limits *limits = p->in->limits;

	p->unpacked += count;
	p->in->unpacked += count;
	if (p->in->unpacked > limits->unpacked)
		stop(p, "more comes out of it than any logs hold");
	else if (p->unpacked > limits->unsuspect &&
		p->unpacked / limits->ratio > p->packed)
		stop(p, "it is packed more tightly than any logs are");
	return !p->over;
}

static ptrdiff_t
read_member(struct origin *origin, char *bytes, size_t room, struct error *e)
{
	struct package *p = origin->context;
	la_ssize_t count;

	if (p->over)
		return 0;
	count = archive_read_data(p->archive, bytes, room);
	if (count == ARCHIVE_RETRY || count == ARCHIVE_WARN)
		count = archive_read_data(p->archive, bytes, room);
	if (count < 0) {
		const char *why = archive_error_string(p->archive);

		p->over = count == ARCHIVE_FATAL;
		error_set(e, "%s", why ? why : "it cannot be unpacked");
		return -1;
	}
	return may_unpack(p, (size_t)count) ? count : 0;
}

/* Names of hidden files, and what Mac OS adds to archives. */
static bool
is_hidden(const char *path)
{
	for (const char *part = path; part; part = strchr(part, '/')) {
		struct slice name;

		part += *part == '/';
		name = slice_of(part);
		name = slice_part(name, 0, slice_find(name, "/"));
		if (slice_equals(name, "__MACOSX") ||
			(slice_starts(name, ".") && !slice_equals(name, ".") &&
				!slice_equals(name, "..")))
			return true;
	}
	return false;
}

static const char *
path_of(struct archive_entry *entry)
{
	const char *path = archive_entry_pathname_utf8(entry);

	if (!path)
		path = archive_entry_pathname(entry);
	return path ? path : "?";
}

static bool
is_raw(struct package *p)
{
	return archive_format(p->archive) == ARCHIVE_FORMAT_RAW;
}

/* Controls in names would reach a terminal. */
static void
name_member(
	char *name, size_t room, struct package *p, struct archive_entry *entry)
{
	if (is_raw(p))
		snprintf(name, room, "%s", p->name);
	else
		snprintf(name, room, "%s:%s", p->name, path_of(entry));
	for (char *c = name; *c; c++)
		if ((unsigned char)*c < ' ' || *c == 0x7F)
			*c = '?';
}

/* libarchive lets through what it does not know, unpacked. */
static bool
is_known(struct package *p)
{
	return !is_raw(p) || archive_filter_count(p->archive) > 1;
}

static void
read_entry(struct package *p, struct archive_entry *entry)
{
	struct origin member = {
		.read = read_member,
		.context = p,
		.file = -1,
		.failure = NOTICE_DAMAGED_ARCHIVE,
	};
	char name[4096];

	if (!is_raw(p) &&
		(archive_entry_filetype(entry) != AE_IFREG ||
			archive_entry_hardlink(entry) ||
			is_hidden(path_of(entry))))
		return;
	if (p->in->members++ >= p->in->limits->members) {
		stop(p, "it has too many members");
		return;
	}
	name_member(name, sizeof(name), p, entry);
	p->in->many = p->in->many || !is_raw(p);
	p->in->read(p->in, name, &member, p->nesting + 1);
}

static void
read_entries(struct package *p)
{
	struct archive_entry *entry;
	int status = ARCHIVE_OK;

	while (!p->over && !p->in->stopped) {
		do
			status = archive_read_next_header(p->archive, &entry);
		while (status == ARCHIVE_RETRY);
		if (status == ARCHIVE_EOF || status < ARCHIVE_WARN ||
			!is_known(p))
			break;
		read_entry(p, entry);
	}
	if (status < ARCHIVE_WARN || !is_known(p)) {
		const char *why = archive_error_string(p->archive);

		intake_notice(p->in, NOTICE_DAMAGED_ARCHIVE, p->name, 0, "%s",
			why ? why : "it cannot be unpacked");
	}
}

void
archive_unpack(struct intake *in, const char *name, struct origin *origin,
	struct slice head, unsigned nesting)
{
	struct package *p;
	bool many = in->many;

	if (nesting >= in->limits->nesting) {
		intake_notice(in, NOTICE_LIMIT, name, 0,
			"archives are not read deeper than %u within each "
			"other",
			nesting);
		return;
	}
	p = arena_heap(NULL, sizeof(*p));
	*p = (struct package){.in = in,
		.name = name,
		.origin = origin,
		.head = head,
		.nesting = nesting};
	p->archive = open_package(p);
	if (p->archive) {
		read_entries(p);
		if (!many && !is_raw(p))
			intake_sum_up(in, name);
		archive_read_free(p->archive);
	}
	in->many = many;
	free(p);
}
