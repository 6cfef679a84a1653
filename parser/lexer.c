#include "parser/lexer.h"

#include <pthread.h>
#include <string.h>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include "parser/command.h"
#include "parser/scan.h"
#include "parser/utf8.h"

/*
 * The lines around a report that ab prints in English whatever happens to the
 * labels. One pattern, so that a line is looked at once; the mark names the
 * row. Group 1 and 2 are what the item quotes.
 */
#define ERRNO "\\(-?\\d+\\)"
static const char frame_pattern[] =
	"(?:This is (?:ApacheBench|ab implemented using)[^<]{0,40}?"
	"[Vv]ersion ([^\\s<,;\"`\\\\]+)[,;\"`]*"
	"(?:[\\s<]+\\$?Revision(?:: ?([0-9.]+)\\S*\\s?)?\\$?\\W|\\s|\\\\n|$))"
	"(*MARK:banner)"
	"|Benchmarking (\\S+) (?:\\[through [^]]*\\] )?\\(be patient\\)"
	"(*MARK:bench)"
	"|Total of (\\d+) requests completed(*MARK:total)"
	"|(?:Finished \\d+ requests \\(interrupted\\)|\\.\\.interrupted\\s*$)"
	"(*MARK:interrupted)"
	"|Finished (\\d+) requests(*MARK:finished)"
	"|SSL handshake failed(*MARK:handshake)"
	"|(?:Completed (\\d+) requests|\\.\\.done\\s*$|^\\W*0% <0> \\(never\\)"
	"|^\\W*Copyright .*(?:Adam Twiss|Apache)"
	"|^\\W*Licensed to The Apache Software)(*MARK:progress)"
	"|(?:LOG: header received:|INFO: \\S+ header ==|^LOG: Response code"
	"|^WARNING: Response code not 2xx)(*MARK:verbose)"
	"|(?:(?:WARN?ING|WARING|ERROR): +The median and mean for"
	"|^\\W*deviation apart\\. These results"
	"|These results are pro[bp]ably)(*MARK:warning)"
	"|(?:^\\W*Usage: \\S+ (?:\\[options\\]|<machine>)"
	"|: (?:wrong number of|Invalid or missing) arguments\\s*$"
	"|ab(?:\\.exe)?: invalid URL"
	"|Could not open POST data file|Invalid postfile name)(*MARK:usage)"
	"|(?:(apr_\\w+(?:\\(\\))?(?: failed| for [^:]+)?: .*" ERRNO ")"
	"|(Test aborted after \\d+ failures)"
	"|(?:^\\W*|\\.\\.\\.)(Cannot open (?:gnuplot|CSV) output file|Server timed out|Response header too long|[Bb]ad hostname"
	"|Could not allocate memory|Cannot allocate memory)"
	"|((?:socket(?: \\w+)*|bind|src_address \\w+): [^:]*" ERRNO "))"
	"(*MARK:error)";

static const struct {
	const char *mark;
	enum item_kind kind;
} marks[] = {
	{"banner", ITEM_BANNER},
	{"bench", ITEM_BENCHMARKING},
	{"total", ITEM_TOTAL_OF},
	{"progress", ITEM_PROGRESS},
	{"finished", ITEM_FINISHED},
	{"interrupted", ITEM_INTERRUPTED},
	{"verbose", ITEM_VERBOSE},
	{"warning", ITEM_WARNING},
	{"usage", ITEM_USAGE},
	{"handshake", ITEM_HANDSHAKE},
	{"error", ITEM_ERROR},
};

static struct {
	pthread_once_t once;
	pcre2_code *code;
} frame = {.once = PTHREAD_ONCE_INIT};

/* The pattern is ours: if it does not compile, the program is wrong. */
static void
compile_frame(void)
{
	PCRE2_SIZE where;
	int problem;

	frame.code = pcre2_compile((PCRE2_SPTR)frame_pattern,
		PCRE2_ZERO_TERMINATED, 0, &problem, &where, NULL);
	if (frame.code)
		pcre2_jit_compile(frame.code, PCRE2_JIT_COMPLETE);
}

static enum item_kind
kind_of_mark(PCRE2_SPTR mark)
{
	for (size_t i = 0; mark && i < COUNTOF(marks); i++)
		if (!strcmp((const char *)mark, marks[i].mark))
			return marks[i].kind;
	return ITEM_PROSE;
}

/* The groups that took part, in order: at most two of them say something. */
static size_t
take_groups(struct slice *groups, struct slice line, pcre2_match_data *match,
	int count)
{
	const PCRE2_SIZE *at = pcre2_get_ovector_pointer(match);
	size_t taken = 0;

	for (int i = 1; i < count && taken < 2; i++)
		if (at[2 * i] != PCRE2_UNSET)
			groups[taken++] = slice_part(
				line, at[2 * i], at[2 * i + 1]);
	return taken;
}

