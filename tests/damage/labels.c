#include "tests/damage/labels.h"

#include <ctype.h>
#include <string.h>

#include "tests/damage/rules.h"

/* Words stand where lines begin, within, in the head of the table of times, or
 * between the parentheses of the breakdown. */
enum place { AT_START, WITHIN, HEAD, BREAKDOWN };

static const struct {
	enum place place;
	const char *english;
	const char *key;
} words[] = {
	{AT_START, "Server Software", "server_software"},
	{AT_START, "Server Hostname", "server_hostname"},
	{AT_START, "Server Port", "server_port"},
	{AT_START, "SSL/TLS Protocol", "tls_protocol"},
	{AT_START, "SSL Protocol", "tls_protocol"},
	{AT_START, "Server Temp Key", "server_temp_key"},
	{AT_START, "TLS Server Name", "tls_server_name"},
	{AT_START, "Document Path", "document_path"},
	{AT_START, "Document Length", "document_length_bytes"},
	{AT_START, "Doucment Length", "document_length_bytes"},
	{AT_START, "Number of workers", "workers"},
	{AT_START, "Concurrency Level", "concurrency"},
	{AT_START, "Concurency Level", "concurrency"},
	{AT_START, "Concurrency achieved", "concurrency_achieved"},
	{AT_START, "Rampup delay", "rampup_delay_ms"},
	{AT_START, "Time taken for tests", "time_taken_s"},
	{AT_START, "Number of requests", "requested_requests"},
	{AT_START, "Complete requests", "complete_requests"},
	{AT_START, "Failed requests", "failed_requests"},
	{AT_START, "Broken pipe errors", "write_errors"},
	{AT_START, "Write errors", "write_errors"},
	{AT_START, "Non-2xx responses", "non_2xx_responses"},
	{AT_START, "Keep-Alive requests", "keep_alive_requests"},
	{AT_START, "Keep-Alive aborts", "keep_alive_aborts"},
	{AT_START, "Total transferred", "total_transferred_bytes"},
	{AT_START, "Total transfered", "total_transferred_bytes"},
	{AT_START, "Bytes transfered", "total_transferred_bytes"},
	{AT_START, "Total POSTed", "total_body_sent_bytes"},
	{AT_START, "Total PUT", "total_body_sent_bytes"},
	{AT_START, "Total body sent", "total_body_sent_bytes"},
	{AT_START, "HTML transferred", "html_transferred_bytes"},
	{AT_START, "HTML transfered", "html_transferred_bytes"},
	{AT_START, "Requests per seconds", "requests_per_second"},
	{AT_START, "Requests per second", "requests_per_second"},
	{AT_START, "Time per request", "time_per_request_ms"},
	{AT_START, "Transfer rate", "transfer_rate"},
	{AT_START, "Connnection Times", "connection_times"},
	{AT_START, "Connection Times", "connection_times"},
	{AT_START, "Connect", "connect"},
	{AT_START, "Processing", "processing"},
	{AT_START, "Waiting", "waiting"},
	{AT_START, "Total", "total"},
	{AT_START, "Percentage of the requests served within a certain time",
		"percentages"},
	{WITHIN, "mean, across all concurrent requests", "across_all"},
	{WITHIN, "mean, across all concurent requests", "across_all"},
	{WITHIN, "longest request", "longest_request"},
	{WITHIN, "last request", "longest_request"},
	{WITHIN, "Variable", "variable"},
	{WITHIN, "mean", "mean"},
	{WITHIN, "bytes", "bytes"},
	{WITHIN, "seconds", "seconds"},
	{WITHIN, "received", "received"},
	{WITHIN, "sent", "sent"},
	{HEAD, "min", "min"},
	{HEAD, "mean", "mean"},
	{HEAD, "avg", "mean"},
	{HEAD, "[+/-sd]", "sd"},
	{HEAD, "median", "median"},
	{HEAD, "max", "max"},
	{BREAKDOWN, "Connect", "breakdown_connect"},
	{BREAKDOWN, "Receive", "breakdown_receive"},
	{BREAKDOWN, "Length", "breakdown_length"},
	{BREAKDOWN, "Exceptions", "breakdown_exceptions"},
};

/* What follows these may be any words, and none of ab's. */
static const char *const named[] = {
	"Server Software",
	"Server Hostname",
	"Document Path",
	"SSL",
	"Server Temp Key",
	"TLS",
};

static bool
is_letter(struct slice s, size_t at)
{
	return at < s.len && isalpha((unsigned char)s.at[at]);
}

/* The row of the words at the start of the text; COUNTOF(words) for none. */
static size_t
find(struct slice text, enum place place)
{
	for (size_t i = 0; i < COUNTOF(words); i++)
		if (words[i].place == place &&
			slice_starts(text, words[i].english) &&
			!is_letter(text, strlen(words[i].english)))
			return i;
	return COUNTOF(words);
}

