#include "report/provenance.h"

#include <string.h>

static void
put_quoted(struct buffer *out, const char *word)
{
	if (*word &&
		!word[strspn(word,
			"abcdefghijklmnopqrstuvwxyz"
			"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
			"-_./=:,+@%")]) {
		buffer_puts(out, word);
		return;
	}
	buffer_putc(out, '\'');
	for (; *word; word++)
		if (*word == '\'')
			buffer_puts(out, "'\\''");
		else
			buffer_putc(out, *word);
	buffer_putc(out, '\'');
}

void
provenance_write(struct buffer *out, int argc, const char *const *argv)
{
	buffer_puts(out, "abreport");
	for (int i = 1; i < argc; i++) {
		buffer_putc(out, ' ');
		put_quoted(out, argv[i]);
	}
}
