#include "tests/unit/decoded.h"

#include "parser/utf8.h"

/* A literal with zeros in it, as a slice. */
#define BYTES(literal) ((struct slice){literal, sizeof(literal) - 1})

/* What people saved in the encodings of their time. */
static const struct {
	const char *encoding;
	const char *bytes;
	const char *text;
} rows[] = {
	{"windows-1252",
		"Requ\xEAtes termin\xE9"
		"es: 3 000\nRequ\xEAtes \xE9"
		"chou\xE9"
		"es: 0\n",
		"Requêtes terminées: 3 000\nRequêtes échouées: 0\n"},
	{"windows-1252",
		"L\xE4ngere Antwortzeit \x96 gr\xF6\xDF"
		"er als \xFC"
		"blich\n",
		"Längere Antwortzeit – größer als üblich\n"},
	{"windows-1252",
		"4\xA0"
		"050,22 requests\n",
		"4\u00A0050,22 requests\n"},
	{"windows-1250",
		"\xAF\xB9"
		"dania na sekund\xEA: 427,18\nB\xB3\xEA"
		"dy \xBF\xB9"
		"da\xF1: 0\n",
		"Żądania na sekundę: 427,18\nBłędy żądań: 0\n"},
	{"windows-1250",
		"Po\xE8"
		"et po\x9E"
		"adavk\xF9 za sekundu: 427,18\n",
		"Počet požadavků za sekundu: 427,18\n"},
	{"windows-1251",
		"\xC7\xE0\xEF\xF0\xEE\xF1\xEE\xE2 \xE2 \xF1\xE5\xEA\xF3\xED"
		"\xE4\xF3: 427,18\n",
		"Запросов в секунду: 427,18\n"},
	{"KOI8-R",
		"\xFA\xC1\xD0\xD2\xCF\xD3\xCF\xD7 \xD7 \xD3\xC5\xCB\xD5\xCE"
		"\xC4\xD5: 427,18\n",
		"Запросов в секунду: 427,18\n"},
	{"windows-1254",
		"Ba\xFE"
		"ar\xFDs\xFDz istekler: 0\nSaniyedeki istek say\xFDs\xFD: 4"
		"27,18\n",
		"Başarısız istekler: 0\nSaniyedeki istek sayısı: 427,18\n"},
	{"GB18030",
		"\xC3\xBF\xC3\xEB\xC7\xEB\xC7\xF3\xCA\xFD: 427.18   # \xCD"
		"\xCC\xCD\xC2\xC2\xCA\n",
		"每秒请求数: 427.18   # 吞吐率\n"},
	{"Big5",
		"\xA8"
		"C\xAC\xED\xBD\xD0\xA8"
		"D\xBC\xC6: 427.18   # \xA6\xF8\xAA"
		"A\xBE\xB9\xA6^\xC0\xB3\xAE\xC9\xB6\xA1\n",
		"每秒請求數: 427.18   # 伺服器回應時間\n"},
	{"Shift-JIS",
		"1\x95"
		"b\x82\xA0\x82\xBD\x82\xE8\x82\xCC\x83\x8A\x83N\x83G\x83X"
		"\x83g\x90\x94: 427.18\n",
		"1秒あたりのリクエスト数: 427.18\n"},
	{"EUC-JP",
		"1\xC9\xC3\xA4\xA2\xA4\xBF\xA4\xEA\xA4\xCE\xA5\xEA\xA5\xAF"
		"\xA5\xA8\xA5\xB9\xA5\xC8\xBF\xF4: 427.18\n",
		"1秒あたりのリクエスト数: 427.18\n"},
	{"EUC-KR", "\xC3\xCA\xB4\xE7 \xBF\xE4\xC3\xBB \xBC\xF6: 427.18\n",
		"초당 요청 수: 427.18\n"},
};

/* Is there a notice of this kind, and does it say so? */
static bool
notes(const struct decoded *d, enum notice_id id, const char *words)
{
	for (size_t i = 0; i < d->notices.count; i++)
		if (d->notices.items[i].id == id &&
			strstr(d->notices.items[i].message, words))
			return true;
	return false;
}

static void
old_encodings_are_told_by_their_letters(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNTOF(rows); i++) {
		struct decoded d;

		decode(&d, slice_of(rows[i].bytes));
		assert_string_equal(d.lines.bytes, rows[i].text);
		assert_true(notes(&d, NOTICE_ENCODING, rows[i].encoding));
		assert_true(d.text.utf16_or_other);
		decoded_free(&d);
	}
}

static void
valid_utf8_is_nothing_else(void **state)
{
	struct decoded d;

	(void)state;
	decode(&d, slice_of("Zażądano\ncharset=iso-8859-1\n联通\n"));
	assert_string_equal(
		d.lines.bytes, "Zażądano\ncharset=iso-8859-1\n联通\n");
	assert_int_equal(d.notices.count, 0);
	assert_false(d.text.utf16_or_other);
	decoded_free(&d);
}

static void
reads_utf16_with_and_without_a_mark(void **state)
{
	(void)state;
	assert_bytes_decode(BYTES("\xFF\xFE"
				  "8\0\xE9\0\r\0\n\0"),
		"8é\n");
	assert_bytes_decode(BYTES("\xFE\xFF\0"
				  "8\0\xE9\0\r\0\n"),
		"8é\n");
	assert_bytes_decode(BYTES("P\0o\0r\0t\0:\0 \0"
				  "8\0\n\0"),
		"Port: 8\n");
	assert_bytes_decode(BYTES("\0P\0o\0r\0t\0:\0 \0"
				  "8\0\n"),
		"Port: 8\n");
	assert_bytes_decode(
		BYTES("\xFF\xFE\x3D\xD8\x00\xDE\n\0"), "\xF0\x9F\x98\x80\n");
}

