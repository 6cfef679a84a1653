#include "report/vocabulary.h"

#include <string.h>

/* One row per element and attribute; docs and checks walk this. */
const struct view_name view_names[] = {
	{"view", "the root: a whole report"},
	{"@lang", "its language, as HTML has it"},
	{"@dir", "ltr or rtl"},
	{"@theme", "auto, light, dark or print"},
	{"@version", "of the program"},
	{"@sides", "how many sides it compares"},
	{"@runs", "how many runs it is about"},
	{"title", "what --title says, else the finding"},
	{"heading", "what --title says, else what is compared"},
	{"finding", "the finding, without a full stop"},
	{"basis", "what the finding rests on"},
	{"caution", "a sentence on why to be careful with it"},
	{"side", "the name of a side"},
	{"@baseline", "true: it is the one that others are compared with"},
	{"settings", "what was compared: a table with a column per side"},
	{"results", "a table of the headline metric; for one run, keys"},
	{"key", "a key figure: figure, name"},
	{"figure", "a figure as the reader writes it"},
	{"name", "words that name what they stand in"},
	{"charts", "the charts"},
	{"chart", "one of them: caption, pictures, a table of its data"},
	{"picture", "the chart as SVG; @kind is wide, narrow or single"},
	{"measures", "tables of the other metrics"},
	{"repeats", "a table of how repeated runs vary"},
	{"failures", "a note, and a table where something failed"},
	{"times", "tables of percentiles and of times"},
	{"runs", "tables with a column per run and a row per field"},
	{"notice", "all notices of one kind: name, why, places"},
	{"why", "what it means and what was done about it"},
	{"place", "where it was: where, message"},
	{"where", "file and line"},
	{"message", "the notice itself"},
	{"more", "how many places there are beside those listed"},
	{"reading", "how to read the report: the tips that apply to it"},
	{"tip", "one of them: name, text"},
	{"method", "how the figures were made: points"},
	{"point", "one of them: name, text"},
	{"text", "the words of a tip or a point"},
	{"sources", "a table of the files"},
	{"made", "what made the report: program, command"},
	{"program", "its name and version"},
	{"command", "its command line"},
	{"table", "any table: caption, columns, rows"},
	{"@id", "unique in the report; of a notice, its public id"},
	{"@folded", "true: the table goes on from the one above"},
	{"@from", "the number of its first row then"},
	{"caption", "what a table or chart shows"},
	{"note", "a sentence that belongs to what it stands in"},
	{"column", "a column's heading; the first is that of the labels"},
	{"@side", "the number of a side, from 1"},
	{"@number", "a figure as a plain number; of a side, its number"},
	{"@kind",
		"of a column or value: label, figure, change, stated, text "
		"or mark; of a row: mean or differs"},
	{"row", "a label, and a value for each further column"},
	{"label", "what a row is about"},
	{"value", "a cell of a table, as the reader writes it"},
	{"@change",
		"of a change: higher, lower, equal, rounding or none; of "
		"what is stated: agrees or disagrees"},
	{"@word", "the word for that, or for a level"},
	{"@range", "from where to where rounding allows the change to be"},
	{"@level", "note, warning or error"},
	{"bdi", "words from a log, within any text"},
};

const size_t view_name_count = COUNTOF(view_names);

bool
vocabulary_has(struct slice name)
{
	for (size_t i = 0; i < COUNTOF(view_names); i++)
		if (slice_equals(name, view_names[i].name))
			return true;
	return false;
}

/* Where we are in an expression, token by token. */
struct scanner {
	const char *at;
	const char *start; /* of the token */
	size_t len;
	bool operand; /* the token before ended an operand */
	char before;  /* '@' where the token before was one, else 0 */
};

static bool
is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
		(unsigned char)c >= 0x80;
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
is_name_part(char c)
{
	return is_letter(c) || is_digit(c) || c == '-' || c == '.';
}

static const char *
skip_blank(const char *at)
{
	return at + strspn(at, " \t\r\n");
}

