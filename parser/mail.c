#include "parser/mail.h"

#include <string.h>

#include "parser/clean.h"
#include "parser/encoding.h"
#include "parser/html.h"
#include "parser/mail_body.h"

/* A mail within a mail within ...: deeper ones are not told apart. */
#define BOUNDARIES 8

struct mailbox {
	struct text *text;
	struct arena *arena;
	struct notices *notices;
	struct slice boundaries[BOUNDARIES]; /* the delimiters of parts */
	size_t boundary_count;
	struct mail_part part; /* the one being read */
	bool has_plain;        /* this mail had a part of plain text */
};

/* Lines that mails begin with, in lower case. */
static const char *const headers[] = {"from ",
	"from:", "to:", "subject:", "date:", "received:", "return-path:",
	"message-id:", "mime-version:", "content-type:",
	"content-transfer-encoding:", "delivered-to:", "reply-to:", "cc:",
	"x-mailer:", "sender:", "user-agent:", "in-reply-to:", "references:"};

static bool
starts_caseless(struct slice s, const char *lower)
{
	size_t len = strlen(lower);

	if (s.len < len)
		return false;
	for (size_t i = 0; i < len; i++) {
		char c = s.at[i];

		if ((c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c) != lower[i])
			return false;
	}
	return true;
}

static bool
is_header(struct slice line)
{
	for (size_t i = 0; i < COUNTOF(headers); i++)
		if (starts_caseless(line, headers[i]))
			return true;
	return false;
}

/* The next line without its end, taken off the rest. */
static struct slice
next_line(struct slice *rest)
{
	const char *feed = memchr(rest->at, '\n', rest->len);
	size_t len = feed ? (size_t)(feed - rest->at) : rest->len;
	struct slice line = slice_part(*rest, 0, len);

	*rest = slice_part(*rest, len + 1, rest->len);
	if (line.len && line.at[line.len - 1] == '\r')
		line.len--;
	return line;
}

bool
mail_looks(struct slice bytes)
{
	size_t found = 0;

	for (size_t i = 0; i < 40 && bytes.len; i++) {
		struct slice line = next_line(&bytes);

		if (!line.len || (i == 0 && !is_header(line)))
			break;
		found += is_header(line);
	}
	return found >= 3;
}

/* Where a parameter's value stands in a header line, caseless; or its end. */
static struct slice
parameter(struct slice line, const char *name)
{
	while (line.len && !starts_caseless(line, name))
		line = slice_part(line, 1, line.len);
	line = slice_part(line, strlen(name), line.len);
	if (line.len && *line.at == '"') {
		line = slice_part(line, 1, line.len);
		return slice_part(line, 0, slice_find(line, "\""));
	}
	for (size_t i = 0; i < line.len; i++)
		if (strchr("; \t", line.at[i]))
			return slice_part(line, 0, i);
	return line;
}

static void
read_transfer(struct mail_part *part, struct slice value)
{
	value = slice_trim(value);
	if (starts_caseless(value, "quoted-printable"))
		part->transfer = MAIL_QUOTED;
	else if (starts_caseless(value, "base64"))
		part->transfer = MAIL_BASE64;
}

/* What a header line, or one that continues it, says of the body. */
static void
read_header(struct mailbox *box, struct slice line)
{
	static const char type[] = "content-type:";
	static const char transfer[] = "content-transfer-encoding:";
	struct slice charset = parameter(line, "charset=");
	struct slice boundary = parameter(line, "boundary=");

	if (starts_caseless(line, transfer))
		read_transfer(&box->part,
			slice_part(line, sizeof(transfer) - 1, line.len));
	if (starts_caseless(line, type)) {
		struct slice value = slice_trim(
			slice_part(line, sizeof(type) - 1, line.len));

		box->part.is_html = starts_caseless(value, "text/html");
		box->part.is_other = value.len &&
			!starts_caseless(value, "text/") &&
			!starts_caseless(value, "multipart/") &&
			!starts_caseless(value, "message/");
	}
	if (charset.len)
		box->part.charset = charset;
	if (boundary.len && box->boundary_count < BOUNDARIES)
		box->boundaries[box->boundary_count++] = boundary;
}

static bool
is_boundary(const struct mailbox *box, struct slice line)
{
	if (!slice_starts(line, "--"))
		return false;
	line = slice_part(line, 2, line.len);
	for (size_t i = 0; i < box->boundary_count; i++) {
		struct slice boundary = box->boundaries[i];

		if (line.len >= boundary.len &&
			!memcmp(line.at, boundary.at, boundary.len))
			return true;
	}
	return false;
}

/* The body of a part is complete: append it. */
static void
end_part(struct mailbox *box)
{
	struct mail_part *part = &box->part;
	struct mail_lines lines = {0};
	struct slice text;

	if (part->is_other || (part->is_html && box->has_plain))
		return;
	mail_body_decode(&lines, box->arena, part);
	text = encoding_to_utf8(box->arena, lines.bytes, part->charset,
		part->first, box->notices);
	if (part->is_html && html_looks(text)) {
		html_lines(
			box->text, box->arena, text, part->first, box->notices);
		return;
	}
	box->has_plain = box->has_plain || slice_trim(text).len;
	for (size_t i = 0; text.len; i++)
		clean_line(box->text, box->arena, next_line(&text),
			i < lines.count ? lines.numbers[i] : part->first);
}

/* Header lines until the blank one; returns the number of the next line. */
static unsigned
take_headers(struct mailbox *box, struct slice *rest, unsigned number)
{
	box->part = (struct mail_part){0};
	while (rest->len) {
		struct slice line = next_line(rest);

		clean_line(box->text, box->arena,
			encoding_to_utf8(box->arena, line, (struct slice){0},
				number, box->notices),
			number);
		number++;
		if (!line.len)
			break;
		read_header(box, line);
	}
	return number;
}

/* A new mail of a mailbox begins after a blank line. */
static bool
begins_mail(struct slice before, struct slice rest)
{
	return !before.len && slice_starts(rest, "From ") && mail_looks(rest);
}

static unsigned
take_body(struct mailbox *box, struct slice *rest, unsigned number)
{
	struct slice line = slice_of("-");

	box->part.first = number;
	box->part.body = slice_part(*rest, 0, 0);
	while (rest->len && !begins_mail(line, *rest)) {
		line = next_line(rest);
		number++;
		if (is_boundary(box, line)) {
			end_part(box);
			return number;
		}
		box->part.body.len = (size_t)(rest->at - box->part.body.at);
	}
	end_part(box);
	box->boundary_count = 0;
	box->has_plain = false;
	return number;
}

void
mail_lines(struct text *t, struct arena *a, struct slice bytes, unsigned first,
	struct notices *notices)
{
	struct mailbox box = {.text = t, .arena = a, .notices = notices};

	while (bytes.len) {
		first = take_headers(&box, &bytes, first);
		first = take_body(&box, &bytes, first);
	}
}
