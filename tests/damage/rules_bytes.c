#include "tests/damage/rules.h"

#include <errno.h>
#include <iconv.h>
#include <string.h>

/* Sentences that stand around a report, in the languages that an encoding is
 * for. They are as long as a short comment to a log. */
static const struct encoding {
	const char *name; /* as iconv knows it */
	const char *mark; /* bytes before all others */
	size_t mark_bytes;
	const char *before;
	const char *behind;
} encodings[] = {
	{"UTF-8", "\xef\xbb\xbf", 3, "", ""},
	{"UTF-16LE", "", 0, "", ""},
	{"UTF-16LE", "\xff\xfe", 2, "", ""},
	{"UTF-16BE", "", 0, "", ""},
	{"UTF-16BE", "\xfe\xff", 2, "", ""},
	{"UTF-32LE", "", 0, "", ""},
	{"UTF-32LE", "\xff\xfe\0\0", 4, "", ""},
	{"UTF-32BE", "", 0, "", ""},
	{"UTF-32BE", "\0\0\xfe\xff", 4, "", ""},
	{"ISO-8859-1", "", 0,
		"Voici le résultat mesuré à l'été sur le serveur équipé "
		"d'un disque très lent :\n\n",
		"\nÇa ira mieux après la mise à jour, espérons-le.\n"},
	{"WINDOWS-1252", "", 0,
		"Der Server läuft jetzt schön schnell – „größer“ als früher, "
		"für 5 €:\n\n",
		"\nÜber die Grüße freue ich mich.\n"},
	{"WINDOWS-1250", "", 0,
		"Poniżej wyniki pomiarów, które właśnie zrobiłem na świeżo "
		"postawionej maszynie:\n\n",
		"\nCzyżby było już lepiej? Zobaczymy później.\n"},
	{"WINDOWS-1251", "", 0,
		"Вот результаты проверки нового сервера, которые получились "
		"сегодня утром:\n\n",
		"\nКажется, стало быстрее, но надо проверить ещё раз.\n"},
	{"KOI8-R", "", 0,
		"Вот результаты проверки нового сервера, которые получились "
		"сегодня утром:\n\n",
		"\nКажется, стало быстрее, но надо проверить ещё раз.\n"},
	{"WINDOWS-1254", "", 0,
		"Aşağıda yeni sunucunun ölçüm sonuçları var, şimdiye kadarki "
		"en hızlısı değil:\n\n",
		"\nBakalım güncellemeden sonra nasıl olacak, teşekkürler.\n"},
	{"GBK", "", 0, "下面是新服务器的测试结果，今天早上测的：\n\n",
		"\n看起来比以前快了一些，不过还要再测一次。\n"},
	{"GB18030", "", 0, "下面是新服务器的测试结果，今天早上测的：\n\n",
		"\n看起来比以前快了一些，不过还要再测一次。\n"},
	{"BIG5", "", 0, "下面是新伺服器的測試結果，今天早上測的：\n\n",
		"\n看起來比以前快了一些，不過還要再測一次。\n"},
	{"SHIFT_JIS", "", 0,
		"新しいサーバーの測定結果です。今朝測りました。\n\n",
		"\n前より速くなったようですが、もう一度測ってみます。\n"},
	{"EUC-JP", "", 0, "新しいサーバーの測定結果です。今朝測りました。\n\n",
		"\n前より速くなったようですが、もう一度測ってみます。\n"},
	{"EUC-KR", "", 0,
		"새 서버의 측정 결과입니다. 오늘 아침에 쟀습니다.\n\n",
		"\n전보다 빨라진 것 같지만 다시 한번 재 보겠습니다.\n"},
};

/* Not const: iconv's interface is older than the word. */
static bool
convert(struct buffer *out, iconv_t to, struct buffer *text)
{
	char *in = text->bytes, block[4096];
	size_t left = text->len;

	while (left) {
		char *to_at = block;
		size_t room = sizeof(block);
		size_t got = iconv(to, &in, &left, &to_at, &room);

		buffer_put(out, (struct slice){block, sizeof(block) - room});
		if (got == (size_t)-1 && errno != E2BIG)
			return false;
	}
	return true;
}

static bool
encode(struct buffer *out, struct slice report, const struct rule *rule,
	unsigned seed)
{
	const struct encoding *e = &encodings[rule->number];
	iconv_t to = iconv_open(e->name, "UTF-8");
	struct buffer text = {0};
	bool good;

	(void)seed;
	if (to == (iconv_t)-1)
		return false;
	buffer_puts(&text, e->before);
	buffer_put(&text, report);
	buffer_puts(&text, e->behind);
	buffer_put(out, (struct slice){e->mark, e->mark_bytes});
	good = convert(out, to, &text);
	buffer_free(&text);
	iconv_close(to);
	return good;
}

#define BYTES(name, number) \
	{ \
		STAGE_BYTES, name, encode, "", number, false \
	}

const struct rule rules_of_bytes[] = {
	BYTES("utf-8-bom", 0),
	BYTES("utf-16le", 1),
	BYTES("utf-16le-bom", 2),
	BYTES("utf-16be", 3),
	BYTES("utf-16be-bom", 4),
	BYTES("utf-32le", 5),
	BYTES("utf-32le-bom", 6),
	BYTES("utf-32be", 7),
	BYTES("utf-32be-bom", 8),
	BYTES("latin-1", 9),
	BYTES("windows-1252", 10),
	BYTES("windows-1250", 11),
	BYTES("windows-1251", 12),
	BYTES("koi8-r", 13),
	BYTES("windows-1254", 14),
	BYTES("gbk", 15),
	BYTES("gb18030", 16),
	BYTES("big5", 17),
	BYTES("shift-jis", 18),
	BYTES("euc-jp", 19),
	BYTES("euc-kr", 20),
	{0},
};
