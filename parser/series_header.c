#include "parser/series_header.h"

#include <string.h>
#include <strings.h>

#include "parser/series_fields.h"

/* A header of ab stands in the first lines, below a title at most. */
#define HEAD_LINES 32

#define MARK "\xEF\xBB\xBF"

static const char *const requests[] = {
	"starttime", "seconds", "ctime", "dtime", "ttime", "wait"};

static bool
equals(struct slice s, const char *text)
{
	return s.len == strlen(text) && !strncasecmp(s.at, text, s.len);
}

static bool
is_of_requests(struct slice line)
{
	struct slice parts[COUNTOF(requests)];
	size_t count = series_fields_split(
		parts, COUNTOF(parts), line, series_fields_separator(line));

	for (size_t i = 0; i < COUNTOF(requests); i++)
		if (count != COUNTOF(requests) ||
			!equals(parts[i], requests[i]))
			return false;
	return true;
}

static bool
is_of_percents(struct slice line, bool *microseconds)
{
	struct slice parts[2];
	char separator = series_fields_separator(line);

	if (separator == ' ' ||
		series_fields_split(parts, 2, line, separator) != 2 ||
		!equals(parts[0], "percentage served"))
		return false;
	*microseconds = equals(parts[1], "time in us");
	return *microseconds || equals(parts[1], "time in ms");
}

bool
series_header_read(struct series_header *header, struct slice line)
{
	if (slice_starts(line, MARK))
		line = slice_part(line, 3, line.len);
	line = slice_trim(line);
	header->form = SERIES_NONE;
	if (is_of_requests(line))
		header->form = SERIES_REQUESTS;
	else if (is_of_percents(line, &header->microseconds))
		header->form = SERIES_PERCENTS;
	return header->form != SERIES_NONE;
}

bool
series_header_is_other(struct slice line)
{
	struct series_header header = {.form = SERIES_NONE};

	return slice_find(line, "ApacheBench,") < line.len ||
		slice_find(line, "Server Software:") < line.len ||
		series_header_read(&header, line);
}

struct series_header
series_find(struct slice head)
{
	struct series_header header = {.form = SERIES_NONE};
	size_t start = 0;

	for (int i = 0; i < HEAD_LINES && start < head.len; i++) {
		struct slice rest = slice_part(head, start, head.len);
		size_t length = slice_find(rest, "\n");
		struct slice line = slice_part(rest, 0, length);

		if (series_header_read(&header, line)) {
			header.start = start;
			header.end = start + length + (length < rest.len);
			return header;
		}
		if (series_header_is_other(line))
			return header;
		start += length + 1;
	}
	return header;
}
