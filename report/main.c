#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "report/canvas.h"
#include "report/complaint.h"
#include "report/options.h"
#include "report/output.h"
#include "report/provenance.h"
#include "report/reading.h"
#include "report/stream.h"

enum { EXIT_DONE = 0, EXIT_TROUBLE = 2 };

static int
print(struct buffer *text)
{
	struct error e = {0};
	bool ok = output_write("-", buffer_slice(text), &e);

	if (!ok)
		complaint_say(&e);
	buffer_free(text);
	return ok ? EXIT_DONE : EXIT_TROUBLE;
}

static int
print_help(void)
{
	struct buffer text = {0};

	options_help(&text);
	return print(&text);
}

static int
print_version(void)
{
	struct buffer text = {0};

	buffer_puts(&text, "abreport " ABREPORT_VERSION "\n");
	return print(&text);
}

static int
say_what_to_do(void)
{
	fputs("abreport reads logs of ab (ApacheBench) and reports on them.\n"
	      "Give it one: abreport LOG, or two to compare: abreport A B,\n"
	      "or pipe it in: ab ... | abreport. All options: abreport --help\n",
		stderr);
	return EXIT_TROUBLE;
}

/* The same file, by whatever names. */
static bool
is_same_file(const char *a, const char *b)
{
	struct stat one, other;

	return !stat(a, &one) && !stat(b, &other) && S_ISREG(one.st_mode) &&
		one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

/* A log that was written over is lost. */
static bool
check_targets(const struct options *o, struct error *e)
{
	for (size_t i = 0; i < o->output_count; i++)
		for (size_t k = 0; k < o->input_count; k++) {
			const char *input = o->inputs[k];
			const char *behind = strchr(input, '=');

			if (is_same_file(o->outputs[i].path, input) ||
				(behind &&
					is_same_file(o->outputs[i].path,
						behind + 1)))
				return error_set(e,
					"'%s' is an input and would be written over",
					o->outputs[i].path);
		}
	return true;
}

static bool
wants_colour(const struct options *o, const char *path)
{
	const char *no_colour = getenv("NO_COLOR");
	const char *terminal = getenv("TERM");

	if (o->colour != WHEN_AUTO)
		return o->colour == WHEN_ALWAYS;
	return !strcmp(path, "-") && isatty(STDOUT_FILENO) &&
		!(no_colour && *no_colour) &&
		!(terminal && !strcmp(terminal, "dumb"));
}

/* 0 where it is no terminal. */
static int
columns_of_terminal(void)
{
	struct winsize size;

	if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size))
		return 0;
	return size.ws_col;
}

static void
tell_gaps(struct canvas_gaps *gaps)
{
	struct canvas_script script;

	while (canvas_next_gap(gaps, &script))
		fprintf(stderr,
			"abreport: warning: no font has %s letters; "
			"Debian's package %s has [missing-font]\n",
			script.name, script.package);
}

static bool
write_output(const struct options *o, const struct options_output *output,
	struct report report)
{
	struct canvas_gaps gaps = {0};
	struct buffer bytes = {0};
	struct error e = {0};
	bool ok;

	report.colour = wants_colour(o, output->path);
	report.columns = strcmp(output->path, "-") ? 0 : columns_of_terminal();
	report.gaps = &gaps;
	ok = output->renderer->render(&bytes, &report, &e) &&
		output_write(output->path, buffer_slice(&bytes), &e);
	if (!ok)
		complaint_say(&e);
	tell_gaps(&gaps);
	buffer_free(&bytes);
	return ok;
}

/* All outputs come from one comparison. */
static bool
write_all(const struct options *o, const struct reading *r,
	const struct report *report)
{
	struct compare_options how = {
		.inputs = r->inputs,
		.input_count = r->count,
		.baseline = o->baseline,
		.metrics = o->metrics,
		.metric_count = o->metric_count,
		.force = o->force,
	};
	struct report own = *report;
	struct comparison comparison = {0};
	struct error e = {0};
	bool ok = compare_runs(&comparison, &r->set, &how, &e);

	if (!ok)
		complaint_say(&e);
	own.comparison = &comparison;
	for (size_t i = 0; !e.set && i < o->output_count; i++)
		ok = write_output(o, &o->outputs[i], own) && ok;
	compare_free(&comparison);
	return ok;
}

/* On one screen, the notices of runs would stand there twice: the table for
 * people has them too. */
static enum telling
telling_for(const struct options *o)
{
	bool on_screen = false;

	for (size_t i = 0; i < o->output_count; i++)
		on_screen = on_screen ||
			(!strcmp(o->outputs[i].path, "-") &&
				!strcmp(o->outputs[i].renderer->name, "text"));
	if (o->quiet)
		return TELL_ERRORS;
	return on_screen && isatty(STDOUT_FILENO) && isatty(STDERR_FILENO)
		? TELL_NOTHING
		: TELL_ALL;
}

static bool
run(const struct options *o, const struct report *report)
{
	struct stream stream = {
		.outputs = o->outputs,
		.count = o->output_count,
	};
	struct reading r = {
		.separator = o->separator,
		.telling = telling_for(o),
	};
	bool ok = true;

	if (stream_is_possible(o->outputs, o->output_count)) {
		r.take = stream_take;
		r.context = &stream;
	}
	for (size_t i = 0; i < o->input_count && !r.stopped; i++)
		reading_add(&r, o->inputs[i]);
	if (!o->input_count)
		reading_add(&r, "-");
	reading_attach(&r);
	reading_sum_up(&r);
	if (r.take)
		ok = stream_finish(&stream);
	else if (r.runs)
		ok = write_all(o, &r, report);
	if (!r.runs && !r.failed)
		fputs("abreport: no ab run was found\n", stderr);
	ok = ok && !r.failed && r.runs && !(o->strict && r.warned);
	reading_free(&r);
	return ok;
}

static bool
work(const struct options *o, const char *command)
{
	struct locale locale = {0};
	struct report report = {
		.locale = &locale,
		.title = o->title,
		.template = o->template,
		.command = command,
		.theme = o->theme,
		.chart = "",
		.width_px = o->width_px,
		.outlines = o->outlines,
	};
	struct error e = {0};
	bool ok = locale_load(&locale, o->lang, &e) && check_targets(o, &e);

	if (ok)
		ok = run(o, &report);
	complaint_say(&e);
	locale_free(&locale);
	return ok;
}

int
main(int argc, char **argv)
{
	struct options options;
	struct buffer command = {0};
	struct error e = {0};
	int status;

	output_prepare();
	if (!options_parse(&options, argc, (const char *const *)argv, &e)) {
		complaint_say(&e);
		status = EXIT_TROUBLE;
	} else if (options.help) {
		status = print_help();
	} else if (options.version) {
		status = print_version();
	} else if (!options.input_count && isatty(STDIN_FILENO)) {
		status = say_what_to_do();
	} else {
		provenance_write(&command, argc, (const char *const *)argv);
		status = work(&options, command.bytes) ? EXIT_DONE
						       : EXIT_TROUBLE;
	}
	buffer_free(&command);
	options_free(&options);
	return status;
}
