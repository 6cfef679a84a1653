#include "report/csv.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* The row of a run that has this label and nothing else. */
static void
label_is(const char *label, char separator, const char *expected)
{
	struct runset set = {0};
	struct run *run = run_new(&set, KIND_RUN, "x", 1);
	struct buffer out = {0};

	run_set_text(run, &set.arena, FIELD_LABEL, slice_of(label), 1);
	csv_record(&out, run, separator);
	assert_memory_equal(out.bytes, expected, strlen(expected));
	buffer_free(&out);
	runset_free(&set);
}

static void
cells_are_quoted_where_they_must_be(void **state)
{
	(void)state;
	label_is("plain", ',', "x,1,plain,run,");
	label_is("a,b", ',', "x,1,\"a,b\",run,");
	label_is("a\"b", ',', "x,1,\"a\"\"b\",run,");
	label_is("a,b", '\t', "x\t1\ta,b\trun\t");
}

static void
texts_that_look_like_formulas_are_guarded(void **state)
{
	(void)state;
	label_is("=cmd()", ',', "x,1,'=cmd(),run,");
	label_is("+1", ',', "x,1,'+1,run,");
	label_is("-1", ',', "x,1,'-1,run,");
	label_is("@x", ',', "x,1,'@x,run,");
	label_is(" =x", ',', "x,1,' =x,run,");
}

static void
controls_do_not_reach_a_cell(void **state)
{
	(void)state;
	label_is("a\nb\033[2J", ',', "x,1,a b\xef\xbf\xbd[2J,run,");
}

static void
the_head_names_the_fields_in_order(void **state)
{
	struct buffer out = {0};

	(void)state;
	csv_head(&out, ',');
	assert_memory_equal(out.bytes, "file,line,label,kind,", 21);
	assert_non_null(strstr(out.bytes, ",stated_delta_percent,notices\n"));
	buffer_free(&out);
}

static void
numbers_stay_numbers_and_what_is_absent_is_empty(void **state)
{
	struct runset set = {0};
	struct run *run = run_new(&set, KIND_RUN, "x", 1);
	struct buffer out = {0};

	(void)state;
	run_set_number(run, FIELD_STATED_DELTA, -9.5, 2, SETTLED_PRINTED, 1);
	notice_add(&run->notices, &set.arena, NOTICE_TRUNCATED, 1, "a");
	notice_add(&run->notices, &set.arena, NOTICE_FAILURES, 1, "b");
	csv_record(&out, run, ',');
	assert_non_null(strstr(out.bytes, ",,,-9.50,truncated failures\n"));
	buffer_free(&out);
	runset_free(&set);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cells_are_quoted_where_they_must_be),
		cmocka_unit_test(texts_that_look_like_formulas_are_guarded),
		cmocka_unit_test(controls_do_not_reach_a_cell),
		cmocka_unit_test(the_head_names_the_fields_in_order),
		cmocka_unit_test(
			numbers_stay_numbers_and_what_is_absent_is_empty),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
