/*
 * Every form of every version of ab, from the list of what it ever printed:
 * its own text, and the whole record that comes of it.
 */
#include "tests/unit/recorded.h"

#include "tests/unit/form_ids.h"
#include "tests/unit/forms_banner.h"
#include "tests/unit/forms_verbose.h"
#include "tests/unit/forms_summary.h"
#include "tests/unit/forms_figures.h"
#include "tests/unit/forms_times.h"
#include "tests/unit/forms_notes.h"
#include "tests/unit/forms_files.h"
#include "tests/unit/forms_html.h"
#include "tests/unit/forms_endings.h"
#include "tests/unit/forms_others.h"

struct section {
	const struct form *forms;
	size_t count;
};

static const struct section sections[] = {
	{banner_forms, COUNTOF(banner_forms)},
	{verbose_forms, COUNTOF(verbose_forms)},
	{summary_forms, COUNTOF(summary_forms)},
	{figures_forms, COUNTOF(figures_forms)},
	{times_forms, COUNTOF(times_forms)},
	{notes_forms, COUNTOF(notes_forms)},
	{files_forms, COUNTOF(files_forms)},
	{html_forms, COUNTOF(html_forms)},
	{endings_forms, COUNTOF(endings_forms)},
	{others_forms, COUNTOF(others_forms)},
};

#define ROOM 400

static void
is_read_as_its_record(void **state)
{
	const struct form *form = *state;

	assert_records(form->text, form->record);
}

static size_t
count_rows(const char *id)
{
	size_t rows = 0;

	for (size_t i = 0; i < COUNTOF(sections); i++)
		for (size_t k = 0; k < sections[i].count; k++)
			rows += !strcmp(sections[i].forms[k].id, id);
	return rows;
}

static void
every_form_has_a_test(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNTOF(form_ids); i++)
		if (count_rows(form_ids[i]) != 1)
			fail_msg("%s: %zu tests", form_ids[i],
				count_rows(form_ids[i]));
}

static bool
is_listed(const char *id)
{
	for (size_t i = 0; i < COUNTOF(form_ids); i++)
		if (!strcmp(form_ids[i], id))
			return true;
	return false;
}

static void
every_test_is_of_a_form(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNTOF(sections); i++)
		for (size_t k = 0; k < sections[i].count; k++)
			if (!is_listed(sections[i].forms[k].id))
				fail_msg("not in the list: %s",
					sections[i].forms[k].id);
}

/* One test per form, which bears its name. */
static size_t
list_tests(struct CMUnitTest *tests)
{
	size_t count = 0;

	for (size_t i = 0; i < COUNTOF(sections); i++)
		for (size_t k = 0; k < sections[i].count; k++) {
			const struct form *form = &sections[i].forms[k];

			assert_true(count < ROOM);
			tests[count++] = (struct CMUnitTest){form->id,
				is_read_as_its_record, NULL, NULL,
				(void *)(uintptr_t)form};
		}
	return count;
}

int
main(void)
{
	const struct CMUnitTest lists[] = {
		cmocka_unit_test(every_form_has_a_test),
		cmocka_unit_test(every_test_is_of_a_form),
	};
	static struct CMUnitTest tests[ROOM];
	size_t count = list_tests(tests);

	return cmocka_run_group_tests(lists, NULL, NULL) +
		_cmocka_run_group_tests("forms", tests, count, NULL, NULL);
}
