#include "report/stream.h"

#include <stdlib.h>

#include "report/complaint.h"
#include "report/record.h"

bool
stream_is_possible(const struct options_output *outputs, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!outputs[i].renderer->stream)
			return false;
	return true;
}

static void
give_up(struct stream *s, size_t i, const struct error *e)
{
	complaint_say(e);
	output_abandon(&s->files[i]);
	s->broken[i] = true;
}

static void
put(struct stream *s, size_t i)
{
	struct error e = {0};

	if (!output_put(&s->files[i], buffer_slice(&s->bytes), &e))
		give_up(s, i, &e);
	s->bytes.len = 0;
}

static void
begin(struct stream *s)
{
	s->files = arena_heap(NULL, s->count * sizeof(*s->files));
	s->broken = arena_heap(NULL, s->count * sizeof(*s->broken));
	for (size_t i = 0; i < s->count; i++) {
		struct error e = {0};

		s->broken[i] = false;
		if (!output_open(&s->files[i], s->outputs[i].path, &e)) {
			give_up(s, i, &e);
			continue;
		}
		s->outputs[i].renderer->stream->head(&s->bytes);
		put(s, i);
	}
}

bool
stream_take(const struct run *run, void *context)
{
	struct stream *s = context;
	bool any = false;

	if (!s->files)
		begin(s);
	for (size_t i = 0; i < s->count; i++) {
		if (s->broken[i])
			continue;
		s->outputs[i].renderer->stream->run(&s->bytes, run);
		put(s, i);
		any = any || !s->broken[i];
	}
	return any;
}

bool
stream_finish(struct stream *s)
{
	bool ok = true;

	for (size_t i = 0; s->files && i < s->count; i++) {
		struct error e = {0};

		if (!s->broken[i] && !output_finish(&s->files[i], &e)) {
			complaint_say(&e);
			s->broken[i] = true;
		}
		ok = ok && !s->broken[i];
	}
	free(s->files);
	free(s->broken);
	buffer_free(&s->bytes);
	*s = (struct stream){0};
	return ok;
}
