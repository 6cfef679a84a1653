#include "parser/layout_label.h"

#include <string.h>

#include "parser/utf8.h"

/* How far into a line a prefix may reach. */
#define NEAR ((size_t)200)

#define STRONG(text) \
	{ \
		text, sizeof(text) - 1, true \
	}
#define WEAK(text) \
	{ \
		text, sizeof(text) - 1, false \
	}

/* In the order of their first letters; the longer of two comes first. */
static const struct layout_label labels[] = {
	STRONG("Broken pipe errors:"),
	STRONG("Bytes transfered:"),
	STRONG("Benchmarking "),
	STRONG("Complete requests:"),
	STRONG("Concurrency Level:"),
	STRONG("Concurency Level:"),
	STRONG("Concurrency achieved:"),
	STRONG("Connection Times (ms)"),
	STRONG("Connnection Times (ms)"),
	WEAK("Completed "),
	WEAK("Connect:"),
	WEAK("Copyright "),
	STRONG("Document Path:"),
	STRONG("Document Length:"),
	STRONG("Doucment Length:"),
	STRONG("ERROR: The median and mean"),
	STRONG("Failed requests:"),
	WEAK("Finished "),
	STRONG("HTML transferred:"),
	STRONG("HTML transfered:"),
	STRONG("Keep-Alive requests:"),
	STRONG("Keep-Alive aborts:"),
	STRONG("Licensed to The Apache"),
	STRONG("Number of workers:"),
	STRONG("Number of requests:"),
	STRONG("Non-2xx responses:"),
	STRONG("Percentage of the requests served"),
	WEAK("Processing:"),
	STRONG("Requests per second:"),
	STRONG("Requests per seconds:"),
	STRONG("Rampup delay:"),
	STRONG("Server Software:"),
	STRONG("Server Hostname:"),
	STRONG("Server Port:"),
	STRONG("SSL/TLS Protocol:"),
	STRONG("Server Temp Key:"),
	STRONG("Time taken for tests:"),
	STRONG("Time per request:"),
	STRONG("Transfer rate:"),
	STRONG("This is ApacheBench"),
	STRONG("Total transferred:"),
	STRONG("Total transfered:"),
	STRONG("Total body sent:"),
	STRONG("Total POSTed:"),
	STRONG("Total PUT:"),
	STRONG("TLS Server Name:"),
	WEAK("Total:"),
	WEAK("Total of "),
	STRONG("Write errors:"),
	STRONG("WARNING: The median and mean"),
	STRONG("WARING: The median and mean"),
	WEAK("Waiting:"),
};

/* What is left of a translated report in every language. */
static const char *const units[] = {
	"[#/sec]", "[ms]", "[Kbytes/sec]", "[+/-sd]", "+/-sd"};

/* Where the labels of each letter begin in the table. */
static const unsigned char first_of[26] = {['B' - 'A'] = 0,
	['C' - 'A'] = 3,
	['D' - 'A'] = 12,
	['E' - 'A'] = 15,
	['F' - 'A'] = 16,
	['H' - 'A'] = 18,
	['K' - 'A'] = 20,
	['L' - 'A'] = 22,
	['N' - 'A'] = 23,
	['P' - 'A'] = 26,
	['R' - 'A'] = 28,
	['S' - 'A'] = 31,
	['T' - 'A'] = 36,
	['W' - 'A'] = 48};

const struct layout_label *
layout_label_at(struct slice s)
{
	size_t i;

	if (s.len < 6 || *s.at < 'A' || *s.at > 'Z')
		return NULL;
	for (i = first_of[*s.at - 'A']; i < COUNTOF(labels); i++) {
		if (labels[i].text[0] != *s.at)
			return NULL;
		if (labels[i].text[1] == s.at[1] &&
			labels[i].text[5] == s.at[5] &&
			s.len >= labels[i].len &&
			!memcmp(s.at, labels[i].text, labels[i].len))
			return &labels[i];
	}
	return NULL;
}

const struct layout_label *
layout_label_within(struct slice s, size_t *where)
{
	size_t end = s.len < NEAR ? s.len : NEAR;

	for (size_t i = 1; i < end; i++) {
		const struct layout_label *label;

		if (s.at[i] < 'A' || s.at[i] > 'Z' ||
			utf8_is_letter((unsigned char)s.at[i - 1] & 0x7Fu))
			continue;
		label = layout_label_at(slice_part(s, i, s.len));
		if (label && label->strong) {
			*where = i;
			return label;
		}
	}
	return NULL;
}

static bool
is_percent(uint32_t c)
{
	return c == '%' || c == 0x66A || c == 0xFF05 || c == 0xFE6A;
}

/* Is it neither letter, mark nor space? Digits of every script are. */
static bool
is_digit(uint32_t c)
{
	if (c < 0x80)
		return c >= '0' && c <= '9';
	return !utf8_is_letter(c) && !utf8_is_space(c) && !is_percent(c) &&
		(c < 0x2000 || (c >= 0xFF10 && c <= 0xFF19));
}

bool
layout_label_is_row(struct slice line)
{
	uint32_t c = utf8_next(&line);
	unsigned digits = 0;

	while (utf8_is_space(c))
		c = utf8_next(&line);
	for (; is_digit(c) && digits < 4; digits++)
		c = utf8_next(&line);
	if (digits < 2 || digits > 3)
		return false;
	while (utf8_is_space(c))
		c = utf8_next(&line);
	if (!is_percent(c))
		return false;
	do
		c = utf8_next(&line);
	while (c && (utf8_is_space(c) || c == '|' || c == ':' || c == '<'));
	return is_digit(c);
}

/* Where a percent sign of any script stands; the length where none does. */
static size_t
percent_at(struct slice line)
{
	for (size_t i = 0; i < line.len; i++) {
		struct slice rest = {line.at + i, line.len - i};

		if (line.at[i] == '%')
			return i;
		if ((line.at[i] & 0x80) && is_percent(utf8_next(&rest)))
			return i;
	}
	return line.len;
}

size_t
layout_label_row_within(struct slice line)
{
	struct slice near = slice_part(line, 0, NEAR);
	struct slice before = slice_part(near, 0, percent_at(near));

	if (before.len == near.len)
		return 0;
	while (before.len) {
		struct slice shorter = before;

		if (!is_digit(utf8_last(&shorter)))
			break;
		before = shorter;
	}
	near = slice_part(line, before.len, line.len);
	return layout_label_is_row(near) ? before.len : 0;
}

bool
layout_label_speaks(struct slice line)
{
	struct slice start = line;

	while (start.len && (*start.at == ' ' || *start.at == '\t'))
		start = slice_part(start, 1, start.len);
	if (layout_label_at(start) || layout_label_is_row(start))
		return true;
	for (size_t i = 0; i < COUNTOF(units); i++)
		if (slice_find(slice_part(line, 0, 2 * NEAR), units[i]) <
			(line.len < 2 * NEAR ? line.len : 2 * NEAR))
			return true;
	return false;
}
