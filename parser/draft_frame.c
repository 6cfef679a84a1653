#include "parser/draft_frame.h"

static double
whole_number(struct slice digits)
{
	double number = 0;

	for (size_t i = 0; i < digits.len; i++)
		number = 10 * number + (digits.at[i] - '0');
	return number;
}

void
draft_frame_take(struct draft *d, const struct item *item, unsigned line,
	struct slice text)
{
	switch ((int)item->kind) {
	case ITEM_BANNER:
		d->banner = true;
		draft_text(d, FIELD_AB_VERSION, item->words, line);
		if (item->more.len)
			draft_text(d, FIELD_AB_REVISION, item->more, line);
		break;
	case ITEM_BENCHMARKING:
		d->benchmarking = true;
		d->waits = slice_find(text, "(be patient)...") < text.len;
		break;
	case ITEM_PROGRESS:
		if (item->words.len)
			d->ticks = true;
		else if (slice_find(text, "done") < text.len)
			d->finished = true;
		break;
	case ITEM_FINISHED:
		d->finished = d->ticks = true;
		break;
	case ITEM_INTERRUPTED:
		d->interrupted = true;
		break;
	case ITEM_HANDSHAKE:
		d->handshakes++;
		break;
	case ITEM_VERBOSE:
		d->verbose = true;
		break;
	case ITEM_ERROR:
		if (!d->error.len)
			d->error_line = line;
		if (!d->error.len || slice_starts(item->words, "apr_"))
			d->error = item->words;
		break;
	case ITEM_WARNING:
		d->warned = true;
		if (!d->warning_line)
			d->warning_line = line;
		break;
	case ITEM_TOTAL_OF:
		d->total_of = whole_number(item->words);
		break;
	case ITEM_COMMAND:
		d->command = item->words;
		d->command_line = line;
		break;
	}
}
