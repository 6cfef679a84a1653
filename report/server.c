#include "report/server.h"

#include "parser/buffer.h"
#include "report/index.h"

enum part { PART_SOFTWARE = 1, PART_HOST = 2, PART_PORT = 4, PART_MODULES = 8 };

/* From short to long; the last says all that there is. */
static const unsigned forms[] = {
	PART_SOFTWARE,
	PART_HOST,
	PART_HOST | PART_PORT,
	PART_SOFTWARE | PART_HOST,
	PART_SOFTWARE | PART_HOST | PART_PORT,
	PART_SOFTWARE | PART_MODULES,
	PART_SOFTWARE | PART_MODULES | PART_HOST | PART_PORT,
};

/* "Apache/2.2.3" of "Apache/2.2.3 (Debian) mod_ssl/2.2.3". */
static struct slice
software_of(const struct run *run, unsigned parts)
{
	struct slice text = slice_of(run_text(run, FIELD_SERVER_SOFTWARE));
	size_t end = parts & PART_MODULES ? text.len : slice_find(text, " ");

	return parts & PART_SOFTWARE ? slice_part(text, 0, end)
				     : (struct slice){0};
}

static void
put_host(struct buffer *out, const struct run *run, unsigned parts)
{
	buffer_puts(out, run_text(run, FIELD_SERVER_HOSTNAME));
	if (parts & PART_PORT && run_has(run, FIELD_SERVER_PORT))
		buffer_printf(out, ":%.0f", run_number(run, FIELD_SERVER_PORT));
}

static void
put_name(struct buffer *out, const struct run *run, unsigned parts)
{
	struct slice software = software_of(run, parts);
	bool has_host = parts & PART_HOST &&
		*run_text(run, FIELD_SERVER_HOSTNAME);

	out->len = 0;
	buffer_put(out, software);
	if (!has_host)
		return;
	if (software.len)
		buffer_puts(out, " (");
	put_host(out, run, parts);
	if (software.len)
		buffer_putc(out, ')');
}

/* Name all runs by these parts; how many different names came out? */
static size_t
name_all(const char **names, struct arena *a, const struct runset *set,
	unsigned parts)
{
	struct index index = {0};
	struct buffer name = {0};
	size_t different;

	for (size_t i = 0; i < set->count; i++) {
		size_t number;

		put_name(&name, set->runs[i], parts);
		number = index_copy(&index, a, name.bytes);
		names[i] = index.texts[number];
	}
	different = index.count;
	buffer_free(&name);
	index_free(&index);
	return different;
}

static bool
has_empty(const char *const *names, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!*names[i])
			return true;
	return false;
}

size_t
server_names(const char **names, struct arena *a, const struct runset *set)
{
	unsigned longest = forms[COUNTOF(forms) - 1];
	size_t different = name_all(names, a, set, longest);
	bool some_unknown = has_empty(names, set->count);

	for (size_t i = 0; i < COUNTOF(forms); i++)
		if (name_all(names, a, set, forms[i]) == different &&
			(some_unknown || !has_empty(names, set->count)))
			break;
	return different;
}

bool
server_is_same(const struct run *a, const struct run *b)
{
	return slice_equals(slice_of(run_text(a, FIELD_SERVER_SOFTWARE)),
		       run_text(b, FIELD_SERVER_SOFTWARE)) &&
		slice_equals(slice_of(run_text(a, FIELD_SERVER_HOSTNAME)),
			run_text(b, FIELD_SERVER_HOSTNAME));
}

void
server_write(struct buffer *out, const struct run *run)
{
	struct buffer name = {0};

	put_name(&name, run, PART_SOFTWARE | PART_HOST | PART_PORT);
	buffer_put(out, buffer_slice(&name));
	buffer_free(&name);
}
