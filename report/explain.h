/*
 * How each value of a record was settled: for somebody who doubts one.
 */
#ifndef REPORT_EXPLAIN_H
#define REPORT_EXPLAIN_H

#include "report/renderer.h"

/* Chosen by --explain, not by name: it explains other outputs. */
extern const struct renderer explain_renderer;

#endif
