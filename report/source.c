#include "report/source.h"

#include <string.h>

#include "report/index.h"
#include "report/visible.h"

/* The last parts of a path: of "a/b/c.txt", 1 is "c.txt" and 2 "b/c.txt". */
static struct slice
last_parts(const char *path, size_t parts)
{
	struct slice s = slice_of(path);
	size_t start;

	while (s.len > 1 && s.at[s.len - 1] == '/')
		s.len--;
	start = s.len;
	while (start && (s.at[start - 1] != '/' || --parts > 0))
		start--;
	return slice_part(s, start, s.len);
}

static bool
is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* "apache" of "apache.txt"; "nginx-1.4" has a version and no extension. */
static struct slice
without_extension(struct slice name)
{
	size_t dot = name.len;

	while (dot && name.at[dot - 1] != '.')
		dot--;
	if (dot < 2 || name.len - dot > 5 || dot == name.len ||
		!is_letter(name.at[dot]))
		return name;
	return slice_part(name, 0, dot - 1);
}

static const char *
clean(struct arena *a, struct slice name)
{
	struct buffer out = {0};
	const char *copy;

	visible_put(&out, name);
	copy = arena_copy(a, buffer_slice(&out));
	buffer_free(&out);
	return copy;
}

static const char *
short_name(struct arena *a, const struct compare_input *input, size_t parts)
{
	struct slice name;

	if (*input->label)
		return clean(a, slice_of(input->label));
	if (!strcmp(input->name, "-"))
		return "stdin";
	name = last_parts(input->name, parts);
	if (parts == 1)
		name = without_extension(name);
	if (!name.len || slice_equals(name, ".") || slice_equals(name, ".."))
		name = slice_of(input->name);
	return clean(a, name);
}

/* Inputs of one label are one side, and that is no clash. */
static size_t
names_needed(const struct compare_input *inputs, size_t count)
{
	struct index labels = {0};
	size_t needed = 0;

	for (size_t i = 0; i < count; i++)
		if (*inputs[i].label)
			index_add(&labels, inputs[i].label);
		else
			needed++;
	needed += labels.count;
	index_free(&labels);
	return needed;
}

static size_t
names_different(const char *const *names, size_t count)
{
	struct index index = {0};
	size_t different;

	for (size_t i = 0; i < count; i++)
		index_add(&index, names[i]);
	different = index.count;
	index_free(&index);
	return different;
}

/* The same file twice, or a file of the name of a label. */
static void
number_them(const char **names, struct arena *a,
	const struct compare_input *inputs, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!*inputs[i].label)
			names[i] = arena_printf(a, "%s (%zu)", names[i], i + 1);
}

const char **
source_names(struct arena *a, const struct compare_input *inputs, size_t count)
{
	const char **names = arena_array(a, count, sizeof(*names));
	size_t needed = names_needed(inputs, count);

	for (size_t parts = 1; parts <= 8; parts++) {
		for (size_t i = 0; i < count; i++)
			names[i] = short_name(a, &inputs[i], parts);
		if (names_different(names, count) == needed)
			return names;
	}
	number_them(names, a, inputs, count);
	return names;
}
