#include "parser/series_fields.h"

#include <string.h>

char
series_fields_separator(struct slice line)
{
	static const char separators[] = {'\t', ';', ','};

	for (size_t i = 0; i < sizeof(separators); i++)
		if (line.len && memchr(line.at, separators[i], line.len))
			return separators[i];
	return ' ';
}

struct slice
series_fields_bare(struct slice field)
{
	field = slice_trim(field);
	if (field.len > 1 && *field.at == '"' && field.at[field.len - 1] == '"')
		field = slice_trim(slice_part(field, 1, field.len - 1));
	return field;
}

static struct slice
skip_blanks(struct slice line)
{
	while (line.len && (*line.at == ' ' || *line.at == '\t'))
		line = slice_part(line, 1, line.len);
	return line;
}

size_t
series_fields_split(
	struct slice *fields, size_t room, struct slice line, char separator)
{
	const char end[2] = {separator, '\0'};
	size_t count = 0;

	line = slice_trim(line);
	while (line.len) {
		size_t length = slice_find(line, end);

		if (count < room)
			fields[count] = series_fields_bare(
				slice_part(line, 0, length));
		count++;
		line = slice_part(line, length + 1, line.len);
		if (separator == ' ')
			line = skip_blanks(line);
	}
	return count;
}
