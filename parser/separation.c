#include "parser/separation.h"

/* A label's own remarks, such as `(mean)` or `[ms]`, are no longer than this. */
#define REMARK_CODES 64

size_t
separation_skip_spaces(const struct folded *f, size_t at)
{
	while (fold_is_space(f->code[at]))
		at++;
	return at;
}

static bool
is_mark(uint32_t code)
{
	return code == ':' || code == '=' || code == '|' || code == '"' ||
		code == '\'' || code == '~' || code == 0x2248 ||
		code == 0x2192 || code == 0x00a6;
}

/* The place behind a bracketed remark that begins here; at where none does. */
static size_t
skip_remark(const struct folded *f, size_t at)
{
	uint32_t open = f->code[at];
	uint32_t close = open == '(' ? ')' : ']';

	if (open != '(' && open != '[')
		return at;
	for (size_t i = at + 1; i < f->count && i < at + REMARK_CODES; i++)
		if (f->code[i] == close)
			return i + 1;
	return at;
}

/* `=>` and `->` point at the value; `,` and `;` stand before it in CSV. */
static size_t
mark_length(const struct folded *f, size_t at, size_t label_end)
{
	uint32_t c = f->code[at], next = f->code[at + 1];

	if ((c == '=' || c == '-') && next == '>')
		return 2;
	/* An address may begin with colons: `Server Hostname = ::1`. */
	if (c == ':' && next == ':' && at > label_end)
		return 0;
	if ((c == ',' || c == ';') && (at <= label_end + 1 || next == '"') &&
		!fold_is_space(next))
		return 1;
	return is_mark(c);
}

struct separation
separation_find(const struct folded *f, size_t at)
{
	struct separation seen = {.value = at};
	size_t next = separation_skip_spaces(f, at);
	size_t behind = skip_remark(f, next), length;
	bool colon = false;

	if (behind > next) {
		seen.remark = next;
		seen.remark_end = behind;
		next = separation_skip_spaces(f, behind);
	}
	for (;; next += length) {
		length = mark_length(f, next, at);
		if (length && f->code[next] == ':' && colon)
			break; /* `Server Hostname: ::1` */
		colon = colon || f->code[next] == ':';
		seen.mark = seen.mark || length;
		if (!length)
			length = fold_is_space(f->code[next]) ||
				(f->code[next] == '.' &&
					(f->code[next + 1] == '.' ||
						(next &&
							f->code[next - 1] ==
								'.'))) ||
				(f->code[next] == '-' &&
					fold_is_space(f->code[next + 1]));
		if (!length)
			break;
	}
	seen.value = next;
	return seen;
}

/* A blogger's remark begins here: `# users`, `// failed`, `<-- slow`. */
bool
separation_is_comment(const struct folded *f, size_t at)
{
	uint32_t c = f->code[at];

	if (!at || (!fold_is_space(f->code[at - 1]) && c != 0xff08))
		return false;
	return c == '#' || (c == '/' && f->code[at + 1] == '/') ||
		(c == '<' && f->code[at + 1] == '-') || c == 0x2190 ||
		(c == '-' && f->code[at + 1] == '-');
}