/* Frame matches are rare and short; a line is tried at most this often. */
#define FRAMES_PER_LINE 8

static size_t
match_frames(struct item *found, struct slice line)
{
	pcre2_match_data *match;
	size_t count = 0, start = 0;

	pthread_once(&frame.once, compile_frame);
	match = pcre2_match_data_create_from_pattern(frame.code, NULL);
	while (match && count < FRAMES_PER_LINE && start < line.len) {
		int groups = pcre2_match(frame.code, (PCRE2_SPTR)line.at,
			line.len, start, 0, match, NULL);
		struct slice words[2] = {{0}};

		if (groups < 1)
			break;
		take_groups(words, line, match, groups);
		found[count++] = (struct item){
			.kind = kind_of_mark(pcre2_get_mark(match)),
			.words = words[0],
			.more = words[1],
		};
		start = pcre2_get_ovector_pointer(match)[1];
	}
	pcre2_match_data_free(match);
	return count;
}

/* Could one of the frames begin here? Most lines of a report cannot. */
static bool
may_frame(struct slice line)
{
	static const char *const hints[] = {"pache", "Copyright", "enchmark",
		"equests", "done", "interrupted", "LOG:", "INFO:", "WAR",
		"ERROR", "devia", "apr_", "Usage", "never", "POST data",
		"postfile", "arguments", "URL", "aborted", "handshake",
		"timed out", "too long", "output file", "hostname", "memory",
		"socket", "bind", "src_"};

	for (size_t i = 0; i < COUNTOF(hints); i++)
		if (slice_find(line, hints[i]) < line.len)
			return true;
	return false;
}

/* The line with each run of white space as one blank, as patterns have it. */
static struct slice
squeeze(struct arena *a, struct slice text)
{
	char *plain = arena_array(a, text.len + 1, 1);
	size_t len = 0;

	while (text.len) {
		const char *start = text.at;

		if (utf8_is_space(utf8_next(&text))) {
			if (len && plain[len - 1] != ' ')
				plain[len++] = ' ';
			continue;
		}
		while (start < text.at)
			plain[len++] = *start++;
	}
	return (struct slice){plain, len};
}

static bool
add_frames(struct items *items, struct lexer *lexer, size_t line)
{
	struct slice text = lexer->text->lines[line].text;
	struct item found[FRAMES_PER_LINE];
	size_t count = may_frame(text)
		? match_frames(found, squeeze(lexer->arena, text))
		: 0;

	for (size_t i = 0; i < count; i++) {
		found[i].line = line;
		item_add(items, lexer->arena, found[i]);
	}
	return count > 0;
}

static bool
add_command(struct items *items, struct lexer *lexer, size_t line)
{
	struct slice text = lexer->text->lines[line].text;
	struct command command;

	if (!command_find(&command, text))
		return false;
	item_add(items, lexer->arena,
		(struct item){
			.kind = ITEM_COMMAND,
			.line = line,
			.words = command.text,
			.prefixed = command.text.at > text.at,
		});
	return true;
}

void
lexer_fold(struct lexer *lexer)
{
	const struct text *text = lexer->text;

	lexer->lines = arena_array(
		lexer->arena, text->count + 1, sizeof(*lexer->lines));
	lexer->kinds = arena_array(
		lexer->arena, text->count + 1, sizeof(*lexer->kinds));
	for (size_t i = 0; i < text->count; i++)
		lexer->lines[i] = fold_line(lexer->arena, text->lines[i].text);
}

static void
note_kinds(struct lexer *lexer, const struct items *items)
{
	for (size_t i = items->count; i-- > 0;)
		lexer->kinds[items->items[i].line] = items->items[i].kind;
	for (size_t i = 0; i < items->count; i++)
		if (items->items[i].value_line)
			lexer->kinds[items->items[i].value_line] = ITEM_FIELD;
}

void
lexer_run(struct items *items, struct lexer *lexer, const bool *taken)
{
	const struct text *text = lexer->text;

	for (size_t i = 0; i < text->count; i++) {
		struct slice line = slice_trim(text->lines[i].text);
		bool said = false;

		if (line.len && !taken[i]) {
			said = add_frames(items, lexer, i);
			said = add_command(items, lexer, i) || said;
			said = scan_line(items, lexer, i) || said;
		}
		if (!said)
			item_add(items, lexer->arena,
				(struct item){
					.kind = line.len ? ITEM_PROSE
							 : ITEM_BLANK,
					.line = i,
				});
	}
	note_kinds(lexer, items);
}
