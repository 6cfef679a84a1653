#include "parser/words.h"

#include <stdlib.h>

#include "tests/unit/entries.h"

/* A form as the parser compares it, and what it stands for. */
struct meaning {
	const struct entry *entry;
	struct folded form;
	unsigned class;
};

struct meanings {
	struct arena arena;
	struct meaning *items;
	size_t count;
	size_t room;
};

/* Where the parser looks for the words of a key; 0: it does not. */
static unsigned
class_of(struct slice key)
{
	static const struct {
		const char *key;
		unsigned class;
	} classes[] = {
#define CLASS_ROW(id, key, class) {key, WORD_##class},
		WORDS(CLASS_ROW)
#undef CLASS_ROW
	};

	for (size_t i = 0; i < COUNTOF(classes); i++)
		if (slice_equals(key, classes[i].key))
			return classes[i].class;
	return field_find(key) == FIELD_COUNT ? 0 : WORD_LABEL;
}

static void
add_meanings(struct meanings *meanings, const struct entry *entry)
{
	struct slice rest = entry->forms;
	unsigned class = class_of(entry->key);

	while (class && rest.len) {
		struct slice form = slice_trim(take_until(&rest, "|"));

		meanings->items = arena_grow(&meanings->arena, meanings->items,
			meanings->count, &meanings->room,
			sizeof(*meanings->items));
		meanings->items[meanings->count++] = (struct meaning){
			entry, fold_line(&meanings->arena, form), class};
	}
}

static int
by_class_and_form(const void *left, const void *right)
{
	const struct meaning *a = left, *b = right;
	size_t i = 0;

	if (a->class != b->class)
		return a->class < b->class ? -1 : 1;
	while (a->form.code[i] && a->form.code[i] == b->form.code[i])
		i++;
	if (a->form.code[i] == b->form.code[i])
		return 0;
	return a->form.code[i] < b->form.code[i] ? -1 : 1;
}

static struct meanings
read_meanings(const struct entries *entries)
{
	struct meanings meanings = {0};

	for (size_t i = 0; i < entries->count; i++)
		add_meanings(&meanings, &entries->items[i]);
	assert_true(meanings.count > 5000);
	if (meanings.items)
		qsort(meanings.items, meanings.count, sizeof(*meanings.items),
			by_class_and_form);
	return meanings;
}

/*
 * The parser looks up a form in all languages at once, so that a form must
 * mean the same in each of them. Labels, rows, heads, units and kinds of
 * failures stand in places of their own: there, "Total" may mean what it likes.
 */
static void
no_form_means_two_things_in_one_place(void **state)
{
	struct entries entries = read_entries();
	struct meanings meanings = read_meanings(&entries);

	(void)state;
	for (size_t i = 1; i < meanings.count; i++) {
		const struct meaning *a = &meanings.items[i - 1];
		const struct meaning *b = &meanings.items[i];

		if (!by_class_and_form(a, b) &&
			!is_same(a->entry->key, b->entry->key))
			fail_msg("'%.*s' is " ENTRY_FORMAT " and " ENTRY_FORMAT,
				(int)a->form.text.len, a->form.text.at,
				ENTRY_ARGUMENTS(a->entry),
				ENTRY_ARGUMENTS(b->entry));
	}
	arena_free(&meanings.arena);
	arena_free(&entries.arena);
}

static void
labels_are_too_long_to_be_met_by_chance(void **state)
{
	struct entries entries = read_entries();
	struct meanings meanings = read_meanings(&entries);

	(void)state;
	for (size_t i = 0; i < meanings.count; i++) {
		const struct meaning *a = &meanings.items[i];

		if (a->class == WORD_LABEL && a->form.count < 3)
			fail_msg("%s: '%.*s' is too short", a->entry->file,
				(int)a->form.text.len, a->form.text.at);
	}
	arena_free(&meanings.arena);
	arena_free(&entries.arena);
}

static void
the_parser_meets_labels_as_people_write_them(void **state)
{
	static const struct {
		const char *line;
		int id;
	} met[] = {
		{"Requests per seconds:   540.14", FIELD_RPS},
		{"Doucment Length:        3310 bytes", FIELD_DOCUMENT_LENGTH},
		{"Broken pipe errors:     0", FIELD_WRITE_ERRORS},
		{"Anfragen pro Sekunde: 1.250,00", FIELD_RPS},
		{"REQUETES ECHOUEES : 0", FIELD_FAILED},
		{"Nom d'h\xc3\xb4te du serveur : a", FIELD_SERVER_HOSTNAME},
		{"Zadania na sekunde: 427,18", FIELD_RPS},
		{"Istek basina sure: 4,442", FIELD_TPR},
		{"Longitud\xc2\xa0"
		 "del documento: 9",
			FIELD_DOCUMENT_LENGTH},
		{"\xec\xb4\x88\xeb\x8b\xb9 \xec\x9a\x94\xec\xb2\xad \xec\x88\x98:"
		 " 1",
			FIELD_RPS},
		{"\xe5\xb9\xb6\xe5\x8f\x91\xe7\xba\xa7\xe5\x88\xab\xef\xbc\x9a"
		 "100",
			FIELD_CONCURRENCY},
	};
	struct arena arena = {0};
	const struct words *words = words_all();

	(void)state;
	for (size_t i = 0; i < COUNTOF(met); i++) {
		struct folded f = fold_line(&arena, slice_of(met[i].line));

		if (words_match(words, &f, 0, WORD_LABEL).id != met[i].id)
			fail_msg("not understood: %s", met[i].line);
	}
	arena_free(&arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_form_means_two_things_in_one_place),
		cmocka_unit_test(labels_are_too_long_to_be_met_by_chance),
		cmocka_unit_test(the_parser_meets_labels_as_people_write_them),
	};

	return cmocka_run_group_tests_name("words forms", tests, NULL, NULL);
}
