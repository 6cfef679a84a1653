#include "parser/quoted.h"

#include <string.h>

/* The value of a hexadecimal digit, -1 when it is none. */
static int
digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool
is_byte(struct slice s, size_t at)
{
	return at + 2 < s.len && digit(s.at[at + 1]) >= 0 &&
		digit(s.at[at + 2]) >= 0;
}

static struct slice
without_end(struct slice line)
{
	while (line.len && strchr(" \t\r", line.at[line.len - 1]))
		line.len--;
	return line;
}

struct quoted_marks
quoted_look(struct slice line)
{
	struct quoted_marks marks = {0};

	line = without_end(line);
	for (size_t i = 0; i < line.len; i++) {
		const char *sign = memchr(line.at + i, '=', line.len - i);

		if (!sign)
			break;
		i = (size_t)(sign - line.at);
		if (i + 1 == line.len)
			marks.soft = true;
		else if (is_byte(line, i))
			marks.bytes++;
		else
			marks.other = true;
	}
	return marks;
}

size_t
quoted_decode(char *out, struct slice line)
{
	size_t len = 0;

	line = without_end(line);
	if (line.len && line.at[line.len - 1] == '=')
		line.len--;
	for (size_t i = 0; i < line.len; i++) {
		if (line.at[i] != '=' || !is_byte(line, i)) {
			out[len++] = line.at[i];
			continue;
		}
		out[len++] = (char)(16 * digit(line.at[i + 1]) +
			digit(line.at[i + 2]));
		i += 2;
	}
	return len;
}
