/*
 * Why a reader should be careful: looks through a comparison whose tables are
 * done and adds what it finds.
 */
#ifndef REPORT_REMARK_H
#define REPORT_REMARK_H

#include "report/comparison.h"

void remark_find_all(struct comparison *c);

bool remark_is_there(const struct comparison *c, enum remark_id id);

#endif
