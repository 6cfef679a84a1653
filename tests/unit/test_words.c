#include "tests/unit/entries.h"

#include "parser/utf8.h"

/* The languages that a report can be written in. */
static const char languages[] =
	"en de fr es pt it nl pl cs ru uk tr el sv fi hu ro id vi th hi ar fa "
	"he ko ja zh zh-Hant";

/* The words of a key in a file; NULL when it has none. */
static const struct entry *
find_entry(const struct entries *entries, const char *file, struct slice key)
{
	for (size_t i = 0; i < entries->count; i++) {
		const struct entry *entry = &entries->items[i];

		if (!strcmp(entry->file, file) && is_same(entry->key, key))
			return entry;
	}
	return NULL;
}

static bool
is_language(const char *file)
{
	struct slice tag = slice_of(file + strlen(FOLDER));
	struct slice rest = slice_of(languages);

	tag = slice_part(tag, 0, slice_find(tag, ".txt"));
	while (rest.len)
		if (is_same(take_until(&rest, " "), tag))
			return true;
	return false;
}

static void
there_are_words_for_every_language_and_no_other(void **state)
{
	size_t count = 0;

	(void)state;
	for (size_t i = 0; i < resource_count; i++) {
		if (!is_words(&resources[i]))
			continue;
		if (!is_language(resources[i].name))
			fail_msg("%s: a language that is not in the list",
				resources[i].name);
		count++;
	}
	assert_int_equal(count, 28);
}

static void
files_are_utf8_without_control_characters(void **state)
{
	(void)state;
	for (size_t i = 0; i < resource_count; i++) {
		struct slice rest = resources[i].bytes;

		if (!is_words(&resources[i]))
			continue;
		assert_int_equal(utf8_valid(rest), rest.len);
		while (rest.len) {
			uint32_t c = utf8_next(&rest);

			if ((c < ' ' && c != '\n') || (c >= 0x7f && c < 0xa0))
				fail_msg("%s: control character U+%04X",
					resources[i].name, (unsigned)c);
		}
	}
}

static void
no_key_stands_twice_in_a_file(void **state)
{
	struct entries entries = read_entries();

	(void)state;
	for (size_t i = 0; i < entries.count; i++) {
		const struct entry *entry = &entries.items[i];

		if (find_entry(&entries, entry->file, entry->key) != entry)
			fail_msg(ENTRY_FORMAT " stands twice",
				ENTRY_ARGUMENTS(entry));
	}
	arena_free(&entries.arena);
}

static void
every_language_has_every_key_that_english_has(void **state)
{
	struct entries entries = read_entries();

	(void)state;
	for (size_t i = 0; i < resource_count; i++)
		for (size_t k = 0; k < entries.count; k++) {
			const struct entry *entry = &entries.items[k];

			if (!is_words(&resources[i]) ||
				strcmp(entry->file, ENGLISH) != 0)
				continue;
			if (!find_entry(
				    &entries, resources[i].name, entry->key))
				fail_msg("%s lacks %.*s", resources[i].name,
					(int)entry->key.len, entry->key.at);
		}
	arena_free(&entries.arena);
}

static void
no_language_has_a_key_that_english_lacks(void **state)
{
	struct entries entries = read_entries();

	(void)state;
	for (size_t i = 0; i < entries.count; i++) {
		const struct entry *entry = &entries.items[i];

		if (!find_entry(&entries, ENGLISH, entry->key))
			fail_msg(ENTRY_FORMAT " is not in English",
				ENTRY_ARGUMENTS(entry));
	}
	arena_free(&entries.arena);
}

static void
every_key_has_words_and_no_form_is_empty(void **state)
{
	struct entries entries = read_entries();

	(void)state;
	for (size_t i = 0; i < entries.count; i++) {
		struct slice rest = entries.items[i].forms;

		do {
			struct slice form = take_until(&rest, "|");

			if (!slice_trim(form).len)
				fail_msg("an empty form: " ENTRY_FORMAT,
					ENTRY_ARGUMENTS(&entries.items[i]));
		} while (rest.len);
	}
	arena_free(&entries.arena);
}

