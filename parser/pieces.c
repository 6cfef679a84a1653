#include "parser/pieces.h"

#include "parser/boundary.h"
#include "parser/html_tags.h"
#include "parser/mail.h"

/* Enough to tell that a file is no text. */
#define HEAD ((size_t)64 * 1024)

/* What cannot be cut between runs: its parts are known only from the whole. */
static bool
is_of_one_piece(const struct blocks *b)
{
	struct slice bytes = blocks_now(b);

	return blocks_are_wide(b) || mail_looks(bytes) ||
		html_tags_form(bytes) == HTML_PAGE;
}

/* The next piece, and whether it ends where no run does. */
struct piece {
	size_t length; /* 0: there is no more to read */
	bool forced;
};

static struct piece
next_piece(struct blocks *b, bool of_one_piece)
{
	const struct intake_limits *limits = b->in->limits;
	size_t wanted = of_one_piece ? limits->uncut : limits->piece;

	for (;; wanted *= 2) {
		struct slice now;
		size_t cut;

		blocks_fill(b, wanted);
		if (b->ended && b->length <= wanted)
			return (struct piece){b->length, false};
		now = slice_part(blocks_now(b), 0, wanted);
		cut = of_one_piece ? 0 : boundary_find(now);
		if (cut)
			return (struct piece){cut, false};
		if (wanted >= limits->uncut ||
			blocks_lines(now) >= limits->lines)
			return (struct piece){boundary_line(now), true};
	}
}

/* Why text gave no record: text_decode knows. */
static enum notice_id
judge(struct slice bytes)
{
	static const enum notice_id ids[] = {
		[TEXT_OK] = NOTICE_NO_AB_OUTPUT,
		[TEXT_EMPTY] = NOTICE_EMPTY_INPUT,
		[TEXT_BINARY] = NOTICE_BINARY_INPUT,
	};
	struct arena scratch = {0};
	struct notices notices = {0};
	struct text text = {0};
	enum text_verdict verdict = text_decode(
		&text, &scratch, bytes, 1, &notices);

	arena_free(&scratch);
	return ids[verdict];
}

static void
read_piece(struct blocks *b, size_t piece, struct intake_verdict *verdict)
{
	struct document document = {
		.name = b->name,
		.first = b->line,
		.last = b->ended && piece == b->length,
	};
	struct slice bytes = slice_part(blocks_now(b), 0, piece);

	intake_read(b->in, &document, bytes, verdict);
	b->line += blocks_lines(bytes);
	blocks_drop(b, piece);
	intake_hand_over(b->in);
}

static void
read_pieces(struct blocks *b, struct intake_verdict *verdict)
{
	bool of_one_piece = is_of_one_piece(b);
	size_t runs = b->in->runs;
	unsigned forced = 0;

	while (!b->in->stopped) {
		struct piece piece = next_piece(b, of_one_piece);

		if (piece.forced && !forced++)
			intake_notice(b->in, NOTICE_LIMIT, b->name, b->line,
				"no run begins for long: it is read in parts "
				"that end with any line");
		if (!piece.length ||
			(forced > b->in->limits->fruitless &&
				b->in->runs == runs))
			break;
		read_piece(b, piece.length, verdict);
	}
	if (b->length && !b->in->stopped)
		intake_notice(b->in, NOTICE_LIMIT, b->name, b->line,
			"the rest is not read: it is not like any log of ab");
}

static void
read_whole(struct blocks *b, struct intake_verdict *verdict)
{
	struct document document = {
		.name = b->name, .first = b->line, .last = true};
	struct slice bytes = blocks_now(b);
	size_t runs = b->in->runs;

	intake_read(b->in, &document, bytes, verdict);
	if (b->in->runs == runs && !verdict->found && !verdict->explained)
		verdict->id = judge(bytes);
	intake_hand_over(b->in);
}

static bool
is_small(const struct blocks *b)
{
	return b->ended && b->length <= b->in->limits->small &&
		blocks_lines(blocks_now(b)) < b->in->limits->lines;
}

static const char *
reason(enum notice_id id)
{
	if (id == NOTICE_EMPTY_INPUT)
		return "there is nothing in it";
	return id == NOTICE_BINARY_INPUT ? "it is not a text"
					 : "there is nothing of ab in it";
}

void
pieces_read(struct blocks *b)
{
	struct intake *in = b->in;
	struct intake_verdict verdict = {.id = NOTICE_NO_AB_OUTPUT};
	size_t runs = in->runs;

	blocks_fill(b, in->limits->small);
	if (is_small(b))
		read_whole(b, &verdict);
	else if (judge(slice_part(blocks_now(b), 0, HEAD)) ==
		NOTICE_BINARY_INPUT)
		verdict.id = NOTICE_BINARY_INPUT;
	else
		read_pieces(b, &verdict);
	if (in->runs == runs && !verdict.explained && !in->stopped)
		intake_leave_out(in, b->name, verdict.id, reason(verdict.id));
}
