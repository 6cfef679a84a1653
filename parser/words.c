#include "parser/words.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "templates/resource.h"

struct form {
	const uint32_t *code;
	size_t length;
	int id;
	unsigned class;
};

struct words {
	struct form *forms; /* sorted by their code points */
	size_t count;
	size_t room;
};

static const struct {
	const char *key;
	unsigned class;
} others[] = {
#define WORD_ROW_OF_TABLE(id, key, class) \
	[WORD_##id - FIELD_COUNT] = {key, WORD_##class},
	WORDS(WORD_ROW_OF_TABLE)
#undef WORD_ROW_OF_TABLE
};

/* The id of a key of a words file; -1 for keys that only reports use. */
static int
word_find(struct slice key, unsigned *class)
{
	enum field_id field = field_find(key);

	*class = WORD_LABEL;
	if (field != FIELD_COUNT)
		return (int)field;
	for (size_t i = 0; i < COUNTOF(others); i++)
		if (slice_equals(key, others[i].key)) {
			*class = others[i].class;
			return (int)(FIELD_COUNT + i);
		}
	return -1;
}

static void
add_form(struct words *words, struct arena *a, struct slice text, int id,
	unsigned class)
{
	struct folded f = fold_line(a, slice_trim(text));

	if (!f.count)
		return;
	words->forms = arena_grow(a, words->forms, words->count, &words->room,
		sizeof(*words->forms));
	words->forms[words->count++] = (struct form){
		f.code, f.count, id, class};
}

static void
add_line(struct words *words, struct arena *a, struct slice line)
{
	size_t colon = slice_find(line, ":");
	unsigned class;
	int id = word_find(slice_trim(slice_part(line, 0, colon)), &class);
	struct slice forms = slice_part(line, colon + 1, line.len);

	if (id < 0 || !line.len || *line.at == '#')
		return;
	while (forms.len) {
		size_t bar = slice_find(forms, "|");

		add_form(words, a, slice_part(forms, 0, bar), id, class);
		forms = slice_part(forms, bar + 1, forms.len);
	}
}

/* A comment of one word names a section; only that of the labels is read. */
static bool
names_section(struct slice line, bool *labels)
{
	struct slice name = slice_trim(slice_part(line, 1, line.len));

	if (!line.len || *line.at != '#' || slice_find(name, " ") < name.len)
		return false;
	*labels = slice_equals(name, "labels");
	return true;
}

static void
add_file(struct words *words, struct arena *a, struct slice bytes)
{
	bool labels = false;

	while (bytes.len) {
		size_t end = slice_find(bytes, "\n");
		struct slice line = slice_part(bytes, 0, end);

		if (!names_section(line, &labels) && labels)
			add_line(words, a, line);
		bytes = slice_part(bytes, end + 1, bytes.len);
	}
}

static int
by_code(const void *left, const void *right)
{
	const struct form *a = left, *b = right;
	size_t shared = a->length < b->length ? a->length : b->length;

	for (size_t i = 0; i < shared; i++)
		if (a->code[i] != b->code[i])
			return a->code[i] < b->code[i] ? -1 : 1;
	if (a->length != b->length)
		return a->length < b->length ? -1 : 1;
	return (a->id > b->id) - (a->id < b->id);
}

/* Made when the first document needs them, and kept for all that follow. */
static struct {
	pthread_once_t once;
	struct arena arena;
	struct words words;
} shared = {.once = PTHREAD_ONCE_INIT};

static void
load(void)
{
	for (size_t i = 0; i < resource_count; i++)
		if (!strncmp(resources[i].name, "words/", strlen("words/")))
			add_file(&shared.words, &shared.arena,
				resources[i].bytes);
	if (shared.words.count)
		qsort(shared.words.forms, shared.words.count,
			sizeof(*shared.words.forms), by_code);
}

const struct words *
words_all(void)
{
	pthread_once(&shared.once, load);
	return &shared.words;
}

/* A no-break space in the log matches the space of a form. */
static uint32_t
plain(uint32_t code)
{
	return code == FOLD_TIGHT_SPACE ? ' ' : code;
}

/* The first form in [low, high) whose code point at depth is >= code. */
static size_t
seek(const struct words *words, size_t low, size_t high, size_t depth,
	uint32_t code)
{
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct form *form = &words->forms[middle];

		if (form->length <= depth || form->code[depth] < code)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* A form must not end within a word, where the script marks words at all. */
static bool
ends_word(const struct folded *f, size_t end)
{
	uint32_t last = f->code[end - 1];

	if (!fold_is_letter(last) || fold_is_unspaced(last))
		return true;
	return !fold_is_letter(f->code[end]) || fold_is_unspaced(f->code[end]);
}

struct word_hit
words_match(const struct words *words, const struct folded *f, size_t start,
	unsigned classes)
{
	struct word_hit hit = {-1, 0};
	size_t low = 0, high = words->count;

	for (size_t depth = 0; start + depth < f->count; depth++) {
		uint32_t code = plain(f->code[start + depth]);

		low = seek(words, low, high, depth, code);
		high = seek(words, low, high, depth, code + 1);
		if (low >= high)
			break;
		for (size_t i = low; i < high; i++) {
			const struct form *form = &words->forms[i];

			if (form->length != depth + 1)
				break;
			if (form->class & classes &&
				ends_word(f, start + depth + 1)) {
				hit = (struct word_hit){form->id, depth + 1};
				break;
			}
		}
	}
	return hit;
}

bool
words_within(const struct words *words, const struct folded *f, size_t start,
	size_t end, int id)
{
	for (size_t i = 0; i < words->count; i++) {
		const struct form *form = &words->forms[i];

		if (form->id != id)
			continue;
		for (size_t at = start; at + form->length <= end; at++) {
			size_t n = 0;

			while (n < form->length &&
				plain(f->code[at + n]) == form->code[n])
				n++;
			if (n == form->length)
				return true;
		}
	}
	return false;
}
