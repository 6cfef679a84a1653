#include "parser/encoding_guess.h"

/*
 * The letters beyond ASCII that each language uses, told apart by how often.
 * Of the languages with thousands of characters, the commonest, and those that
 * a report about a web server needs.
 */

static const struct encoding_language western[] = {
	{"éèàçêùôî", "âûëïœæÿü"}, /* French */
	{"äöüß", "éèà"},          /* German */
	{"áéíóúñ", "ü¿¡ªº"},      /* Spanish */
	{"ãçáéíóêõ", "úâôàü"},    /* Portuguese */
	{"àèéìòù", "íîóú"},       /* Italian */
	{"éëïèö", "üóáä"},        /* Dutch */
	{"åäö", "éàü"},           /* Swedish, Finnish */
	{"æøå", "éêòôüöä"},       /* Danish, Norwegian */
	{"áéíóúæö", "ðþýåø"},     /* Icelandic */
	{"àéèíòóúçï", "ü·"},      /* Catalan */
	{"áéíóöüú", "ä"},         /* Hungarian without its long letters */
	{0},
};

static const struct encoding_language central[] = {
	{"ąęłóśżćńź", "öüä"},       /* Polish */
	{"áíéěčšřžýůú", "ďťňóöü"},  /* Czech */
	{"áíéčšžýúľťô", "ďňĺŕóäö"}, /* Slovak */
	{"áéíóöőúüű", "äß"},        /* Hungarian */
	{"ăâîşţ", "éöü"},           /* Romanian */
	{"čšžćđ", "éáöü"},          /* Croatian, Slovene */
	{"äöüß", "é"},              /* German */
	{0},
};

static const struct encoding_language turkish[] = {
	{"ışğüçö", "âîû"},
	{0},
};

static const struct encoding_language baltic[] = {
	{"āēīšūņļģčžķ", "ōŗöü"}, /* Latvian */
	{"ėšžųįūčąę", "öü"},     /* Lithuanian */
	{"äöüõ", "šž"},          /* Estonian */
	{0},
};

static const struct encoding_language cyrillic[] = {
	{"оеаинтсрвлкмдпуя", "ыьгзбчйхжшюцщэфъё№"}, /* Russian */
	{"оаиніевртслкдмупя", "єїґзбгчйхжшюцщьф№"}, /* Ukrainian */
	{"аоеитнрсвлдпкмъ", "зугябчйжцшщхфьюя№"},   /* Bulgarian */
	{"аоеинјрстувдкмлп", "љњћђџжшчцхзгбф"},     /* Serbian */
	{0},
};

static const struct encoding_language greek[] = {
	{"αοιετσνηυρπκμςλόίάή", "ωγδχθέύώφβξζψϊϋΐΰ"},
	{0},
};

static const struct encoding_language hebrew[] = {
	{"יוהלארתשמב", "נכדעחקספגטצזםןךףץ"},
	{0},
};

static const struct encoding_language arabic[] = {
	{"اليمنرتوبةعدسفهكقحج", "أشطصخإىذثضزغئءظؤآ،؛؟ـًٌٍَُِّْ"},
	{"ادرنیهمتوسبلکز", "شپخعفگقحجچغصطضظثذژآ،؛؟أئ"}, /* Persian */
	{0},
};

static const struct encoding_language thai[] = {
	{"านรอกเงมยลวดทสตะปบค่้ัีิแไ็ำ", "หพชจขโใถผุูืึธณฟซศญภฐฉษฎฝฮ์"},
	{0},
};

#define KANA \
	"あいうえおかがきぎくぐけげこごさざしじすずせぜそただち" \
	"っつてでとどなにぬねのはばひびふぶへべほまみむめもやゃゆゅよょ" \
	"らりるれろわをんアァイィウェエオカガキギクグケゲコゴサザシジスズ" \
	"セゼソゾタダチッツテデトドナニネノハバパヒビピフブプヘベペホボポ" \
	"マミムメモヤャユュヨョラリルレロワンー"

