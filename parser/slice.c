#define _GNU_SOURCE /* memmem */
#include "parser/slice.h"

#include <string.h>

struct slice
slice_of(const char *text)
{
	return (struct slice){text, strlen(text)};
}

struct slice
slice_part(struct slice s, size_t start, size_t end)
{
	if (end > s.len)
		end = s.len;
	if (start > end)
		start = end;
	if (s.at)
		s.at += start;
	s.len = end - start;
	return s;
}

static bool
is_space(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

struct slice
slice_trim(struct slice s)
{
	while (s.len && is_space(s.at[s.len - 1]))
		s.len--;
	while (s.len && is_space(*s.at)) {
		s.at++;
		s.len--;
	}
	return s;
}

bool
slice_equals(struct slice s, const char *text)
{
	return s.len == strlen(text) && (!s.len || !memcmp(s.at, text, s.len));
}

bool
slice_starts(struct slice s, const char *text)
{
	size_t len = strlen(text);

	return s.len >= len && (!len || !memcmp(s.at, text, len));
}

size_t
slice_find(struct slice s, const char *text)
{
	const char *hit = s.len ? memmem(s.at, s.len, text, strlen(text))
				: NULL;

	return hit ? (size_t)(hit - s.at) : s.len;
}
