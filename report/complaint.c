#include "report/complaint.h"

#include <stdio.h>

#include "report/visible.h"

void
complaint_say(const struct error *e)
{
	struct buffer line = {0};

	if (!*e->text)
		return;
	buffer_puts(&line, "abreport: ");
	visible_put(&line, slice_of(e->text));
	buffer_putc(&line, '\n');
	fputs(line.bytes, stderr);
	buffer_free(&line);
}
