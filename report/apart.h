/*
 * Sides that have settings of their own. Where each side has a single value of
 * a setting and they are not the same, the setting keeps all sides apart.
 */
#ifndef REPORT_APART_H
#define REPORT_APART_H

#include "report/comparison.h"

/* Find out across which settings the sides of the comparison are compared. */
void apart_find(struct comparison *c, bool force);

/* Has every side a single value of this setting, and not all the same one? */
bool apart_differs(const struct comparison *c, enum setting setting);

#endif
