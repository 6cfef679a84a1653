#include "parser/clean_escape.h"

#include <string.h>

/* A string that goes on longer is none: its end was lost. */
#define LONGEST ((size_t)2048)

static bool
is_within(char c, char first, char last)
{
	return c >= first && c <= last;
}

/* Parameters, intermediates, and a final byte that says what it does. */
static struct clean_escape
control_sequence(struct slice s, size_t start)
{
	struct clean_escape e = {.len = start};
	size_t columns = 0;
	char final;

	while (e.len < s.len && is_within(s.at[e.len], '0', '?')) {
		if (is_within(s.at[e.len], '0', '9') && columns < 1000)
			columns = 10 * columns + (size_t)(s.at[e.len] - '0');
		e.len++;
	}
	while (e.len < s.len && is_within(s.at[e.len], ' ', '/'))
		e.len++;
	if (e.len == s.len || !is_within(s.at[e.len], '@', '~'))
		return e;
	final = s.at[e.len++];
	/* The console of Windows writes runs of blanks as steps to the right. */
	if (final == 'C')
		e.blanks = columns && columns < e.len ? columns : e.len - 1;
	e.new_line = strchr("BEHdf", final) != NULL;
	return e;
}

/* A window title, a link: text up to BEL or ESC \. */
static size_t
string_end(struct slice s)
{
	size_t limit = s.len < LONGEST ? s.len : LONGEST;

	for (size_t i = 2; i < limit; i++) {
		if (s.at[i] == '\a')
			return i + 1;
		if (s.at[i] == '\x1B')
			return i + 1 < s.len && s.at[i + 1] == '\\' ? i + 2 : 2;
	}
	return 2;
}

struct clean_escape
clean_escape_at(struct slice s)
{
	struct clean_escape e = {.len = 1};

	if (slice_starts(s, "\xC2\x9B"))
		return control_sequence(s, 2);
	if (s.len < 2 || (s.at[1] & 0x80))
		return e;
	if (s.at[1] == '[')
		return control_sequence(s, 2);
	if (strchr("]PX^_", s.at[1])) {
		e.len = string_end(s);
		return e;
	}
	while (e.len < s.len && is_within(s.at[e.len], ' ', '/'))
		e.len++;
	if (e.len < s.len && is_within(s.at[e.len], '0', '~'))
		e.len++;
	return e;
}
