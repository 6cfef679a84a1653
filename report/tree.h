/*
 * The tree that templates read, built element by element; the door to
 * libxml2's building side. Texts may hold what a hostile log held: a tree
 * takes any bytes and keeps only what is valid in a page. A name or figure
 * that stands inside a sentence is isolated, so that neither its direction
 * nor its marks reach the words around it; it becomes a <bdi> element.
 */
#ifndef REPORT_TREE_H
#define REPORT_TREE_H

#include "parser/buffer.h"
#include "parser/error.h"

struct _xmlDoc; /* libxml2's, known only to the files that are its door */
struct _xmlNode;

struct tree {
	struct _xmlDoc *document;
	struct _xmlNode *root;
};

/* An empty document with a root of this name. */
void tree_new(struct tree *t, const char *root);
void tree_free(struct tree *t);

/* A new last child without content. */
struct _xmlNode *tree_add(struct _xmlNode *parent, const char *name);

/* A new last child with a text, in which isolated parts become <bdi>. */
struct _xmlNode *tree_add_text(
	struct _xmlNode *parent, const char *name, const char *text);

/* Copies of the other's children that have this name. */
void tree_add_copies(struct _xmlNode *parent, const struct _xmlNode *other,
	const char *name);

void tree_attr(struct _xmlNode *node, const char *name, const char *value);
void tree_attr_number(struct _xmlNode *node, const char *name, double number);

/*
 * Add somebody else's words to a text, as an isolated part: cleaned, and cut
 * with an ellipsis where they are longer than a reader would read.
 */
void tree_isolate(struct buffer *text, const char *words);

/* Make the root of an XML document, such as an SVG file, the node's child. */
bool tree_add_xml(struct _xmlNode *parent, struct slice xml, struct error *e);

/* The whole tree as indented XML. */
bool tree_write(struct buffer *out, const struct tree *t, struct error *e);

#endif
