#include "tests/unit/decoded.h"

static void
mails_are_decoded_part_by_part(void **state)
{
	(void)state;
	assert_decodes("From: a@example.org\n"
		       "To: b@example.org\n"
		       "Subject: x\n"
		       "Content-Type: multipart/alternative; boundary=\"cut\"\n"
		       "\n"
		       "--cut\n"
		       "Content-Type: text/plain; charset=iso-8859-1\n"
		       "Content-Transfer-Encoding: quoted-printable\n"
		       "\n"
		       "Requ=EAtes =3D 12 (mean, across all concurrent=\n"
		       " requests)\n"
		       "--cut\n"
		       "Content-Type: text/html\n"
		       "\n"
		       "<p>Requ&ecirc;tes = 12</p>\n"
		       "--cut--\n",
		"From: a@example.org\n"
		"To: b@example.org\n"
		"Subject: x\n"
		"Content-Type: multipart/alternative; boundary=\"cut\"\n"
		"\n"
		"Content-Type: text/plain; charset=iso-8859-1\n"
		"Content-Transfer-Encoding: quoted-printable\n"
		"\n"
		"Requêtes = 12 (mean, across all concurrent requests)\n"
		"Content-Type: text/html\n"
		"\n");
	assert_decodes("From: a@example.org\nTo: b@example.org\nSubject: x\n"
		       "Content-Transfer-Encoding: base64\n\n"
		       "U2VydmVyIFBvcnQ6IDgwCnByw6p0Cg==\n",
		"From: a@example.org\nTo: b@example.org\nSubject: x\n"
		"Content-Transfer-Encoding: base64\n\n"
		"Server Port: 80\nprêt\n");
}

static void
a_quoted_printable_body_without_its_header_is_decoded(void **state)
{
	struct decoded d;

	(void)state;
	decode(&d,
		slice_of("Time per request: 23.439 [ms] (mean, across all "
			 "concurrent reques=\nts)\nUnit =3D ms\n"));
	assert_string_equal(d.lines.bytes,
		"Time per request: 23.439 [ms] (mean, across all concurrent "
		"requests)\nUnit = ms\n");
	assert_int_equal(d.text.lines[1].number, 3);
	decoded_free(&d);
	assert_unchanged(
		"Document Path: /?a=20&b=3D\nab http://a/?a=20\n====\n");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(mails_are_decoded_part_by_part),
		cmocka_unit_test(
			a_quoted_printable_body_without_its_header_is_decoded),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
