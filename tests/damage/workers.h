/*
 * Cases of a test in processes of their own, as many at once as there are
 * cores: a crash is one failed case. Each prints its own TAP lines.
 */
#ifndef TESTS_DAMAGE_WORKERS_H
#define TESTS_DAMAGE_WORKERS_H

#include <stdbool.h>
#include <stddef.h>

/* Sanitizers make the program many times slower, so fewer cases must do. */
#if defined(__SANITIZE_ADDRESS__)
#define WORKERS_SLOW 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WORKERS_SLOW 1
#endif
#endif

struct workers {
	size_t cases;
	/* Runs a case; true when it is as it should be. Any process may ask
	 * for the name. */
	bool (*run)(size_t number, void *context);
	const char *(*name)(size_t number, void *context);
	void *context;
};

/* True when every case was. */
bool workers_run(const struct workers *w);

#endif