static void
reads_utf32(void **state)
{
	(void)state;
	assert_bytes_decode(BYTES("\xFF\xFE\0\0"
				  "8\0\0\0\xE9\0\0\0\n\0\0\0"),
		"8é\n");
	assert_bytes_decode(
		BYTES("P\0\0\0o\0\0\0r\0\0\0t\0\0\0\n\0\0\0"), "Port\n");
	assert_bytes_decode(
		BYTES("\0\0\0P\0\0\0o\0\0\0r\0\0\0t\0\0\0\n"), "Port\n");
}

static void
lone_halves_of_utf16_are_replaced_with_a_notice(void **state)
{
	struct decoded d;

	(void)state;
	decode(&d,
		BYTES("\xFF\xFE"
		      "a\0\x3D\xD8"
		      "b\0\x00\xDE"
		      "c\0\n\0x"));
	assert_string_equal(d.lines.bytes,
		"a\xEF\xBF\xBD"
		"b\xEF\xBF\xBD"
		"c\n\xEF\xBF\xBD\n");
	assert_true(notes(&d, NOTICE_BAD_BYTES, "3 units"));
	decoded_free(&d);
}

static void
plain_text_appended_to_utf16_is_read_too(void **state)
{
	(void)state;
	assert_bytes_decode(
		BYTES("\xFF\xFE"
		      "F\0i\0r\0s\0t\0\n\0"
		      "Complete requests:      1000 and more of these words\n"),
		"First\nComplete requests:      1000 and more of these words\n");
}

static void
bad_bytes_among_utf8_cost_only_themselves(void **state)
{
	struct decoded d;

	(void)state;
	decode(&d, slice_of("Заголовок\ncut: \xE6\xB8\nпосле\n"));
	assert_string_equal(d.lines.bytes,
		"Заголовок\ncut: \xEF\xBF\xBD\xEF\xBF\xBD\nпосле\n");
	assert_true(notes(&d, NOTICE_BAD_BYTES, "2 bytes"));
	assert_int_equal(d.notices.items[0].line, 2);
	assert_false(d.text.lines[1].text.len == 0);
	decoded_free(&d);
}

static void
a_no_break_space_of_windows_among_utf8_is_one(void **state)
{
	(void)state;
	assert_decodes("Requêtes à la seconde\n4\xA0"
		       "050,22\nfini\n",
		"Requêtes à la seconde\n4\u00A0"
		"050,22\nfini\n");
}

static void
lines_of_another_encoding_among_utf8_are_read_by_it(void **state)
{
	struct decoded d;

	(void)state;
	decode(&d,
		slice_of("每秒请求数\n测试\n"
			 "\xCD\xCC\xCD\xC2\xC2\xCA \xC7\xEB\xC7\xF3\n"));
	assert_string_equal(d.lines.bytes, "每秒请求数\n测试\n吞吐率 请求\n");
	assert_true(notes(&d, NOTICE_ENCODING, "GB18030"));
	decoded_free(&d);
}

static void
a_page_says_what_it_is_in(void **state)
{
	struct decoded d;

	(void)state;
	decode(&d,
		slice_of(
			"<html><head><meta charset=\"windows-1251\"></head>"
			"<body><pre>Server Port: 80 \xE2\n</pre></body></html>"));
	assert_non_null(strstr(d.lines.bytes, "Server Port: 80 в"));
	assert_true(notes(&d, NOTICE_ENCODING, "windows-1251"));
	decoded_free(&d);
}

static void
old_japanese_mail_is_seven_bits(void **state)
{
	(void)state;
	assert_decodes("\x1B$B7k2L\x1B(B: 12\n", "結果: 12\n");
}

static void
any_bytes_become_valid_utf8(void **state)
{
	unsigned seed = 1;

	(void)state;
	for (size_t round = 0; round < 300; round++) {
		char bytes[96];
		struct decoded d;

		for (size_t i = 0; i < sizeof(bytes); i++) {
			seed = seed * 1103515245 + 12345;
			bytes[i] = (char)(seed >> 16);
			if (round % 3 && seed >> 28 < 12)
				bytes[i] = (char)(' ' + (seed >> 16) % 95);
		}
		decode(&d, (struct slice){bytes, sizeof(bytes)});
		assert_int_equal(
			utf8_valid(buffer_slice(&d.lines)), d.lines.len);
		decoded_free(&d);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(old_encodings_are_told_by_their_letters),
		cmocka_unit_test(valid_utf8_is_nothing_else),
		cmocka_unit_test(reads_utf16_with_and_without_a_mark),
		cmocka_unit_test(reads_utf32),
		cmocka_unit_test(
			lone_halves_of_utf16_are_replaced_with_a_notice),
		cmocka_unit_test(plain_text_appended_to_utf16_is_read_too),
		cmocka_unit_test(bad_bytes_among_utf8_cost_only_themselves),
		cmocka_unit_test(a_no_break_space_of_windows_among_utf8_is_one),
		cmocka_unit_test(
			lines_of_another_encoding_among_utf8_are_read_by_it),
		cmocka_unit_test(a_page_says_what_it_is_in),
		cmocka_unit_test(old_japanese_mail_is_seven_bits),
		cmocka_unit_test(any_bytes_become_valid_utf8),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
