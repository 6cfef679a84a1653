#include "report/visible.h"

#include "parser/utf8.h"

void
visible_put_code(struct buffer *out, unsigned code)
{
	char bytes[4];
	size_t len = utf8_put(bytes, code);

	buffer_put(out, (struct slice){bytes, len});
}

static bool
is_space(uint32_t code)
{
	return (code >= '\t' && code <= '\r') || code == 0x2028 ||
		code == 0x2029;
}

static bool
is_control(uint32_t code)
{
	return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

void
visible_put(struct buffer *out, struct slice text)
{
	while (text.len) {
		uint32_t code = utf8_next(&text);

		if (is_space(code))
			buffer_putc(out, ' ');
		else if (is_control(code))
			visible_put_code(out, UTF8_REPLACEMENT);
		else if (!utf8_is_invisible(code))
			visible_put_code(out, code);
	}
}
