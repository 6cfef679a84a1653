/*
 * What became of a record when its log was damaged. Only what a log says
 * itself is judged: not where it stood, nor how the program says it ended.
 */
#ifndef TESTS_DAMAGE_JUDGE_H
#define TESTS_DAMAGE_JUDGE_H

#include "parser/buffer.h"
#include "parser/run.h"

enum judgement {
	JUDGED_NEITHER, /* absent before and after */
	JUDGED_SAME,
	JUDGED_ABSENT,   /* there before, not after */
	JUDGED_INVENTED, /* not there before */
	JUDGED_DIFFERENT
};

/* A record of which nothing is left. */
extern const struct run judge_nothing;

/* Is this field what the log says, and not what is said of the log? */
bool judge_is_stated(enum field_id id);

enum judgement judge_field(
	const struct run *before, const struct run *after, enum field_id id);

/* How many figures and texts are the same, the label among them. */
size_t judge_count_same(const struct run *before, const struct run *after);

/* A value as a finding shows it: "12.50", "'nginx'", "absent". */
void judge_put_value(
	struct buffer *out, const struct run *run, enum field_id id);

#endif