static const struct encoding_language japanese[] = {
	{KANA,
		"日一国人年大十二本中長出三時行見月分後前生五間上東四今金九"
		"入学高円子外八六下来小七山話女北午百書先名川千水半男電校語木聞食"
		"車何南万毎白天測定結果実要求接続処理待機合計平均央値最転送速度同"
		"完了失敗回数秒割受信環境設計性能比較使用場確認表示試験並列総量成功"
		"率以部門方法新作者対応自動目的全体開始終止問題文字長短重軽内容変更"},
	{0},
};

static const struct encoding_language simplified[] = {
	{"的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生"
	 "能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都"
	 "同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军"
	 "者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由"
	 "问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话"
	 "合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真"
	 "论处走义各入几口认条平系气题活更别打变四总何电数安少报结反受目太量再"
	 "测试请求服务器响失败功传输字节速率每秒均连接待径主端压网站线程配置存"
	 "码环境运令参版百毫完用户吞吐拟源件文件虚并响延迟值值错误返回说明含",
		"，。、；：？！（）《》“”‘’—…"},
	{0},
};

static const struct encoding_language traditional[] = {
	{"的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生"
	 "能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都"
	 "同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍"
	 "者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由"
	 "問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話"
	 "合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真"
	 "論處走義各入幾口認條平系氣題活更別打變四總何電數安少報結反受目太量再"
	 "測試請求伺服器響失敗功傳輸元組速率每秒均連線待徑埠網站執緒設記憶碼環"
	 "境參版百毫完者使用者錯誤值延遲傳回逾",
		"，。、；：？！（）《》「」—…"},
	{0},
};

static const struct encoding_language korean[] = {
	{"이다는에의을가를은하고로한지도서사기인시자리어대수정스부해일제나아라"
	 "있것들그보으게조니요여장주만상전동원구공과안우선적성신면연방생경마간"
	 "명실중세모유비분소관개발데오음물문통국체당내용결차현회테트청초평균최"
	 "연처버응답완료실패송속측설환았었했습합입됩까와되될된및약번총점높낮느"
	 "빠르린른률율메모드크레프퍼파페포키히치피타토카코터너더머커러루류무바"
	 "벤마큰작같년월일후때문없않못됐얻각값길행화단화추호복위접미처순영계역"
	 "열업양업산반백천만억초",
		"략괜찮렇꽤훨씬"},
	{0},
};

#define ALONE ENCODING_ALONE
#define TOGETHER ENCODING_TOGETHER
#define EITHER ENCODING_EITHER

/*
 * Each with the superset that programs really write: what calls itself
 * ISO-8859-1 is windows-1252, GB2312 is GB18030. Of equals the first wins.
 */
const struct encoding encodings[] = {
	{"windows-1252", "WINDOWS-1252", western, EITHER, 0.02},
	{"GB18030", "GB18030", simplified, EITHER, 0},
	{"Shift-JIS", "CP932", japanese, EITHER, 0},
	{"EUC-JP", "EUC-JP", japanese, TOGETHER, 0},
	{"EUC-KR", "UHC", korean, TOGETHER, 0},
	{"Big5", "CP950", traditional, EITHER, 0},
	{"windows-1251", "WINDOWS-1251", cyrillic, TOGETHER, 0},
	{"KOI8-R", "KOI8-R", cyrillic, TOGETHER, 0},
	{"windows-1250", "WINDOWS-1250", central, ALONE, 0.01},
	{"windows-1254", "WINDOWS-1254", turkish, ALONE, 0},
	{"ISO-8859-2", "ISO-8859-2", central, ALONE, 0},
	{"KOI8-U", "KOI8-U", cyrillic, TOGETHER, -0.01},
	{"IBM866", "IBM866", cyrillic, TOGETHER, -0.1},
	{"ISO-8859-5", "ISO-8859-5", cyrillic, TOGETHER, -0.05},
	{"windows-1253", "WINDOWS-1253", greek, TOGETHER, -0.1},
	{"windows-1255", "WINDOWS-1255", hebrew, TOGETHER, -0.1},
	{"windows-1256", "WINDOWS-1256", arabic, TOGETHER, -0.1},
	{"windows-1257", "WINDOWS-1257", baltic, ALONE, -0.1},
	{"windows-874", "WINDOWS-874", thai, TOGETHER, -0.1},
	{"IBM850", "IBM850", western, ALONE, -0.2},
	{"IBM852", "IBM852", central, ALONE, -0.2},
};

const size_t encoding_count = COUNTOF(encodings);
