#include "parser/intake.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define MIB ((size_t)1024 * 1024)

const struct intake_limits intake_limits = {
	.small = 4 * MIB,
	.piece = MIB / 4,
	.uncut = 64 * MIB,
	.lines = 1000000,
	.fruitless = 3,
	.unpacked = (uint64_t)16 * 1024 * MIB,
	.ratio = 1000,
	.unsuspect = (uint64_t)1024 * MIB,
	.members = 200000,
	.nesting = 3,
};

/* Said of text without records; of a piece, or of one file among many, it is
 * no error. */
static bool
is_emptiness(enum notice_id id)
{
	return id == NOTICE_EMPTY_INPUT || id == NOTICE_BINARY_INPUT ||
		id == NOTICE_NO_AB_OUTPUT;
}

const char *
intake_name(struct intake *in, const char *file)
{
	return arena_copy(&in->set->arena, slice_of(file));
}

void
intake_notice(struct intake *in, enum notice_id id, const char *file,
	unsigned line, const char *format, ...)
{
	struct notices *notices = &in->set->notices;
	char message[768];
	va_list args;

	va_start(args, format);
	vsnprintf(message, sizeof(message), format, args);
	va_end(args);
	notice_add(notices, &in->set->arena, id, line, "%s", message);
	notices->items[notices->count - 1].file = intake_name(in, file);
	if (notice_kinds[id].level == LEVEL_ERROR)
		in->failed = true;
	if (id == NOTICE_LIMIT || id == NOTICE_DAMAGED_ARCHIVE)
		in->limited = true;
}

/* Names the file in its notices; takes out those that say it is empty. */
static void
take_notices(struct intake *in, size_t first, const char *file,
	struct intake_verdict *verdict)
{
	struct notices *notices = &in->set->notices;
	size_t kept = first;

	for (size_t i = first; i < notices->count; i++) {
		struct notice *notice = &notices->items[i];

		if (is_emptiness(notice->id)) {
			verdict->found = true;
			verdict->id = notice->id;
			continue;
		}
		if (!*notice->file)
			notice->file = file;
		if (notice_kinds[notice->id].level == LEVEL_ERROR)
			verdict->explained = in->failed = true;
		notices->items[kept++] = *notice;
	}
	notices->count = kept;
}

void
intake_read(struct intake *in, const struct document *document,
	struct slice bytes, struct intake_verdict *verdict)
{
	struct document named = *document;
	size_t runs = in->set->count;
	size_t notices = in->set->notices.count;

	named.name = intake_name(in, document->name);
	named.separator = in->separator;
	document_read(in->set, &named, bytes);
	in->runs += in->set->count - runs;
	take_notices(in, notices, named.name, verdict);
}

void
intake_leave_out(
	struct intake *in, const char *file, enum notice_id id, const char *why)
{
	if (in->many) {
		if (!in->left_out++)
			snprintf(in->left_out_name, sizeof(in->left_out_name),
				"%s", file);
		return;
	}
	intake_notice(in, id, file, 0, "%s", why);
}

void
intake_hand_over(struct intake *in)
{
	const struct input_sink *sink = in->sink;

	if (sink && sink->piece_done && !in->stopped)
		in->stopped = !sink->piece_done(in->set, sink->context);
}

void
intake_sum_up(struct intake *in, const char *name)
{
	if (!in->files) {
		if (!in->limited)
			intake_notice(in, NOTICE_EMPTY_DIRECTORY, name, 0,
				"there is no file in it");
	} else if (!in->runs && !in->failed)
		intake_notice(in, NOTICE_NO_AB_OUTPUT, name, 0,
			"there is nothing of ab in its %zu file%s", in->files,
			in->files == 1 ? "" : "s");
	else if (in->left_out)
		intake_notice(in, NOTICE_LEFT_OUT, name, 0,
			"%zu of %zu files left out, with nothing of ab in "
			"them, such as '%s'",
			in->left_out, in->files, in->left_out_name);
}
