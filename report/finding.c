#include "report/finding.h"

#include "report/visible.h"

/* Notices of one kind that are said one by one. */
#define MOST_ALIKE 5

static void
put_place(struct buffer *out, const char *file, unsigned line)
{
	visible_put(out, slice_of(*file ? file : "abreport"));
	if (line)
		buffer_printf(out, ":%u", line);
	buffer_puts(out, ": ");
}

void
finding_say(struct buffer *out, struct finding_tally *tally, const char *file,
	const struct notice *notice)
{
	if (tally->seen[notice->id]++ >= MOST_ALIKE)
		return;
	put_place(out, *notice->file ? notice->file : file, notice->line);
	buffer_printf(out, "%s: ", notice_level(notice->id));
	visible_put(out, slice_of(notice->message));
	buffer_printf(out, " [%s]\n", notice_kinds[notice->id].name);
}

void
finding_sum_up(struct buffer *out, const struct finding_tally *tally)
{
	for (int id = 0; id < NOTICE_COUNT; id++)
		if (tally->seen[id] > MOST_ALIKE)
			buffer_printf(out,
				"abreport: %s: %zu more like that [%s]\n",
				notice_level((enum notice_id)id),
				tally->seen[id] - MOST_ALIKE,
				notice_kinds[id].name);
}

void
finding_list(struct buffer *out, const struct runset *set)
{
	struct finding_tally tally = {0};

	for (size_t i = 0; i < set->count; i++)
		for (size_t k = 0; k < set->runs[i]->notices.count; k++)
			finding_say(out, &tally, set->runs[i]->file,
				&set->runs[i]->notices.items[k]);
	finding_sum_up(out, &tally);
}
