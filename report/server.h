/*
 * The servers of runs, by the shortest text that tells them apart: software
 * where that does it, else hosts, else both.
 */
#ifndef REPORT_SERVER_H
#define REPORT_SERVER_H

#include "parser/buffer.h"
#include "parser/run.h"

/* One name per run of the set, in the arena; "" where a run does not say its
 * server. The result is how many different servers there are. */
size_t server_names(
	const char **names, struct arena *a, const struct runset *set);

/* Do both runs name the same software and host? */
bool server_is_same(const struct run *a, const struct run *b);

/* What is known of a run's server: "nginx/1.4.1 (10.0.0.1:80)". */
void server_write(struct buffer *out, const struct run *run);

#endif
