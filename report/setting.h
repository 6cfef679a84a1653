/*
 * The settings of a run, which must be equal for a fair comparison. They come
 * from the record and from the ab command above the run; a cell holds them.
 */
#ifndef REPORT_SETTING_H
#define REPORT_SETTING_H

#include "parser/buffer.h"
#include "report/comparison.h"

/* Fill the settings of the cell with those of the run; texts are borrowed. */
void setting_read(struct cell *cell, const struct run *run);

bool setting_is_known(const struct cell *cell, enum setting setting);

/* As a reader of ab knows it: "n 1000", "t 10 s", "c 5", "-k", "/index.html".
 * Nothing where it is unknown, or goes without saying. */
void setting_write(
	struct buffer *out, const struct cell *cell, enum setting setting);

/* The same for a key: what is unknown differs from what is known. */
void setting_write_key(
	struct buffer *out, const struct cell *cell, enum setting setting);

/* The same for a label in which every cell must say this setting; two spaces
 * part it from what is in the buffer already. */
void setting_write_label(
	struct buffer *out, const struct cell *cell, enum setting setting);

/*
 * The time limit of runs that do not say they had one: where all took the same
 * whole seconds and no more, for numbers of requests that nobody would ask
 * for. 0 where that is not so.
 */
double setting_common_limit(const struct runset *set);

/* Make the setting unknown. */
void setting_clear(struct cell *cell, enum setting setting);

/* The field whose label names the setting. */
enum field_id setting_field(enum setting setting);

#endif
