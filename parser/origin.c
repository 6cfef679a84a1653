#include "parser/origin.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static ptrdiff_t
read_file(struct origin *origin, char *bytes, size_t room, struct error *e)
{
	ssize_t count;

	do
		count = read(origin->file, bytes, room);
	while (count < 0 && errno == EINTR);
	if (count < 0)
		error_set(e, "cannot read: %s", strerror(errno));
	return count;
}

struct origin
origin_of_file(int file)
{
	struct origin origin = {
		.read = read_file, .file = file, .failure = NOTICE_UNREADABLE};
	struct stat st;

	if (!fstat(file, &st) && S_ISREG(st.st_mode) && st.st_size > 0)
		origin.size = (size_t)st.st_size;
	return origin;
}

size_t
origin_fill(struct origin *origin, char *bytes, size_t room, struct error *e)
{
	size_t length = 0;

	while (length < room) {
		ptrdiff_t count = origin->read(
			origin, bytes + length, room - length, e);

		if (count <= 0)
			break;
		length += (size_t)count;
	}
	return length;
}
