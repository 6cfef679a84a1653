/*
 * The form that ab prints a figure in settles most readings: counts are whole
 * numbers, rates have two decimals, times of the tables none.
 */
#ifndef PARSER_FORM_H
#define PARSER_FORM_H

#include "parser/draft.h"
#include "parser/run.h"

/* Leave only those candidates that the form allows, where it decides. */
void form_settle(struct draft *d, enum settled how[FIELD_COUNT]);

/* Does this reading have the decimals that ab prints the field with? */
bool form_fits(int field, const struct candidate *c);

#endif
