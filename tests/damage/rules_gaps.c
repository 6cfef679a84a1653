#include "tests/damage/rules.h"

#include <string.h>

/*
 * Set down what is reached when the parser gets better: a gap that is wider
 * than need be hides what gets worse.
 */
static const struct rule_gap gaps[] = {
	{"persian-slash", 528, 0,
		"a slash is no decimal mark where digits are Latin"},
	{"unended", 999, 0, "the last row of rubbish is not known as such"},
	{"double-spaced", 999, 0, "an address of colons alone is lost"},
	{"rem", 308, 0, "a word before each line is part of each label"},
	{"stamped-us", 994, 0, "hours of 12 with PM behind them"},
	{"stamped-epoch", 996, 0, "a figure before figures"},
	{"equals", 609, 0, "texts and rows of times without a colon"},
	{"arrow", 609, 0, "texts and rows of times without a colon"},
	{"dash", 541, 0, "texts and rows of times without a colon"},
	{"no-colon", 932, 0, "texts without a colon"},
	{"value-below", 611, 0, "texts and rows below their labels"},
	{"value-below-indented", 611, 0, "texts and rows below their labels"},
	{"value-below-blank", 544, 0, "texts and rows below their labels"},
	{"one-line", 999, 0, "an address of colons alone is lost"},
	{"one-line-commas", 853, 0, "a comma ends a text or belongs to it"},
	{"one-line-bars", 998, 0, "a bar is a table"},
	{"wrapped-60", 996, 0, "texts below their labels"},
	{"wrapped-40", 906, 0, "rows of times are broken in two"},
	{"md-code-spans", 921, 0, "texts keep the mark behind them"},
	{"md-table", 996, 0, "the breakdown and the second rate"},
	{"ascii-table", 996, 0, "the breakdown and the second rate"},
	{"html-table", 986, 0, "the breakdown and the second rate"},
	{"yaml", 996, 0, "the second rate"},
	{"csv", 613, 0, "texts and rows of times in quotes"},
	{"csv-semicolons", 613, 0, "texts and rows of times in quotes"},
	{"tsv", 933, 0, "texts without a colon"},
	{"two-rules", 956, 0, "as each of the two"},
};

const struct rule_gap *
rules_gap(const char *rule)
{
	static const struct rule_gap none = {"", 1000, 0, ""};

	for (size_t i = 0; i < COUNTOF(gaps); i++)
		if (!strcmp(gaps[i].rule, rule))
			return &gaps[i];
	return &none;
}
