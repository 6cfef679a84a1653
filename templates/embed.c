/*
 * Turns files of templates/ into C, so that the program needs no file beside
 * it: embed templates/report.html templates/words/pl.txt > resources.c. Runs
 * while the program is built and stands alone.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Octal escapes have three digits at most, so what follows never joins in. */
static void
put_byte(int c)
{
	if (c == '\n')
		fputs("\\n\"\n\t\"", stdout);
	else if (c == '"' || c == '\\')
		printf("\\%c", c);
	else if (c == '?' || c >= 0x7f || !isprint(c))
		printf("\\%03o", (unsigned)c);
	else
		putchar(c);
}

static void
put_file(int number, const char *path)
{
	FILE *f = fopen(path, "rb");
	int c;

	if (!f) {
		perror(path);
		exit(1);
	}
	printf("static const char bytes_%d[] =\n\t\"", number);
	while ((c = getc(f)) != EOF)
		put_byte(c);
	puts("\";");
	if (ferror(f) || fclose(f)) {
		perror(path);
		exit(1);
	}
}

static const char *
name_of(const char *path)
{
	return strncmp(path, "templates/", 10) == 0 ? path + 10 : path;
}

int
main(int argc, char **argv)
{
	puts("/* Made by templates/embed.c. */");
	puts("#include \"templates/resource.h\"\n");
	for (int i = 1; i < argc; i++)
		put_file(i, argv[i]);
	puts("\nconst struct resource resources[] = {");
	for (int i = 1; i < argc; i++)
		printf("\t{\"%s\", {bytes_%d, sizeof(bytes_%d) - 1}},\n",
			name_of(argv[i]), i, i);
	if (argc == 1)
		puts("\t{\"\", {\"\", 0}}");
	puts("};");
	printf("const size_t resource_count = %d;\n", argc - 1);
	return fflush(stdout) ? 1 : 0;
}
