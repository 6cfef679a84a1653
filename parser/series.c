#include "parser/series.h"

#include <stdlib.h>
#include <string.h>

#include "parser/series_percents.h"
#include "parser/series_requests.h"

struct series_reader {
	enum series_form form;
	unsigned line; /* of the header */
	struct series_requests requests;
	struct series_percents percents;
};

struct series_reader *
series_open(const struct series_header *header, unsigned line)
{
	struct series_reader *reader = arena_heap(NULL, sizeof(*reader));

	memset(reader, 0, sizeof(*reader));
	reader->form = header->form;
	reader->line = line;
	reader->requests.line = line + 1;
	reader->percents.line = line + 1;
	series_percents_open(&reader->percents, header->microseconds);
	return reader;
}

size_t
series_read(struct series_reader *reader, struct slice rows)
{
	if (reader->form == SERIES_REQUESTS)
		return series_requests_read(&reader->requests, rows);
	return series_percents_read(&reader->percents, rows);
}

unsigned
series_line(const struct series_reader *reader)
{
	return reader->form == SERIES_REQUESTS ? reader->requests.line
					       : reader->percents.line;
}

bool
series_close(struct series_reader *reader, struct runset *set, const char *file)
{
	size_t count = set->count;

	if (reader->form == SERIES_REQUESTS)
		series_requests_close(
			&reader->requests, set, file, reader->line);
	else
		series_percents_close(
			&reader->percents, set, file, reader->line);
	free(reader);
	return set->count > count;
}
