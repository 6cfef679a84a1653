#include "tests/damage/judge.h"

#include <ctype.h>
#include <string.h>

const struct run judge_nothing = {.file = "-"};

bool
judge_is_stated(enum field_id id)
{
	return id != FIELD_FILE && id != FIELD_LINE && id != FIELD_OUTCOME &&
		id != FIELD_NOTICES;
}

/* Equal but for the amount of white space. */
static bool
is_same_text(const char *a, const char *b)
{
	while (*a && *b) {
		if (isspace((unsigned char)*a) && isspace((unsigned char)*b)) {
			a += strspn(a, " \t");
			b += strspn(b, " \t");
		} else if (*a++ != *b++) {
			return false;
		}
	}
	return *a == *b;
}

static bool
is_same(const struct run *before, const struct run *after, enum field_id id)
{
	if (fields[id].type == TYPE_TEXT)
		return is_same_text(run_text(before, id), run_text(after, id));
	return run_number(before, id) == run_number(after, id) &&
		run_decimals(before, id) == run_decimals(after, id);
}

enum judgement
judge_field(const struct run *before, const struct run *after, enum field_id id)
{
	if (!run_has(after, id))
		return run_has(before, id) ? JUDGED_ABSENT : JUDGED_NEITHER;
	if (!run_has(before, id))
		return JUDGED_INVENTED;
	return is_same(before, after, id) ? JUDGED_SAME : JUDGED_DIFFERENT;
}

size_t
judge_count_same(const struct run *before, const struct run *after)
{
	size_t same = 0;

	for (enum field_id id = 0; id < FIELD_COUNT; id++)
		same += judge_is_stated(id) &&
			judge_field(before, after, id) == JUDGED_SAME;
	return same;
}

void
judge_put_value(struct buffer *out, const struct run *run, enum field_id id)
{
	if (!run_has(run, id))
		buffer_puts(out, "absent");
	else if (fields[id].type == TYPE_TEXT)
		buffer_printf(out, "'%s'", run_text(run, id));
	else
		buffer_printf(out, "%.*f", run_decimals(run, id),
			run_number(run, id));
}
