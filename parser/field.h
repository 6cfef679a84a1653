/*
 * The public vocabulary: one row per field of a record, in record order. The
 * names are JSON keys, CSV columns, metric names and template values; the row
 * also says how the field is read, compared and printed. A new field is a new
 * row here and nothing else but what reads it.
 */
#ifndef PARSER_FIELD_H
#define PARSER_FIELD_H

#include <stdbool.h>

#include "parser/slice.h"

enum type {
	TYPE_TEXT,
	TYPE_COUNT,   /* a whole number */
	TYPE_DECIMAL, /* keeps the decimals that the log had */
	TYPE_BOOL,
	TYPE_NOTICES
};

enum better { BETTER_NEITHER, BETTER_HIGHER, BETTER_LOWER };

/* clang-format off */
#define FIELDS_OF_ROW(X, ID, name) \
	X(ID##_MIN_MS,    name "_min_ms",    DECIMAL, "ms", 0, LOWER) \
	X(ID##_MEAN_MS,   name "_mean_ms",   DECIMAL, "ms", 0, LOWER) \
	X(ID##_SD_MS,     name "_sd_ms",     DECIMAL, "ms", 1, LOWER) \
	X(ID##_MEDIAN_MS, name "_median_ms", DECIMAL, "ms", 0, LOWER) \
	X(ID##_MAX_MS,    name "_max_ms",    DECIMAL, "ms", 0, LOWER)

/* X(id, name, type, unit, decimals that today's ab prints, better) */
#define FIELDS(X) \
	X(FILE, "file", TEXT, "", 0, NEITHER) \
	X(LINE, "line", COUNT, "", 0, NEITHER) \
	X(LABEL, "label", TEXT, "", 0, NEITHER) \
	X(KIND, "kind", TEXT, "", 0, NEITHER) \
	X(OUTCOME, "outcome", TEXT, "", 0, NEITHER) \
	X(COMMAND, "command", TEXT, "", 0, NEITHER) \
	X(AB_VERSION, "ab_version", TEXT, "", 0, NEITHER) \
	X(AB_REVISION, "ab_revision", TEXT, "", 0, NEITHER) \
	X(SERVER_SOFTWARE, "server_software", TEXT, "", 0, NEITHER) \
	X(SERVER_HOSTNAME, "server_hostname", TEXT, "", 0, NEITHER) \
	X(SERVER_PORT, "server_port", COUNT, "", 0, NEITHER) \
	X(TLS_PROTOCOL, "tls_protocol", TEXT, "", 0, NEITHER) \
	X(SERVER_TEMP_KEY, "server_temp_key", TEXT, "", 0, NEITHER) \
	X(TLS_SERVER_NAME, "tls_server_name", TEXT, "", 0, NEITHER) \
	X(DOCUMENT_PATH, "document_path", TEXT, "", 0, NEITHER) \
	X(DOCUMENT_LENGTH, "document_length_bytes", COUNT, "bytes", 0, NEITHER) \
	X(DOCUMENT_VARIABLE, "document_length_variable", BOOL, "", 0, NEITHER) \
	X(WORKERS, "workers", COUNT, "", 0, NEITHER) \
	X(CONCURRENCY, "concurrency", COUNT, "", 0, NEITHER) \
	X(CONCURRENCY_ACHIEVED, "concurrency_achieved", COUNT, "", 0, NEITHER) \
	X(RAMPUP_DELAY, "rampup_delay_ms", COUNT, "ms", 0, NEITHER) \
	X(TIME_TAKEN, "time_taken_s", DECIMAL, "s", 3, LOWER) \
	X(REQUESTED, "requested_requests", COUNT, "", 0, NEITHER) \
	X(COMPLETE, "complete_requests", COUNT, "", 0, HIGHER) \
	X(FAILED, "failed_requests", COUNT, "", 0, LOWER) \
	X(FAILED_CONNECT, "failed_connect", COUNT, "", 0, LOWER) \
	X(FAILED_RECEIVE, "failed_receive", COUNT, "", 0, LOWER) \
	X(FAILED_LENGTH, "failed_length", COUNT, "", 0, LOWER) \
	X(FAILED_EXCEPTIONS, "failed_exceptions", COUNT, "", 0, LOWER) \
	X(WRITE_ERRORS, "write_errors", COUNT, "", 0, LOWER) \
	X(NON_2XX, "non_2xx_responses", COUNT, "", 0, LOWER) \
	X(KEEP_ALIVE, "keep_alive_requests", COUNT, "", 0, NEITHER) \
	X(KEEP_ALIVE_ABORTS, "keep_alive_aborts", COUNT, "", 0, LOWER) \
	X(TRANSFERRED, "total_transferred_bytes", COUNT, "bytes", 0, NEITHER) \
	X(BODY_SENT, "total_body_sent_bytes", COUNT, "bytes", 0, NEITHER) \
	X(HTML_TRANSFERRED, "html_transferred_bytes", COUNT, "bytes", 0, NEITHER) \
	X(RPS, "requests_per_second", DECIMAL, "1/s", 2, HIGHER) \
	X(TPR, "time_per_request_ms", DECIMAL, "ms", 3, LOWER) \
	X(TPR_ACROSS, "time_per_request_across_ms", DECIMAL, "ms", 3, LOWER) \
	X(RATE_RECEIVED, "transfer_rate_received_kbytes_per_s", DECIMAL, "kB/s", 2, HIGHER) \
	X(RATE_SENT, "transfer_rate_sent_kbytes_per_s", DECIMAL, "kB/s", 2, HIGHER) \
	X(RATE_TOTAL, "transfer_rate_total_kbytes_per_s", DECIMAL, "kB/s", 2, HIGHER) \
	FIELDS_OF_ROW(X, CONNECT, "connect") \
	FIELDS_OF_ROW(X, PROCESSING, "processing") \
	FIELDS_OF_ROW(X, WAITING, "waiting") \
	FIELDS_OF_ROW(X, TOTAL, "total") \
	X(P50_MS, "p50_ms", DECIMAL, "ms", 0, LOWER) \
	X(P66_MS, "p66_ms", DECIMAL, "ms", 0, LOWER) \
	X(P75_MS, "p75_ms", DECIMAL, "ms", 0, LOWER) \
	X(P80_MS, "p80_ms", DECIMAL, "ms", 0, LOWER) \
	X(P90_MS, "p90_ms", DECIMAL, "ms", 0, LOWER) \
	X(P95_MS, "p95_ms", DECIMAL, "ms", 0, LOWER) \
	X(P98_MS, "p98_ms", DECIMAL, "ms", 0, LOWER) \
	X(P99_MS, "p99_ms", DECIMAL, "ms", 0, LOWER) \
	X(P100_MS, "p100_ms", DECIMAL, "ms", 0, LOWER) \
	X(STATED_DELTA, "stated_delta_percent", DECIMAL, "%", 2, NEITHER) \
	X(NOTICES, "notices", NOTICES, "", 0, NEITHER)

/* clang-format on */

#define FIELD_ENUM(id, name, type, unit, decimals, better) FIELD_##id,
enum field_id { FIELDS(FIELD_ENUM) FIELD_COUNT };
#undef FIELD_ENUM

struct field {
	const char *name;
	enum type type;
	const char *unit; /* "" where there is none */
	int decimals;
	enum better better;
};

/* Indexed by enum field_id. */
extern const struct field fields[FIELD_COUNT];

/* The id of a field by its public name; FIELD_COUNT when there is none. */
enum field_id field_find(struct slice name);

/* Is this field a count or a decimal, that is, can it be compared? */
bool field_is_number(enum field_id id);

#endif
