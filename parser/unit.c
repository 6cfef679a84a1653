#include "parser/unit.h"

#include <math.h>
#include <string.h>

#include "parser/utf8.h"

enum dimension { TIME, SIZE, RATE, PLAIN };

/* Spelled folded; the longest that fits wins. */
static const struct unit {
	const char *name;
	enum dimension dimension;
	double factor; /* to seconds, bytes, bytes per second; NAN: not exact */
} units[] = {
	{"ms", TIME, 1e-3},
	{"msec", TIME, 1e-3},
	{"msecs", TIME, 1e-3},
	{"millisecond", TIME, 1e-3},
	{"milliseconds", TIME, 1e-3},
	{"millis", TIME, 1e-3},
	{"millisekunden", TIME, 1e-3},
	{"millisecondes", TIME, 1e-3},
	{"milisegundos", TIME, 1e-3},
	{"millisecondi", TIME, 1e-3},
	{"milliseconden", TIME, 1e-3},
	{"milisekund", TIME, 1e-3},
	{"milisekundy", TIME, 1e-3},
	{"milisaniye", TIME, 1e-3},
	{"milidetik", TIME, 1e-3},
	{"мс", TIME, 1e-3},
	{"мсек", TIME, 1e-3},
	{"миллисекунд", TIME, 1e-3},
	{"毫秒", TIME, 1e-3},
	{"ミリ秒", TIME, 1e-3},
	{"밀리초", TIME, 1e-3},
	{"us", TIME, 1e-6},
	{"µs", TIME, 1e-6},
	{"μs", TIME, 1e-6},
	{"usec", TIME, 1e-6},
	{"min", TIME, NAN},
	{"minutes", TIME, NAN},
	{"k", PLAIN, 1e3},
	{"kb", SIZE, NAN},
	{"kib", SIZE, NAN},
	{"mb", SIZE, NAN},
	{"mib", SIZE, NAN},
	{"gb", SIZE, NAN},
	{"gib", SIZE, NAN},
	{"kbytes/sec", RATE, 1024},
	{"kbytes/s", RATE, 1024},
	{"kb/s", RATE, 1024},
	{"kb/sec", RATE, 1024},
	{"kib/s", RATE, 1024},
	{"mb/s", RATE, 1024 * 1024},
	{"mb/sec", RATE, 1024 * 1024},
	{"mbytes/sec", RATE, 1024 * 1024},
	{"mib/s", RATE, 1024 * 1024},
	{"bytes/s", RATE, 1},
	{"bytes/sec", RATE, 1},
	{"b/s", RATE, 1},
};

static enum dimension
dimension_of(int id, double *native)
{
	*native = 1;
	if (id == WORD_TRANSFER_RATE || id == FIELD_RATE_RECEIVED ||
		id == FIELD_RATE_SENT || id == FIELD_RATE_TOTAL) {
		*native = 1024;
		return RATE;
	}
	if (id >= FIELD_COUNT)
		return PLAIN;
	if (!strcmp(fields[id].unit, "ms")) {
		*native = 1e-3;
		return TIME;
	}
	if (!strcmp(fields[id].unit, "s"))
		return TIME;
	return strcmp(fields[id].unit, "bytes") ? PLAIN : SIZE;
}

/* Does this folded name stand here as a word of its own? */
static bool
spells(const struct folded *f, size_t at, const char *name, size_t *length)
{
	struct slice rest = slice_of(name);
	uint32_t last = 0;

	for (*length = 0; rest.len; ++*length) {
		last = utf8_next(&rest);
		if (f->code[at + *length] != last)
			return false;
	}
	return !fold_is_letter(f->code[at + *length]) || fold_is_unspaced(last);
}

static const struct unit *
unit_at(const struct folded *f, size_t at, size_t *length)
{
	const struct unit *best = NULL;

	*length = 0;
	for (size_t i = 0; i < COUNTOF(units); i++) {
		size_t n;

		if (spells(f, at, units[i].name, &n) && n > *length) {
			best = &units[i];
			*length = n;
		}
	}
	return best;
}

/* Spaces and an opening bracket may stand between a figure and its unit. */
static size_t
skip_to_unit(const struct folded *f, size_t at)
{
	while (fold_is_space(f->code[at]))
		at++;
	if (f->code[at] == '[' || f->code[at] == '(')
		at++;
	return at;
}

double
unit_scale(const struct words *words, const struct folded *f, size_t at, int id,
	size_t *end)
{
	double native;
	enum dimension wanted = dimension_of(id, &native);
	size_t start = skip_to_unit(f, at), length;
	const struct unit *unit = unit_at(f, start, &length);
	struct word_hit word = words_match(words, f, start, WORD_UNIT);

	*end = at;
	if (word.id >= 0 && word.length >= length) {
		*end = start + word.length;
		if (word.id == WORD_SECONDS && wanted == TIME)
			return 1 / native;
		return 1;
	}
	if (!unit)
		return 1;
	*end = start + length;
	if (unit->dimension == PLAIN)
		return start == at ? unit->factor : 1;
	if (unit->dimension != wanted)
		return unit->dimension == TIME || wanted == TIME ? NAN : 1;
	return unit->factor / native;
}

bool
unit_is_rate(const struct words *words, const struct folded *f, size_t at,
	size_t *end)
{
	size_t start = skip_to_unit(f, at);
	struct word_hit word = words_match(words, f, start, WORD_UNIT);
	size_t length;

	if (word.id == WORD_RATE) {
		*end = start + word.length;
		return true;
	}
	if (spells(f, start, "#/sec", &length) ||
		spells(f, start, "#/s", &length)) {
		*end = start + length;
		return true;
	}
	return false;
}
