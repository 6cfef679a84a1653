/*
 * What every renderer is a function of: sides, cells, and for each metric a
 * table of entries with their changes. compare.c makes it.
 */
#ifndef REPORT_COMPARISON_H
#define REPORT_COMPARISON_H

#include "parser/error.h"
#include "parser/run.h"

struct side {
	const char *label; /* unique among the sides, never "" */
	const struct run **runs;
	size_t run_count;
};

/* The runs of one side in one cell. */
struct group {
	const struct run **runs;
	size_t count;
};

struct cell {
	const char *label; /* what tells it from the other cells: "n 1000  c 5";
	                       "" when there is only one cell */
	double requests;   /* NAN where the runs do not say */
	double limit_s; /* of -t; 0 where requests are counted, NAN unknown */
	double concurrency; /* NAN unknown */
	bool keep_alive;
	const char *method;   /* "GET", "POST", ..., "" where unknown */
	const char *path;     /* "" where sides have paths of their own */
	struct group *groups; /* one per side */
};

enum agreement { STATED_NOT, STATED_AGREES, STATED_DIFFERS };

/* A side's change against the baseline. */
struct delta {
	double percent; /* 100 * (b / a - 1); NAN: not compared */
	double ratio;   /* b / a */
	double low_percent, high_percent; /* what the printed decimals allow */
	bool within_rounding;             /* that interval holds zero */
	double stated_percent; /* what the document itself says; NAN: nothing */
	double recomputed_percent; /* what the figures give for that */
	enum agreement agreement;
};

/* One metric of one side in one cell. */
struct entry {
	double value;     /* of the run; of repeats their geometric mean, of
	                     counts their arithmetic mean; NAN: none */
	double low, high; /* what the printed decimals allow */
	int decimals;     /* as many as the log had; a mean has at least one */
	size_t count;     /* runs that have the figure: the repeats */
	struct delta delta; /* against the baseline's entry of the same cell */
};

/* One metric over all cells and sides. */
struct table {
	const struct field *metric;
	enum field_id field;
	struct entry *entries; /* [cell * side_count + side] */
	struct entry *means; /* [side]: geometric mean over the shared cells */
	struct delta *overall; /* [side]: over the cells that it shares with the
	                          baseline, whatever the other sides have */
	size_t shared; /* cells that every side has, with a value each */
	size_t stated,
		agreed; /* stated deltas, and how many of them are right */
};

/* What must be equal for a fair comparison. */
enum setting {
	SETTING_LIMIT,
	SETTING_REQUESTS,
	SETTING_CONCURRENCY,
	SETTING_KEEP_ALIVE,
	SETTING_METHOD,
	SETTING_PATH,
	SETTING_COUNT
};

/* Why a reader should be careful with this comparison. */
enum remark_id {
	REMARK_DOCUMENTS_DIFFER, /* paths or lengths: not like with like */
	REMARK_SETTINGS_DIFFER,  /* concurrency, requests, ...: not compared */
	REMARK_SETTINGS_FORCED,  /* the same, compared because of force */
	REMARK_CELL_UNMATCHED,   /* only some sides have it: listed, not used */
	REMARK_SERVERS_MIXED,    /* a side's repeats are of several servers */
	REMARK_FAILURES,         /* a side had failed requests */
	REMARK_LENGTHS,          /* failed only in that lengths vary: dynamic */
	REMARK_ERROR_PAGES,      /* a side got responses other than 2xx */
	REMARK_STATED_DIFFERS,   /* a stated delta does not follow */
	REMARK_ONE_RUN_EACH,     /* how much runs vary is unknown */
	REMARK_COUNT
};

struct remark {
	enum remark_id id;
	size_t side; /* what it is about; SIZE_MAX: the whole comparison */
	size_t cell; /* likewise */
	enum setting setting; /* of SETTINGS_DIFFER and SETTINGS_FORCED */
};

struct comparison {
	const struct runset *set; /* borrowed; must outlive this */
	struct arena arena;
	struct side *sides;
	size_t side_count;
	size_t baseline;
	struct cell *cells; /* in the order of their first run; where runs come
	                       from several files, of their settings */
	size_t cell_count;
	bool apart[SETTING_COUNT]; /* sides have values of their own of this
	                              setting, so that it makes no cells */
	struct table *tables;      /* one per metric; at least one */
	size_t table_count;
	struct remark *remarks;
	size_t remark_count;
};

/* The public name of a remark, such as "documents-differ". */
const char *remark_name(enum remark_id id);

const struct entry *comparison_entry(const struct comparison *c,
	const struct table *t, size_t cell, size_t side);

#endif
