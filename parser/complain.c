#include "parser/complain.h"

#include <stdio.h>

void
complain_broken(struct run *run, const struct draft *d, struct arena *a,
	const struct figures *f)
{
	for (size_t i = 0; i < identity_count; i++) {
		const struct identity *identity = &identities[i];
		char text[512] = "";
		size_t used = 0;

		if (identity->check(f) != FINDING_BROKEN)
			continue;
		for (const int *id = identity->fields; *id >= 0; id++) {
			const struct candidates *v = &d->values[*id];

			if (v->set && used < sizeof(text))
				used += (size_t)snprintf(text + used,
					sizeof(text) - used, "%s%s %.*s",
					used ? ", " : "", fields[*id].name,
					(int)v->words.len, v->words.at);
		}
		notice_add(&run->notices, a, NOTICE_BROKEN_IDENTITY,
			d->values[identity->fields[0]].line,
			"'%s' does not hold (%s), figures kept as printed",
			identity->name, text);
	}
}
