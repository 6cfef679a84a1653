#include "report/language.h"

#include <string.h>

#include "parser/buffer.h"

#define FOLDER "words/"
#define EXTENSION ".txt"

/* Where a part of a tag says less than it means. */
static const struct {
	const char *tag, *words;
} aliases[] = {
	{"zh-TW", "zh-Hant"},
	{"zh-HK", "zh-Hant"},
	{"zh-MO", "zh-Hant"},
};

static char
lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

struct slice
language_tag(const struct resource *resource)
{
	struct slice name = slice_of(resource->name);
	size_t end = slice_find(name, EXTENSION);

	if (!slice_starts(name, FOLDER) || end == name.len)
		return (struct slice){0};
	return slice_part(name, strlen(FOLDER), end);
}

/* Tags are equal in any case, and "_" is "-". */
static bool
is_same_tag(struct slice a, struct slice b)
{
	if (a.len != b.len)
		return false;
	for (size_t i = 0; i < a.len; i++) {
		char one = a.at[i] == '_' ? '-' : lower(a.at[i]);
		char other = b.at[i] == '_' ? '-' : lower(b.at[i]);

		if (one != other)
			return false;
	}
	return true;
}

static const struct resource *
find_words(struct slice tag)
{
	for (size_t i = 0; i < COUNTOF(aliases); i++)
		if (is_same_tag(tag, slice_of(aliases[i].tag)))
			tag = slice_of(aliases[i].words);
	for (size_t i = 0; i < resource_count && tag.len; i++)
		if (is_same_tag(language_tag(&resources[i]), tag))
			return &resources[i];
	return NULL;
}

/* The words of the longest part of the tag that there are words for. */
static const struct resource *
find_nearest(const char *tag)
{
	struct slice part = slice_part(slice_of(tag), 0, strcspn(tag, ".@"));
	const struct resource *found;

	while (!(found = find_words(part)) && part.len) {
		while (part.len && part.at[part.len - 1] != '-' &&
			part.at[part.len - 1] != '_')
			part.len--;
		if (part.len)
			part.len--;
	}
	return found;
}

static const struct resource *
no_such_language(const char *tag, struct error *e)
{
	struct buffer known = {0};

	for (size_t i = 0; i < resource_count; i++) {
		struct slice name = language_tag(&resources[i]);

		if (name.len) {
			buffer_putc(&known, ' ');
			buffer_put(&known, name);
		}
	}
	error_set(e, "no words for the language '%s'; there are:%s", tag,
		known.len ? known.bytes : " none");
	buffer_free(&known);
	return NULL;
}

const struct resource *
language_find(const char *tag, struct error *e)
{
	const struct resource *found = find_nearest(tag);

	return found ? found : no_such_language(tag, e);
}
