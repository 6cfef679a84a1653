#include "report/xpath.h"

#include <stdio.h>
#include <string.h>

#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#include "report/vocabulary.h"

#define X(text) ((const xmlChar *)(text))

/* libxml2 made its errors const in 2.12. */
#if LIBXML_VERSION >= 21200
#define XML_ERROR const xmlError
#else
#define XML_ERROR xmlError
#endif

/* CHECK_ARITY wants these names of the parameters. */
static void
call_word(xmlXPathParserContext *ctxt, int nargs)
{
	const struct xpath *x = ctxt->context->userData;
	xmlChar *key;

	CHECK_ARITY(1);
	key = xmlXPathPopString(ctxt);
	if (key)
		xmlXPathReturnString(ctxt,
			xmlStrdup(
				X(locale_word(x->locale, (const char *)key))));
	xmlFree(key);
}

static void
call_records(xmlXPathParserContext *ctxt, int nargs)
{
	const struct xpath *x = ctxt->context->userData;

	CHECK_ARITY(0);
	xmlXPathReturnString(ctxt, xmlStrdup(X(x->records ? x->records : "")));
}

static void
hear_error(void *context, XML_ERROR *why)
{
	struct xpath *x = context;
	const char *message = why->message ? why->message : "XPath error";

	error_set(&x->heard, "%.*s", (int)strcspn(message, "\n"), message);
}

bool
xpath_open(struct xpath *x, const struct locale *locale, struct error *e)
{
	*x = (struct xpath){.locale = locale};
	x->context = xmlXPathNewContext(NULL);
	if (!x->context)
		return error_set(e, "out of memory");
	x->context->userData = x;
	x->context->error = hear_error;
	xmlXPathContextSetCache(x->context, 1, -1, 0);
	xmlXPathRegisterFunc(x->context, X("word"), call_word);
	xmlXPathRegisterFunc(x->context, X("records"), call_records);
	return true;
}

void
xpath_close(struct xpath *x)
{
	if (x->context)
		xmlXPathFreeContext(x->context);
	*x = (struct xpath){0};
}

static bool
fail(struct xpath *x, const char *source, struct error *e)
{
	error_set(e, "'%s': %s", source,
		x->heard.set ? x->heard.text : "not an XPath expression");
	x->heard = (struct error){0};
	return false;
}

bool
xpath_compile(struct expression *expression, struct xpath *x,
	const char *source, struct error *e)
{
	struct error why = {0};

	expression->source = source;
	if (!vocabulary_check(source, x->locale, &why))
		return error_set(e, "'%s': %s", source, why.text);
	expression->compiled = xmlXPathCtxtCompile(x->context, X(source));
	return expression->compiled ? true : fail(x, source, e);
}

void
xpath_free(struct expression *expression)
{
	if (expression->compiled)
		xmlXPathFreeCompExpr(expression->compiled);
	expression->compiled = NULL;
}

struct _xmlXPathObject *
xpath_evaluate(struct xpath *x, const struct expression *expression,
	const struct focus *focus, struct error *e)
{
	xmlXPathObject *result;

	x->context->doc = focus->node->doc;
	x->context->node = focus->node;
	x->context->proximityPosition = focus->position;
	x->context->contextSize = focus->size;
	result = xmlXPathCompiledEval(expression->compiled, x->context);
	if (result && !x->heard.set)
		return result;
	xmlXPathFreeObject(result);
	fail(x, expression->source, e);
	return NULL;
}