/* Where the token that starts here ends: a name, a literal or one character. */
static const char *
token_end(const char *at)
{
	const char *end = at + 1;

	if (*at == '\'' || *at == '"') {
		const char *close = strchr(end, *at);

		return close ? close + 1 : at + strlen(at);
	}
	if (is_letter(*at))
		while (is_name_part(*end))
			end++;
	else if (is_digit(*at))
		while (is_digit(*end) || *end == '.')
			end++;
	return end;
}

static bool
next_token(struct scanner *s)
{
	s->start = skip_blank(s->at);
	if (!*s->start)
		return false;
	s->at = token_end(s->start);
	s->len = (size_t)(s->at - s->start);
	return true;
}

static struct slice
token(const struct scanner *s)
{
	return (struct slice){s->start, s->len};
}

/* A name after an operand is an operator: and, or, div, mod. */
static bool
is_name_test(const struct scanner *s)
{
	const char *next = skip_blank(s->at);

	return is_letter(*s->start) && !s->operand && *next != '(' &&
		!(next[0] == ':' && next[1] == ':');
}

static bool
check_name(const struct scanner *s, struct error *e)
{
	char name[64] = "@";
	const char *kind = s->before == '@' ? "attribute" : "element";
	size_t at = s->before == '@' ? 1 : 0;

	if (s->len < sizeof(name) - at) {
		memcpy(name + at, s->start, s->len);
		name[at + s->len] = '\0';
		if (vocabulary_has(slice_of(name)))
			return true;
	}
	return error_set(
		e, "the view has no %s '%.*s'", kind, (int)s->len, s->start);
}

/* XPath's own and ours; also its tests for kinds of nodes. */
static bool
check_function(const struct scanner *s, struct error *e)
{
	static const char *const names[] = {"word", "records", "last",
		"position", "count", "local-name", "name", "string", "concat",
		"starts-with", "contains", "substring-before",
		"substring-after", "substring", "string-length",
		"normalize-space", "translate", "boolean", "not", "true",
		"false", "lang", "number", "sum", "floor", "ceiling", "round",
		"text", "node", "comment"};

	for (size_t i = 0; i < COUNTOF(names); i++)
		if (slice_equals(token(s), names[i]))
			return true;
	return error_set(
		e, "there is no function '%.*s'", (int)s->len, s->start);
}

/* The scanner stands on `word`; its key, where it is a literal, must exist. */
static bool
check_key(const struct scanner *s, const struct locale *locale, struct error *e)
{
	const char *open = skip_blank(s->at);
	const char *key = *open == '(' ? skip_blank(open + 1) : "";
	char text[64];
	size_t len;

	if (*key != '\'' && *key != '"')
		return true;
	len = (size_t)(token_end(key) - key);
	if (len >= 3 && len - 2 < sizeof(text)) {
		memcpy(text, key + 1, len - 2);
		text[len - 2] = '\0';
		if (locale_has(locale, text))
			return true;
	}
	return error_set(e, "there are no words for %.*s", (int)len, key);
}

static bool
check_token(
	const struct scanner *s, const struct locale *locale, struct error *e)
{
	if (*s->start == '$')
		return error_set(e, "there are no variables");
	if (!is_letter(*s->start) || s->operand)
		return true;
	if (is_name_test(s))
		return check_name(s, e);
	if (*skip_blank(s->at) != '(')
		return true;
	if (slice_equals(token(s), "word"))
		return check_key(s, locale, e);
	return check_function(s, e);
}

/* After a name, a literal, a number, `.`, `)` or `]` an operand has ended. */
static bool
ends_operand(const struct scanner *s)
{
	const char *next = skip_blank(s->at);
	char c = *s->start;

	if (is_letter(c))
		return !s->operand && *next != '(' &&
			!(next[0] == ':' && next[1] == ':');
	return is_digit(c) || c == '\'' || c == '"' || c == '.' || c == ')' ||
		c == ']' || (c == '*' && !s->operand);
}

bool
vocabulary_check(
	const char *expression, const struct locale *locale, struct error *e)
{
	struct scanner s = {.at = expression};

	while (next_token(&s)) {
		if (!check_token(&s, locale, e))
			return false;
		s.operand = ends_operand(&s);
		s.before = *s.start == '@' ? '@' : 0;
	}
	return true;
}
