# Files are written whole or not at all, whatever happens.
. "$TESTS/tools/cli.sh"

log=$FIXTURES/apache-vs-lighttpd.ko.txt

it 'writes a file with the mode of the umask'
umask 027
run -o a.csv "$log"
umask 022
check test "$(stat -c %a a.csv)" = 640

it 'keeps a link and writes where it leads'
mkdir there
ln -s there/b.csv b.csv
run -o b.csv "$log"
exits 0
check test -L b.csv
file_has there/b.csv 540.14

it 'keeps the old file when a record cannot be read'
echo old >kept.csv
run -o kept.csv no-such.log
exits 2
file_is kept.csv old

it 'leaves no temporary file'
check test "$(find . -name '.abreport*' | wc -l)" = 0

it 'says that standard output is closed'
status=0
"$ABREPORT" "$log" >&- 2>err || status=$?
exits 2
err_lines 1
err_has 'standard output'

it 'says that standard output is full, also when records are streamed'
if test -e /dev/full; then
	for format in text json ndjson; do
		status=0
		"$ABREPORT" -f $format "$log" >/dev/full 2>err || status=$?
		exits 2
		err_is "abreport: cannot write 'standard output': No space left on device"
	done
fi

it 'is quiet when the reader of a pipe has gone'
i=0
while test $i -lt 200; do
	cat "$log"
	i=$((i + 1))
done >long.txt
{ "$ABREPORT" -f ndjson long.txt 2>err || true; } | head -c 1 >/dev/null
err_is ''

it 'writes to a pipe by its name'
mkfifo pipe
cat pipe >through &
run -o pipe -f csv "$log"
wait
exits 0
check test "$(wc -l <through)" = 19

it 'removes what it has begun when it is interrupted'
mkfifo slow
"$ABREPORT" -o c.csv "$log" slow 2>err &
pid=$!
exec 3>slow
kill -TERM $pid
status=0
wait $pid || status=$?
exec 3>&-
exits 143
check test ! -e c.csv
check test "$(find . -name '.abreport*' | wc -l)" = 0
