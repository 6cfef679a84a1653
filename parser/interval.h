/*
 * Figures as intervals: what was printed, give or take half its last digit.
 */
#ifndef PARSER_INTERVAL_H
#define PARSER_INTERVAL_H

#include "parser/identity.h"

/* Versions up to 2.2.8 compute in 24-bit floats. */
#define INTERVAL_FLOAT_ERROR 2.5e-7

struct interval {
	double low, high; /* NAN: nobody knows */
};

struct interval interval_of(const struct figures *f, enum field_id id);
struct interval interval_times(struct interval a, struct interval b);
struct interval interval_scaled(struct interval a, double factor);

/* Could both hold the same number? */
enum finding interval_meet(struct interval a, struct interval b);

/* Is the product of two fields within the result? */
enum finding interval_product(const struct figures *f, enum field_id a,
	enum field_id b, struct interval result);

/* Is the one not larger than the other? */
enum finding interval_order(double small, double large);

#endif