/* How often a place such as "{side}" occurs in words. */
static size_t
count_place(struct slice words, struct slice place)
{
	size_t count = 0;

	for (size_t i = 0; i + place.len <= words.len; i++)
		if (!memcmp(words.at + i, place.at, place.len))
			count++;
	return count;
}

/* Are the places of one sentence all in another, as often? */
static bool
has_places_of(struct slice words, struct slice model)
{
	struct slice rest = model;

	for (;;) {
		struct slice place;

		take_until(&rest, "{");
		if (!rest.len)
			return true;
		place = slice_part(rest, 0, slice_find(rest, "}"));
		place.at--; /* the brace before */
		place.len += 2;
		if (count_place(words, place) != count_place(model, place))
			return false;
	}
}

static void
words_have_the_places_of_the_english_ones(void **state)
{
	struct entries entries = read_entries();

	(void)state;
	for (size_t i = 0; i < entries.count; i++) {
		const struct entry *entry = &entries.items[i];
		const struct entry *english = find_entry(
			&entries, ENGLISH, entry->key);

		if (english &&
			(!has_places_of(entry->forms, english->forms) ||
				!has_places_of(english->forms, entry->forms)))
			fail_msg("other places: " ENTRY_FORMAT,
				ENTRY_ARGUMENTS(entry));
	}
	arena_free(&entries.arena);
}

static void
shapes_are_those_that_the_locale_knows(void **state)
{
	static const struct {
		const char *key;
		const char *values[7];
	} shapes[] = {
		{"decimal", {".", ","}},
		{"group", {",", ".", "'", "nbsp", "nnbsp", "none"}},
		{"percent_sign", {"%", "nbsp%", "nnbsp%", "\xd9\xaa"}},
		{"direction", {"ltr", "rtl"}},
	};
	struct entries entries = read_entries();

	(void)state;
	for (size_t i = 0; i < entries.count; i++)
		for (size_t k = 0; k < COUNTOF(shapes); k++) {
			const struct entry *entry = &entries.items[i];
			bool known = false;

			if (!slice_equals(entry->key, shapes[k].key))
				continue;
			for (size_t v = 0; shapes[k].values[v]; v++)
				known = known ||
					slice_equals(entry->forms,
						shapes[k].values[v]);
			if (!known)
				fail_msg("%s: %s is '%.*s'", entry->file,
					shapes[k].key, (int)entry->forms.len,
					entry->forms.at);
		}
	arena_free(&entries.arena);
}

static void
the_decimal_mark_does_not_group_digits(void **state)
{
	struct entries entries = read_entries();

	(void)state;
	for (size_t i = 0; i < entries.count; i++) {
		const struct entry *mark = &entries.items[i];
		const struct entry *group;

		if (!slice_equals(mark->key, "decimal"))
			continue;
		group = find_entry(&entries, mark->file, slice_of("group"));
		assert_non_null(group);
		if (is_same(mark->forms, group->forms))
			fail_msg("%s: one mark for both", mark->file);
	}
	arena_free(&entries.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			there_are_words_for_every_language_and_no_other),
		cmocka_unit_test(files_are_utf8_without_control_characters),
		cmocka_unit_test(no_key_stands_twice_in_a_file),
		cmocka_unit_test(every_language_has_every_key_that_english_has),
		cmocka_unit_test(no_language_has_a_key_that_english_lacks),
		cmocka_unit_test(every_key_has_words_and_no_form_is_empty),
		cmocka_unit_test(words_have_the_places_of_the_english_ones),
		cmocka_unit_test(shapes_are_those_that_the_locale_knows),
		cmocka_unit_test(the_decimal_mark_does_not_group_digits),
	};

	return cmocka_run_group_tests_name("words", tests, NULL, NULL);
}
