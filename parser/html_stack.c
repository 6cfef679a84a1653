#include "parser/html_stack.h"

#include <string.h>

/* A table that goes on is written in parts of so many rows. */
#define TABLE_ROWS 4096

#define ROW_CELLS 256

static struct html_level *
level_of(struct html_stack *stack)
{
	return stack->depth ? &stack->levels[stack->depth - 1] : NULL;
}

static struct html_cell *
last_cell(struct html_level *level)
{
	struct html_row *row = &level->table.rows[level->table.count - 1];

	return &row->cells[row->count - 1];
}

struct html_flow *
html_stack_flow(struct html_stack *stack)
{
	for (size_t i = stack->depth; i; i--)
		if (stack->levels[i - 1].in_cell)
			return &last_cell(&stack->levels[i - 1])->flow;
	return stack->flow;
}

bool
html_stack_is_between(struct html_stack *stack, struct slice text)
{
	struct html_level *level = level_of(stack);

	return level && !level->in_cell && !slice_trim(text).len;
}

void
html_stack_close_cell(struct html_stack *stack)
{
	struct html_level *level = level_of(stack);

	if (level && level->in_cell && !stack->deeper) {
		struct html_flow *flow = &last_cell(level)->flow;

		html_flow_break(flow);
		buffer_free(&flow->words);
		level->in_cell = false;
	}
}

static void
write_table(struct html_stack *stack, struct html_table *table)
{
	struct html_flow *flow = html_stack_flow(stack);

	html_flow_break(flow);
	html_table_write(table, flow);
	flow->soft = flow->count;
	flow->broken = true;
	flow->solid = true;
	memset(table, 0, sizeof(*table));
}

void
html_stack_close_row(struct html_stack *stack)
{
	struct html_level *level = level_of(stack);

	html_stack_close_cell(stack);
	if (!level || stack->deeper)
		return;
	level->in_row = false;
	if (stack->depth == 1 && level->table.count >= TABLE_ROWS) {
		write_table(stack, &level->table);
		arena_free(&stack->scratch);
	}
}

void
html_stack_open_table(struct html_stack *stack)
{
	if (stack->depth == HTML_LEVELS) {
		stack->deeper++;
		return;
	}
	html_flow_break(html_stack_flow(stack));
	memset(&stack->levels[stack->depth++], 0, sizeof(stack->levels[0]));
}

void
html_stack_close_table(struct html_stack *stack)
{
	struct html_table table;

	if (stack->deeper) {
		stack->deeper--;
		return;
	}
	if (!stack->depth)
		return;
	html_stack_close_row(stack);
	table = level_of(stack)->table;
	stack->depth--;
	html_flow_gap(html_stack_flow(stack), stack->number);
	write_table(stack, &table);
	html_flow_gap(html_stack_flow(stack), stack->number);
	if (!stack->depth)
		arena_free(&stack->scratch);
}

void
html_stack_open_row(struct html_stack *stack)
{
	if (stack->deeper)
		return;
	if (!stack->depth)
		html_stack_open_table(stack);
	html_stack_close_row(stack);
	html_table_row(&level_of(stack)->table, &stack->scratch, stack->number);
	level_of(stack)->in_row = true;
}

void
html_stack_open_cell(struct html_stack *stack, struct html_span span)
{
	struct html_level *level = level_of(stack);
	struct html_row *row;
	struct html_cell *cell;

	if (stack->deeper)
		return;
	if (!level || !level->in_row)
		html_stack_open_row(stack);
	html_stack_close_cell(stack);
	level = level_of(stack);
	row = &level->table.rows[level->table.count - 1];
	if (row->count == ROW_CELLS)
		return;
	cell = html_table_cell(row, &stack->scratch);
	cell->columns = span.columns;
	cell->rows = span.rows;
	level->in_cell = true;
}

void
html_stack_end(struct html_stack *stack)
{
	stack->deeper = 0;
	while (stack->depth)
		html_stack_close_table(stack);
}