static size_t
say(struct buffer *out, const struct speaker *speaker, size_t row)
{
	struct slice english = slice_of(words[row].english);
	bool bracketed = *words[row].english == '[';
	struct buffer said = {0};

	speaker->say(&said, speaker, words[row].key, english);
	bracketed = bracketed && said.bytes[0] != '[';
	buffer_puts(out, bracketed ? "[" : "");
	buffer_put(out, buffer_slice(&said));
	buffer_puts(out, bracketed ? "]" : "");
	buffer_free(&said);
	return english.len;
}

static void
rewrite_within(struct buffer *out, struct slice text, enum place place,
	const struct speaker *speaker)
{
	for (size_t at = 0; at < text.len;) {
		struct slice rest = slice_part(text, at, text.len);
		bool inside = at && is_letter(text, at - 1) && place != HEAD;
		size_t row = inside ? COUNTOF(words) : find(rest, place);

		if (row < COUNTOF(words))
			at += say(out, speaker, row);
		else
			buffer_putc(out, text.at[at++]);
	}
}

static bool
is_named(struct slice text)
{
	for (size_t i = 0; i < COUNTOF(named); i++)
		if (slice_starts(text, named[i]))
			return true;
	return false;
}

static void
rewrite_line(
	struct buffer *out, struct slice line, const struct speaker *speaker)
{
	struct slice text = slice_trim(line);
	size_t row = find(text, AT_START), said;

	if (!text.len) {
		buffer_put(out, line);
		return;
	}
	buffer_put(out, slice_part(line, 0, (size_t)(text.at - line.at)));
	if (slice_starts(text, "(")) {
		rewrite_within(out, text, BREAKDOWN, speaker);
	} else if (slice_starts(text, "min ")) {
		rewrite_within(out, text, HEAD, speaker);
	} else if (row < COUNTOF(words)) {
		said = say(out, speaker, row);
		text = slice_part(text, said, text.len);
		if (is_named(slice_trim(line)))
			buffer_put(out, text);
		else
			rewrite_within(out, text, WITHIN, speaker);
	} else if (isdigit((unsigned char)*text.at)) {
		rewrite_within(out, text, WITHIN, speaker);
	} else {
		buffer_put(out, text);
	}
}

void
labels_rewrite(
	struct buffer *out, struct slice report, const struct speaker *speaker)
{
	while (report.len) {
		struct slice line = slice_part(
			report, 0, slice_find(report, "\n"));

		rewrite_line(out, line, speaker);
		if (line.len < report.len)
			buffer_putc(out, '\n');
		report = slice_part(report, line.len + 1, report.len);
	}
}

/* The forms of a key, with bars between them; empty where it has none. */
static struct slice
forms_of(struct slice file, const char *key)
{
	size_t length = strlen(key);

	while (file.len) {
		struct slice line = slice_part(file, 0, slice_find(file, "\n"));

		if (slice_starts(line, key) && line.len > length &&
			line.at[length] == ':')
			return slice_part(line, length + 1, line.len);
		file = slice_part(file, line.len + 1, file.len);
	}
	return (struct slice){0};
}

void
labels_say_form(struct buffer *out, const struct speaker *speaker,
	const char *key, struct slice english)
{
	struct slice forms = forms_of(speaker->language, key), form;
	unsigned seed = speaker->seed + (unsigned)strlen(key), skip = 0;

	if (speaker->seed)
		skip = rules_random(&seed) % 8;
	do {
		form = slice_part(forms, 0, slice_find(forms, "|"));
		forms = slice_part(forms, form.len + 1, forms.len);
	} while (skip-- && forms.len);
	form = slice_trim(form);
	buffer_put(out, form.len ? form : english);
}

static void
put_nonsense(struct buffer *out, size_t letters, unsigned *seed)
{
	static const char *const onsets[] = {"b", "br", "d", "f", "g", "gl",
		"k", "l", "m", "n", "p", "r", "s", "sk", "t", "tr", "v", "z"};
	static const char *const vowels[] = {"a", "e", "i", "o", "u", "ou"};
	size_t start = out->len;

	do {
		buffer_puts(out, onsets[rules_random(seed) % COUNTOF(onsets)]);
		buffer_puts(out, vowels[rules_random(seed) % COUNTOF(vowels)]);
	} while (out->len - start < letters);
}

void
labels_say_nonsense(struct buffer *out, const struct speaker *speaker,
	const char *key, struct slice english)
{
	unsigned seed = speaker->seed + (unsigned)english.len * 131u;
	size_t at = 0, word;

	for (size_t i = 0; key[i]; i++)
		seed = seed * 31 + (unsigned char)key[i];
	while (at < english.len) {
		for (word = 0; is_letter(english, at + word);)
			word++;
		if (word)
			put_nonsense(out, word, &seed);
		else
			buffer_putc(out, english.at[at]);
		at += word ? word : 1;
	}
}
