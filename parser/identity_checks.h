/*
 * The relations themselves, one function each; identity.c names them.
 */
#ifndef PARSER_IDENTITY_CHECKS_H
#define PARSER_IDENTITY_CHECKS_H

#include "parser/identity.h"

/* Rates, times and counts. */
enum finding identity_rate_by_time(const struct figures *f);
enum finding identity_across_by_count(const struct figures *f);
enum finding identity_mean_by_concurrency(const struct figures *f);
enum finding identity_rate_by_across(const struct figures *f);
enum finding identity_rate_by_mean(const struct figures *f);
enum finding identity_mean_by_time(const struct figures *f);
enum finding identity_rate_by_bytes(const struct figures *f);
enum finding identity_sent_by_bytes(const struct figures *f);
enum finding identity_rates_add_up(const struct figures *f);

/* Failures and bytes. */
enum finding identity_failures_add_up(const struct figures *f);
enum finding identity_bodies_add_up(const struct figures *f);
enum finding identity_headers_add_up(const struct figures *f);
enum finding identity_non_2xx_within(const struct figures *f);
enum finding identity_keep_alive_within(const struct figures *f);
enum finding identity_mean_within_slots(const struct figures *f);

/* The tables of times. */
enum finding identity_connect_in_order(const struct figures *f);
enum finding identity_processing_in_order(const struct figures *f);
enum finding identity_waiting_in_order(const struct figures *f);
enum finding identity_total_in_order(const struct figures *f);
enum finding identity_means_add_up(const struct figures *f);
enum finding identity_maxima_fit(const struct figures *f);
enum finding identity_maxima_cover(const struct figures *f);
enum finding identity_minima_fit(const struct figures *f);
enum finding identity_waiting_within(const struct figures *f);
enum finding identity_percentiles_rise(const struct figures *f);
enum finding identity_longest_is_max(const struct figures *f);
enum finding identity_half_is_median(const struct figures *f);
enum finding identity_tail_is_longest(const struct figures *f);

#endif
