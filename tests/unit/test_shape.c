#include "tests/unit/recorded.h"

/* A report in a language that nobody speaks. */
#define INVENTED \
	"Zorbel Vantu:           PyAb/1.0\n" \
	"Zorbel Nomik:           127.0.0.1\n" \
	"Zorbel Pordo:           18080\n" \
	"\n" \
	"Skribo Vojo:            /small\n" \
	"Skribo Longo:           204 bajtoj\n" \
	"\n" \
	"Kunula Nivelo:          10\n" \
	"Daurita Tempo:          0.500 sekundoj\n" \
	"Finitaj petoj:          100\n" \
	"Rompitaj petoj:         0\n" \
	"Suma kvanto:            35300 bajtoj\n" \
	"HTML kvanto:            20400 bajtoj\n" \
	"Petoj po sekundo:       200.00 [#/sec] (meza)\n" \
	"Tempo po peto:          50.000 [ms] (meza)\n" \
	"Tempo po peto:          5.000 [ms] (meza, super chiuj)\n" \
	"Kvanta rapido:          68.95 [Kbytes/sec] ricevita\n"

static void
an_invented_language_is_told_by_its_order_and_arithmetic(void **state)
{
	struct runset set = {0};
	const struct run *run;

	(void)state;
	read_text(&set, SEPARATOR_AUTO, INVENTED);
	assert_int_equal(set.count, 1);
	run = set.runs[0];
	assert_true(run_number(run, FIELD_CONCURRENCY) == 10);
	assert_true(run_number(run, FIELD_TIME_TAKEN) == 0.5);
	assert_true(run_number(run, FIELD_COMPLETE) == 100);
	assert_true(run_number(run, FIELD_TRANSFERRED) == 35300);
	assert_true(run_number(run, FIELD_HTML_TRANSFERRED) == 20400);
	assert_true(run_number(run, FIELD_RPS) == 200);
	assert_true(run_number(run, FIELD_TPR) == 50);
	assert_true(run_number(run, FIELD_TPR_ACROSS) == 5);
	assert_true(run_number(run, FIELD_RATE_RECEIVED) == 68.95);
	assert_int_equal(run->notices.items[0].id, NOTICE_GUESSED_LABELS);
	runset_free(&set);
}

static void
lines_that_do_not_fit_each_other_are_no_report(void **state)
{
	(void)state;
	assert_records("Kunula Nivelo:          10\n"
		       "Daurita Tempo:          0.731 sekundoj\n"
		       "Finitaj petoj:          100\n"
		       "Rompitaj petoj:         0\n"
		       "Petoj po sekundo:       999.00 [#/sec] (meza)\n"
		       "Tempo po peto:          77.000 [ms] (meza)\n",
		"");
}

static void
a_bill_is_no_report(void **state)
{
	(void)state;
	assert_records("Invoice:   2024-17\nApples:    10\nPears:     0.50\n"
		       "Sum:       10.50\nTax:       2.00\nTotal:     12.50\n",
		"");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			an_invented_language_is_told_by_its_order_and_arithmetic),
		cmocka_unit_test(
			lines_that_do_not_fit_each_other_are_no_report),
		cmocka_unit_test(a_bill_is_no_report),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
